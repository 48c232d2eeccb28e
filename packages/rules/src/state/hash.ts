// A number for a position, as searches need it to know one that they have met: equal positions have equal numbers, others
// hardly ever (53 bits). The pieces, which are most of a position, are not walked again: of the board only the zones are
// looked at that differ from the board asked about last, and values that copies share keep their own number.

import { sure } from '../sure.ts';
import type { Deployment, Force } from './forces.ts';
import type { Position, State } from './state.ts';

/** What a piece of plain data comes to, in two words of 32 bits that are mixed in different ways. */
interface Mark {
  readonly low: number;
  readonly high: number;
}

// The mark in the making. Two numbers that everything is stirred into cost nothing; an object for each part would.
let low = 0;
let high = 0;

function stir(word: number): void {
  low = Math.imul(low ^ word, 0x9e3779b1);
  low ^= low >>> 15;
  high = Math.imul((high + word) | 0, 0x85ebca6b);
  high ^= high >>> 13;
}

function stirMark(mark: Mark): void {
  stir(mark.low);
  stir(mark.high);
}

/**
 * The hash of a position. How many questions and throws there were before does not count: nothing that can happen depends on
 * it, so positions that are otherwise the same have the same hash. `agenda` stands in for the position's own where somebody
 * knows that some of it does not count either.
 */
export function hashPosition(state: Position, agenda: Position['agenda'] = state.agenda): number {
  const pieces = boardMark(state.board);
  let sumLow = pieces.low;
  let sumHigh = pieces.high;
  for (const key in state) {
    if (key === 'board' || key === 'asked' || key === 'draws' || key === 'drawn') continue;
    const value: unknown = state[key as keyof Position];
    if (value === undefined) continue;
    begin(key);
    if (key === 'seats') stirSeats(state);
    else if (key === 'agenda') stirPlain(agenda);
    else if (key === 'question') stirQuestion(state.question);
    else if (Array.isArray(value) && LISTS.has(key)) stirMark(markOfValue(value));
    else if (SHARED.has(key)) stirShared(value as Readonly<Record<string, object>>);
    else stirPlain(value);
    sumLow = (sumLow + low) | 0;
    sumHigh = (sumHigh + high) | 0;
  }
  return (sumLow >>> 0) * 0x200000 + (sumHigh >>> 11);
}

/** Lists that are values themselves. */
const LISTS: ReadonlySet<string> = new Set<keyof State>([
  'order',
  'sequence',
  'bought',
  'nuked',
  'deck',
  'wanting',
  'doneTrading',
  'consent',
  'proposers',
  'losers',
]);

/** Records of values that are replaced, never changed, so that copies of a state share them (`clone.ts`). */
const SHARED: ReadonlySet<string> = new Set(['fates', 'orders', 'passage', 'sealed']);

function begin(key: string): void {
  const name = nameMark(key);
  low = name.low;
  high = name.high;
}

function stirSeats({ order, seats }: Position): void {
  for (const seat of order) {
    const player = seats[seat];
    if (player === undefined) continue;
    stirPlain(player.power);
    stirNumber(player.cash);
    stir(player.loans);
    stirNumber(player.arrears);
    stirNumber(player.interestDue);
    stir(player.supplies.grain);
    stir(player.supplies.oil);
    stir(player.supplies.minerals);
    stir(player.nukes);
    stir(player.lStars);
    stir(player.centers);
    stir(player.cubes);
    stir((player.researched.nuke ? 1 : 0) + (player.researched.lStar ? 2 : 0));
    stirPlain(player.out);
    stir(player.record.nukesFired);
    stir(player.record.lostToNukes);
    stirMark(markOfValue(player.holdings));
  }
}

function stirQuestion(question: Position['question']): void {
  if (question === undefined) return;
  stirPlain(question.kind);
  stirMark(markOfValue(question.of));
  stirMark(markOfValue(question.waiting));
  stirPlain(question.replaced);
}

/** A record whose members are values: the order of its keys does not count. */
function stirShared(record: Readonly<Record<string, object>>): void {
  const [before, above] = [low, high];
  let sumLow = 0;
  let sumHigh = 0;
  for (const key in record) {
    const value = record[key];
    if (value === undefined) continue;
    begin(key);
    stirMark(markOfValue(value));
    sumLow = (sumLow + low) | 0;
    sumHigh = (sumHigh + high) | 0;
  }
  low = before;
  high = above;
  stir(sumLow);
  stir(sumHigh);
}

const values = new WeakMap<object, Mark>();

/** The mark of something that is never changed, found once. */
function markOfValue(value: object): Mark {
  let mark = values.get(value);
  if (mark === undefined) {
    const [before, above] = [low, high];
    low = 1;
    high = 1;
    stirPlain(value);
    mark = { low, high };
    low = before;
    high = above;
    values.set(value, mark);
  }
  return mark;
}

/** Any plain data. Members that are undefined count as absent, and the order of keys does not count. */
function stirPlain(value: unknown): void {
  if (typeof value === 'string') stirMark(nameMark(value));
  else if (typeof value === 'number') stirNumber(value);
  else if (typeof value !== 'object' || value === null) stir(value === true ? 3 : value === false ? 5 : 7);
  else if (Array.isArray(value)) {
    stir(value.length + 11);
    for (const item of value) stirPlain(item);
  } else {
    const [before, above] = [low, high];
    let sumLow = 0;
    let sumHigh = 0;
    for (const key in value) {
      const member: unknown = value[key as keyof typeof value];
      if (member === undefined) continue;
      begin(key);
      stirPlain(member);
      sumLow = (sumLow + low) | 0;
      sumHigh = (sumHigh + high) | 0;
    }
    low = before;
    high = above;
    stir(sumLow);
    stir(sumHigh);
  }
}

const exact = new Float64Array(1);
const words = new Int32Array(exact.buffer);

function stirNumber(value: number): void {
  if ((value | 0) === value) stir(value);
  else {
    exact[0] = value;
    stir(sure(words[0]));
    stir(sure(words[1]));
  }
}

const names = new Map<string, Mark>();
/** Texts that players wrote come and go. */
const MOST_NAMES = 20_000;

/** The mark of a text: of its letters, so that it is the same in every process. */
function nameMark(text: string): Mark {
  let mark = names.get(text);
  if (mark === undefined) {
    const [before, above] = [low, high];
    low = 0x811c9dc5;
    high = text.length;
    for (let i = 0; i < text.length; i++) stir(text.charCodeAt(i));
    mark = { low, high };
    low = before;
    high = above;
    if (names.size >= MOST_NAMES) names.clear();
    names.set(text, mark);
  }
  return mark;
}

/** The board asked about last, and the sum of its zones. */
let last: { board: Deployment; low: number; high: number } = { board: [], low: 0, high: 0 };

/** A board is the sum of its zones: those that it has in common with the last one are not looked at. */
function boardMark(board: Deployment): Mark {
  if (board === last.board) return last;
  const before = last.board;
  let sumLow = last.low;
  let sumHigh = last.high;
  const zones = Math.max(board.length, before.length);
  for (let zone = 0; zone < zones; zone++) {
    const now = board[zone];
    const then = before[zone];
    if (now === then) continue;
    stirZone(zone, then);
    sumLow = (sumLow - low) | 0;
    sumHigh = (sumHigh - high) | 0;
    stirZone(zone, now);
    sumLow = (sumLow + low) | 0;
    sumHigh = (sumHigh + high) | 0;
  }
  last = { board, low: sumLow, high: sumHigh };
  return last;
}

/** What a zone adds to the sum: nothing if it is empty. */
function stirZone(zone: number, forces: readonly Force[] | undefined): void {
  low = 0;
  high = 0;
  if (forces === undefined || forces.length === 0) return;
  stir(zone + 1);
  for (const force of forces) stirMark(markOfValue(force));
}
