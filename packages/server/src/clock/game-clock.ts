// Until when each seat may answer: per question, per stage for all, or out of a time bank.
import { type Game, seat as seatIdOf } from '@marshall/rules';
import type { Game as GameRow, Instant, Stretch } from '../store/store.ts';
import type { ArrangementMeta, Summary, Times } from '../table/arrangement.ts';
import { CARETAKER, ledByPeople } from '../table/commanders-in.ts';
import { passed, runsOut, type Stops } from './passing.ts';

const SECOND = 1000;
/** Seconds: quiet hours and days off count where there is at least so much time; a quick game is played in one go. */
const SLOW = 3600;
/** In a stage for all, a player who is asked late still has this part of its time. */
const LATE_SHARE = 10;
/** Of a time bank, a trading round costs nobody more than this part: they wait for others, and nobody knows for whom. */
const TRADE_SHARE = 10;
/** And it lasts nobody longer than this part of a full one: else one trader could hold the others up for all they have. */
const TRADE_LASTS = 4;
/** A bank never holds more than this many times what it began with. */
const FULLEST = 2;

/** What the clock of a game depends on beside the play. */
export interface Around {
  readonly row: Pick<GameRow, 'seats'>;
  readonly meta: ArrangementMeta;
  /** When no server was at work. */
  readonly outages: readonly Stretch[];
}

/** Whether people's own hours count at this table. */
export function isSlow({ clock }: Pick<ArrangementMeta, 'clock'>): boolean {
  return clock !== undefined && clock >= SLOW;
}

/** What is known of the time of the question that is asked now; undefined without a clock. */
export function timesAfter(
  { state }: Game,
  around: Around,
  now: Instant,
  previous: Summary | undefined,
): Pick<Summary, 'question' | 'deadline' | 'times' | 'before'> | undefined {
  const { question, cycle, stage } = state;
  if (around.meta.clock === undefined || question === undefined) return undefined;
  const last = openIn(previous);
  const { before } = previous ?? {};
  // What an undo brings back has the time that was left for it.
  if (last?.question !== question.id && before?.question === question.id) return before;
  // Who is still waited for while players trade is known to nobody else, so everybody's time runs to the end of it.
  const trade = question.kind === 'trade';
  const running = [...(trade ? question.of : question.waiting)];
  if (last?.question === question.id) {
    const stageNow = last.times?.stage && { stage: stageAfter(state, last.times.stage.key, now, previous) };
    const times = last.times && { ...counted(last.times, running, around, now), running, ...stageNow };
    return { ...last, ...(times && { times }), ...(before && { before }) };
  }
  const key = `${cycle}.${stage ?? 0}`;
  const times: Times = {
    asked: now,
    running,
    ...(around.meta.clockKind === 'stage' ? { stage: stageAfter(state, key, now, previous) } : {}),
    ...(around.meta.clockKind === 'bank'
      ? { banks: banksAfter(last?.times, around, now), ...(trade && { trade }) }
      : {}),
  };
  return { question: question.id, times, ...(last === undefined ? {} : { before: last }) };
}

/** The stage under way: when it began, and who has left the game or their seat since then. */
function stageAfter(
  { leaders = {}, seats }: Game['state'],
  key: string,
  now: Instant,
  previous: Summary | undefined,
): NonNullable<Times['stage']> {
  const known = previous?.times?.stage;
  if (known?.key !== key) return { key, at: now };
  const left: Record<string, Instant> = {};
  for (const [seat, { out }] of Object.entries(seats)) {
    const leads = leaders[seatIdOf(seat)] !== CARETAKER && out === undefined;
    const led = previous?.leaders?.[seat] !== CARETAKER && previous?.out?.includes(seat) !== true;
    const at = known.left?.[seat] ?? (led ? now : undefined);
    if (!leads && at !== undefined) left[seat] = at;
  }
  return { key, at: known.at, ...(Object.keys(left).length === 0 ? {} : { left }) };
}

function openIn(summary: Summary | undefined): Summary['before'] {
  if (summary?.question === undefined) return undefined;
  const { question, deadline, times } = summary;
  return { question, ...(deadline === undefined ? {} : { deadline }), ...(times === undefined ? {} : { times }) };
}

/** Notes what those have used who need not answer for now; one who takes an answer back goes on from there. */
function counted(times: Times, running: readonly string[], around: Around, now: Instant): Times {
  if (times.banks === undefined) return times;
  const [spent, since] = [{ ...times.spent }, { ...times.since }];
  for (const seat of times.running) if (!running.includes(seat)) spent[seat] = spentBy(seat, times, around, now);
  for (const seat of running) if (!times.running.includes(seat)) since[seat] = now;
  return { ...times, spent, since };
}

/** How much of its time a seat has used for a question so far. */
function spentBy(seat: string, times: Times, around: Around, now: Instant): number {
  const { asked, running, spent, since } = times;
  const before = spent?.[seat] ?? 0;
  return running.includes(seat) ? before + passed(since?.[seat] ?? asked, now, stopsOf(seat, around)) : before;
}

/** What is in the banks when a question is settled: less what each has used, and more by what an answer brings. */
function banksAfter(times: Times | undefined, around: Around, now: Instant): Readonly<Record<string, number>> {
  if (times?.banks === undefined) return {};
  const { clock = 0, increment = 0 } = around.meta;
  const full = clock * SECOND;
  const left = { ...times.banks };
  for (const seat of new Set([...times.running, ...Object.keys(times.spent ?? {})])) {
    // Time that was voted for is everybody's gift.
    const used = Math.max(0, spentBy(seat, times, around, now) - extraSince(times.asked, around));
    const due = times.trade === true ? Math.min(used, full / TRADE_SHARE) : used;
    const had = (times.banks[seat] ?? full) + increment * SECOND;
    left[seat] = Math.min(FULLEST * full, Math.max(0, had - due));
  }
  return left;
}

/** How much time a seat has for what is asked now, by the clock alone; undefined without one. */
export function allowanceOf(
  seat: string,
  { times }: Pick<Summary, 'times'>,
  { clock, clockKind, increment = 0 }: ArrangementMeta,
): number | undefined {
  if (clock === undefined) return undefined;
  const whole = clock * SECOND;
  if (clockKind !== 'bank') return whole;
  const left = (times?.banks?.[seat] ?? whole) + increment * SECOND;
  return times?.trade === true ? Math.min(left, whole / TRADE_LASTS) : left;
}

/** What a deadline follows from. */
type Known = Pick<Summary, 'times' | 'deadline' | 'leaders' | 'out'>;

/** Until when a seat may answer the question that is open; undefined without a clock. */
export function deadlineOf(seat: string, known: Known, around: Around): Instant | undefined {
  const { clockKind } = around.meta;
  const { times, deadline } = known;
  const allowed = allowanceOf(seat, known, around.meta);
  if (allowed === undefined || times === undefined) return deadline;
  const { asked, stage, spent, since } = times;
  const stops = stopsOf(seat, around);
  if (clockKind !== 'stage' || stage === undefined) {
    const left = allowed + extraSince(asked, around) - (spent?.[seat] ?? 0);
    return runsOut(since?.[seat] ?? asked, Math.max(0, left), stops);
  }
  const late = (from: Instant) => runsOut(from, allowed / LATE_SHARE, stops);
  const whole = allowed + extraSince(stage.at, around);
  const end = (name: string) => runsOut(stage.at, whole, stopsOf(name, around));
  const ends = ledByPeople(around.row, known).map((each) => end(each.seat));
  // The others had the time of somebody who leaves in the middle of a rest: they are not late at once.
  const gone = around.row.seats.flatMap(({ seat: name, account }) => {
    const at = stage.left?.[name] ?? (account === undefined ? around.meta.rested?.[name]?.until : undefined);
    return at === undefined || at <= stage.at ? [] : [Math.min(end(name), late(at))];
  });
  return Math.max(...ends, ...gone, late(asked));
}

/** The latest instant until which one of these seats may answer. */
export function latestOf(seats: readonly string[], summary: Known, around: Around): Instant | undefined {
  const all = seats.flatMap((seat) => deadlineOf(seat, summary, around) ?? []);
  return all.length === 0 ? summary.deadline : Math.max(...all);
}

/** What the others have voted to add since an instant. */
function extraSince(at: Instant, { meta: { extra = [] } }: Around): number {
  return extra.reduce((sum, each) => (each.at >= at ? sum + each.millis : sum), 0);
}

function stopsOf(seat: string, { row, meta, outages }: Around): Stops {
  const account = row.seats.find((each) => each.seat === seat)?.account;
  const habits = account !== undefined && isSlow(meta) ? meta.habits?.[account] : undefined;
  const rested = isSlow(meta) ? meta.rested?.[seat] : undefined;
  return { habits, rested, stretches: [...(meta.pauses ?? []), ...outages] };
}
