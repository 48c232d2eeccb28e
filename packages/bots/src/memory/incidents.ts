// Who did what to whom, and what was offered: what a grudge, a promise or a counter-offer goes back to.
import { type GameEvent, isTerritory, type Seat, type Zone } from '@marshall/rules';
import type { Notes } from './notes.ts';

export interface Incident {
  readonly cycle: number;
  readonly stage: number;
  readonly kind:
    | 'attacked'
    | 'took'
    | 'struck'
    | 'broke'
    | 'beat'
    | 'dealt'
    | 'gave'
    | 'lent'
    | 'repaid'
    | 'overdue'
    | 'let-pass'
    | 'barred';
  readonly by: Seat;
  readonly against?: Seat;
  /** The land or sea that it was about. */
  readonly zone?: Zone;
  readonly amount?: number;
}

/** An offer that the seat made or was made. */
export interface Proposal {
  readonly id: string;
  readonly from: Seat;
  readonly to: Seat;
  readonly cycle: number;
  readonly stage: number;
  readonly gives: Basket;
  readonly wants: Basket;
  /** What is to come back, and by the end of which cycle, if the cash is lent. */
  readonly loan?: { readonly repay: number; readonly dueCycle: number };
  readonly promise: string;
  readonly answer: 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'failed';
}
interface Basket {
  readonly cash: number;
  readonly goods: Readonly<Record<string, number>>;
}

/** What an event is remembered as, if somebody did something to somebody. */
export function incidentOf(notes: Notes, event: GameEvent): Incident | undefined {
  const { cycle, stage } = notes;
  switch (event.type) {
    case 'attack-declared':
      if (event.defender === undefined) return undefined;
      return {
        cycle,
        stage,
        // Passage, given or taken, counts as a promise of peace.
        kind: atPeace(notes, event.attacker, event.defender) ? 'broke' : 'attacked',
        by: event.attacker,
        against: event.defender,
        zone: event.target,
      };
    case 'zone-captured':
      return { cycle, stage, kind: 'took', by: event.seat, against: event.from, zone: event.zone };
    case 'home-entered':
      return { cycle, stage, kind: 'took', by: event.seat, against: event.owner, zone: event.zone };
    case 'struck': {
      const victim = event.owner ?? event.home;
      if (victim === undefined || victim === event.attacker || !isTerritory(event.zone)) return undefined;
      return { cycle, stage, kind: 'struck', by: event.attacker, against: victim, zone: event.zone };
    }
    case 'spoils-taken':
      return { cycle, stage, kind: 'beat', by: event.captor, against: event.from };
    case 'deal-made': {
      const [by, against] = event.parties;
      const offer = event.secret[notes.seat]?.offer;
      if (offer?.loan === undefined) return { cycle, stage, kind: 'dealt', by, against };
      const lends = offer.gives.cash > 0;
      return {
        cycle,
        stage,
        kind: 'lent',
        by: lends ? offer.from : offer.to,
        against: lends ? offer.to : offer.from,
        amount: lends ? offer.gives.cash : offer.wants.cash,
      };
    }
    case 'cash-given':
      return { cycle, stage, kind: 'gave', by: event.giver, against: event.receiver, amount: event.amount };
    case 'loan-repaid':
      return { cycle, stage, kind: 'repaid', by: event.borrower, against: event.lender, amount: event.amount };
    case 'loan-overdue':
      return { cycle, stage, kind: 'overdue', by: event.borrower, against: event.lender, amount: event.left };
    case 'passage-granted':
      return { cycle, stage, kind: 'let-pass', by: event.seat, against: event.friend };
    case 'passage-revoked':
      return { cycle, stage, kind: 'barred', by: event.seat, against: event.friend };
    default:
      return undefined;
  }
}

/** The offers after an event, with their answers. */
export function proposalsAfter(notes: Notes, event: GameEvent): readonly Proposal[] {
  switch (event.type) {
    case 'offer-made':
      return [...notes.offers, proposalOf(notes, event)];
    case 'offer-declined':
      return answered(notes, event.offer, 'declined');
    case 'offer-withdrawn':
      return answered(notes, event.offer, 'withdrawn');
    case 'offer-expired':
      return answered(notes, event.offer, 'expired');
    case 'deal-failed':
      return answered(notes, event.offer, 'failed');
    case 'deal-made':
      return answered(notes, event.secret[notes.seat]?.offer.id, 'accepted');
    default:
      return notes.offers;
  }
}

function proposalOf({ seat, cycle, stage }: Notes, event: Extract<GameEvent, { type: 'offer-made' }>): Proposal {
  const { id, from, to, gives, wants, loan, promise } = event.offer;
  const goods = event.secret?.[seat]?.gives ?? gives.goods;
  return {
    id,
    from,
    to,
    cycle,
    stage,
    gives: { cash: gives.cash, goods },
    wants: { cash: wants.cash, goods: wants.goods },
    ...(loan === undefined ? {} : { loan }),
    promise,
    answer: 'open',
  };
}

function answered({ offers }: Notes, id: string | undefined, answer: Proposal['answer']): readonly Proposal[] {
  if (!offers.some((offer) => offer.id === id)) return offers;
  return offers.map((offer) => (offer.id === id ? { ...offer, answer } : offer));
}

function atPeace({ passage }: Notes, one: Seat, other: Seat): boolean {
  return passage[one]?.includes(other) === true || passage[other]?.includes(one) === true;
}
