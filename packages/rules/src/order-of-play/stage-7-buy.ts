// Stage 7, phase C: buying from the market (B-BUY).

import { z } from 'zod';
import { RESOURCES, type Resource } from '../board/index.ts';
import { markBought } from '../commerce/bought.ts';
import { inDefault } from '../commerce/loans.ts';
import { moveMarker, price, priceOfBatch } from '../commerce/market.ts';
import { freeSpots } from '../commerce/supply-center.ts';
import { oneOf, range } from '../referee/choice.ts';
import { type CommandDef, field, fieldAfter } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { goDone } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import { type Refusal, refuse, sumUp } from '../referee/refusal.ts';
import { isOver, ROTATION, type Rotation, rotate, startRotation } from '../referee/rotation.ts';
import type { FrameOf } from '../state/agenda.ts';
import { pay, store } from '../state/ledger.ts';
import type { Seat } from '../state/seat.ts';

/** The most units in one purchase; "any number" needs an end that fits a form. */
const MOST_UNITS = 99;

export type MarketBuysFrame = FrameOf<'market-buys'> & Rotation;
export type BuyQuestion = 'buy';

const buySchema = z.strictObject({
  type: z.literal('buy'),
  resource: z.enum(RESOURCES),
  units: z.int().min(1).max(MOST_UNITS),
});
export type BuyCommand = z.infer<typeof buySchema>;

export type BuyEvent = Bought;
interface Bought extends EventBase {
  readonly type: 'bought';
  readonly seat: Seat;
  readonly resource: Resource;
  readonly units: number;
  readonly cost: number;
  /** Units paid for that found the row full. */
  readonly lost: number;
}

export const buyEvents: EventDefs<BuyEvent> = {
  bought: {
    clauses: [
      'B-BUY-05',
      'B-BUY-06',
      'B-BUY-07',
      'B-BUY-13',
      'B-MKT-02',
      'B-MKT-05',
      'B-MKT-06',
      'B-MKT-08',
      'Q-B-19',
      'X-31',
    ],
    evolve: (state, event) => {
      pay(state, event.seat, 'bank', event.cost);
      store(state, event.seat, event.resource, event.units - event.lost);
      moveMarker(state, event.resource, event.units);
      markBought(state, event.seat);
      goDone(state, event.seat, 'acted');
    },
  },
};

export const buyCommand: CommandDef<BuyCommand> = {
  type: 'buy',
  schema: buySchema,
  answers: ['buy'],
  clause: 'B-BUY-05',
  // B-BUY-13: neither the besieged nor a defaulter buys.
  may: (play, seat) =>
    play.rulebook.mayTradeResources(play, seat) ?? inDefault(play, seat) ?? noneWithinReach(play, seat),
  // Their cash is not for others to know; what their rows still hold is.
  could: (play, seat) => RESOURCES.some((resource) => hasRoom(play, seat, resource)),
  fields: [
    field('resource', (play, seat) => oneOf(RESOURCES, (resource) => whyNoUnit(play, seat, resource))),
    fieldAfter('units', ['resource'], (play, seat, { resource }) => {
      const most = mostUnits(play, seat, resource);
      return range(1, most, (units) => tooMany(play, seat, resource, units, most));
    }),
  ],
  run: (play, seat, { resource, units }) => {
    const cost = priceOfBatch(play, resource, units, 'up');
    const lost = Math.max(0, units - freeSpots(play.seat(seat), resource));
    play.emit({ type: 'bought', seat, resource, units, cost, lost });
    play.rulebook.carriage.bring(play, seat, units);
  },
};

export const buyQuestions: QuestionDefs<BuyQuestion> = {
  buy: {
    bidders: true,
    open: true,
    clause: 'B-BUY-05',
    facts: null,
    fallback: () => ({ type: 'pass' }),
  },
};

export const buyProcedures: ProcedureDefs<MarketBuysFrame> = {
  'market-buys': {
    parts: ROTATION,
    opens: (play) => play.emit({ type: 'market-opened', stage: 7, clauses: ['B-BUY-01', 'B-BUY-04'] }),
    start: (play) => ({ procedure: 'market-buys', ...startRotation(play) }),
    advance: (play, frame) => {
      if (isOver(play, frame)) play.emit({ type: 'market-closed', stage: 7, clauses: ['B-BUY-08', 'Q-B-17'] });
      // A player with too little cash is asked like the others, because nobody else may learn of it; a defaulter may pay up first.
      rotate(
        play,
        frame,
        'buy',
        (seat) =>
          play.rulebook.mayTradeResources(play, seat) === undefined &&
          play.rulebook.carriage.toMarket(play, seat).most > 0,
      );
    },
  },
};

function noneWithinReach(play: Play, seat: Seat): Refusal | undefined {
  let why: Refusal | undefined;
  for (const resource of RESOURCES) {
    why = whyNoUnit(play, seat, resource);
    if (why === undefined) return undefined;
  }
  return why === undefined ? undefined : sumUp(why);
}

function whyNoUnit(play: Play, seat: Seat, resource: Resource): Refusal | undefined {
  const { cash } = play.seat(seat);
  const asked = price(play, resource) + play.rulebook.carriage.freight(1);
  if (cash < asked) return refuse('too-little-cash:unit', 'B-BUY-06', { price: asked, cash, resource });
  return hasRoom(play, seat, resource) ? undefined : refuse('row-full:buy', 'X-30', { resource });
}

/** whether another unit could be stored, or may be lost. */
function hasRoom(play: Play, seat: Seat, resource: Resource): boolean {
  return play.options.marketOverflow || freeSpots(play.seat(seat), resource) > 0;
}

/** As many as their cash pays for and, where overflow is not played, their row holds. */
function mostUnits(play: Play, seat: Seat, resource: Resource): number {
  const { carriage } = play.rulebook;
  const spots = play.options.marketOverflow ? MOST_UNITS : freeSpots(play.seat(seat), resource);
  const room = Math.min(MOST_UNITS, spots, carriage.toMarket(play, seat).most);
  const { cash } = play.seat(seat);
  const costOf = (units: number) => priceOfBatch(play, resource, units, 'up') + carriage.freight(units);
  let units = 0;
  while (units < room && costOf(units + 1) <= cash) units += 1;
  return units;
}

function tooMany(play: Play, seat: Seat, resource: Resource, units: number, most: number): Refusal {
  if (!play.options.marketOverflow && units > freeSpots(play.seat(seat), resource))
    return refuse('row-full:room', 'X-30', { free: freeSpots(play.seat(seat), resource), resource });
  const { most: carried, refusal } = play.rulebook.carriage.toMarket(play, seat);
  if (units > carried && refusal !== undefined) return refusal;
  if (units > most && most < MOST_UNITS) return refuse('too-little-cash:units', 'B-BUY-06', { most, resource });
  return refuse('wrong-number:buy', 'B-BUY-05', { most, resource });
}
