// Random players with a will of their own: what they reach for, and what they put into a field where they care.
import { homePower, isZone, type Zone } from '../board/index.ts';
import type { Stream } from '../dice/index.ts';
import type { Command } from '../game.ts';
import type { Domain, Value } from '../referee/choice.ts';
import type { Game } from '../referee/game.ts';
import { openCommands } from '../referee/options.ts';
import { forceOf } from '../state/forces.ts';
import type { Seat } from '../state/seat.ts';
import type { Stage } from '../state/state.ts';
import { complete, pickOffer, type Taste, type Wish } from './random.ts';

/** A kind of player. */
export interface Character {
  /** How eagerly they reach for a command; what is not named is left to the moment. */
  readonly reach: Readonly<Partial<Record<Command['type'], number>>>;
  /** Cubes they bid for a stage. */
  readonly bids: Readonly<Partial<Record<Stage, number>>> | 'at random';
  /** What they put into a field of a command, where they care. */
  wish?(field: string, domain: Domain, game: Game, seat: Seat): Value | undefined;
}

/** One decision of a seat that is waited for. */
export function characterMove(game: Game, characters: readonly Character[], stream: Stream) {
  const waiting = game.state.question?.waiting ?? [];
  const seat = waiting[stream.below(Math.max(1, waiting.length))];
  if (seat === undefined) throw new Error('nobody is asked and the game is not over');
  const character = characters[game.setup.seats.indexOf(seat) % characters.length] ?? TRADER;
  const offer = pickOffer(openCommands(game, seat), stream, tasteOf(character, game, seat));
  if (offer === undefined) throw new Error(`${seat} is asked ${game.state.question?.kind} and has no option`);
  return { seat, command: complete(game, seat, offer, stream, wishOf(character, offer.command, game, seat)) };
}

function tasteOf({ reach }: Character, { state }: Game, seat: Seat): Taste {
  return ({ command, question }) => {
    // A player who has agreed to peace stands by it.
    if (command === 'agree-detente' && state.consent.includes(seat)) return 0;
    return reach[command] ?? HABITS[command] ?? (question === undefined ? 0.005 : 1);
  };
}

function wishOf(character: Character, command: Command['type'], game: Game, seat: Seat): Wish {
  return ({ field, domain }) => {
    if (command === 'bid') return bidOf(character, domain, game);
    return character.wish?.(`${command}.${field}`, domain, game, seat);
  };
}

function bidOf({ bids }: Character, domain: Domain, { state: { stage } }: Game): Value | undefined {
  if (bids === 'at random' || domain.kind !== 'range' || stage === undefined) return undefined;
  return Math.min(domain.max, bids[stage] ?? 0);
}

/** Nobody gives up or makes peace without a reason, and talk is kept short. */
const HABITS: Character['reach'] = {
  resign: 0,
  'propose-detente': 0,
  'agree-detente': 0,
  'counter-offer': 0,
  'withdraw-offer': 0,
  'grant-passage': 0,
  'revoke-passage': 0,
  pass: 0.4,
  'done-trading': 2,
  'done-answering': 2,
  'want-to-trade': 2,
};

/** Keeps what they have. */
const WARY: Character['reach'] = { offer: 0, 'offer-units': 0, 'give-cash': 0, 'close-company': 0, 'accept-offer': 0 };

/** Buys, sells, prospects and bargains. */
export const TRADER: Character = {
  bids: 'at random',
  reach: { offer: 0.3, 'accept-offer': 1, 'decline-offer': 0.5, 'auction-company': 0.1, raise: 1, borrow: 0.02 },
};

/** Bids for nothing and does nothing. */
export const IDLER: Character = {
  bids: {},
  reach: { 'open-company': 0, 'close-company': 0, borrow: 0, 'give-cash': 0, repay: 1 },
  wish: (field) => (field === 'pay-salaries.pay' ? 'all' : undefined),
};

/** Trades until the game has run a while, then wants peace. */
export const PEACEMAKER: Character = {
  ...TRADER,
  reach: { ...TRADER.reach, 'propose-detente': 0.01, 'agree-detente': 20 },
  wish: (field) => (field === 'agree-detente.agree' ? true : undefined),
};

/** Trades and loses heart. */
export const QUITTER: Character = { ...TRADER, reach: { ...TRADER.reach, resign: 0.02 } };

/** Attacks, occupies, marches on. */
export const CONQUEROR: Character = {
  bids: { 4: 1, 5: 1, 6: 1 },
  reach: { pass: 0.05, 'no-occupation': 0.01, 'end-reinforcing': 3, borrow: 0.02, 'agree-detente': 0.1 },
  wish: (field, domain, game, seat) => {
    switch (field) {
      case 'pay-salaries.pay':
        return 'all';
      case 'move.to':
      case 'attack.to':
      case 'assault-by-air.to':
      case 'assault-by-sea.to':
        return homeOfAnother(domain, game, seat);
      case 'attack.units':
        return everything(domain);
      default:
        return undefined;
    }
  },
};

/** Keeps to themselves and lets their armies go unpaid. */
export const PACIFIST: Character = {
  ...IDLER,
  wish: (field, domain) => {
    if (field === 'pay-salaries.pay') return 'some';
    return field.startsWith('pay-salaries.unpaid') ? everything(domain) : undefined;
  },
};

/** Researches, builds and fires nukes at the homes of others. */
export const NUCLEAR: Character = {
  bids: { 4: 1, 6: 1 },
  reach: {
    ...WARY,
    research: 5,
    'stop-research': 0.01,
    launch: 20,
    'build-weapons': 5,
    build: 0,
    pass: 0.05,
    borrow: 0.1,
  },
  wish: (field, domain, game, seat) => {
    if (field === 'research.weapon') return 'nuke';
    if (field === 'build-weapons.nukes') return most(domain);
    if (field === 'launch.targets') return eachOnce(domain, (zone) => isHomeOfAnother(zone, game, seat));
    return undefined;
  },
};

/** Puts L-stars into space and stands champion for others. */
export const SHIELD: Character = {
  ...NUCLEAR,
  wish: (field, domain, game, seat) => {
    if (field === 'research.weapon') return 'l-star';
    if (field === 'build-weapons.lStars') return most(domain);
    if (field === 'build-weapons.nukes') return 0;
    return field === 'stand.champion' ? true : NUCLEAR.wish?.(field, domain, game, seat);
  },
};

/** Nuclear too, but burns land that is nobody's home. */
export const DESPERATE: Character = {
  ...NUCLEAR,
  wish: (field, domain, game, seat) =>
    field === 'launch.targets'
      ? eachOnce(domain, (zone) => homePower(zone) === undefined)
      : NUCLEAR.wish?.(field, domain, game, seat),
};

/** Borrows, gives everything away and pays nobody. */
export const SPENDTHRIFT: Character = {
  bids: { 3: 1, 7: 1 },
  reach: { offer: 3, 'give-cash': 3, borrow: 1, 'done-trading': 0.2, sell: 5, buy: 0, prospect: 0, raise: 0 },
  wish: (field, domain) => {
    if (field === 'pay-salaries.pay') return 'some';
    if (field === 'give-cash.amount' || field === 'sell.units') return most(domain);
    if (field === 'offer.givesCash') return 0;
    if (field === 'offer.wantsCash') return domain.kind === 'range' ? domain.min : undefined;
    if (field === 'offer.wants') return {};
    return field === 'offer.gives' || field.startsWith('pay-salaries.unpaid') ? everything(domain) : undefined;
  },
};

/** Takes what they are offered. */
export const HEIR: Character = { ...IDLER, reach: { ...IDLER.reach, offer: 0, 'accept-offer': 50 } };

function most(domain: Domain): Value | undefined {
  return domain.kind === 'range' ? domain.max : undefined;
}

/** All there is to choose, as far as the bounds allow. */
function everything(domain: Domain): Value | undefined {
  if (domain.kind === 'some-of') return domain.values.slice(0, domain.most);
  if (domain.kind !== 'counts') return undefined;
  return spread(Object.entries(domain.max), domain.most);
}

/** One nuke for each zone that answers a wish, as far as they last. */
function eachOnce(domain: Domain, wanted: (zone: Zone) => boolean): Value | undefined {
  if (domain.kind !== 'counts') return undefined;
  const zones = Object.keys(domain.max).filter((zone) => isZone(zone) && wanted(zone));
  return zones.length === 0
    ? undefined
    : spread(
        zones.map((zone) => [zone, 1]),
        domain.most,
      );
}

function spread(wanted: readonly (readonly [string, number])[], limit: number): Value {
  let left = limit;
  const chosen: Record<string, number> = {};
  for (const [key, number] of wanted) {
    const n = Math.min(number, left);
    if (n > 0) chosen[key] = n;
    left -= n;
  }
  return chosen;
}

/** A home territory of a living opponent among the values, if there is one. */
function homeOfAnother(domain: Domain, game: Game, seat: Seat): Value | undefined {
  if (domain.kind !== 'one-of') return undefined;
  return domain.values.find(
    (value) =>
      typeof value === 'string' && isZone(value) && isHomeOfAnother(value, game, seat) && !isHis(game, value, seat),
  );
}

function isHomeOfAnother(zone: Zone, { state }: Game, seat: Seat): boolean {
  const power = homePower(zone);
  return (
    power !== undefined &&
    state.order.some(
      (other) => other !== seat && state.seats[other]?.power === power && state.seats[other]?.out === undefined,
    )
  );
}

/** Whether a player has a piece in a zone. */
function isHis({ state }: Game, zone: Zone, seat: Seat): boolean {
  return forceOf(state.board, zone, seat) !== undefined;
}
