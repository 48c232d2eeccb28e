// What the tests of the rules import from vitest, for running single tests again and again in one process.
import { chai, customMatchers, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

/** The matchers belong to the one chai of the process; this file may be read more than once. */
if (globalThis.__matchers === undefined) {
  globalThis.__matchers = true;
  chai.use(JestExtend);
  chai.use(JestChaiExpect);
  chai.use(JestAsymmetricMatchers);
  chai.expect.extend(chai.expect, customMatchers);
}

export const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect);
export const expectTypeOf = () =>
  new Proxy(() => undefined, { get: () => expectTypeOf(), apply: () => expectTypeOf() });

/** The tests that were declared, in order. */
export const declared = { tests: [] };

const path = [];

export function test(title, second, third) {
  const run = typeof second === 'function' ? second : third;
  declared.tests.push({ title: [...path, title].join(' > '), run });
}

export function describe(title, body) {
  path.push(title);
  body();
  path.pop();
}

const each =
  (declare) =>
  (rows, ...values) => {
    if (values.length > 0 || !Array.isArray(rows)) throw new Error('A table in a template is not understood here.');
    return (title, second, third) => {
      const run = typeof second === 'function' ? second : third;
      for (const [index, row] of rows.entries()) {
        const args = Array.isArray(row) ? row : [row];
        declare(`${named(title, row)} #${index}`, () => run(...args));
      }
    };
  };

/** As in '$name: as it was recorded'. */
function named(title, row) {
  return title.replace(/\$(\w+)/g, (text, key) => String(row?.[key] ?? text));
}

test.each = each(test);
describe.each = each(describe);
export const it = test;
for (const hook of ['only', 'skip', 'todo']) {
  test[hook] = () => {
    throw new Error(`test.${hook} has no place in a proof.`);
  };
}
export const beforeEach = () => undefined;
export const afterEach = () => undefined;
