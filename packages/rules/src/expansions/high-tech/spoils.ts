// What becomes of a beaten player's cards, levels and rights (T-SPO-01, Q-T-23, Q-T-24, X-28).
import { type EventBase, type EventDefs, factsOf, type Secret } from '../../referee/event.ts';
import type { Play } from '../../referee/play.ts';
import type { Seat } from '../../state/seat.ts';
import { sure } from '../../sure.ts';
import { handCards } from './cards.ts';
import { chartIn, chartOf, emptyChart, type TechState, techIn } from './state.ts';
import type { Level, Technology } from './technology.ts';

export type TechSpoilsEvent = CardsCaptured | CardsReturned;
/** The captor gets the cards, and sees them alone; levels and rights are lost. */
interface CardsCaptured extends EventBase {
  readonly type: 'tech-cards-captured';
  readonly captor: Seat;
  readonly from: Seat;
  readonly cards: number;
}
interface CardsReturned extends EventBase {
  readonly type: 'tech-cards-returned';
  readonly seat: Seat;
  readonly cards: number;
  readonly secret: Secret<{ readonly piles: TechState['piles'] }>;
}

export const techSpoilsEvents: EventDefs<TechSpoilsEvent> = {
  'tech-cards-captured': {
    clauses: ['T-SPO-01', 'Q-T-23', 'Q-T-27', 'X-28'],
    shows: () => true,
    evolve: (state, { captor, from }) => {
      handCards(state, from, captor, chartIn(state, from).cards, 'which');
      techIn(state).charts[from] = emptyChart();
    },
  },
  'tech-cards-returned': {
    clauses: ['Q-T-24', 'X-28'],
    evolve: (state, { seat, secret }) => {
      const { piles } = factsOf(secret);
      const tech = techIn(state);
      tech.piles = { army: [...piles.army], navy: [...piles.navy] };
      tech.charts[seat] = emptyChart();
    },
  },
};

export function captureCards(play: Play, captor: Seat, from: Seat): void {
  play.emit({ type: 'tech-cards-captured', captor, from, cards: chartOf(play, from).cards.length });
}

/** Everything of a player who leaves goes back; a captive's has gone to their captor before. */
export function returnCards(play: Play, seat: Seat): void {
  const { cards } = chartOf(play, seat);
  const pile = (technology: Technology): Level[] => {
    const own = cards.filter((card) => card.technology === technology).map(({ level }) => level);
    const before = sure(play.state.sets.tech).piles[technology];
    return own.length === 0 ? [...before] : play.permute(`${technology} technology pile`, [...before, ...own]);
  };
  const piles = { army: pile('army'), navy: pile('navy') };
  play.emit({ type: 'tech-cards-returned', seat, cards: cards.length, secret: { bank: { piles } } });
}
