// Company cards between players: in phase D of Stages 3 and 7, open, closed or never shown (B-COMPANY-01 to -04).
import { type Card, COMPANIES, companyOf, isCompany, RESOURCES, type Resource } from '../board/index.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { handOver, knowsCard } from '../state/cards.ts';
import { seatOf } from '../state/ledger.ts';
import { occupies, otherOccupant } from '../state/occupation.ts';
import type { Holding, Seat } from '../state/seat.ts';
import type { DeepReadonly, Position, State } from '../state/state.ts';
import type { AssetRow, Knower, Lot, Passage } from './assets.ts';

/** What others see of a card that was never face up: its resource. */
const FACES: ReadonlyMap<string, Resource> = new Map(RESOURCES.map((resource) => [`secret-${resource}`, resource]));

export const tradedCompanies: AssetRow = {
  kind: 'companies',
  windows: { 'sales-to-players': 'either', 'buys-from-players': 'either' },
  pays: ['arms-bazaar'],
  elsewhere: refuse('no-companies-now', 'B-COMPANY-02'),
  clauses: (window) =>
    window === 'arms-bazaar'
      ? ['B-COMPANY-01', 'B-COMPANY-03', 'Q-B-30', 'Q-B-35', 'X-26']
      : ['B-COMPANY-01', 'B-COMPANY-02', 'B-COMPANY-03', 'Q-B-35', 'X-07'],
  names: (good) => isCompany(good) || FACES.has(good),
  // In the order of the board, since that of a hand would tell what went out of it.
  inventory: (play, giver) => COMPANIES.filter((card) => play.seat(giver).holdings.some((held) => held.card === card)),
  most,
  tooMany: whyNotThis,
  face: (state, viewer, good) => faceOf(state, viewer, good),
  hand: (state, lot) => handTogether(state, [lot]),
  handTogether,
  thing: (good) => {
    if (isCompany(good)) return { kind: 'company', company: good };
    const resource = FACES.get(good);
    return resource && { kind: 'secret-company', resource };
  },
};

/** Whether a name in a basket is that of a company. */
export function isCompanyGood(good: string): boolean {
  return tradedCompanies.names(good);
}

/** Whether a holder has a card to show to another: one that, as far as they can tell, the other has not seen. */
export function isUnshown(play: Play, holder: Seat, other: Seat, good: string): boolean {
  return play
    .seat(holder)
    .holdings.some(({ card, face, knownTo }) => card === good && face === 'secret' && !knownTo.includes(other));
}

function most(play: Play, { knower, giver, receiver }: Passage, good: string): number {
  const resource = FACES.get(good);
  if (resource !== undefined) {
    // A player who is offered a card that they may not see knows at least how many such cards there are.
    return play.seat(giver).holdings.filter((holding) => isSecret(holding, resource)).length;
  }
  const holding = play.seat(giver).holdings.find((other) => other.card === good);
  if (holding === undefined || !knows(holding, giver, knower)) return 0;
  return heldByThird(play, giver, receiver, good) ? 0 : 1;
}

function whyNotThis(play: Play, { knower, giver, receiver }: Passage, good: string): Refusal {
  const holding = play.seat(giver).holdings.find((other) => other.card === good);
  if (holding !== undefined && knows(holding, giver, knower) && heldByThird(play, giver, receiver, good)) {
    return refuse('occupied:card', 'Q-B-35');
  }
  if (knower === giver) return refuse('unknown-card:own', 'B-COMPANY-01');
  // The same words whether there is no such card or it is one that was never face up.
  return refuse('unknown-card:company', 'B-DIPLO-04');
}

/** Q-B-35: the card of a zone with another player's unit in it goes to nobody but the occupier. */
function heldByThird(play: Play, giver: Seat, receiver: Seat, good: string): boolean {
  if (!isCompany(good)) throw new Error(`${good} is no company`);
  const zone = companyOf(good).location;
  return otherOccupant(play, giver, zone) !== undefined && !occupies(play, receiver, zone);
}

function knows(holding: DeepReadonly<Holding>, holder: Seat, knower: Knower | 'spectator'): boolean {
  return knower === 'referee' || knowsCard(holding, holder, knower);
}

function faceOf(state: Position, viewer: Seat | 'spectator', good: string): string {
  if (!isCompany(good)) return good;
  for (const seat of state.order) {
    const holding = state.seats[seat]?.holdings.find((other) => other.card === good);
    if (holding !== undefined && knows(holding, seat, viewer)) return good;
  }
  return `secret-${companyOf(good).resource}`;
}

/** All cards of a deal pass together: onlookers see how many of each resource, not which. */
function handTogether(state: State, lots: readonly Lot[]): void {
  const [first] = lots;
  if (first === undefined) return;
  const cards: Card[] = [];
  for (const { giver, good, number } of lots) {
    const resource = FACES.get(good);
    const found = seatOf(state, giver).holdings.filter(
      (holding) =>
        !cards.includes(holding.card) && (resource === undefined ? holding.card === good : isSecret(holding, resource)),
    );
    if (found.length < number) throw new Error(`${giver} does not hold ${good}`);
    cards.push(...found.slice(0, number).map(({ card }) => card));
  }
  handOver(state, first.giver, first.receiver, cards, 'how-many');
}

function isSecret(holding: DeepReadonly<Holding>, resource: Resource): boolean {
  return holding.face === 'secret' && isCompany(holding.card) && companyOf(holding.card).resource === resource;
}
