// Company cards in players' hands: who knows one that lies face down, and the only way from hand to hand (B-DIPLO-04, X-29).
import { type Card, type Company, companyOf, isCompany, type Resource } from '../board/index.ts';
import { seatOf } from './ledger.ts';
import type { Holding, Seat } from './seat.ts';
import type { DeepReadonly, State } from './state.ts';

/**
 * What the others at the table can tell when cards pass face down: which ones, since all that lie in a zone pass, or
 * everything a player has; or only how many of each resource.
 */
export type Told = 'which' | 'how-many';

/** Whether a seat, or anybody, knows a card in a player's hands. */
export function knowsCard(holding: DeepReadonly<Holding>, holder: Seat, knower: Seat | 'spectator'): boolean {
  if (holding.face !== 'secret' || knower === holder) return true;
  return knower !== 'spectator' && knowersOf(holding).includes(knower);
}

/** Moves cards from hand to hand; for evolve only. Open and closed ones keep their face, secret ones stay face down. */
export function handOver(state: State, from: Seat, to: Seat, cards: readonly Card[], told: Told): void {
  const giver = seatOf(state, from);
  const passed = cards.map((card) => {
    const holding = giver.holdings.find((other) => other.card === card);
    if (holding === undefined) throw new Error(`${from} does not hold ${card}`);
    return holding;
  });
  const kept = giver.holdings.filter((holding) => !passed.includes(holding));
  const unclear =
    told === 'which' ? [] : resourcesOf(passed).filter((resource) => resourcesOf(kept).includes(resource));
  const isUnclear = (holding: Holding) => secretResource(holding).some((resource) => unclear.includes(resource));
  // The receiver alone has seen which card came, so that they still know those that they knew.
  giver.holdings = kept.map((holding) => (isUnclear(holding) ? knownOnlyTo(holding, to) : holding));
  const receiver = seatOf(state, to);
  receiver.holdings = [
    ...receiver.holdings,
    ...passed.map((holding) => {
      const others = isUnclear(holding) ? [] : knowersOf(holding).filter((seat) => seat !== from && seat !== to);
      return holding.face === 'secret' ? arrived(holding, from, others) : holding;
    }),
  ];
}

/** A secret card with its new holder, who cannot tell to whom it had been shown; they know who gave it to them. */
function arrived({ card, face, paid }: Holding, from: Seat, others: readonly Seat[]): Holding {
  const known: Holding = { card, face, paid, knownTo: [from] };
  return others.length === 0 ? known : { ...known, seenBefore: others };
}

function knownOnlyTo({ card, face, paid, knownTo, seenBefore = [] }: Holding, seat: Seat): Holding {
  const known: Holding = { card, face, paid, knownTo: knownTo.filter((other) => other === seat) };
  return seenBefore.includes(seat) ? { ...known, seenBefore: [seat] } : known;
}

function knowersOf({ knownTo, seenBefore = [] }: DeepReadonly<Holding>): readonly Seat[] {
  return [...knownTo, ...seenBefore.filter((seat) => !knownTo.includes(seat))];
}

function resourcesOf(holdings: readonly Holding[]): Resource[] {
  return holdings.flatMap(secretResource);
}

/** What everybody sees of a card that lies face down; nothing for others. */
function secretResource({ card, face }: DeepReadonly<Holding>): readonly Resource[] {
  return face === 'secret' && isCompany(card) ? [companyOf(card).resource] : [];
}

/** The resources of cards that lie face down, in an order that says nothing about the cards. */
export function facesDown(cards: readonly Company[]): Resource[] {
  return cards.map((card) => companyOf(card).resource).sort();
}
