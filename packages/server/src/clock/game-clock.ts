// Until when each seat may answer: per question, per stage for all, or out of a time bank.
import type { Game } from '@marshall/rules';
import type { Game as GameRow, Instant, Stretch } from '../store/store.ts';
import type { ArrangementMeta, Summary, Times } from '../table/arrangement.ts';
import { ledByPeople } from '../table/commanders-in.ts';
import { passed, runsOut, type Stops } from './passing.ts';

const SECOND = 1000;
/** Seconds: quiet hours and days off count where there is at least so much time; a quick game is played in one go. */
const SLOW = 3600;
/** In a stage for all, a player who is asked late still has this part of its time. */
const LATE_SHARE = 10;
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
  const running = [...(question.kind === 'trade' ? question.of : question.waiting)];
  if (last?.question === question.id) {
    const times = last.times && { ...charged(last.times, running, around, now), running };
    return { ...last, ...(times && { times }), ...(before && { before }) };
  }
  const key = `${cycle}.${stage ?? 0}`;
  const known = last?.times?.stage;
  const banks = last?.times === undefined ? {} : charged(last.times, [], around, now).banks;
  const times: Times = {
    asked: now,
    running,
    ...(around.meta.clockKind === 'stage' ? { stage: known?.key === key ? known : { key, at: now } } : {}),
    ...(around.meta.clockKind === 'bank' ? { banks: banks ?? {} } : {}),
  };
  return { question: question.id, times, ...(last === undefined ? {} : { before: last }) };
}

function openIn(summary: Summary | undefined): Summary['before'] {
  if (summary?.question === undefined) return undefined;
  const { question, deadline, times } = summary;
  return { question, ...(deadline === undefined ? {} : { deadline }), ...(times === undefined ? {} : { times }) };
}

/** Takes what those have used who need no longer answer out of their banks, and puts in what each answer brings. */
function charged(times: Times, running: readonly string[], around: Around, now: Instant): Times {
  const { banks } = times;
  const { clock = 0, increment = 0 } = around.meta;
  if (banks === undefined) return times;
  const left = { ...banks };
  const kept = { ...times.had };
  // Somebody who takes an answer back has what they had.
  for (const seat of running) {
    const before = kept[seat];
    if (before === undefined || times.running.includes(seat)) continue;
    left[seat] = before;
    delete kept[seat];
  }
  for (const seat of times.running) {
    if (running.includes(seat)) continue;
    const before = banks[seat] ?? clock * SECOND;
    // Time that was voted for is used up before their own.
    const had = before + increment * SECOND + extraSince(times.asked, around);
    const used = passed(times.asked, now, stopsOf(seat, around));
    kept[seat] = before;
    left[seat] = Math.min(FULLEST * clock * SECOND, Math.max(0, had - used));
  }
  return { ...times, banks: left, ...(Object.keys(kept).length === 0 ? {} : { had: kept }) };
}

/** Until when a seat may answer the question that is open; undefined without a clock. */
export function deadlineOf(
  seat: string,
  { times, deadline, leaders, out }: Pick<Summary, 'times' | 'deadline' | 'leaders' | 'out'>,
  around: Around,
): Instant | undefined {
  const { clock, clockKind, increment = 0 } = around.meta;
  if (clock === undefined || times === undefined) return deadline;
  const { asked, stage, banks } = times;
  const allowed = clock * SECOND;
  if (clockKind === 'bank')
    return runsOut(
      asked,
      (banks?.[seat] ?? allowed) + increment * SECOND + extraSince(asked, around),
      stopsOf(seat, around),
    );
  if (clockKind !== 'stage' || stage === undefined)
    return runsOut(asked, allowed + extraSince(asked, around), stopsOf(seat, around));
  const people = ledByPeople(around.row, { leaders, out });
  const whole = allowed + extraSince(stage.at, around);
  const ends = people.map((each) => runsOut(stage.at, whole, stopsOf(each.seat, around)));
  return Math.max(...ends, runsOut(asked, allowed / LATE_SHARE, stopsOf(seat, around)));
}

/** The latest instant until which one of these seats may answer. */
export function latestOf(
  seats: readonly string[],
  summary: Pick<Summary, 'times' | 'deadline' | 'leaders' | 'out'>,
  around: Around,
): Instant | undefined {
  const all = seats.flatMap((seat) => deadlineOf(seat, summary, around) ?? []);
  return all.length === 0 ? summary.deadline : Math.max(...all);
}

/** What the others have voted to add since an instant. */
function extraSince(at: Instant, { meta: { extra = [] } }: Around): number {
  return extra.reduce((sum, each) => (each.at >= at ? sum + each.millis : sum), 0);
}

function stopsOf(seat: string, { row, meta, outages }: Around): Stops {
  const account = row.seats.find((each) => each.seat === seat)?.account;
  const own = account !== undefined && isSlow(meta) ? account : '';
  // Habits hold from when they were said: what stood still before that stays so.
  const { until: since, stretches = [] } = meta.rested?.[own] ?? {};
  return { habits: meta.habits?.[own], since, stretches: [...stretches, ...(meta.pauses ?? []), ...outages] };
}
