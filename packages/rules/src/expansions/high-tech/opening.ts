// The draw piles: of each deck one card of each level for each player, face down (T-SET-01 to -05, X-05).
import { type EventBase, type EventDefs, factsOf, type Secret } from '../../referee/event.ts';
import { NOBODY } from '../../referee/parts.ts';
import type { ProcedureDefs } from '../../referee/procedure.ts';
import type { FrameOf } from '../../state/agenda.ts';
import { freshTech, type TechState } from './state.ts';
import { cardsFor, type Technology, techFact } from './technology.ts';

export type PilesFrame = FrameOf<'tech-piles'>;

export type TechPilesEvent = TechPilesSet;
interface TechPilesSet extends EventBase {
  readonly type: 'tech-piles-set';
  /** Cards in each pile, and cards of each deck that stay in the box. */
  readonly cards: number;
  readonly unused: number;
  readonly secret: Secret<{ readonly piles: TechState['piles'] }>;
}

export const techPilesEvents: EventDefs<TechPilesEvent> = {
  'tech-piles-set': {
    clauses: ['T-SET-01', 'T-SET-02', 'T-SET-03', 'T-SET-04', 'T-SET-05', 'T-EQP-04', 'Q-T-27', 'X-05'],
    evolve: (state, { secret }) => {
      const { piles } = factsOf(secret);
      state.sets.tech = { ...freshTech(state.order), piles: { army: [...piles.army], navy: [...piles.navy] } };
    },
  },
};

export const techPilesProcedures: ProcedureDefs<PilesFrame> = {
  'tech-piles': {
    parts: NOBODY,
    start: () => ({ procedure: 'tech-piles' }),
    advance(play) {
      const cards = cardsFor(play.state.order.length);
      const pile = (technology: Technology) => play.permute(`${technology} technology pile`, cards);
      play.emit({
        type: 'tech-piles-set',
        cards: cards.length,
        unused: techFact('T-EQP-01').cards - cards.length,
        secret: { bank: { piles: { army: pile('army'), navy: pile('navy') } } },
      });
      play.end();
    },
  },
};
