// Cash, supplies and prices at the start (B-SETUP-11 to -16, B-OPEN-24 to -29).
import { z } from 'zod';
import { type Notes, OPENING_SPOT, RESOURCES, type Resource } from '../board/index.ts';
import { counts } from '../referee/choice.ts';
import { type CommandDef, field } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { NOBODY } from '../referee/parts.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import { refuse } from '../referee/refusal.ts';
import { sealedBy } from '../referee/sealed.ts';
import type { FrameOf } from '../state/agenda.ts';
import { pay, seatOf, store } from '../state/ledger.ts';
import type { Seat, Supplies } from '../state/seat.ts';
import { sure } from '../sure.ts';

/** B-SETUP-15, B-OPEN-24: the notes everybody starts with. */
export const STARTING_NOTES = [
  { note: 100, count: 5 },
  { note: 500, count: 5 },
  { note: 1000, count: 4 },
] as const satisfies readonly Notes[];
const CASH = STARTING_NOTES.reduce((sum, { note, count }) => sum + note * count, 0);
const SUPPLIES = 3;
const BONUS = 9;

export type ProvisionsFrame =
  | FrameOf<'give-supplies'>
  | (FrameOf<'bonus-supplies'> & { asked: boolean })
  | FrameOf<'set-prices'>;
export type ProvisionsQuestion = 'bonus-supplies';

const units = z.int().min(0).max(BONUS);
const bonusSchema = z.strictObject({
  type: z.literal('bonus-supplies'),
  supplies: z.strictObject({ grain: units.optional(), oil: units.optional(), minerals: units.optional() }),
});
export type BonusSuppliesCommand = z.infer<typeof bonusSchema>;

export type ProvisionsEvent = SuppliesGiven | BonusSuppliesRevealed | PricesSet;
interface SuppliesGiven extends EventBase {
  readonly type: 'supplies-given';
  readonly cash: number;
  readonly each: number;
}
interface BonusSuppliesRevealed extends EventBase {
  readonly type: 'bonus-supplies-revealed';
  readonly bonuses: Readonly<Record<Seat, Readonly<Partial<Supplies>>>>;
}
interface PricesSet extends EventBase {
  readonly type: 'prices-set';
  readonly spots: Readonly<Record<Resource, number>>;
}

export const provisionsEvents: EventDefs<ProvisionsEvent> = {
  'supplies-given': {
    clauses: ['B-SETUP-11', 'B-SETUP-12', 'B-SETUP-13', 'B-SETUP-14', 'B-SETUP-15', 'B-KIT-10'],
    evolve: (state, { cash, each }) => {
      for (const seat of state.order) {
        pay(state, 'bank', seat, cash);
        seatOf(state, seat).cubes = 3;
        for (const resource of RESOURCES) store(state, seat, resource, each);
      }
    },
  },
  'bonus-supplies-revealed': {
    clauses: ['B-OPEN-26', 'B-OPEN-27'],
    evolve: (state, { bonuses }) => {
      for (const seat of state.order)
        for (const resource of RESOURCES) store(state, seat, resource, bonuses[seat]?.[resource] ?? 0);
    },
  },
  'prices-set': {
    clauses: ['B-SETUP-16', 'B-MKT-01'],
    evolve: (state, { spots }) => {
      state.market = { ...spots };
      state.openingPrices = { ...spots };
    },
  },
};

export const bonusSuppliesCommand: CommandDef<BonusSuppliesCommand> = {
  type: 'bonus-supplies',
  schema: bonusSchema,
  answers: ['bonus-supplies'],
  sealed: true,
  clause: 'B-OPEN-26',
  fields: [
    field('supplies', () =>
      counts({ grain: BONUS, oil: BONUS, minerals: BONUS }, { least: BONUS, most: BONUS }, () =>
        refuse('nine-supplies', 'B-OPEN-26', { units: BONUS }),
      ),
    ),
  ],
  run: (play, seat, command) => {
    play.emit({ type: 'sealed', seat, secret: { [seat]: { answer: command } }, clauses: ['B-OPEN-27'] });
  },
};

export const provisionsQuestions: QuestionDefs<ProvisionsQuestion> = {
  'bonus-supplies': {
    clause: 'B-OPEN-26',
    facts: () => ({ units: BONUS }),
    fallback: () => ({ type: 'bonus-supplies', supplies: { grain: 3, oil: 3, minerals: 3 } }),
  },
};

export const provisionsProcedures: ProcedureDefs<ProvisionsFrame> = {
  'give-supplies': {
    parts: NOBODY,
    start: () => ({ procedure: 'give-supplies' }),
    advance(play) {
      if (play.options.opening === 'random') {
        play.emit({
          type: 'supplies-given',
          cash: CASH,
          each: SUPPLIES,
          clauses: ['B-OPEN-24', 'B-OPEN-25', 'B-KIT-10'],
        });
      } else {
        play.emit({ type: 'supplies-given', cash: CASH, each: SUPPLIES });
      }
      play.end();
    },
  },
  'bonus-supplies': {
    parts: NOBODY,
    start: () => ({ procedure: 'bonus-supplies', asked: false }),
    advance(play, frame) {
      if (!frame.asked) {
        play.step<Extract<ProvisionsFrame, { asked: boolean }>>('bonus-supplies', { asked: true });
        play.ask('bonus-supplies', play.living());
        return;
      }
      const bonuses: Record<Seat, Readonly<Partial<Supplies>>> = {};
      for (const seat of play.living()) {
        const { grain = 0, oil = 0, minerals = 0 } = sure(sealedBy(play, seat, 'bonus-supplies')).supplies;
        bonuses[seat] = { grain, oil, minerals };
      }
      play.emit({ type: 'bonus-supplies-revealed', bonuses });
      play.end();
    },
  },
  'set-prices': {
    parts: NOBODY,
    start: () => ({ procedure: 'set-prices' }),
    advance(play) {
      if (play.options.opening === 'standard') {
        play.emit({ type: 'prices-set', spots: { grain: OPENING_SPOT, oil: OPENING_SPOT, minerals: OPENING_SPOT } });
      } else {
        // B-OPEN-28: the dealer's two dice count spots from the left end.
        const dealer = play.state.order[play.state.order.length - 1];
        const roll = (resource: Resource) =>
          play.roll(`${dealer}, ${resource} price, die 1`) + play.roll(`${dealer}, ${resource} price, die 2`);
        const grain = roll('grain');
        const oil = roll('oil');
        play.emit({
          type: 'prices-set',
          spots: { grain, oil, minerals: roll('minerals') },
          clauses: ['B-OPEN-28', 'B-OPEN-29', 'B-MKT-01'],
        });
      }
      play.end();
    },
  },
};
