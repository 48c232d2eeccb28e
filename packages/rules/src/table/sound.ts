// How far a log from outside can be trusted: every command is performed again, on the draws that the log itself records.
// Without the secret nobody can say whether the dice were honest, but whether the referee would have come here is certain.
import { DrawMismatch, type RecordedDraw, recordedStream } from '../dice/index.ts';
import { type GameEvent, rulebookOf } from '../game.ts';
import { asToday } from '../referee/older.ts';
import { type Cause, causeOf } from '../referee/refusal.ts';
import { type Remark, remark } from '../referee/remark.ts';
import type { Rulebook } from '../rulebook.ts';
import { type Entry, editionIn, factsIn, followedIn, type GameFile, lateIn, leaderIn, timeIn } from './game-file.ts';
import { changeLeader, type GameTable, startTable, take, undo } from './table.ts';

export interface Soundness {
  /** The number of entries, from the first, whose events are what the referee makes of their commands. */
  readonly entries: number;
  /** Why the next one is not; undefined where all are. */
  readonly why: Remark | undefined;
}

/** Performs the commands of a file again on its own draws; ends at the first entry that the referee would not have written. */
export function soundnessOf(file: GameFile): Soundness {
  let draws: RecordedDraw[] = [];
  const rulebook = rulebookOf(file.setup.options);
  const stream = recordedStream(() => draws.shift());
  let table: GameTable | undefined;
  for (const [i, entry] of file.entries.entries()) {
    draws = entry.events.flatMap(drawOf);
    const found = again(() => {
      if (table !== undefined) return entryAgain(table, entry);
      if (entry.seat !== undefined || entry.command !== undefined) return remark('unsound-opening');
      const started = startTable(file.setup, stream);
      if (!started.ok) return causeOf(started.refusal);
      table = started.value;
      return table.entries[0]?.events ?? [];
    });
    const because = 'message' in found ? found : whyNotSame(entry.events, found, draws.length, rulebook);
    if (because !== undefined) return { entries: i, why: remark('unsound', { entry: i + 1, because }) };
    // Only the last entry is looked at.
    if (table !== undefined) table.entries.length = 0;
  }
  return { entries: file.entries.length, why: undefined };
}

/** The events that a command has now, or why it has none. */
type Found = readonly GameEvent[] | Cause | Remark;

function entryAgain(table: GameTable, entry: Entry): Found {
  const { seat, command, events } = entry;
  const led = leaderIn(entry);
  const leads = led === undefined ? undefined : changeLeader(table, led.seat, led.by);
  if (leads !== undefined) return [leads];
  if (seat === undefined || command === undefined) return remark('nobody-commanded');
  if (command.type === 'undo') {
    const numbered = events.some((event) => 'asked' in event);
    const undone = undo(table, seat, numbered);
    return undone.ok ? [undone.value] : causeOf(undone.refusal);
  }
  const taken = take(table, seat, command, undefined, {
    edition: editionIn(events) ?? table.game.state.edition,
    timeCalled: timeIn(events),
    followed: followedIn(events),
    late: lateIn(events),
  });
  return taken.ok ? taken.value : causeOf(taken.refusal);
}

/** Runs the referee on draws from outside, which may be none that it can use. */
function again(work: () => Found): Found {
  try {
    return work();
  } catch (error) {
    if (error instanceof DrawMismatch) return remark('unsound-draws');
    throw error;
  }
}

function whyNotSame(
  written: readonly GameEvent[],
  made: readonly GameEvent[],
  unused: number,
  rulebook: Rulebook,
): Remark | undefined {
  const recorded = asToday(written, rulebook);
  if (unused > 0) return remark('unused-draw');
  if (recorded.length !== made.length) return remark('events-number', { written: recorded.length, made: made.length });
  const at = recorded.findIndex((event, i) => factsIn(event) !== factsIn(made[i] ?? event));
  const other = recorded[at];
  return other === undefined ? undefined : remark('event-other', { number: at + 1, event: other.type });
}

/** What a log says was drawn, whatever it says. */
function drawOf(event: GameEvent): RecordedDraw[] {
  if (event.type === 'rolled') return [{ drawn: event.drawn, gave: { value: event.value } }];
  if (event.type !== 'deck-shuffled' && event.type !== 'permuted') return [];
  const secret: unknown = event.secret;
  const bank = isObject(secret) ? secret.bank : undefined;
  return [{ drawn: event.drawn, gave: { order: isObject(bank) ? bank.order : undefined } }];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
