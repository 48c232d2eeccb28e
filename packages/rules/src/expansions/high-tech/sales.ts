// Technology between players in the arms bazaar: the card itself, or a licence to what it shows (T-SEL, T-PUB, T-SEC).
import type { AssetRow, Lot, Passage } from '../../commerce/assets.ts';
import type { Play } from '../../referee/play.ts';
import { type Refusal, refuse } from '../../referee/refusal.ts';
import type { Seat } from '../../state/seat.ts';
import type { DeepReadonly, State } from '../../state/state.ts';
import { sure } from '../../sure.ts';
import { handCards } from './cards.ts';
import { type Chart, chartIn, chartOf, hasSeen, type TechCard } from './state.ts';
import { LEVELS, type Level, TECHNOLOGIES, type Technology } from './technology.ts';

/** What is sold: a technology at a level. */
interface Good {
  readonly technology: Technology;
  readonly level: Level;
}

/** Names in baskets, by what they stand for: `army-card-3`, `navy-licence-2`. */
export const CARDS: ReadonlyMap<string, Good> = named('card');
export const LICENCES: ReadonlyMap<string, Good> = named('licence');
/** What others see of a card that changes hands. */
const FACES: ReadonlyMap<string, Technology> = new Map(TECHNOLOGIES.map((each) => [`secret-${each}-card`, each]));

const ELSEWHERE = refuse('no-technology-now', 'T-SEL-01');

/** Top Secret: the card passes, and the seller keeps the right to deploy what it shows. */
export const tradedTechCards: AssetRow = {
  kind: 'tech-cards',
  windows: { 'arms-bazaar': 'giver' },
  elsewhere: ELSEWHERE,
  clauses: () => [
    'T-SEL-01',
    'T-SEL-02',
    'T-SEC-01',
    'T-SEC-02',
    'T-SEC-03',
    'T-SEC-05',
    'Q-T-02',
    'Q-T-21',
    'X-07',
    'X-26',
    'X-29',
  ],
  names: (good) => CARDS.has(good) || FACES.has(good),
  inventory: () => [...CARDS.keys()],
  most: (play, passage, name) => knownNumber(play, passage, sure(CARDS.get(name))),
  tooMany: (play, passage, name) => whyNoCard(play, passage, CARDS.get(name)),
  // Q-T-21: a party sees the card before they accept.
  face: (_state, viewer, name) => {
    const good = CARDS.get(name);
    return good === undefined || viewer !== 'spectator' ? name : `secret-${good.technology}-card`;
  },
  hand: (state, lot) => handTogether(state, [lot]),
  handTogether,
  thing: (name) => {
    const good = CARDS.get(name);
    if (good !== undefined) return { kind: 'tech-card', ...good };
    const technology = FACES.get(name);
    return technology && { kind: 'tech-card', technology };
  },
};

/** Public Record: everybody sees the card, which stays; the buyer may deploy what it shows and sell nothing. */
export const tradedLicences: AssetRow = {
  kind: 'licences',
  windows: { 'arms-bazaar': 'giver' },
  elsewhere: ELSEWHERE,
  clauses: () => [
    'T-SEL-01',
    'T-SEL-02',
    'T-PUB-01',
    'T-PUB-02',
    'T-PUB-03',
    'T-PUB-04',
    'Q-T-02',
    'Q-T-20',
    'X-07',
    'X-26',
  ],
  names: (good) => LICENCES.has(good),
  inventory: () => [...LICENCES.keys()],
  most: (play, passage, name) => {
    const good = LICENCES.get(name);
    if (good === undefined || hasRight(chartOf(play, passage.receiver), good, 2)) return 0;
    return Math.min(1, knownNumber(play, passage, good));
  },
  tooMany: (play, passage, name) => {
    const good = LICENCES.get(name);
    return good !== undefined && hasRight(chartOf(play, passage.receiver), good, 2)
      ? refuse('licensed', 'T-PUB-03')
      : whyNoCard(play, passage, good);
  },
  face: (_state, _viewer, name) => name,
  hand: (state, { giver, receiver, good: name }) => {
    const good = LICENCES.get(name);
    if (good === undefined) throw new Error(`${name} is no licence`);
    // The card may pass in the same deal: it has been shown all the same.
    const hands = [giver, receiver].map((seat) => chartIn(state, seat).cards);
    const cards = hands.find((hand) => hand.some((card) => isSame(card, good)));
    if (cards === undefined) throw new Error(`${giver} has no card to show`);
    cards[cards.findIndex((card) => isSame(card, good))] = { ...good, open: true, knownTo: [] };
    chartIn(state, receiver).rights.push({ ...good, dice: 2 });
  },
  thing: (name) => {
    const good = LICENCES.get(name);
    return good && { kind: 'licence', ...good };
  },
};

export const techAssets: readonly AssetRow[] = [tradedTechCards, tradedLicences];

function named(form: 'card' | 'licence'): ReadonlyMap<string, Good> {
  return new Map(
    TECHNOLOGIES.flatMap((technology) =>
      LEVELS.map((level) => [`${technology}-${form}-${level}`, { technology, level }] as const),
    ),
  );
}

/** How many cards of a level the giver has, as far as the knower can know. */
function knownNumber(play: Play, { knower, giver }: Passage, good: Good): number {
  const { cards } = chartOf(play, giver);
  const same = cards.filter((card) => isSame(card, good));
  if (knower === 'referee' || knower === giver) return same.length;
  const known = same.filter((card) => hasSeen(card, knower)).length;
  // How many cards of a technology somebody has is public; whether the one on offer is still among them is not.
  const most = cards.filter(({ technology }) => technology === good.technology).length;
  return Math.max(known, Math.min(offered(play, giver, knower, good), most));
}

/** How many such cards lie open before a player in an offer that they may answer (Q-T-21). */
function offered(play: Play, giver: Seat, knower: Seat, { technology, level }: Good): number {
  let number = 0;
  for (const { from, to, gives } of play.state.offers.open) {
    if (from !== giver || to !== knower) continue;
    for (const form of ['card', 'licence'] as const)
      number = Math.max(number, gives.goods[`${technology}-${form}-${level}`] ?? 0);
  }
  return number;
}

/** Why a card cannot be had, or shown for a licence; asked where the knower knows of too few. */
function whyNoCard(play: Play, { knower, giver }: Passage, good: Good | undefined): Refusal {
  const chart = chartOf(play, giver);
  const without = good !== undefined && (knower !== giver || !chart.cards.some((card) => isSame(card, good)));
  if (without && hasRight(chart, good, 2)) return refuse('licence-only', 'T-PUB-04');
  if (without && knower === giver && hasRight(chart, good, 1)) return refuse('card-sold', 'T-SEC-05');
  // The same whether there is no such card or none that is known of.
  return refuse('unknown-card:technology', 'T-SEL-02');
}

function hasRight({ rights }: DeepReadonly<Chart>, good: Good, dice: 1 | 2): boolean {
  return rights.some((right) => isSame(right, good) && right.dice === dice);
}

function isSame(a: Good, b: Good): boolean {
  return a.technology === b.technology && a.level === b.level;
}

/** All cards of a deal pass together: onlookers see how many of each technology, not which. */
function handTogether(state: State, lots: readonly Lot[]): void {
  const [first] = lots;
  if (first === undefined) return;
  const chart = chartIn(state, first.giver);
  const cards: TechCard[] = [];
  for (const { good: name, number } of lots) {
    const good = CARDS.get(name);
    if (good === undefined) throw new Error(`${name} is no card`);
    const found = chart.cards.filter((card) => isSame(card, good)).slice(0, number);
    if (found.length < number) throw new Error(`${first.giver} does not hold ${name}`);
    cards.push(...found);
    chart.rights.push(...found.map(() => ({ ...good, dice: 1 as const })));
  }
  handCards(state, first.giver, first.receiver, cards, 'how-many');
}
