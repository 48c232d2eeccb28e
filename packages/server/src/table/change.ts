// What an append changes beside the log: who the game waits for, until when, and what the lobby says of it.
import type { Game, GameEvent, Led } from '@marshall/rules';
import { type Around, deadlineOf, latestOf, timesAfter } from '../clock/game-clock.ts';
import type { GameChange, Game as GameRow, Instant } from '../store/store.ts';
import type { Summary } from './arrangement.ts';
import { commandersIn } from './commanders-in.ts';
import { writeQuestions } from './kept-question.ts';
import { newsAfter } from './news.ts';
import { pastAfter } from './past.ts';

/** After this many milliseconds another process plays for computer commanders whose own has died. */
export const COMMANDER_GRACE = 10_000;

/** So many changes of leaders are remembered; the first ones and the last ones tell the most. */
const MOST_LED = 60;

/** Who did what led to a position, as far as presence and absence go. */
export interface Done {
  /** The seat whose person acted. */
  readonly acted?: string | undefined;
  /** The seat whose deadline went by. */
  readonly missed?: string | undefined;
  /** How many entries there are then. */
  readonly sequence?: number;
  /** What happened, and whether it can be taken back. */
  readonly events?: readonly GameEvent[];
  readonly undoable?: boolean;
  /** Who leads a seat from now on. */
  readonly led?: { readonly seat: string; readonly by: Led } | undefined;
}

/** What the lobby says of a position that is reached at an instant of the store's clock. */
export function summaryOf(
  game: Game,
  around: Around,
  now: Instant,
  previous: Summary | undefined,
  done: Done = {},
): Summary {
  const { question, ended, cycle, stage, leaders } = game.state;
  const summary: Writable<Summary> = { edition: game.state.edition, cycle };
  if (stage !== undefined) summary.stage = stage;
  if (leaders !== undefined) summary.leaders = { ...leaders };
  const out = Object.entries(game.state.seats).flatMap(([seat, { out: gone }]) => (gone === undefined ? [] : [seat]));
  if (out.length > 0) summary.out = out;
  Object.assign(summary, timesAfter(game, around, now, previous));
  const deadline = question === undefined ? undefined : latestOf(question.of, summary, around);
  if (deadline !== undefined) summary.deadline = deadline;
  const missed = missedAfter(previous?.missed, done);
  if (missed !== undefined) summary.missed = missed;
  const led = ledAfter(previous?.led, done, around, cycle, now);
  if (led !== undefined) summary.led = led;
  const waits = waitsAfter(question?.waiting ?? [], previous?.waits, done, now);
  if (waits !== undefined) summary.waits = waits;
  if (question?.kind === 'trade')
    summary.trading =
      previous?.trading?.question === question.id
        ? previous.trading
        : { question: question.id, at: now, of: [...question.of] };
  if (around.meta.clock === undefined) {
    const acts = actsAfter(previous?.acts, done, now);
    if (acts !== undefined) summary.acts = acts;
  }
  if (ended !== undefined) summary.ended = previous?.ended ?? { how: ended.how, winners: ended.winners, at: now };
  const { delay } = around.meta;
  if (delay > 0 && done.sequence !== undefined)
    summary.past = pastAfter(previous?.past, now, done.sequence, delay * 1000);
  summary.news = newsAfter(game, previous?.news, done.events ?? [], done.undoable);
  return summary;
}

/** Since when each seat is waited for: others who act meanwhile change nothing about it (notices/wishes.ts). */
function waitsAfter(
  waiting: readonly string[],
  before: Summary['waits'],
  { acted }: Done,
  now: Instant,
): Summary['waits'] {
  if (waiting.length === 0) return undefined;
  const waits: NonNullable<Summary['waits']> = {};
  for (const seat of waiting) {
    const known = before?.[seat];
    waits[seat] = known === undefined ? { at: now } : acted === seat ? { at: now, again: true } : known;
  }
  return waits;
}

/** When the person of each seat last did anything: also that they lead it again. */
function actsAfter(before: Summary['acts'], { acted, led }: Done, now: Instant): Summary['acts'] {
  const seat = acted ?? (led?.by === 'player' || led?.by === 'substitute' ? led.seat : undefined);
  return seat === undefined ? before : { ...before, [seat]: now };
}

/** Put together member by member, as every command does it. */
type Writable<T> = { -readonly [K in keyof T]: T[K] };

function missedAfter(before: Summary['missed'], { acted, missed, led }: Done): Summary['missed'] {
  if (before === undefined && missed === undefined) return undefined;
  const counts = { ...before };
  for (const seat of [acted, led?.seat]) if (seat !== undefined) delete counts[seat];
  if (missed !== undefined) counts[missed] = (counts[missed] ?? 0) + 1;
  return Object.keys(counts).length === 0 ? undefined : counts;
}

function ledAfter(before: Summary['led'], { led }: Done, { row }: Around, cycle: number, at: Instant): Summary['led'] {
  if (led === undefined) return before;
  const { seat, by } = led;
  const account = by === 'caretaker' ? undefined : row.seats.find((each) => each.seat === seat)?.account;
  const all = [...(before ?? []), { seat, by, ...(account === undefined ? {} : { account }), cycle, at }];
  return all.length <= MOST_LED ? all : [...all.slice(0, MOST_LED / 2), ...all.slice(1 - MOST_LED / 2)];
}

/** What the store is told with the entry that led to this position; `acted` where a person did. */
export function changeOf(
  game: Game,
  row: GameRow,
  summary: Summary,
  around: Around,
  now: Instant,
  acted: boolean,
): GameChange {
  const asked = writeQuestions(game);
  const due = dueOf(row, summary, around, Object.keys(asked), now);
  const status = summary.ended === undefined ? 'running' : 'finished';
  const waiting = due === undefined ? { asked } : { asked, due };
  const change: Writable<GameChange> = { summary: JSON.stringify(summary), waiting, acted };
  if (status !== row.status) change.status = status;
  return change;
}

/** When the game is to be looked at again: where commanders are waited for soon, else when the first deadline passes. */
export function dueOf(
  row: Pick<GameRow, 'seats'>,
  summary: Summary,
  around: Around,
  waiting: readonly string[],
  now: Instant,
): Instant | undefined {
  const commanders = commandersIn(row, summary.leaders);
  const instants = waiting.flatMap((seat) =>
    commanders.includes(seat) ? [now + COMMANDER_GRACE] : (deadlineOf(seat, summary, around) ?? []),
  );
  return instants.length === 0 ? undefined : Math.min(...instants);
}
