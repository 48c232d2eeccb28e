// Hired carriers of Stage 5: others move a player's armies for the market price of what it takes, and a fee (M-CARRIER, X-25).
import { z } from 'zod';
import { TERRITORIES, type Territory, zoneName } from '../../board/index.ts';
import { inDefault } from '../../commerce/loans.ts';
import { moveMarker, priceOfBatch } from '../../commerce/market.ts';
import { whyNotOrder } from '../../movement/checks.ts';
import { MoveDraft } from '../../movement/draft.ts';
import type { Cost } from '../../movement/order.ts';
import { freeTerms, type MoveTerms } from '../../movement/terms.ts';
import { moveInGo } from '../../order-of-play/stage-5-move.ts';
import { listOf, oneOf } from '../../referee/choice.ts';
import type { Clause } from '../../referee/cite.ts';
import { type CommandDef, field } from '../../referee/command.ts';
import type { EventBase, EventDefs } from '../../referee/event.ts';
import type { Play } from '../../referee/play.ts';
import { type Refusal, refuse } from '../../referee/refusal.ts';
import { unitsAt } from '../../state/forces.ts';
import { pay } from '../../state/ledger.ts';
import type { Seat } from '../../state/seat.ts';
import { goodsList, money } from '../../words.ts';

/** For each army (Q-M-80). */
const FEE = 100;
const MOST = 99;

const orderSchema = z.strictObject({
  how: z.enum(['march', 'airlift']),
  from: z.enum(TERRITORIES),
  units: z.strictObject({ army: z.int().min(1).max(MOST) }),
});
type Line = z.infer<typeof orderSchema>;

const hireSchema = z.strictObject({
  type: z.literal('hire-carriers'),
  to: z.enum(TERRITORIES),
  orders: z.array(orderSchema).min(1).max(MOST),
});
export type HireCarriersCommand = z.infer<typeof hireSchema>;

export type CarriersEvent = CarriersHired;
/** The bank is paid before the armies move; what the carriers buy is used up. */
interface CarriersHired extends EventBase {
  readonly type: 'carriers-hired';
  readonly seat: Seat;
  readonly armies: number;
  readonly bought: Cost;
  readonly price: number;
}

const HIRED: readonly Clause[] = [
  'M-CARRIER-01',
  'M-CARRIER-02',
  'M-CARRIER-03',
  'M-CARRIER-04',
  'Q-M-80',
  'Q-M-81',
  'Q-M-82',
  'X-25',
];

export const carriersEvents: EventDefs<CarriersEvent> = {
  'carriers-hired': {
    clauses: HIRED,
    evolve: (state, { seat, bought, price }) => {
      pay(state, seat, 'bank', price);
      moveMarker(state, 'grain', bought.grain);
      moveMarker(state, 'oil', bought.oil);
    },
    say: ({ seat, armies, bought, price }, name) =>
      `${name(seat)} hires carriers for ${armies === 1 ? 'an army' : `${armies} armies`}: ${goodsList(bought)} and the fee come to ${money(price)}.`,
  },
};

export const hireCarriersCommand: CommandDef<HireCarriersCommand> = {
  type: 'hire-carriers',
  schema: hireSchema,
  answers: ['move'],
  clause: 'M-CARRIER-01',
  may: (play, seat) => {
    const owing = inDefault(play, seat);
    if (owing !== undefined) return owing;
    let why: Refusal | undefined;
    for (const to of TERRITORIES) {
      const not = whyNotTo(play, seat, to);
      if (not === undefined) return undefined;
      why ??= not;
    }
    return why;
  },
  fields: [
    field('to', (play, seat) => oneOf(TERRITORIES, (to) => whyNotTo(play, seat, to))),
    field('orders', (play, seat, { to = 'alaska', orders = [] }) =>
      listOf<Line>(
        orders,
        (prefix) => {
          const draft = draftTo(play, seat, to, prefix);
          return oneOf(
            linesAfter(draft, prefix),
            () => undefined,
            (line) => whyNotLine(draft, prefix, line),
          );
        },
        (prefix) => (prefix.length > 0 ? undefined : NOBODY_YET),
      ),
    ),
  ],
  run: (play, seat, { to, orders }) => {
    const bought = suppliesFor(draftTo(play, seat, to, []), orders);
    const price = priceOf(play, orders, bought);
    play.emit({ type: 'carriers-hired', seat, armies: armiesIn(orders), bought, price });
    moveInGo(play, seat, termsTo(play, seat, to), orders);
    return undefined;
  },
};

/** The terms of Stage 5 for what is carried: over land and by air, out of nobody's store. */
function termsTo(play: Play, seat: Seat, to: Territory): MoveTerms {
  return {
    ...freeTerms(play, seat, to),
    ways: ['march', 'airlift'],
    budget: { grain: Number.MAX_SAFE_INTEGER, oil: Number.MAX_SAFE_INTEGER },
    hired: true,
  };
}

/** A move in the making, after lines that were found legal one by one. */
function draftTo(play: Play, seat: Seat, to: Territory, lines: readonly Line[]): MoveDraft {
  const draft = new MoveDraft(play, seat, termsTo(play, seat, to));
  for (const line of lines) draft.add(line);
  return draft;
}

function whyNotTo(play: Play, seat: Seat, to: Territory): Refusal | undefined {
  const draft = draftTo(play, seat, to, []);
  const shut = draft.terms.enter(to);
  if (shut !== undefined) return shut;
  let why: Refusal | undefined;
  for (const line of singleLines(draft)) {
    const not = whyNotLine(draft, [], line);
    if (not === undefined) return undefined;
    why ??= not;
  }
  return why ?? refuse('nobody-to-move', 'M-CARRIER-01', `You have no army that could be carried to ${zoneName(to)}.`);
}

/** Every line that may come next, as many armies in it as there are and as the cash pays for. */
function linesAfter(draft: MoveDraft, prefix: readonly Line[]): Line[] {
  const lines: Line[] = [];
  for (const line of singleLines(draft)) {
    for (let army = 1; army <= MOST; army++) {
      const more: Line = { ...line, units: { army } };
      if (whyNotLine(draft, prefix, more) !== undefined) break;
      lines.push(more);
    }
  }
  return lines;
}

/** One army on its way from each land where there is any. */
function singleLines({ play, seat, terms: { to } }: MoveDraft): Line[] {
  return TERRITORIES.filter((from) => from !== to && unitsAt(play.state.board, from, seat, 'army') > 0).flatMap(
    (from) => [
      { how: 'march' as const, from, units: { army: 1 } },
      { how: 'airlift' as const, from, units: { army: 1 } },
    ],
  );
}

function whyNotLine(draft: MoveDraft, prefix: readonly Line[], line: Line): Refusal | undefined {
  const refusal = whyNotOrder(draft, line);
  if (refusal !== undefined) return refusal;
  const orders = [...prefix, line];
  const price = priceOf(draft.play, orders, suppliesFor(draft, orders));
  const { cash } = draft.play.seat(draft.seat);
  return price <= cash
    ? undefined
    : refuse(
        'too-dear',
        'M-CARRIER-02',
        `The carriers want ${money(price)} and you have ${money(cash)}; borrow first.`,
        {
          price,
          cash,
        },
      );
}

/** X-25: what the moves take by the row of an army, without technology. */
function suppliesFor(draft: MoveDraft, orders: readonly Line[]): Cost {
  const { step, flight } = draft.play.rulebook.unit('army');
  let grain = 0;
  let oil = 0;
  for (const { how, from, units } of orders) {
    if (how === 'airlift') oil += units.army * flight;
    else grain += units.army * step.units * (draft.stepsFrom(from) ?? 0);
  }
  return { grain, oil };
}

/** M-CARRIER-02, Q-M-80: the market's price of those units before they are bought, and the fee for each army. */
function priceOf(play: Play, orders: readonly Line[], { grain, oil }: Cost): number {
  return priceOfBatch(play, 'grain', grain, 'up') + priceOfBatch(play, 'oil', oil, 'up') + FEE * armiesIn(orders);
}

function armiesIn(orders: readonly Line[]): number {
  return orders.reduce((sum, { units }) => sum + units.army, 0);
}

const NOBODY_YET = refuse('goes-on', 'M-CARRIER-01', 'Say which armies are carried, from where and how.');
