// What the rewritten code calls: switches of mutants, weights of changes, and the clock of loops.

/** Puts the probes where the program finds them. `at` says what is on and keeps what was met. */
export function installProbes(count) {
  const at = { on: -1, met: new Uint8Array(count), files: new Set(), stopAfter: Number.POSITIVE_INFINITY };
  let ticks = 0;
  const tick = () => {
    ticks += 1;
    if ((ticks & 0x3ff) === 0 && spent() > at.stopAfter)
      throw new Error('It takes far longer than without the mutant.');
  };
  const note = (id, differs) => {
    if (differs) at.met[id] = 1;
  };
  Object.assign(globalThis, {
    __tick: tick,
    __in: (file) => at.files.add(file),
    __mutant: (id) => {
      tick();
      at.met[id] = 1;
      return id === at.on;
    },
    __unless: (id, value, constant) => {
      note(id, Boolean(value) !== constant);
      return value;
    },
    __default: (id, left, right) => {
      note(id, left === undefined || left === null);
      return left ?? right();
    },
    __weigh: (id, left, right, operator, other) => {
      const value = OPERATORS[operator](left, right);
      note(id, !Object.is(value, OPERATORS[other](left, right)));
      return value;
    },
    __number: (id, left, right, operator, otherLeft = left, otherRight = right) => {
      const value = OPERATORS[operator](left, right);
      note(id, !Object.is(value, OPERATORS[operator](otherLeft, otherRight)));
      return value;
    },
    __logic: (id, left, right, operator, isTested) => {
      const isDecided = operator === '&&' ? !left : Boolean(left);
      // What the other operator gives: the right side where this one stops at the left, and the other way round.
      const value = isDecided ? left : right();
      const changed = isDecided ? attempt(() => ({ value: right() })) : { value: left };
      const isAlike = isTested ? Boolean(value) === Boolean(changed?.value) : Object.is(value, changed?.value);
      note(id, changed === undefined || !isAlike);
      return value;
    },
    __both: (id, object, name, other, ...given) => {
      const changed = attempt(() => (other === 'slice' ? [...object] : object[other](...given)));
      const value = object[name](...given);
      note(id, !isSame(value, changed));
      return value;
    },
  });
  return at;
}

/** Milliseconds of work so far: other work on the machine takes nothing from a mutant's budget. */
export function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const OPERATORS = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '===': (left, right) => left === right,
  '!==': (left, right) => left !== right,
  '%': (left, right) => left % right,
};

function attempt(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function isSame(value, changed) {
  if (!Array.isArray(value) || !Array.isArray(changed)) return Object.is(value, changed);
  return value.length === changed.length && value.every((one, index) => Object.is(one, changed[index]));
}
