// Company cards between players: in phase D of Stages 3 and 7, open, closed or never shown (B-COMPANY-01 to -04).
import { companyName, companyOf, isCompany, RESOURCES, type Resource } from '../board/index.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
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
  elsewhere: refuse(
    'no-companies-now',
    'B-COMPANY-02',
    'Companies change hands in Stages 3 and 7 only, when players trade with each other.',
  ),
  clauses: () => ['B-COMPANY-01', 'B-COMPANY-02', 'B-COMPANY-03', 'Q-B-35', 'X-07'],
  names: (good) => isCompany(good) || FACES.has(good),
  inventory: (play, giver) => play.seat(giver).holdings.map((holding) => holding.card),
  most,
  tooMany: whyNotThis,
  face: (state, viewer, good) => faceOf(state, viewer, good),
  hand,
  say: (good, number) => {
    const resource = FACES.get(good);
    if (resource === undefined) return isCompany(good) ? companyName(good) : good;
    return number === 1 ? `a secret ${resource} company` : `${number} secret ${resource} companies`;
  },
};

/** Whether a name in a basket is that of a company. */
export function isCompanyGood(good: string): boolean {
  return tradedCompanies.names(good);
}

/** Whether a card is hidden from a seat: never face up, and never shown to it. */
export function isHiddenFrom(play: Play, knower: Seat, good: string): boolean {
  return faceOf(play.state, knower, good) !== good;
}

function most(play: Play, { knower, giver, receiver }: Passage, good: string): number {
  const resource = FACES.get(good);
  if (resource !== undefined) {
    // Whoever is offered a card that he may not see knows at least how many such cards there are.
    return play.seat(giver).holdings.filter((holding) => isSecret(holding, resource)).length;
  }
  const holding = play.seat(giver).holdings.find((other) => other.card === good);
  if (holding === undefined || !knows(holding, giver, knower)) return 0;
  return heldByThird(play, giver, receiver, good) ? 0 : 1;
}

function whyNotThis(play: Play, { knower, giver, receiver }: Passage, good: string): Refusal {
  const holding = play.seat(giver).holdings.find((other) => other.card === good);
  if (holding !== undefined && knows(holding, giver, knower) && heldByThird(play, giver, receiver, good)) {
    return refuse(
      'occupied',
      'Q-B-35',
      "Another player's unit stands where that company lies; its card can go to the occupier only.",
    );
  }
  // The same words whether there is no such card or it is one that was never face up.
  return refuse('unknown-card', 'B-DIPLO-04', 'As far as you know there is no such card to be had there.');
}

/** Q-B-35: the card of a zone with another player's unit in it goes to nobody but the occupier. */
function heldByThird(play: Play, giver: Seat, receiver: Seat, good: string): boolean {
  if (!isCompany(good)) return false;
  const zone = companyOf(good).location;
  return otherOccupant(play, giver, zone) !== undefined && !occupies(play, receiver, zone);
}

function knows(holding: DeepReadonly<Holding>, holder: Seat, knower: Knower | 'spectator'): boolean {
  if (knower === 'referee' || holding.face !== 'secret' || knower === holder) return true;
  return knower !== 'spectator' && holding.knownTo.includes(knower);
}

function faceOf(state: Position, viewer: Seat | 'spectator', good: string): string {
  if (!isCompany(good)) return good;
  for (const seat of state.order) {
    const holding = state.seats[seat]?.holdings.find((other) => other.card === good);
    if (holding !== undefined && knows(holding, seat, viewer)) return good;
  }
  return `secret-${companyOf(good).resource}`;
}

/** A card keeps its face; who sold a secret one still knows it. */
function hand(state: State, { giver, receiver, good, number }: Lot): void {
  const resource = FACES.get(good);
  const from = seatOf(state, giver);
  for (let i = 0; i < number; i++) {
    const at = from.holdings.findIndex((holding) =>
      resource === undefined ? holding.card === good : isSecret(holding, resource),
    );
    const [holding] = at < 0 ? [] : from.holdings.splice(at, 1);
    if (holding === undefined) throw new Error(`${giver} does not hold ${good}`);
    const others = holding.knownTo.filter((seat) => seat !== receiver && seat !== giver);
    const knownTo = holding.face === 'secret' ? [...others, giver] : holding.knownTo;
    seatOf(state, receiver).holdings.push({ ...holding, knownTo });
  }
}

function isSecret(holding: DeepReadonly<Holding>, resource: Resource): boolean {
  return holding.face === 'secret' && isCompany(holding.card) && companyOf(holding.card).resource === resource;
}
