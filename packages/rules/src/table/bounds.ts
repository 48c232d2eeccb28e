// What every position is, whatever led to it: for positions from outside, before anything is worked out from them.
import { CARDS, isPower, PRICE_TRACK, RESOURCES, ZONES } from '../board/index.ts';
import { PROCEDURES, QUESTIONS } from '../game.ts';
import { type Remark, remark } from '../referee/remark.ts';
import { seat as seatId } from '../state/seat.ts';
import type { Position } from '../state/state.ts';
import { imbalances } from './invariants.ts';

/** More than any honest game holds of one thing. */
const MOST = 1_000_000_000;
/** More pieces of one kind than a zone ever holds. */
const MOST_UNITS = 10_000;
/** More procedures than ever wait for each other, and more cycles than anybody plays. */
const MOST_FRAMES = 100;
const MOST_CYCLES = 100_000;
const ENDINGS: readonly string[] = ['supremacy', 'detente', 'coup-final'];

/** The first thing in a position that no game can have; undefined if it is one that can be shown. */
export function whyNoPosition(state: Position): Remark | undefined {
  try {
    return misfits(state).next().value ?? imbalances(state)[0] ?? oddPosition(state);
  } catch {
    // Events from outside may have put anything anywhere: what cannot even be looked at is no position.
    return remark('misfit:missing');
  }
}

function* misfits(state: Position): Generator<Remark, undefined> {
  const known = (seat: string): boolean => Object.hasOwn(state.seats, seat);
  if (!isWhole(state.cycle, 0, MOST_CYCLES)) yield remark('misfit:cycle');
  if (state.stage !== undefined && !isWhole(state.stage, 1, 7)) yield remark('misfit:stage');
  for (const resource of RESOURCES)
    for (const spot of [state.market[resource], state.openingPrices[resource]])
      if (!isWhole(spot, 0, PRICE_TRACK.length - 1)) yield remark('misfit:price', { resource });
  if (state.order.length !== Object.keys(state.seats).length || !state.order.every(known)) yield remark('misfit:seats');
  if (state.agenda.length > MOST_FRAMES || !state.agenda.every((frame) => Object.hasOwn(PROCEDURES, frame.procedure)))
    yield remark('misfit:agenda');
  const { question, ended } = state;
  if (question !== undefined && !Object.hasOwn(QUESTIONS, question.kind)) yield remark('misfit:question');
  if (question !== undefined && ![...question.of, ...question.waiting].every(known)) yield remark('misfit:asked');
  if (ended !== undefined && !(ENDINGS.includes(ended.how) && ended.winners.every(known) && Array.isArray(ended.table)))
    yield remark('misfit:ending');
  for (const [name, player] of Object.entries(state.seats)) {
    const seat = seatId(name);
    if (!known(seat) || (player.power !== undefined && !isPower(player.power))) yield remark('misfit:power', { seat });
    if (!player.holdings.every(({ card }) => CARDS.includes(card))) yield remark('misfit:card', { seat });
    if (!isWhole(player.centers, 0, state.order.length)) yield remark('misfit:centers', { seat });
  }
  if (state.board.length !== ZONES.length) yield remark('misfit:zones');
  for (const force of state.board.flat()) {
    if (!known(force.seat)) yield remark('misfit:stranger');
    for (const counts of [force.units, ...force.laden.map(({ cargo }) => cargo)])
      if (!Object.values(counts).every((number) => isWhole(number, 0, MOST_UNITS)))
        yield remark('misfit:units', { seat: force.seat });
  }
  return undefined;
}

function isWhole(number: unknown, least: number, most: number): boolean {
  return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most;
}

/** Names that every plain object answers to: a table of seats asked for one of them would give what is no seat. */
const NO_NAMES: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));
/** Players may write anything into a promise. */
const FREE_WORDS = 'promise';

/** What no game writes: a number that is broken or beyond all measure, or a name that is none. */
export type Odd = { readonly number: number } | { readonly name: string };

/** Something odd anywhere in plain data. */
export function oddIn(value: unknown): Odd | undefined {
  if (typeof value === 'number') return isWhole(value, -MOST, MOST) ? undefined : { number: value };
  if (typeof value === 'string') return NO_NAMES.has(value) ? { name: value } : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    if (NO_NAMES.has(name)) return { name };
    const odd = name === FREE_WORDS && typeof member === 'string' ? undefined : oddIn(member);
    if (odd !== undefined) return odd;
  }
  return undefined;
}

function oddPosition(state: Position): Remark | undefined {
  const odd = oddIn(state);
  if (odd === undefined) return undefined;
  return 'name' in odd ? remark('misfit:name', odd) : remark('misfit:number', odd);
}
