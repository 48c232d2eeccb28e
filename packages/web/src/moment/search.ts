import {
  COMPANIES,
  type Company,
  companyOf,
  type GameEvent,
  isTerritory,
  RESEARCH_CARDS,
  RESOURCES,
  type Seat,
  type View,
} from '@marshall/rules';
import type { LogLine } from '../session/session.ts';

export type Turned = Extract<GameEvent, { readonly type: 'card-turned' | 'research-card-turned' }>;

/** Cards that somebody turns to find a company or a weapon. */
export interface Search {
  readonly seat: Seat;
  /** What is looked for: a resource or a weapon. */
  readonly wanted: string;
  /** Oldest first. */
  readonly cards: readonly { readonly n: number; readonly event: Turned }[];
  readonly over: boolean;
  /** The number of the line on which something was found and kept. */
  readonly found: number | undefined;
  readonly cycle: number;
  readonly stage: number;
}

const END: ReadonlySet<string> = new Set(['attempt-stopped', 'research-stopped', 'weapon-developed']);

/** Every search that a log tells of, oldest first. */
export function searchesIn(log: readonly LogLine[]): readonly Search[] {
  const searches: Search[] = [];
  for (const { n, kind, event, cycle, stage } of log) {
    const last = searches.at(-1);
    if (event?.type === 'attempt-began' || event?.type === 'research-began') {
      const wanted = event.type === 'attempt-began' ? event.resource : event.weapon;
      searches.push({ seat: event.seat, wanted, cards: [], over: false, found: undefined, cycle, stage });
    } else if (last !== undefined && (event?.type === 'card-turned' || event?.type === 'research-card-turned')) {
      const found = isFound(event) ? n : undefined;
      const done = event.type === 'card-turned' ? event.find !== 'other' : event.found;
      searches[searches.length - 1] = { ...last, cards: [...last.cards, { n, event }], found, over: done };
    } else if (last !== undefined && END.has(kind)) searches[searches.length - 1] = { ...last, over: true };
  }
  return searches;
}

/** Whether a card was what somebody looked for, and was kept. */
export const isFound = (event: Turned): boolean => (event.type === 'card-turned' ? event.find === 'kept' : event.found);

/** How many cards of the deck would end a search, and how many of those would have to go back. */
export interface NextCard {
  readonly wanted: number;
  readonly cards: number;
  /** Companies that lie where others stand, or under a cloud; at most so many where some cards are face down. */
  readonly goBack: number;
  readonly exact: boolean;
}

/** The odds of the next card, by what everybody can count: what is not in anybody's hands is in the deck. */
export function nextCardOf(view: View, { wanted, cards: turned, over }: Search): NextCard | undefined {
  const cards = view.deckSize - turned.length;
  if (over || cards <= 0) return undefined;
  const resource = RESOURCES.find((each) => each === wanted);
  if (resource === undefined) {
    const weapons = RESEARCH_CARDS.filter((card) => card.startsWith(wanted)).length;
    return { wanted: weapons, cards, goBack: 0, exact: true };
  }
  const held = view.order.flatMap((seat) => view.seats[seat]?.holdings ?? []);
  if (held.length + view.deckSize !== COMPANIES.length + RESEARCH_CARDS.length) return undefined;
  const known = new Set(held.flatMap(({ card }) => card ?? []));
  const unseen = held.filter((holding) => holding.card === undefined && holding.resource === resource).length;
  const open = COMPANIES.filter((card) => companyOf(card).resource === resource && !known.has(card));
  const goBack = open.filter((card) => isShut(view, card)).length;
  return { wanted: open.length - unseen, cards, goBack: Math.min(goBack, open.length - unseen), exact: unseen === 0 };
}

/** Q-B-88: a find goes back if its zone is nuked or holds another player's unit. */
function isShut(view: View, card: Company): boolean {
  const { location } = companyOf(card);
  if (isTerritory(location) && view.nuked.includes(location)) return true;
  return view.board.some(({ zone, forces }) => zone === location && forces.some(({ seat }) => seat !== view.viewer));
}
