// Step E, before the units: each side's ships bring goods for danger pay, or are rerouted (M-REINFORCE-01 to -14).

import { z } from 'zod';
import { AFTER_ANSWER, sayAgain, sayLast } from '../../../battle/afterwards.ts';
import { battleOf, hear } from '../../../battle/battle.ts';
import { type DrillTable, next } from '../../../battle/conventional.ts';
import { DARK_SEAS, RESOURCES, type Resource, SEAS, type Sea } from '../../../board/index.ts';
import { inDefault } from '../../../commerce/loans.ts';
import { moveMarker, priceOfBatch } from '../../../commerce/market.ts';
import { freeSpots } from '../../../commerce/supply-center.ts';
import { whyFallen } from '../../../endings/spoils.ts';
import { oneOf, range } from '../../../referee/choice.ts';
import { type CommandDef, field, fieldAfter } from '../../../referee/command.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import type { Play } from '../../../referee/play.ts';
import type { QuestionDefs } from '../../../referee/procedure.ts';
import { type Refusal, refuse } from '../../../referee/refusal.ts';
import { markSpent } from '../../../state/goes.ts';
import { pay, store } from '../../../state/ledger.ts';
import { hasFallen } from '../../../state/occupation.ts';
import type { Seat } from '../../../state/seat.ts';
import { sure } from '../../../sure.ts';
import { siegeOf } from '../interdiction/siege.ts';
import { emptyShipsIn, pickDarkShips, type Sailing, seasWithShips, shipsFor } from '../ships.ts';
import { use, used } from '../state.ts';
import { TONNAGE } from '../tables.ts';
import { usesShips } from '../war-clauses.ts';
import type { Battle } from './convoy.ts';
import { mayNameEscorts } from './escorts.ts';
import { marineBattleIn } from './memory.ts';

/** Danger pay for each ship used (M-REINFORCE-12). */
export const DANGER_PAY = 500;

export type StepEQuestion = 'step-e';

const importSchema = z.strictObject({
  type: z.literal('import-goods'),
  resource: z.enum(RESOURCES),
  units: z.int().min(1).max(99),
});
const doneSchema = z.strictObject({
  type: z.literal('ships-done'),
  /** Whether that is all they want of this attack; always allowed, so nothing chooses among them. */
  afterwards: z.enum(AFTER_ANSWER).optional(),
});
export type ImportGoodsCommand = z.infer<typeof importSchema>;
export type ShipsDoneCommand = z.infer<typeof doneSchema>;

export type StepEEvent = StepEOpened | GoodsImported | ShipsDone;
interface StepEOpened extends EventBase {
  readonly type: 'step-e-opened';
  readonly seat: Seat;
  /** The name of this Step E, in which each ship sails or is rerouted once. */
  readonly window: string;
}
interface GoodsImported extends EventBase {
  readonly type: 'goods-imported';
  readonly seat: Seat;
  readonly resource: Resource;
  readonly units: number;
  readonly cost: number;
  readonly freight: number;
  readonly sailing: Sailing;
  readonly window: string;
}
interface ShipsDone extends EventBase {
  readonly type: 'ships-done';
  readonly seat: Seat;
}

export const stepEEvents: EventDefs<StepEEvent> = {
  'step-e-opened': {
    clauses: ['M-REINFORCE-01', 'M-REINFORCE-03', 'M-REINFORCE-04', 'Q-M-37', 'Q-M-54'],
    evolve: (state, { window }) => {
      marineBattleIn(state).stepE = window;
    },
  },
  'goods-imported': {
    clauses: [
      'M-REINFORCE-01',
      'M-REINFORCE-05',
      'M-REINFORCE-06',
      'M-REINFORCE-07',
      'M-REINFORCE-09',
      'M-REINFORCE-10',
      'M-REINFORCE-11',
      'M-REINFORCE-12',
      'X-26',
      'X-27',
    ],
    evolve: (state, { seat, resource, units, cost, freight, sailing, window }) => {
      pay(state, seat, 'bank', cost + freight);
      store(state, seat, resource, units);
      moveMarker(state, resource, units);
      for (const { sea, ships } of sailing) use(state, 'sailed', window, seat, sea, ships);
      markSpent(state);
    },
  },
  'ships-done': {
    clauses: ['M-REINFORCE-03'],
    evolve: (state, { seat }) => {
      const slot = marineBattleIn(state);
      slot.done = [...(slot.done ?? []), seat];
      hear(state, seat);
    },
  },
};

export const importGoodsCommand: CommandDef<ImportGoodsCommand> = {
  type: 'import-goods',
  schema: importSchema,
  answers: ['step-e'],
  clause: 'M-REINFORCE-05',
  may: (play, seat) =>
    whyNoTransport(play, seat) ??
    inDefault(play, seat) ??
    (RESOURCES.some((resource) => mostImports(play, seat, resource) > 0)
      ? undefined
      : refuse('cannot-import:any', 'M-REINFORCE-12', { danger: DANGER_PAY })),
  fields: [
    field('resource', (play, seat) =>
      oneOf(RESOURCES, (resource) =>
        mostImports(play, seat, resource) > 0
          ? undefined
          : refuse('cannot-import:resource', 'M-REINFORCE-12', { resource }),
      ),
    ),
    fieldAfter('units', ['resource'], (play, seat, { resource }) => {
      const most = mostImports(play, seat, resource);
      return range(1, most, () => refuse('too-many:import', 'M-REINFORCE-10', { most, resource }));
    }),
  ],
  run: (play, seat, { resource, units }) => {
    const ships = shipsFor(units);
    play.emit({
      type: 'goods-imported',
      seat,
      resource,
      units,
      cost: priceOfBatch(play, resource, units, 'up'),
      freight: DANGER_PAY * ships,
      sailing: pickShips(play, seat, ships),
      window: windowOf(play),
    });
    return 'open';
  },
};

export const shipsDoneCommand: CommandDef<ShipsDoneCommand> = {
  type: 'ships-done',
  schema: doneSchema,
  answers: ['step-e'],
  clause: 'M-REINFORCE-03',
  fields: [],
  run: (play, seat, { afterwards }) => {
    sayAgain(play, seat, afterwards);
    play.emit({ type: 'ships-done', seat });
    sayLast(play, seat, afterwards);
  },
};

export const stepEQuestions: QuestionDefs<StepEQuestion> = {
  'step-e': {
    only: onlyDone,
    clause: 'M-REINFORCE-01',
    facts: null,
    fallback: () => ({ type: 'ships-done' }),
  },
};

export const stepESteps = {
  'defender-ships': (play, battle) => shipsStep(play, battle, battle.defender),
  'attacker-ships': (play, battle) => shipsStep(play, battle, battle.attacker),
} satisfies DrillTable<'defender-ships' | 'attacker-ships'>;

function shipsStep(play: Play, battle: Battle, seat: Seat | undefined): void {
  const asks =
    seat !== undefined &&
    play.seat(seat).out === undefined &&
    battle.sets?.marine?.done?.includes(seat) !== true &&
    hasUse(play, seat);
  if (!asks) next(play, battle);
  else if (battle.sets?.marine?.stepE === undefined)
    play.emit({ type: 'step-e-opened', seat, window: `${play.state.cycle} battle ${play.state.asked}` });
  else play.ask('step-e', [seat]);
}

/**
 * What is left to a player whose ships can neither sail nor be rerouted any more, as everybody can see; one who has used some
 * of them has answered by that.
 */
function onlyDone(play: Play, seat: Seat): ShipsDoneCommand | undefined {
  if (SEAS.some((sea) => freeShips(play, seat, sea) > 0) || mayNameEscorts(play, seat)) return undefined;
  const answered = SEAS.some((sea) => used(play, 'sailed', windowOf(play), seat, sea) > 0);
  return answered ? { type: 'ships-done', afterwards: 'ask' } : { type: 'ships-done' };
}

/** Whether a player has ships to use; those of one who has fallen trade no more, and are only rerouted. */
function hasUse(play: Play, seat: Seat): boolean {
  const seas = seasWithShips(play, seat);
  return hasFallen(play, seat) ? seas.some((sea) => emptyShipsIn(play, seat, sea) > 0) : seas.length > 0;
}

/** Why a player's ships carry nothing in this Step E (M-REINFORCE-07, -08, Q-M-52, X-40). */
export function whyNoTransport(play: Play, seat: Seat): Refusal | undefined {
  const fallen = whyFallen(play, seat);
  if (fallen !== undefined) return fallen;
  if (siegeOf(play, seat) !== undefined) return refuse('besieged:battle', 'Q-M-52');
  if (freeDarkShips(play, seat) > 0) return undefined;
  const battle = battleOf(play);
  const others = SEAS.some((sea) => freeShips(play, seat, sea) > shipsOfAssault(battle, sea));
  return battle.attacker === seat && usesShips(battle) && !others
    ? refuse('assault-ships', 'M-AMPHIB-15')
    : refuse('no-dark-ship', 'M-REINFORCE-08');
}

/** Ships in a sea that brought troops to the battle. */
function shipsOfAssault({ committed }: Battle, sea: Sea): number {
  return committed.reduce((sum, { zone, units }) => sum + (zone === sea ? (units.ship ?? 0) : 0), 0);
}

/** Ships of a player in a sea that have neither sailed nor been rerouted in this Step E (M-REINFORCE-02, -09). */
export function freeShips(play: Play, seat: Seat, sea: Sea): number {
  return Math.max(0, emptyShipsIn(play, seat, sea) - used(play, 'sailed', windowOf(play), seat, sea));
}

export function freeDarkShips(play: Play, seat: Seat): number {
  return DARK_SEAS.reduce((sum, sea) => sum + freeShips(play, seat, sea), 0);
}

/** So many free dark-sea ships. */
export function pickShips(play: Play, seat: Seat, ships: number): Sailing {
  return pickDarkShips(ships, (sea) => freeShips(play, seat, sea));
}

export function windowOf(play: Play): string {
  return sure(battleOf(play).sets?.marine?.stepE);
}

/** The most units of a resource that ships, cash and store allow. */
function mostImports(play: Play, seat: Seat, resource: Resource): number {
  const room = Math.min(TONNAGE * freeDarkShips(play, seat), freeSpots(play.seat(seat), resource), 99);
  let most = 0;
  while (most < room && billFor(play, resource, most + 1) <= play.seat(seat).cash) most++;
  return most;
}

function billFor(play: Play, resource: Resource, units: number): number {
  return priceOfBatch(play, resource, units, 'up') + DANGER_PAY * shipsFor(units);
}
