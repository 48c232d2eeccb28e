// The random open: piles chosen without knowing whose they are (B-OPEN-01 to -10).

import { z } from 'zod';
import { POWERS, type Power, powerName, superpowerCompanies } from '../board/index.ts';
import { range } from '../referee/choice.ts';
import { type CommandDef, field } from '../referee/command.ts';
import { NOBODY } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import { refuse } from '../referee/refusal.ts';
import { rollForOrder } from '../referee/roll-for-order.ts';
import type { FrameOf } from '../state/agenda.ts';
import type { Seat } from '../state/seat.ts';
import { shuffleTheRest, unled } from './standard.ts';

const KEPT = 3;

/** `choosers` are in the order of their rolls, the dealer last; undefined before the rolls. */
export type PilesFrame = FrameOf<'choose-piles'> & { choosers: Seat[] | undefined; rearranged: boolean };
export type PilesQuestion = 'choose-pile';

const pileSchema = z.strictObject({ type: z.literal('choose-pile'), pile: z.int().min(1).max(POWERS.length) });
export type ChoosePileCommand = z.infer<typeof pileSchema>;

export const choosePileCommand: CommandDef<ChoosePileCommand> = {
  type: 'choose-pile',
  schema: pileSchema,
  answers: ['choose-pile'],
  clause: 'B-OPEN-06',
  fields: [
    field('pile', (play) => {
      const left = play.state.piles.length;
      return range(1, left, () => refuse('no-such-pile', 'B-OPEN-06', { piles: left }));
    }),
  ],
  run: (play, seat, { pile }) => {
    const chosen = play.state.piles[pile - 1];
    if (chosen === undefined) throw new Error(`no pile ${pile}`);
    // B-OPEN-07: the rest of the pile goes into the deck, as the event's evolve does.
    const clauses = isDealer(play, seat)
      ? (['B-GEN-02', 'B-OPEN-09'] as const)
      : (['B-GEN-02', 'B-OPEN-06', 'B-OPEN-07'] as const);
    play.emit({ type: 'power-taken', seat, power: chosen.power, cards: chosen.cards.slice(0, KEPT), clauses });
  },
};

export const pilesQuestions: QuestionDefs<PilesQuestion> = {
  'choose-pile': {
    open: true,
    clause: 'B-OPEN-06',
    facts: (play) => ({ piles: play.state.piles.length }),
    fallback: () => ({ type: 'choose-pile', pile: 1 }),
  },
};

export const pilesProcedures: ProcedureDefs<PilesFrame> = {
  'choose-piles': {
    parts: NOBODY,
    start: () => ({ procedure: 'choose-piles', choosers: undefined, rearranged: false }),
    advance(play, frame) {
      if (frame.choosers === undefined) {
        const dealer = rollForDealer(play, play.state.order);
        layPiles(play, POWERS, ['B-OPEN-01', 'B-OPEN-02', 'B-OPEN-03', 'B-OPEN-04', 'B-OPEN-05']);
        const others = rollForOrder(
          play,
          play.state.order.filter((seat) => seat !== dealer),
          'choice of a pile',
        );
        const choosers = [...others, dealer];
        play.emit({ type: 'seats-ordered', order: choosers, clauses: ['B-OPEN-04', 'B-OPEN-06', 'X-04'] });
        play.step<PilesFrame>('choose-piles', { choosers });
        return;
      }
      const next = frame.choosers.find((seat) => play.seat(seat).power === undefined);
      if (next === undefined) {
        shuffleTheRest(play, ['B-OPEN-10', 'B-OPEN-11']);
        play.end();
      } else if (isDealer(play, next) && !frame.rearranged) {
        layPiles(play, unled(play), ['B-OPEN-08']);
        play.step<PilesFrame>('choose-piles', { rearranged: true });
      } else {
        play.ask('choose-pile', [next]);
      }
    },
  },
};

/** B-OPEN-04: the highest of one die each deals; the tied roll again among themselves (Q-B-16). */
function rollForDealer(play: Play, seats: readonly Seat[]): Seat {
  const rolls = seats.map((seat) => ({ seat, die: play.roll(`${seat}, dealer`) }));
  const highest = Math.max(...rolls.map(({ die }) => die));
  const [dealer, ...tied] = rolls.filter(({ die }) => die === highest).map(({ seat }) => seat);
  if (dealer === undefined) throw new Error('nobody to deal');
  return tied.length === 0 ? dealer : rollForDealer(play, [dealer, ...tied]);
}

/** Shuffles each pile and rearranges the piles, unseen by anybody. */
function layPiles(
  play: Play,
  powers: readonly Power[],
  clauses: readonly ('B-OPEN-01' | 'B-OPEN-02' | 'B-OPEN-03' | 'B-OPEN-04' | 'B-OPEN-05' | 'B-OPEN-08')[],
): void {
  const shuffledPiles = powers.map((power) => ({
    power,
    cards: play.permute(`pile of the ${powerName(power)}`, superpowerCompanies(power)),
  }));
  play.emit({
    type: 'piles-laid',
    count: powers.length,
    secret: { bank: { piles: play.permute('order of the piles', shuffledPiles) } },
    clauses,
  });
}

/** The dealer chooses last. */
function isDealer(play: Play, seat: Seat): boolean {
  return play.state.order[play.state.order.length - 1] === seat;
}
