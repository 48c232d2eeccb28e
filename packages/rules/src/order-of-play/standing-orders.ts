// Standing orders: commands by which a player says beforehand what they will answer. Nobody else hears of them.
import { z } from 'zod';
import { RESOURCES } from '../board/index.ts';
import { orNothing } from '../commerce/terms.ts';
import { oneOf, range, yesOrNo } from '../referee/choice.ts';
import { type CommandDef, type Draft, type Field, field } from '../referee/command.ts';
import { type EventBase, type EventDefs, factsOf, type Secret } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { nearest } from '../state/agenda.ts';
import type { Orders } from '../state/orders.ts';
import type { Seat } from '../state/seat.ts';
import type { Position } from '../state/state.ts';
import { sure } from '../sure.ts';

/** So many changes in one stage are enough for anybody. */
const MOST_CHANGES = 60;
const CUBES = 3;
const LAST_STAGE = 7;
const HIGHEST_PRICE = 1000;
const CYCLES = ['this', 'next'] as const;
const UNTIL = ['nothing', ...RESOURCES] as const;

const cubes = z.int().min(0).max(2);
const planSchema = z.strictObject({
  type: z.literal('plan-bids'),
  stage3: cubes,
  stage4: cubes,
  stage5: cubes,
  stage6: cubes,
  stage7: cubes,
  /** In Stage 7 the plan may be for the next cycle; where nothing is said it is for the one under way. */
  cycle: z.enum(CYCLES).optional(),
});
export type PlanBidsCommand = z.infer<typeof planSchema>;

const passSchema = z.strictObject({
  type: z.literal('pass-stage'),
  /** The resource whose price wakes them, if any. */
  until: z.enum(UNTIL),
  /** In Stage 3 at least this many millions, in Stage 7 at most. */
  price: z.int().min(1).max(HIGHEST_PRICE).optional(),
});
export type PassStageCommand = z.infer<typeof passSchema>;

const paySchema = z.strictObject({ type: z.literal('pay-always'), on: z.boolean() });
export type PayAlwaysCommand = z.infer<typeof paySchema>;

export type StandingOrdersCommand = PlanBidsCommand | PassStageCommand | PayAlwaysCommand;

export type StandingOrdersEvent = OrdersGiven;
interface OrdersGiven extends EventBase {
  readonly type: 'orders-given';
  readonly seat: Seat;
  readonly secret: Secret<{ readonly orders: Orders }>;
}

export const standingOrdersEvents: EventDefs<StandingOrdersEvent> = {
  'orders-given': {
    clauses: ['X-38'],
    evolve: (state, { seat, secret }) => {
      const { orders } = factsOf(secret);
      const pass = state.orders[seat]?.pass;
      // No order ends a pass: one that is not among them had ended with a move that was taken back since.
      state.orders[seat] = orders.pass === undefined && pass !== undefined ? { ...orders, pass } : orders;
    },
  },
};

export const planBidsCommand: CommandDef<PlanBidsCommand> = {
  type: 'plan-bids',
  schema: planSchema,
  clause: 'X-38',
  may: whyNoMoreChanges,
  fields: [
    planned('stage3', 1),
    planned('stage4', 1),
    planned('stage5', 1),
    planned('stage6', 1),
    planned('stage7', 2),
    field(
      'cycle',
      () =>
        orNothing(
          oneOf(CYCLES, () => undefined),
          'this',
        ),
      (_draft, { state }) => state.stage === LAST_STAGE,
    ),
  ],
  run: (play, seat, { stage3, stage4, stage5, stage6, stage7, cycle = 'this' }) => {
    const bids = { 3: stage3, 4: stage4, 5: stage5, 6: stage6, 7: stage7 };
    giveOrders(play, seat, cycle === 'next' ? { next: bids } : { bids });
  },
};

export const passStageCommand: CommandDef<PassStageCommand> = {
  type: 'pass-stage',
  schema: passSchema,
  clause: 'X-38',
  may: whyNoMoreChanges,
  fields: [
    field('until', ({ state: { stage } }) =>
      oneOf(UNTIL, (what) =>
        what === 'nothing' || stage === 3 || stage === 7 ? undefined : refuse('no-prices-now', 'X-38'),
      ),
    ),
    field(
      'price',
      () => range(1, HIGHEST_PRICE, () => refuse('no-price:wake', 'X-38', { most: HIGHEST_PRICE })),
      ({ until }) => until !== undefined && until !== 'nothing',
    ),
  ],
  run: (play, seat, { until, price }) => {
    const stage = sure(play.state.stage);
    const woken = until === 'nothing' || price === undefined ? {} : { until: { resource: until, millions: price } };
    const known = isAttacked(play.state, seat) ? { attacked: true as const } : {};
    giveOrders(play, seat, { pass: { stage, ...woken, ...known } });
  },
};

export const payAlwaysCommand: CommandDef<PayAlwaysCommand> = {
  type: 'pay-always',
  schema: paySchema,
  clause: 'X-38',
  may: whyNoMoreChanges,
  fields: [
    field('on', (play, seat) =>
      yesOrNo((on) =>
        on === (play.state.orders[seat]?.pay === true) ? refuse('ordered-already', 'X-38', { on }) : undefined,
      ),
    ),
  ],
  run: (play, seat, { on }) => {
    const { pay: _, ...others } = play.state.orders[seat] ?? { changes: 0 };
    giveOrders(play, seat, on ? { pay: true } : {}, others);
  },
};

type StageField = Exclude<keyof PlanBidsCommand, 'type' | 'cycle'>;

/** As many cubes as a stage takes and the stages before leave of the three. */
function planned(name: StageField, most: number): Field<PlanBidsCommand> {
  return field(name, (_play, _seat, draft) => {
    const left = Math.min(most, CUBES - spent(draft, name));
    return range(0, left, () => refuse('no-cube:plan', 'B-BID-08', { left }));
  });
}

function spent(draft: Draft<PlanBidsCommand>, upTo: StageField): number {
  let sum = 0;
  for (const name of ['stage3', 'stage4', 'stage5', 'stage6', 'stage7'] as const) {
    if (name === upTo) break;
    sum += draft[name] ?? 0;
  }
  return sum;
}

/** Why a seat may not change its orders any more in this stage. */
export function whyNoMoreChanges(play: Play, seat: Seat): Refusal | undefined {
  return (play.state.orders[seat]?.changes ?? 0) < MOST_CHANGES
    ? undefined
    : refuse('too-many-changes', 'X-38', { most: MOST_CHANGES });
}

/** Changes a part of a seat's orders. */
export function giveOrders(
  play: Play,
  seat: Seat,
  part: Partial<Orders>,
  before: Orders = play.state.orders[seat] ?? { changes: 0 },
): void {
  const orders: Orders = { ...before, ...part, changes: before.changes + 1 };
  play.emit({ type: 'orders-given', seat, secret: { [seat]: { orders } }, to: [seat] });
}

/** Whether a battle against a seat is under way. */
export function isAttacked({ agenda }: Position, seat: Seat): boolean {
  const battle = nearest(agenda, 'conventional');
  return (
    (battle !== undefined && battle.attacker !== seat && battle.attacked.includes(seat)) ||
    nearest(agenda, 'counterattacks')?.attacked.includes(seat) === true
  );
}
