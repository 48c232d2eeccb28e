// Checks a finished game: the promise about its dice, and every command performed again, draw by draw.
import { commit, mixSeed, openStream } from '../dice/index.ts';
import type { GameEvent } from '../game.ts';
import { canonical, eventsOf, factsIn, type GameFile, hashOf } from './game-file.ts';
import { startTable, take, undo } from './table.ts';

export interface Verdict {
  readonly ok: boolean;
  /** One sentence: that all is well, or what differs first. */
  readonly sentence: string;
  readonly hash: string;
  readonly draws: number;
}

/** Whether a file's secret matches its promise, and its commands on that chance give its events. */
export function verify(file: GameFile): Verdict {
  const events = eventsOf(file);
  const hash = hashOf(file.setup, events);
  const draws = events.filter((event) => 'draw' in event).length;
  const verdict = (ok: boolean, sentence: string): Verdict => ({ ok, sentence, hash, draws });
  if (file.secret === undefined)
    return verdict(false, 'The secret of the dice is not in the file; it opens when the game is over.');
  if (commit(file.secret) !== file.setup.commitment)
    return verdict(false, 'The secret does not match the hash that was published before the game.');

  const { seats, contributions } = file.setup;
  if (seats.length !== contributions.length || seats.some((seat, i) => contributions[i]?.seat !== seat))
    return verdict(
      false,
      'The dice lack the contribution of a seat, or have one of somebody else: each seat gives one, in seat order.',
    );

  const stream = openStream(mixSeed(file.secret, file.setup.contributions));
  const [opening, ...rest] = file.entries;
  let citedOtherwise = 0;
  const compare = (recorded: readonly GameEvent[], real: readonly GameEvent[]): string | undefined => {
    citedOtherwise += recorded.filter((event, i) => canonical(event.clauses) !== canonical(real[i]?.clauses)).length;
    return difference(recorded, real);
  };
  const started = startTable(file.setup, stream);
  if (!started.ok) return verdict(false, `The set-up is refused: ${started.refusal.sentence}`);
  const table = started.value;
  if (opening === undefined || opening.seat !== undefined || opening.command !== undefined)
    return verdict(false, 'The first entry must be the opening, which nobody commands.');
  const first = compare(opening.events, table.entries[0]?.events ?? []);
  if (first !== undefined) return verdict(false, `The opening differs: ${first}`);
  for (const [i, entry] of rest.entries()) {
    if (entry.seat === undefined || entry.command === undefined)
      return verdict(false, `Entry ${i + 2} has no command.`);
    const result =
      entry.command.type === 'undo'
        ? undo(
            table,
            entry.seat,
            entry.events.some((event) => 'asked' in event),
          )
        : take(table, entry.seat, entry.command);
    if (!result.ok)
      return verdict(
        false,
        `Entry ${i + 2} (${entry.seat}: ${entry.command.type}) is refused by ${result.refusal.clause}: ${result.refusal.sentence}`,
      );
    const differs = compare(entry.events, Array.isArray(result.value) ? result.value : [result.value as GameEvent]);
    if (differs !== undefined)
      return verdict(false, `Entry ${i + 2} (${entry.seat}: ${entry.command.type}) differs: ${differs}`);
  }
  if (table.game.state.ended === undefined)
    return verdict(false, 'The game is not over, yet its secret is open: entries are missing at the end.');
  const note = citedOtherwise === 0 ? '' : ` ${citedOtherwise} events cite other clauses than this program does.`;
  return verdict(true, `All ${rest.length} commands and ${draws} draws are as they must be.${note}`);
}

/** What differs first between recorded and true events. */
function difference(recorded: readonly GameEvent[], real: readonly GameEvent[]): string | undefined {
  for (let i = 0; i < Math.max(recorded.length, real.length); i++) {
    const a = recorded[i];
    const b = real[i];
    if (a === undefined || b === undefined) return `it has ${recorded.length} events instead of ${real.length}.`;
    if (factsIn(a) === factsIn(b)) continue;
    if (b.type === 'rolled' && a.type === 'rolled')
      return `draw ${b.draw} (${b.name}) is written as ${a.value}, and the dice gave ${b.value}.`;
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
