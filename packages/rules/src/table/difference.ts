// What differs between events that were written down and those that a referee gives now.
import type { GameEvent } from '../game.ts';
import { canonical, factsIn } from './game-file.ts';

/** What differs first between recorded and true events. */
export function difference(recorded: readonly GameEvent[], real: readonly GameEvent[]): string | undefined {
  for (let i = 0; i < Math.max(recorded.length, real.length); i++) {
    const a = recorded[i];
    const b = real[i];
    if (a === undefined || b === undefined) return `it has ${recorded.length} events instead of ${real.length}.`;
    if (factsIn(a) === factsIn(b)) continue;
    if (b.type === 'rolled' && a.type === 'rolled' && a.value !== b.value)
      return `draw ${b.draw} (${b.name}) is written as ${a.value}, and the dice gave ${b.value}.`;
    if ('draw' in b && 'name' in a && a.type === b.type && a.name !== b.name)
      return `draw ${b.draw} is called ${shown(a.name)}, and its name is ${shown(b.name)}.`;
    if (b.type === 'rolled' && a.type === 'rolled') return `draw ${b.draw} (${b.name}) has ${factThatDiffers(a, b)}.`;
    if ('draw' in b) return `draw ${b.draw} (${b.name}) is not what the dice gave.`;
    if (a.type !== b.type) return `event ${i + 1} is ${a.type} instead of ${b.type}.`;
    return `event ${i + 1} (${a.type}) has ${factThatDiffers(a, b)}.`;
  }
  return undefined;
}

/** The first fact of a recorded event that differs from the true one. */
function factThatDiffers(recorded: GameEvent, real: GameEvent): string {
  const [a, b]: Readonly<Record<string, unknown>>[] = [{ ...recorded }, { ...real }];
  const names = [...new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})])].filter((name) => name !== 'clauses');
  const name = names.find((fact) => canonical(a?.[fact] ?? null) !== canonical(b?.[fact] ?? null)) ?? '';
  return `${name} ${shown(a?.[name])} instead of ${shown(b?.[name])}`;
}

function shown(fact: unknown): string {
  const text = fact === undefined ? 'nothing' : canonical(fact);
  return text.length <= 60 ? text : `${text.slice(0, 60)}...`;
}
