// What every position is, whatever led to it: for positions from outside, before anything is reckoned from them.
import { CARDS, isPower, PRICE_TRACK, RESOURCES, ZONES } from '../board/index.ts';
import { PROCEDURES, QUESTIONS } from '../game.ts';
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
export function whyNoPosition(state: Position): string | undefined {
  try {
    return misfits(state).next().value ?? imbalances(state)[0] ?? oddIn(state, 'the position');
  } catch {
    // Events from outside may have put anything anywhere: what cannot even be looked at is no position.
    return 'parts of it are missing';
  }
}

function* misfits(state: Position): Generator<string, undefined> {
  const known = (seat: string): boolean => Object.hasOwn(state.seats, seat);
  if (!isWhole(state.cycle, 0, MOST_CYCLES)) yield 'there is no such cycle';
  if (state.stage !== undefined && !isWhole(state.stage, 1, 7)) yield 'there is no such stage';
  for (const resource of RESOURCES)
    for (const spot of [state.market[resource], state.openingPrices[resource]])
      if (!isWhole(spot, 0, PRICE_TRACK.length - 1)) yield `the price of ${resource} is off its track`;
  if (state.order.length !== Object.keys(state.seats).length || !state.order.every(known)) yield 'the seats are others';
  if (state.agenda.length > MOST_FRAMES || !state.agenda.every((frame) => Object.hasOwn(PROCEDURES, frame.procedure)))
    yield 'what is going on is unknown here';
  const { question, ended } = state;
  if (question !== undefined && !Object.hasOwn(QUESTIONS, question.kind)) yield 'what is asked is unknown here';
  if (question !== undefined && ![...question.of, ...question.waiting].every(known)) yield 'a stranger is asked';
  if (ended !== undefined && !(ENDINGS.includes(ended.how) && ended.winners.every(known) && Array.isArray(ended.table)))
    yield 'no game ends like that';
  for (const [seat, player] of Object.entries(state.seats)) {
    if (!known(seat) || (player.power !== undefined && !isPower(player.power))) yield `${seat} leads no superpower`;
    if (!player.holdings.every(({ card }) => CARDS.includes(card))) yield `${seat} holds a card that nobody knows`;
    if (!isWhole(player.centers, 0, state.order.length)) yield `${seat} has too many supply centers`;
  }
  if (state.board.length !== ZONES.length) yield 'there are zones that nobody knows';
  for (const force of state.board.flat()) {
    if (!known(force.seat)) yield 'a stranger is on the board';
    for (const counts of [force.units, ...force.laden.map(({ cargo }) => cargo)])
      if (!Object.values(counts).every((number) => isWhole(number, 0, MOST_UNITS)))
        yield `${force.seat} has a number of units that nobody can have`;
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

/** Something anywhere in plain data that no game writes: a number that is broken or beyond all measure, or a name that is none. */
export function oddIn(value: unknown, where: string): string | undefined {
  if (typeof value === 'number')
    return isWhole(value, -MOST, MOST) ? undefined : `${where} holds the number ${value}, which no game has`;
  if (typeof value === 'string') return NO_NAMES.has(value) ? noName(value, where) : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    if (NO_NAMES.has(name)) return noName(name, where);
    const odd = name === FREE_WORDS && typeof member === 'string' ? undefined : oddIn(member, where);
    if (odd !== undefined) return odd;
  }
  return undefined;
}

function noName(name: string, where: string): string {
  return `${where} holds the name ${name}, which nothing in a game has`;
}
