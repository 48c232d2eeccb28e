// How much a body or a message may hold: thousands of values in a few bytes each would take long to be checked one by one.

/** Values of all lists and objects together; the longest command has a few hundred. */
const MOST_VALUES = 2000;

/** Whether something that was read from JSON is small enough to be looked at by its shape. */
export function isModest(json: unknown): boolean {
  const open: unknown[] = [json];
  let values = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const inside: readonly unknown[] = Array.isArray(next) ? next : Object.values(next);
    values += inside.length;
    if (values > MOST_VALUES) return false;
    for (const value of inside) if (typeof value === 'object' && value !== null) open.push(value);
  }
  return true;
}
