// Step E: goods fetched from another player or sent to them, by agreement and for danger pay (M-REINFORCE-05, Q-M-51, X-26).

import { z } from 'zod';
import { battleOf } from '../../../battle/battle.ts';
import { RESOURCES, type Resource } from '../../../board/index.ts';
import { whyFallenPartner } from '../../../commerce/basket.ts';
import { freeSpots } from '../../../commerce/supply-center.ts';
import { oneOf, range, yesOrNo } from '../../../referee/choice.ts';
import { type CommandDef, field, fieldAfter } from '../../../referee/command.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import { between } from '../../../referee/parts.ts';
import type { Play } from '../../../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../../../referee/procedure.ts';
import { type Refusal, refuse } from '../../../referee/refusal.ts';
import { type FrameOf, top } from '../../../state/agenda.ts';
import { markSpent } from '../../../state/goes.ts';
import { pay, store } from '../../../state/ledger.ts';
import { type Seat, seat as seatId } from '../../../state/seat.ts';
import { siegeOf } from '../interdiction/siege.ts';
import { type Sailing, shipsFor } from '../ships.ts';
import { use } from '../state.ts';
import { TONNAGE } from '../tables.ts';
import { marineBattleIn } from './memory.ts';
import { DANGER_PAY, freeDarkShips, pickShips, whyNoTransport, windowOf } from './step-e.ts';

/** The most that a price in the open may be. */
const MOST_PRICE = 99_999;

const DIRECTIONS = ['bring', 'send'] as const;
type Direction = (typeof DIRECTIONS)[number];

/** What one side of the battle proposes to another player: all of it said aloud. */
interface Proposal {
  direction: Direction;
  partner: Seat;
  resource: Resource;
  units: number;
  /** What the receiver pays the giver. */
  price: number;
}

export type CarriageFrame = FrameOf<'carriage'> & Proposal & { user: Seat; answered: boolean };
export type CarriageQuestion = 'carriage';

const carrySchema = z.strictObject({
  type: z.literal('carry-goods'),
  partner: z.string().min(1).max(40).transform(seatId),
  direction: z.enum(DIRECTIONS),
  resource: z.enum(RESOURCES),
  units: z.int().min(1).max(99),
  price: z.int().min(0).max(MOST_PRICE),
});
const agreeSchema = z.strictObject({ type: z.literal('agree-carriage'), agree: z.boolean() });
export type CarryGoodsCommand = z.infer<typeof carrySchema>;
export type AgreeCarriageCommand = z.infer<typeof agreeSchema>;

export type CarriageEvent = GoodsCarried | CarriageRefused;
interface GoodsCarried extends EventBase {
  readonly type: 'goods-carried';
  readonly user: Seat;
  readonly giver: Seat;
  readonly receiver: Seat;
  readonly resource: Resource;
  readonly units: number;
  readonly price: number;
  readonly freight: number;
  readonly sailing: Sailing;
  readonly window: string;
}
interface CarriageRefused extends EventBase {
  readonly type: 'carriage-refused';
  readonly seat: Seat;
  readonly user: Seat;
  /** Agreed, but cash or goods were gone by then. */
  readonly failed: boolean;
}

export const carriageEvents: EventDefs<CarriageEvent> = {
  'goods-carried': {
    clauses: [
      'M-REINFORCE-05',
      'M-REINFORCE-07',
      'M-REINFORCE-09',
      'M-REINFORCE-10',
      'M-REINFORCE-11',
      'M-REINFORCE-12',
      'Q-M-51',
      'X-07',
      'X-26',
      'X-27',
    ],
    // That it can be paid for tells as much as that it cannot.
    shows: () => true,
    evolve: (state, { user, giver, receiver, resource, units, price, freight, sailing, window }) => {
      pay(state, user, 'bank', freight);
      pay(state, receiver, giver, price);
      store(state, giver, resource, -units);
      store(state, receiver, resource, units);
      for (const { sea, ships } of sailing) use(state, 'sailed', window, user, sea, ships);
      top(state.agenda, 'carriage').answered = true;
      markSpent(state);
    },
  },
  'carriage-refused': {
    clauses: ['M-REINFORCE-05', 'X-32'],
    // What comes to nothing tells of the cash or the goods of a player who proposed it.
    shows: ({ failed }) => failed,
    evolve: (state, { seat, user }) => {
      const slot = marineBattleIn(state);
      slot.refused = [...(slot.refused ?? []), { user, partner: seat }];
      top(state.agenda, 'carriage').answered = true;
    },
  },
};

export const carryGoodsCommand: CommandDef<CarryGoodsCommand> = {
  type: 'carry-goods',
  schema: carrySchema,
  answers: ['step-e'],
  clause: 'M-REINFORCE-05',
  may: (play, seat) =>
    whyNoTransport(play, seat) ??
    whyNoFreight(play, seat) ??
    (play.living().some((partner) => whyNotPartner(play, seat, partner) === undefined)
      ? undefined
      : refuse('no-partner:carriage', 'M-REINFORCE-05')),
  fields: [
    field('partner', (play, seat) =>
      oneOf(
        play.living(),
        (partner) => whyNotPartner(play, seat, partner),
        () => refuse('no-player:carriage', 'M-REINFORCE-05'),
      ),
    ),
    fieldAfter('direction', ['partner'], (play, seat, { partner }) =>
      oneOf(DIRECTIONS, (direction) =>
        RESOURCES.some((resource) => mostUnits(play, seat, partner, direction, resource) > 0)
          ? undefined
          : noSuchGoods(),
      ),
    ),
    fieldAfter('resource', ['partner', 'direction'], (play, seat, { partner, direction }) =>
      oneOf(RESOURCES, (resource) =>
        mostUnits(play, seat, partner, direction, resource) > 0 ? undefined : noSuchGoods(),
      ),
    ),
    fieldAfter('units', ['partner', 'direction', 'resource'], (play, seat, { partner, direction, resource }) => {
      const most = mostUnits(play, seat, partner, direction, resource);
      return range(1, most, () => refuse('too-many:carriage', 'M-REINFORCE-10', { most, resource }));
    }),
    fieldAfter('price', ['direction', 'units'], (play, seat, { direction, units }) => {
      const most = direction === 'send' ? MOST_PRICE : cashBeside(play, seat, units);
      return range(0, most, () => refuse('too-little-cash:carriage', 'M-REINFORCE-12', { most }));
    }),
  ],
  run: (play, seat, { partner, direction, resource, units, price }) => {
    play.begin({ procedure: 'carriage', user: seat, partner, direction, resource, units, price, answered: false });
  },
};

export const agreeCarriageCommand: CommandDef<AgreeCarriageCommand> = {
  type: 'agree-carriage',
  schema: agreeSchema,
  answers: ['carriage'],
  clause: 'M-REINFORCE-05',
  fields: [
    field('agree', (play, seat) =>
      yesOrNo((agree) => {
        const { direction, price } = top(play.state.agenda, 'carriage');
        const { cash } = play.seat(seat);
        return agree && direction === 'send' && price > cash
          ? refuse('too-little-cash:agree', 'M-REINFORCE-05', { price, cash })
          : undefined;
      }),
    ),
  ],
  run: (play, seat, { agree }) => {
    const { user, direction, resource, units, price } = top(play.state.agenda, 'carriage');
    if (!agree || !stillStands(play)) {
      play.emit({ type: 'carriage-refused', seat, user, failed: agree });
      return;
    }
    const [giver, receiver] = direction === 'bring' ? [seat, user] : [user, seat];
    const ships = shipsFor(units);
    const freight = DANGER_PAY * ships;
    const sailing = pickShips(play, user, ships);
    play.emit({
      type: 'goods-carried',
      user,
      giver,
      receiver,
      resource,
      units,
      price,
      freight,
      sailing,
      window: windowOf(play),
    });
  },
};

export const carriageQuestions: QuestionDefs<CarriageQuestion> = {
  carriage: {
    clause: 'M-REINFORCE-05',
    facts: (play) => {
      const { user, direction, resource, units, price } = top(play.state.agenda, 'carriage');
      return { user, direction, resource, units, price };
    },
    fallback: () => ({ type: 'agree-carriage', agree: false }),
  },
};

export const carriageProcedures: ProcedureDefs<CarriageFrame> = {
  carriage: {
    parts: between('partner', 'user'),
    advance(play, { answered, partner, user }) {
      const gone = play.seat(partner).out !== undefined || play.seat(user).out !== undefined;
      if (answered || gone) play.end();
      else play.ask('carriage', [partner]);
    },
  },
};

/** Whether what was proposed is still there: cash may have been given away meanwhile. */
function stillStands(play: Play): boolean {
  const { user, partner, direction, resource, units, price } = top(play.state.agenda, 'carriage');
  return (
    units <= mostUnits(play, user, partner, direction, resource) &&
    (direction === 'send' || price <= cashBeside(play, user, units))
  );
}

function whyNotPartner(play: Play, seat: Seat, partner: Seat): Refusal | undefined {
  if (partner === seat) return refuse('yourself:carriage', 'M-REINFORCE-05');
  if (battleOf(play).sets?.marine?.refused?.some((each) => each.user === seat && each.partner === partner) === true)
    return refuse('refused-before', 'X-32');
  const fallen = whyFallenPartner(play, partner);
  if (fallen !== undefined) return fallen;
  if (siegeOf(play, partner) !== undefined) return refuse('besieged:partner', 'Q-M-52');
  const any = DIRECTIONS.some((direction) =>
    RESOURCES.some((resource) => mostUnits(play, seat, partner, direction, resource) > 0),
  );
  return any ? undefined : noSuchGoods();
}

function whyNoFreight(play: Play, seat: Seat): Refusal | undefined {
  const { cash } = play.seat(seat);
  return cash >= DANGER_PAY
    ? undefined
    : refuse('too-little-cash:danger-pay', 'M-REINFORCE-12', { cash, danger: DANGER_PAY });
}

/** What ships, danger pay, the giver's store and the receiver's rows allow; supply centers lie open. */
function mostUnits(play: Play, user: Seat, partner: Seat, direction: Direction, resource: Resource): number {
  const [giver, receiver] = direction === 'bring' ? [partner, user] : [user, partner];
  const ships = Math.min(freeDarkShips(play, user), Math.floor(play.seat(user).cash / DANGER_PAY));
  return Math.max(
    0,
    Math.min(TONNAGE * ships, play.seat(giver).supplies[resource], freeSpots(play.seat(receiver), resource)),
  );
}

function cashBeside(play: Play, seat: Seat, units: number): number {
  return Math.min(MOST_PRICE, Math.max(0, play.seat(seat).cash - DANGER_PAY * shipsFor(units)));
}

function noSuchGoods(): Refusal {
  return refuse('no-goods', 'M-REINFORCE-05');
}
