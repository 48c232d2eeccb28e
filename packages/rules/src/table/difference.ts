// What differs between events that were written down and those that a referee gives now.
import type { GameEvent } from '../game.ts';
import { type Remark, remark } from '../referee/remark.ts';
import { canonical, factsIn } from './game-file.ts';

/** What differs first between recorded and true events. */
export function difference(recorded: readonly GameEvent[], real: readonly GameEvent[]): Remark | undefined {
  for (let i = 0; i < Math.max(recorded.length, real.length); i++) {
    const a = recorded[i];
    const b = real[i];
    if (a === undefined || b === undefined)
      return remark('events-number', { written: recorded.length, made: real.length });
    if (factsIn(a) === factsIn(b)) continue;
    if (b.type === 'rolled' && a.type === 'rolled' && 'value' in a && a.value !== b.value)
      return remark('draw-value', { draw: b.draw, name: b.name, written: shown(a.value), gave: b.value });
    if ('draw' in b && 'name' in a && a.type === b.type && a.name !== b.name)
      return remark('draw-named', { draw: b.draw, written: shown(a.name), name: shown(b.name) });
    const fact = factThatDiffers(a, b);
    // Only what is hidden in a shuffle came from the dice.
    if ('draw' in b && a.type === b.type && fact.fact !== 'secret')
      return remark('draw-fact', { draw: b.draw, name: b.name, ...fact });
    if ('draw' in b) return remark('draw-order', { draw: b.draw, name: b.name });
    if (a.type !== b.type) return remark('event-kind', { number: i + 1, written: a.type, made: b.type });
    return remark('event-fact', { number: i + 1, event: a.type, ...fact });
  }
  return undefined;
}

/** The first fact of a recorded event that differs from the true one. */
function factThatDiffers(recorded: GameEvent, real: GameEvent) {
  const a: Readonly<Record<string, unknown>> = { ...recorded };
  const b: Readonly<Record<string, unknown>> = { ...real };
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => name !== 'clauses');
  const name = names.find((fact) => canonical(a[fact] ?? null) !== canonical(b[fact] ?? null)) ?? '';
  const [written, made] = [a[name], b[name]].map((fact) => (fact === undefined ? undefined : shown(fact)));
  return { fact: cut(name), written, made };
}

/** A fact from outside as text, in one line and cut, so that a sentence stays one. */
export function shown(fact: unknown): string {
  return cut(canonical(fact) ?? '');
}

/** A name from outside, likewise. */
export function cut(name: string): string {
  const line = name.replace(/\s+/g, ' ');
  return line.length <= 60 ? line : `${line.slice(0, 60)}...`;
}
