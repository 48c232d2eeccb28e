// What belongs together in a log that is read as a report, in English.
import type { Card, Resource, UnitKind, Weapon, Zone } from '@marshall/rules';
import { alike } from '../facts.ts';
import { dealt } from './opening.ts';
import { plain } from './phrases.ts';

/** Several who do the same: their names within a sentence, and whether that is everyone in the game. */
export interface Several {
  readonly names: readonly string[];
  readonly all: boolean;
}

/** Players who let the same others pass. */
export interface Grant {
  readonly hosts: Several;
  readonly guests: Several;
}

/** Units that somebody built in one turn. */
export interface Built {
  readonly zone: Zone;
  readonly kind: UnitKind;
  readonly number: number;
}

/** A weapon that was developed with the card that was found, and what it took. */
export interface Made {
  readonly weapon: Weapon;
  readonly minerals: number;
  readonly cost: number;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const who = ({ names, all }: Several, one: string, other: string): string =>
  all ? `Everyone ${one}` : `${capital(plain.and(names))} ${other}`;

const FOUND: Readonly<Record<Resource | Weapon | 'nothing', string>> = {
  grain: 'a grain company',
  oil: 'an oil company',
  minerals: 'a mineral company',
  nuke: 'a nuke card',
  'l-star': 'an L-star card',
  nothing: 'nothing',
};

/** `3 armies each in Peru and Brazil, and 2 navies in Lima Bay` */
function unitsIn(built: readonly Built[]): string {
  const parts = alike(built, ({ kind, number }) => `${number} ${kind}`).map((same) => {
    const [{ number, kind }] = same;
    return `${plain.units(number, kind)}${same.length === 1 ? '' : ' each'} in ${plain.zones(same.map(({ zone }) => zone))}`;
  });
  const last = parts.length - 1;
  if (parts.length === built.length || last === 0) return plain.and(parts);
  return `${parts.slice(0, last).join(', ')}, and ${parts[last]}`;
}

/** `develops a nuke for 1 mineral and $500M` */
const develops = ({ weapon, minerals, cost }: Made): string =>
  `develops ${plain.aWeapon(weapon)} for ${plain.goods(minerals, 'minerals')} and ${plain.money(cost)}`;

export const report = {
  pay: (several: Several): string => `${who(several, 'pays their salaries', 'pay their salaries')}.`,
  store: (several: Several, stored: Readonly<Partial<Record<Resource, number>>>): string =>
    `${who(several, 'stores', 'store')} ${plain.supplies(stored)}${several.all ? '' : ' each'}.`,
  pass: (several: Several): string => `${who(several, 'passes', 'pass')}.`,
  wantTrade: (several: Several): string => `${who(several, 'wants to trade', 'want to trade')}.`,
  takePart: ({ names }: Several): string => `${capital(plain.and(names))} take part.`,
  everyoneBids: 'Everyone spends a cube.',
  noWeaponsYet: 'Nobody builds or researches weapons in the first cycle.',
  letPass: (grants: readonly Grant[]): string => {
    const lets = grants.map(({ hosts, guests }) =>
      hosts.all
        ? `everyone lets ${guests.all ? 'everyone else' : plain.and(guests.names)} pass`
        : `${plain.and(hosts.names)} ${hosts.names.length === 1 ? 'lets' : 'let'} ${guests.all ? 'everyone' : plain.and(guests.names)} pass`,
    );
    return lets.length === 1 ? `${capital(lets.join(''))} from now on.` : `From now on, ${lets.join('; ')}.`;
  },
  build: (builder: string, built: readonly Built[], cost: number, sets: number): string => {
    const supplies = sets === 0 ? '' : ` and ${sets} ${sets === 1 ? 'set' : 'sets'} of supplies`;
    return `${capital(builder)} builds ${unitsIn(built)} for ${plain.money(cost)}${supplies}.`;
  },
  /** Cards turned one after the other, and what the last of them was. */
  turn: (
    player: string,
    cards: number,
    cost: number,
    found: Resource | Weapon | 'nothing' | undefined,
    made?: Made,
  ): string => {
    const turned = `${capital(player)} turns ${cards} ${cards === 1 ? 'card' : 'cards'} for ${plain.money(cost)}`;
    if (found === undefined) return `${turned}.`;
    return made === undefined
      ? `${turned} and finds ${FOUND[found]}.`
      : `${turned}, finds ${FOUND[found]} and ${develops(made)}.`;
  },
  /** A search from its beginning; `found` is missing while it goes on. */
  search: (
    player: string,
    sought: Resource | Weapon,
    cards: number,
    cost: number,
    found?: boolean,
    made?: Made,
  ): string => {
    const isCompany = sought !== 'nuke' && sought !== 'l-star';
    const begins = isCompany ? `prospects for ${plain.resource(sought)}` : `searches for ${FOUND[sought]}`;
    if (cards === 0) return `${capital(player)} ${begins}, but stops at once.`;
    const turned = `${cards} ${cards === 1 ? 'card' : 'cards'} for ${plain.money(cost)}`;
    if (found === undefined) return `${capital(player)} ${begins} and turns ${turned}.`;
    const find = !found ? 'nothing' : isCompany ? 'a company' : 'one';
    return made === undefined
      ? `${capital(player)} ${begins}, turns ${turned} and finds ${find}.`
      : `${capital(player)} ${begins}, turns ${turned}, finds ${find} and ${develops(made)}.`;
  },
  borrow: (borrower: string, amount: number): string =>
    `${capital(borrower)} borrows ${plain.money(amount)} from the bank.`,
  reroute: (
    owner: string,
    trips: readonly { readonly from: Zone; readonly into: Zone; readonly ships: number }[],
  ): string =>
    `${capital(owner)} reroutes merchant ships: ${plain.and(trips.map(({ from, into, ships }) => `${ships} from ${plain.zone(from)} to ${plain.zone(into)}`))}.`,
  /** Who lets somebody pass in one move, and who does not. */
  passage: (asker: string, lets: readonly string[], refuses: readonly string[]): string => {
    if (lets.length === 0) return `${capital(plain.and(refuses))} won’t let ${asker} through in this move.`;
    const yes = `${capital(plain.and(lets))} ${lets.length === 1 ? 'lets' : 'let'} ${asker} through in this move`;
    return refuses.length === 0
      ? `${yes}.`
      : `${yes}; ${plain.and(refuses)} ${refuses.length === 1 ? 'doesn’t' : 'don’t'}.`;
  },
  /** A home territory that was entered, with the companies in it and who had them. */
  captureHome: (captor: string, zone: Zone, owner: string, cards: readonly Card[], from: string): string =>
    `${capital(captor)} captures ${plain.zone(zone)}, a home territory of ${owner}, and takes ${plain.cards(cards)}${from === owner ? '' : ` from ${from}`}.`,
  /** A zone with the companies in it. */
  capture: (captor: string, zone: Zone, cards: readonly Card[], from: string): string =>
    `${capital(captor)} captures ${plain.and([plain.zone(zone), ...cards.map((card) => plain.card(card))])} from ${from}.`,
  /** A card that somebody keeps, and how many went back before it. */
  deal: (name: string, card: Card, returned: number): string =>
    `${capital(name)} returns ${plain.cardCount(returned)} and is dealt ${dealt(card, plain)}.`,
  /** A sale or a purchase, and what the ships cost. */
  withFreight: (sentence: string, freight: number): string =>
    `${sentence.replace(/\.$/, '')} (freight ${plain.money(freight)}).`,
};
