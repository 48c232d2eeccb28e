// What a run of mutants is asked for.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

const text = { type: 'string', default: '' };
const OPTIONS = {
  size: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '7' },
  budget: { type: 'string', default: '20' },
  workers: { type: 'string', default: String(Math.min(4, availableParallelism())) },
  files: text,
  tests: text,
  goal: { type: 'string', default: '90' },
  report: text,
  times: text,
  reach: { type: 'boolean', default: false },
  again: text,
  from: { type: 'string', default: '0' },
  to: text,
  measured: text,
};
const NUMBERS = ['size', 'seed', 'budget', 'workers', 'goal', 'from', 'to'];

/** The options of a command line, or the sentence that says what is wrong with it. */
export function optionsIn(args) {
  let values;
  try {
    ({ values } = parseArgs({ args, options: OPTIONS }));
  } catch (error) {
    return { sentence: `${error.message.split('. ')[0]}. There are: ${named(Object.keys(OPTIONS))}.` };
  }
  const wrong = NUMBERS.find((name) => values[name] !== '' && !/^\d+(\.\d+)?$/.test(values[name]));
  return wrong === undefined ? { values } : { sentence: `--${wrong} takes a number, not '${values[wrong]}'.` };
}

const named = (names) => names.map((name) => `--${name}`).join(', ');
