// The standard set-up: six open piles, powers given or picked in the order of a roll (B-SETUP-01 to -07).

import { z } from 'zod';
import {
  type Card,
  INDEPENDENT_COMPANIES,
  POWERS,
  type Power,
  RESEARCH_CARDS,
  superpowerCompanies,
} from '../board/index.ts';
import { oneOf } from '../referee/choice.ts';
import type { Clause } from '../referee/cite.ts';
import { type CommandDef, field } from '../referee/command.ts';
import { type EventBase, type EventDefs, factsOf, type Secret } from '../referee/event.ts';
import { NOBODY } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import { refuse } from '../referee/refusal.ts';
import { rollForOrder } from '../referee/roll-for-order.ts';
import type { FrameOf } from '../state/agenda.ts';
import { seatOf } from '../state/ledger.ts';
import { openCard } from '../state/open-cards.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly, Pile } from '../state/state.ts';

/** `picking` holds who has yet to pick, in the order of the roll; undefined before it. */
export type PowersFrame = FrameOf<'choose-powers'> & { picking: Seat[] | undefined };
export type PowersQuestion = 'pick-power';

const pickSchema = z.strictObject({ type: z.literal('pick-power'), power: z.enum(POWERS) });
export type PickPowerCommand = z.infer<typeof pickSchema>;

export type PowersEvent = PilesLaid | PowerTaken | SeatsOrdered;
/** The companies of each superpower lie in a pile; in the random open nobody knows which is which. */
interface PilesLaid extends EventBase {
  readonly type: 'piles-laid';
  readonly count: number;
  readonly secret: Secret<{ readonly piles: readonly DeepReadonly<Pile>[] }>;
}
/** A seat leads a superpower and has these of its companies, open. */
interface PowerTaken extends EventBase {
  readonly type: 'power-taken';
  readonly seat: Seat;
  readonly power: Power;
  readonly cards: readonly Card[];
}
/** Seats are numbered in the order in which superpowers were chosen. */
interface SeatsOrdered extends EventBase {
  readonly type: 'seats-ordered';
  readonly order: readonly Seat[];
}

export const powersEvents: EventDefs<PowersEvent> = {
  'piles-laid': {
    clauses: ['B-SETUP-03', 'B-SETUP-04'],
    evolve: (state, { secret }) => {
      state.piles = factsOf(secret).piles.map(({ power, cards }) => ({ power, cards: [...cards] }));
      if (state.deck.length === 0) state.deck = [...INDEPENDENT_COMPANIES, ...RESEARCH_CARDS];
    },
  },
  'power-taken': {
    clauses: ['B-GEN-02', 'B-SETUP-01', 'B-SETUP-02', 'B-SETUP-03', 'B-SETUP-06', 'B-SETUP-08'],
    // A player who keeps only some of the power's companies has turned over a pile that lay face down (B-OPEN-06).
    shows: ({ power, cards }) => cards.length < superpowerCompanies(power).length,
    evolve: (state, { seat, power, cards }) => {
      const player = seatOf(state, seat);
      player.power = power;
      player.holdings = cards.map((card) => openCard(card));
      for (const pile of state.piles)
        if (pile.power === power) state.deck = [...state.deck, ...pile.cards.filter((card) => !cards.includes(card))];
      state.piles = state.piles.filter((pile) => pile.power !== power);
    },
  },
  'seats-ordered': {
    clauses: ['X-04'],
    evolve: (state, { order }) => {
      state.order = [...order];
    },
  },
};

export const pickPowerCommand: CommandDef<PickPowerCommand> = {
  type: 'pick-power',
  schema: pickSchema,
  answers: ['pick-power'],
  clause: 'B-SETUP-06',
  fields: [
    field('power', (play) =>
      oneOf(POWERS, (power) =>
        leaderOf(play, power) === undefined ? undefined : refuse('power-taken', 'B-GEN-02', { power }),
      ),
    ),
  ],
  run: (play, seat, { power }) => {
    play.emit({ type: 'power-taken', seat, power, cards: superpowerCompanies(power) });
  },
};

export const powersQuestions: QuestionDefs<PowersQuestion> = {
  'pick-power': {
    open: true,
    clause: 'B-SETUP-06',
    facts: null,
    fallback: (play) => ({ type: 'pick-power', power: firstUnled(play) }),
  },
};

export const powersProcedures: ProcedureDefs<PowersFrame> = {
  'choose-powers': {
    parts: NOBODY,
    start: () => ({ procedure: 'choose-powers', picking: undefined }),
    advance(play, frame) {
      if (play.state.deck.length === 0) {
        const piles = POWERS.map((power) => ({ power, cards: superpowerCompanies(power) }));
        play.emit({ type: 'piles-laid', count: piles.length, secret: { bank: { piles } } });
      }
      if (play.options.powers === 'chosen') {
        for (const seat of play.state.order) {
          const power = play.setup.powers?.[seat];
          if (power === undefined) throw new Error(`${seat} has no superpower`);
          play.emit({ type: 'power-taken', seat, power, cards: superpowerCompanies(power) });
        }
        finish(play);
        return;
      }
      if (frame.picking === undefined) {
        const order = rollForOrder(play, play.state.order, 'pick of a superpower');
        play.emit({ type: 'seats-ordered', order, clauses: ['B-SETUP-05', 'B-SETUP-06', 'X-04'] });
        play.step<PowersFrame>('choose-powers', { picking: order });
        return;
      }
      const next = frame.picking.find((seat) => play.seat(seat).power === undefined);
      if (next === undefined) finish(play);
      else play.ask('pick-power', [next]);
    },
  },
};

function finish(play: Play): void {
  shuffleTheRest(play, ['B-SETUP-04', 'B-SETUP-07', 'Q-B-09']);
  play.end();
}

/** Piles that nobody took go into the deck, which is then shuffled. */
export function shuffleTheRest(play: Play, clauses: readonly Clause[]): void {
  play.shuffleDeck(
    'resource deck, set-up',
    [...play.state.deck, ...play.state.piles.flatMap(({ cards }) => cards)],
    clauses,
  );
}

function leaderOf(play: Play, power: Power): Seat | undefined {
  return play.state.order.find((seat) => play.seat(seat).power === power);
}

/** Superpowers without a leader, in board order. */
export function unled(play: Play): Power[] {
  return POWERS.filter((power) => leaderOf(play, power) === undefined);
}

/** There are as many powers as seats at most, so that one is left for everybody who is asked. */
function firstUnled(play: Play): Power {
  const [power] = unled(play);
  if (power === undefined) throw new Error('no power is left to pick');
  return power;
}
