// Stage 3, phase C: selling to the market (B-SELL).

import { z } from 'zod';
import { RESOURCES, type Resource } from '../board/index.ts';
import { moveMarker, priceOfBatch } from '../commerce/market.ts';
import { justFree } from '../movement/blockade.ts';
import { oneOf, range } from '../referee/choice.ts';
import type { Clause } from '../referee/cite.ts';
import { type CommandDef, field, fieldAfter } from '../referee/command.ts';
import { type EventBase, type EventDefs, factsOf, type Secret } from '../referee/event.ts';
import { goDone } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import { type Refusal, refuse, sumUp } from '../referee/refusal.ts';
import { isOver, ROTATION, type Rotation, rotate, startRotation } from '../referee/rotation.ts';
import type { FrameOf } from '../state/agenda.ts';
import { pay, seatOf, store } from '../state/ledger.ts';
import type { Seat } from '../state/seat.ts';
import { sure } from '../sure.ts';

export type MarketSalesFrame = FrameOf<'market-sales'> & Rotation;
export type SellQuestion = 'sell';

const sellSchema = z.strictObject({
  type: z.literal('sell'),
  resource: z.enum(RESOURCES),
  units: z.int().min(1).max(99),
});
export type SellCommand = z.infer<typeof sellSchema>;

export type SellEvent = Sold;
interface Sold extends EventBase {
  readonly type: 'sold';
  readonly seat: Seat;
  readonly resource: Resource;
  readonly units: number;
  readonly proceeds: number;
  /** How much of it the bank kept for interest in arrears (B-LOAN-07); known to the seller alone. */
  readonly secret?: Secret<{ readonly kept: number }>;
}

const SOLD: readonly Clause[] = [
  'B-SELL-03',
  'B-SELL-04',
  'B-SELL-05',
  'B-SELL-06',
  'B-SELL-07',
  'B-SELL-08',
  'B-MKT-02',
  'B-MKT-03',
  'B-MKT-04',
  'B-MKT-08',
];

export const sellEvents: EventDefs<SellEvent> = {
  sold: {
    clauses: SOLD,
    evolve: (state, event) => {
      const kept = event.secret === undefined ? 0 : factsOf(event.secret).kept;
      store(state, event.seat, event.resource, -event.units);
      pay(state, 'bank', event.seat, event.proceeds - kept);
      seatOf(state, event.seat).arrears -= kept;
      moveMarker(state, event.resource, -event.units);
      goDone(state, event.seat, 'acted');
    },
  },
};

export const sellCommand: CommandDef<SellCommand> = {
  type: 'sell',
  schema: sellSchema,
  answers: ['sell'],
  clause: 'B-SELL-03',
  may: (play, seat) => play.rulebook.mayTradeResources(play, seat) ?? noneWithinReach(play, seat),
  fields: [
    field('resource', (play, seat) => oneOf(RESOURCES, (resource) => whyNoUnit(play, seat, resource))),
    fieldAfter('units', ['resource'], (play, seat, { resource }) => {
      const most = mostUnits(play, seat, resource);
      const why = (units: number) =>
        units < 1 || units > most ? tooMany(play, seat, resource) : whyNotWorthIt(play, seat, resource, units);
      const numbers = Array.from({ length: most }, (_, i) => i + 1);
      return numbers.every((units) => why(units) === undefined)
        ? range(1, most, () => tooMany(play, seat, resource))
        : oneOf(numbers, why, why);
    }),
  ],
  run: (play, seat, { resource, units }) => {
    const proceeds = priceOfBatch(play, resource, units, 'down');
    const { arrears, cash } = play.seat(seat);
    // What their cash does not pay of the freight comes out of the proceeds before the arrears do (Q-M-32).
    const freight = Math.max(0, play.rulebook.carriage.freight(units) - cash);
    const kept = Math.min(arrears, proceeds - freight);
    play.emit(
      arrears === 0
        ? {
            type: 'sold',
            seat,
            resource,
            units,
            proceeds,
            clauses: justFree(play, seat) ? [...SOLD, 'B-TAC-37'] : SOLD,
          }
        : {
            type: 'sold',
            seat,
            resource,
            units,
            proceeds,
            secret: { [seat]: { kept } },
            clauses: ['B-SELL-05', 'B-SELL-14', 'B-LOAN-07'],
          },
    );
    play.rulebook.carriage.bring(play, seat, units);
  },
};

export const sellQuestions: QuestionDefs<SellQuestion> = {
  sell: {
    bidders: true,
    clause: 'B-SELL-03',
    facts: null,
    fallback: () => ({ type: 'pass' }),
  },
};

export const sellProcedures: ProcedureDefs<MarketSalesFrame> = {
  'market-sales': {
    parts: ROTATION,
    opens: (play) => play.emit({ type: 'market-opened', stage: 3, clauses: ['B-SELL-01', 'B-SELL-02'] }),
    start: (play) => ({ procedure: 'market-sales', ...startRotation(play) }),
    advance: (play, frame) => {
      if (isOver(play, frame)) play.emit({ type: 'market-closed', stage: 3, clauses: ['B-SELL-09', 'Q-B-17'] });
      rotate(
        play,
        frame,
        'sell',
        (seat) =>
          play.rulebook.mayTradeResources(play, seat) === undefined &&
          play.rulebook.carriage.toMarket(play, seat).most > 0 &&
          RESOURCES.some((resource) => play.seat(seat).supplies[resource] > 0),
      );
    },
  },
};

function noneWithinReach(play: Play, seat: Seat): Refusal | undefined {
  let why: Refusal | undefined;
  for (const resource of RESOURCES) {
    const not = whyNoUnit(play, seat, resource);
    if (not === undefined) return undefined;
    why ??= not;
  }
  return sumUp(sure(why));
}

function whyNoUnit(play: Play, seat: Seat, resource: Resource): Refusal | undefined {
  if (play.seat(seat).supplies[resource] === 0) return refuse('nothing-stored', 'B-SELL-03', { resource });
  const most = mostUnits(play, seat, resource);
  let why: Refusal | undefined;
  for (let units = 1; units <= most; units++) {
    why = whyNotWorthIt(play, seat, resource, units);
    if (why === undefined) return undefined;
  }
  return why;
}

/** As many as they have and can bring to the market. */
function mostUnits(play: Play, seat: Seat, resource: Resource): number {
  return Math.min(play.seat(seat).supplies[resource], play.rulebook.carriage.toMarket(play, seat).most);
}

function tooMany(play: Play, seat: Seat, resource: Resource): Refusal {
  const stored = play.seat(seat).supplies[resource];
  const { most, refusal } = play.rulebook.carriage.toMarket(play, seat);
  return most < stored && refusal !== undefined
    ? refusal
    : refuse('too-few-stored:sell', 'B-SELL-04', { stored, resource });
}

/** Why cash and proceeds do not pay the carriage of so many units. */
function whyNotWorthIt(play: Play, seat: Seat, resource: Resource, units: number): Refusal | undefined {
  const freight = play.rulebook.carriage.freight(units);
  const left = play.seat(seat).cash + priceOfBatch(play, resource, units, 'down');
  return left >= freight ? undefined : refuse('freight:sell', 'B-SELL-06', { freight, left, units, resource });
}
