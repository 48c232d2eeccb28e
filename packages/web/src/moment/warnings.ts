import {
  companyOf,
  homeOf,
  isCompany,
  isTerritory,
  isZone,
  paydayOf,
  priceAt,
  RESOURCES,
  type Resource,
  type Seat,
  type Value,
  type View,
} from '@marshall/rules';
import type { Draft } from '../session/session.ts';

/** Something that a player would rather know before they press. */
export type Warning =
  /** The last units leave a place that others can then walk into. */
  | { readonly about: 'empty'; readonly zone: string; readonly companies: number }
  /** The last full set of supplies is used up. */
  | { readonly about: 'no-set'; readonly by: 'attack' | 'defence' | 'other' }
  /** What is kept of a resource loses much of its worth. */
  | { readonly about: 'stock'; readonly resource: Resource; readonly units: number; readonly loss: number }
  /** The next salaries and interest cannot be paid. */
  | { readonly about: 'salaries'; readonly cash: number; readonly due: number }
  /** A nuke is aimed at something of one's own. */
  | { readonly about: 'own-company'; readonly zone: string; readonly companies: number };

/** A position before a command and after it, as the player sees it; without the second where dice or cards decide. */
export interface Change {
  readonly seat: Seat;
  readonly draft: Draft;
  readonly before: View;
  readonly after: View | undefined;
}

/** What follows from a command that is ready to be sent and that its player may not have thought of; the gravest first. */
export const warningsOf = (change: Change): readonly Warning[] =>
  [ownCompanies, emptied, unpaid, withoutSet, stockFalls].flatMap((look) => look(change));

function emptied({ seat, before, after }: Change): readonly Warning[] {
  if (after === undefined) return [];
  const power = after.seats[seat]?.power;
  const homes: readonly string[] = power === undefined ? [] : homeOf(power);
  return before.board.flatMap(({ zone }) => {
    if (!isTerritory(zone) || !stands(before, seat, zone) || after.board.some((other) => other.zone === zone))
      return [];
    const companies = companiesAt(after, seat, zone);
    return homes.includes(zone) || companies > 0 ? [{ about: 'empty' as const, zone, companies }] : [];
  });
}

const stands = (view: View, seat: Seat, zone: string): boolean =>
  view.board.some((each) => each.zone === zone && each.forces.some((force) => force.seat === seat));

const companiesAt = (view: View, seat: Seat, zone: string): number =>
  (view.seats[seat]?.holdings ?? []).filter(
    ({ card }) => card !== undefined && isCompany(card) && companyOf(card).location === zone,
  ).length;

/** Commands that cost a set once the dice are thrown, which no preview foretells. */
const ATTACKS: ReadonlySet<string> = new Set(['attack', 'assault-by-sea', 'assault-by-air', 'attack-ships']);

function withoutSet({ seat, draft, before, after }: Change): readonly Warning[] {
  const sets = setsIn(before, seat);
  if (sets === 0) return [];
  if (ATTACKS.has(draft.type)) return sets === 1 ? [{ about: 'no-set', by: 'attack' }] : [];
  if (draft.type === 'defend') return sets === 1 && draft.supplied === true ? [{ about: 'no-set', by: 'defence' }] : [];
  return after !== undefined && setsIn(after, seat) === 0 ? [{ about: 'no-set', by: 'other' }] : [];
}

function setsIn(view: View, seat: Seat): number {
  const supplies = view.seats[seat]?.supplies;
  return supplies === undefined ? 0 : Math.min(...RESOURCES.map((resource) => supplies[resource]));
}

/** What the kept stock loses is worth a word from this share of what the sale brings. */
const MUCH = 0.5;

function stockFalls({ seat, draft, before, after }: Change): readonly Warning[] {
  const resource = RESOURCES.find((each) => each === draft.resource);
  if (draft.type !== 'sell' || resource === undefined || after === undefined) return [];
  const units = after.seats[seat]?.supplies[resource] ?? 0;
  const loss = units * (priceAt(before.market[resource]) - priceAt(after.market[resource]));
  const sold = (before.seats[seat]?.supplies[resource] ?? 0) - units;
  const brings = sold * priceAt(before.market[resource]);
  return loss > 0 && loss >= brings * MUCH ? [{ about: 'stock', resource, units, loss }] : [];
}

/** Commands whose price is paid for a card that nobody can foretell. */
const CARD_PRICES: Readonly<Record<string, number>> = { 'turn-card': 200, 'turn-research-card': 200 };
/** The stage in which salaries are paid is no time to warn of them. */
const PAY = 1;

function unpaid({ seat, draft, before, after }: Change): readonly Warning[] {
  const had = before.seats[seat]?.cash;
  if (had === undefined || before.stage === undefined || before.stage === PAY) return [];
  const price = CARD_PRICES[draft.type];
  const cash = price === undefined ? after?.seats[seat]?.cash : had - price;
  if (cash === undefined || cash >= had) return [];
  const due = dueIn(after ?? before, seat);
  return had >= dueIn(before, seat) && cash < due ? [{ about: 'salaries', cash, due }] : [];
}

function dueIn(view: View, seat: Seat): number {
  const { salaries, interest } = paydayOf(view, seat);
  return salaries + interest;
}

function ownCompanies({ seat, draft, before }: Change): readonly Warning[] {
  if (draft.type !== 'launch') return [];
  return zonesIn(draft.targets).flatMap((zone) => {
    const companies = companiesAt(before, seat, zone);
    return companies > 0 ? [{ about: 'own-company' as const, zone, companies }] : [];
  });
}

const zonesIn = (targets: Value | undefined): readonly string[] =>
  typeof targets === 'object' && !Array.isArray(targets)
    ? Object.entries(targets).flatMap(([zone, nukes]) => (isZone(zone) && nukes !== 0 ? [zone] : []))
    : [];
