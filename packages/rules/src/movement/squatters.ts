// Squatter's rights: a player who moves in takes the cards that others hold there (B-SQUAT-01, -02, Q-B-34, Q-B-35).
import { type Company, companyOf, inBoardOrder, isCompany, type Resource, type Zone } from '../board/index.ts';
import type { Clause } from '../referee/cite.ts';
import { type EventBase, type EventDefs, factsOf, type Secret, secretFor } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import { facesDown, handOver } from '../state/cards.ts';
import { mayHoldFaceDown } from '../state/face-down.ts';
import type { Seat } from '../state/seat.ts';

export type SquatEvent = CardsTaken | SecretCardsTaken;

/** Cards that everybody has seen pass to a player who moved in. */
interface CardsTaken extends EventBase {
  readonly type: 'cards-taken';
  readonly seat: Seat;
  readonly from: Seat;
  readonly zone: Zone;
  readonly cards: readonly Company[];
}

/** Cards never shown pass face down; where they lie stays between the two (Q-B-34). */
interface SecretCardsTaken extends EventBase {
  readonly type: 'secret-cards-taken';
  readonly seat: Seat;
  readonly from: Seat;
  /** What everybody sees of a card that lies face down. */
  readonly resources: readonly Resource[];
  readonly secret: Secret<{ readonly cards: readonly Company[] }>;
}

export const squatEvents: EventDefs<SquatEvent> = {
  'cards-taken': {
    clauses: ['B-SQUAT-01', 'B-SQUAT-02', 'Q-B-34', 'Q-B-35'],
    evolve: (state, { seat, from, cards }) => handOver(state, from, seat, cards, 'which'),
  },
  'secret-cards-taken': {
    clauses: ['B-SQUAT-01', 'B-SQUAT-02', 'Q-B-34'],
    evolve: (state, { seat, from, secret }) => handOver(state, from, seat, factsOf(secret).cards, 'which'),
  },
};

/** Gives a player who has moved into a zone all cards that others hold there. */
export function squat(play: Play, seat: Seat, zone: Zone, clauses: readonly Clause[] = []): void {
  for (const from of play.state.order) {
    if (from === seat) continue;
    if (mayHoldFaceDown(play.state, from, [zone])) play.tells = true;
    const shown: Company[] = [];
    const secret: Company[] = [];
    for (const { card, face } of play.seat(from).holdings) {
      if (!isCompany(card) || companyOf(card).location !== zone) continue;
      (face === 'secret' ? secret : shown).push(card);
    }
    if (shown.length > 0)
      play.emit({
        type: 'cards-taken',
        seat,
        from,
        zone,
        cards: inBoardOrder(shown),
        clauses: [...squatEvents['cards-taken'].clauses, ...clauses],
      });
    if (secret.length > 0)
      play.emit({
        type: 'secret-cards-taken',
        seat,
        from,
        resources: facesDown(secret),
        secret: secretFor([seat, from], { cards: inBoardOrder(secret) }),
        clauses: [...squatEvents['secret-cards-taken'].clauses, ...clauses],
      });
  }
}
