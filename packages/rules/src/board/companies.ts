import { COMPANY_ROWS, type Company, RESEARCH_CARDS, type ResearchCard, type Resource } from './deck.ts';
import { homePower } from './homes.ts';
import { POWERS, type Power } from './powers.ts';
import { tableOf, ZONES, type Zone } from './zones.ts';

export type Card = Company | ResearchCard;
export type Weapon = 'nuke' | 'l-star';

/** B-KIT-03, B-KIT-04: a company card with all that it tells. */
export interface CompanyCard {
  readonly id: Company;
  readonly name: string;
  /** B-MAP-14: a territory or a sea. */
  readonly location: Zone;
  readonly resource: Resource;
  readonly units: number;
  /** The superpower whose colour it has; undefined for an independent company. */
  readonly home: Power | undefined;
}

export const COMPANIES: readonly Company[] = COMPANY_ROWS.map((row) => row.id);
export const CARDS: readonly Card[] = [...COMPANIES, ...RESEARCH_CARDS];

const NO_COMPANIES: readonly Company[] = [];

const companies: ReadonlySet<string> = new Set(COMPANIES);
const researchCards: ReadonlySet<string> = new Set(RESEARCH_CARDS);
const cardOfRow = new Map<Company, CompanyCard>(
  COMPANY_ROWS.map((row) => [row.id, { ...row, home: homePower(row.location) }]),
);
const byId: Readonly<Record<Company, CompanyCard>> = tableOf(COMPANIES, (id) => {
  const card = cardOfRow.get(id);
  if (card === undefined) throw new Error(`no card for company ${id}`);
  return card;
});
const byZone = tableOf(ZONES, (zone) => {
  const there = COMPANIES.filter((id) => byId[id].location === zone);
  return there.length === 0 ? NO_COMPANIES : there;
});
const byPower = tableOf(POWERS, (power) => COMPANIES.filter((id) => byId[id].home === power));

/** B-KIT-02: the 24 companies of no superpower. */
export const INDEPENDENT_COMPANIES: readonly Company[] = COMPANIES.filter((id) => byId[id].home === undefined);

/** Whether the name is that of a company. */
export function isCompany(name: string): name is Company {
  return companies.has(name);
}

/** Whether the name is that of a nuke or L-star card. */
export function isResearchCard(name: string): name is ResearchCard {
  return researchCards.has(name);
}

/** Companies as the board lists them: the order in which somebody holds them is their own affair. */
export function inBoardOrder(companies: readonly Company[]): Company[] {
  return [...companies].sort((a, b) => COMPANIES.indexOf(a) - COMPANIES.indexOf(b));
}

/** The company's card. */
export function companyOf(id: Company): CompanyCard {
  return byId[id];
}

/** The company's printed name. */
export function companyName(id: Company): string {
  return byId[id].name;
}

/** The companies located in the zone, in the order of the deck list. */
export function companiesIn(zone: Zone): readonly Company[] {
  return byZone[zone];
}

/** B-KIT-06: the six companies of the power's colour. */
export function superpowerCompanies(power: Power): readonly Company[] {
  return byPower[power];
}

/** B-KIT-05: the weapon that a research card stands for. */
export function weaponOf(card: ResearchCard): Weapon {
  return WEAPON_OF[card];
}

const WEAPON_OF = {
  'nuke-1': 'nuke',
  'nuke-2': 'nuke',
  'nuke-3': 'nuke',
  'l-star-1': 'l-star',
  'l-star-2': 'l-star',
} as const satisfies Readonly<Record<ResearchCard, Weapon>>;
