import type { GameEvent, Resource, Seat } from '@marshall/rules';
import type { Toll } from './beat.ts';

interface Tally {
  readonly zones: Set<string>;
  readonly companies: Set<string>;
  readonly hidden: Resource[];
  readonly units: Record<string, number>;
  cash: number;
  all: boolean;
}

/** What events took from a seat, as far as its holder may know; undefined where they took nothing. */
export function tollOf(events: readonly GameEvent[], seat: Seat | undefined): Toll | undefined {
  if (seat === undefined) return undefined;
  const tally: Tally = { zones: new Set(), companies: new Set(), hidden: [], units: {}, cash: 0, all: false };
  for (const event of events) count(tally, event, seat);
  const { zones, companies, hidden, units, cash, all } = tally;
  const nothing = zones.size + companies.size + hidden.length + Object.keys(units).length === 0 && cash === 0 && !all;
  return nothing ? undefined : { zones: [...zones], companies: [...companies], hidden, units, cash, all };
}

function count(tally: Tally, event: GameEvent, seat: Seat): void {
  switch (event.type) {
    case 'home-entered':
      if (event.owner === seat) tally.zones.add(event.zone);
      break;
    case 'zone-captured':
      if (event.from === seat) tally.zones.add(event.zone);
      break;
    case 'cards-taken':
      if (event.from === seat) for (const card of event.cards) tally.companies.add(card);
      break;
    case 'secret-cards-taken':
      if (event.from === seat) unseen(tally, event.secret[seat]?.cards, event.resources);
      break;
    case 'secret-cards-destroyed':
      if (event.seat === seat) unseen(tally, event.secret[seat]?.cards, event.resources);
      break;
    case 'units-lost':
      if (event.seat === seat) for (const { kind, number } of event.losses) gone(tally, kind, number);
      break;
    case 'apcs-captured':
      if (event.from === seat) gone(tally, 'apc', event.apcs);
      break;
    case 'ships-lost':
      if (event.seat === seat) gone(tally, 'ship', event.ships);
      break;
    case 'struck':
      if (event.owner === seat) tally.zones.add(event.zone);
      for (const { seat: loser, units } of event.lost)
        if (loser === seat) for (const [kind, number] of Object.entries(units)) gone(tally, kind, number ?? 0);
      for (const { seat: loser, cards } of event.cards)
        if (loser === seat) for (const card of cards) tally.companies.add(card);
      break;
    case 'space-blasted':
      for (const { seat: loser, lStars } of event.lost) if (loser === seat) gone(tally, 'l-star', lStars);
      break;
    case 'clashed':
      if (event.losers.includes(seat)) gone(tally, 'l-star', 1);
      break;
    case 'ransom-paid':
      if (event.seat === seat) tally.cash += event.amount;
      break;
    case 'spoils-taken':
      if (event.from === seat) tally.all = true;
      break;
  }
}

/** Cards face down: their holder knows which they were. */
function unseen(tally: Tally, cards: readonly string[] | undefined, resources: readonly Resource[]): void {
  if (cards === undefined) tally.hidden.push(...resources);
  else for (const card of cards) tally.companies.add(card);
}

function gone({ units }: Tally, kind: string, number: number): void {
  if (number > 0) units[kind] = (units[kind] ?? 0) + number;
}
