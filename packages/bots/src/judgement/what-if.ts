// A standpoint as it would be after something that is thought of: a deal, a battle won or lost. Nothing is played for it.
import {
  companyOf,
  homeOf,
  isCompany,
  isPower,
  RESOURCES,
  type Resource,
  type Seat,
  type View,
  type Zone,
  zoneIndex,
} from '@marshall/rules';
import type { Player, Standpoint, Troops } from './standpoint.ts';

/** What passes from one to another. */
export interface Passing {
  readonly from: Seat;
  readonly to: Seat;
  readonly cash: number;
  readonly goods: Readonly<Record<string, number>>;
}

type Changed = { -readonly [K in keyof Player]: Player[K] };

/** After goods and cash have passed; lands go with all of the giver's that stands there, and with their companies there. */
export function afterPassing(at: Standpoint, seen: View, passings: readonly Passing[]): Standpoint {
  const players = new Map(at.players);
  let { board } = at;
  for (const { from, to, cash, goods } of passings) {
    const giver = copyOf(players, from);
    const receiver = copyOf(players, to);
    if (giver === undefined || receiver === undefined) continue;
    giver.cash -= cash;
    receiver.cash += cash;
    for (const [good, number] of Object.entries(goods)) {
      const resource = RESOURCES.find((each) => each === good);
      if (resource !== undefined) {
        giver.supplies = { ...giver.supplies, [resource]: giver.supplies[resource] - number };
        const room = 12 * receiver.centers;
        receiver.supplies = { ...receiver.supplies, [resource]: Math.min(room, receiver.supplies[resource] + number) };
      } else if (good === 'nuke') {
        giver.nukes -= number;
        receiver.nukes += number;
      } else if (good === 'l-star') {
        giver.lStars -= number;
        receiver.lStars += number;
      } else if (isCompany(good)) passCard(giver, receiver, good);
      else if (good.startsWith('land-')) {
        const zone = good.slice('land-'.length);
        for (const { card } of seen.seats[from]?.holdings ?? [])
          if (card !== undefined && companyOf(card).location === zone) passCard(giver, receiver, card);
        board = handLand(board, zone, from, to);
      }
    }
    players.set(from, giver);
    players.set(to, receiver);
  }
  return { ...at, players, board };
}

function copyOf(players: ReadonlyMap<Seat, Player>, seat: Seat): Changed | undefined {
  const player = players.get(seat);
  return player === undefined ? undefined : { ...player };
}

function passCard(giver: Changed, receiver: Changed, card: Parameters<typeof companyOf>[0]): void {
  const { resource, units } = companyOf(card);
  giver.cards--;
  receiver.cards++;
  giver.yields = add(giver.yields, resource, -units);
  receiver.yields = add(receiver.yields, resource, units);
}

function add(yields: Player['yields'], resource: Resource, units: number): Player['yields'] {
  return { ...yields, [resource]: Math.max(0, yields[resource] + units) };
}

function handLand(board: Standpoint['board'], zone: string, from: Seat, to: Seat): Standpoint['board'] {
  // The name came from a list of lands.
  const at = zoneIndex(zone as Zone);
  const there = board[at] ?? [];
  const given = there.find(({ seat }) => seat === from);
  if (given === undefined) return board;
  const own = there.find(({ seat }) => seat === to);
  const rest = there.filter(({ seat }) => seat !== from && seat !== to);
  return replaced(board, at, [...rest, own === undefined ? { ...given, seat: to } : sumOf(own, given)]);
}

function sumOf(one: Troops, other: Troops): Troops {
  return {
    seat: one.seat,
    power: one.power + other.power,
    afloat: one.afloat + other.afloat,
    value: one.value + other.value,
    salary: one.salary + other.salary,
  };
}

function replaced(board: Standpoint['board'], at: number, troops: readonly Troops[]): Standpoint['board'] {
  const next = [...board];
  next[at] = troops;
  return next;
}

/** An attack that is thought of, and with how much of the attacker's force it ends. */
export interface Clash {
  readonly attacker: Seat;
  readonly defender: Seat | undefined;
  readonly from: Zone;
  readonly to: Zone;
  /** Fire power that goes, and that is left. */
  readonly force: number;
  readonly left: number;
  /** Fire power of the defender that is left; nothing where the attacker wins. */
  readonly stands: number;
  readonly sets: number;
}

/** After a battle. A player who loses their last home leaves everything to the captor. */
export function afterClash(at: Standpoint, clash: Clash): Standpoint {
  const { attacker, defender, from, to, force, left, stands, sets } = clash;
  const players = new Map(at.players);
  const own = copyOf(players, attacker);
  if (own === undefined) return at;
  const spent = Math.min(own.supplies.grain, own.supplies.oil, own.supplies.minerals, sets);
  own.supplies = minus(own.supplies, spent);
  players.set(attacker, own);
  const [source, target] = [zoneIndex(from), zoneIndex(to)];
  let board = shrink(at.board, source, attacker, force);
  board = defender === undefined ? board : resize(board, target, defender, stands);
  if (left > 0 && stands === 0) board = place(board, target, attacker, left);
  else if (left > 0) board = place(board, source, attacker, left);
  const next = { ...at, players, board };
  return defender !== undefined && stands === 0 ? spoiled(next, attacker, defender, to) : next;
}

function minus(supplies: Player['supplies'], sets: number): Player['supplies'] {
  return { grain: supplies.grain - sets, oil: supplies.oil - sets, minerals: supplies.minerals - sets };
}

const ARMY = { value: 50, salary: 10 };

function shrink(board: Standpoint['board'], zone: number, seat: Seat, by: number): Standpoint['board'] {
  const own = (board[zone] ?? []).find((troops) => troops.seat === seat);
  return own === undefined ? board : resize(board, zone, seat, Math.max(0, own.power - by));
}

function resize(board: Standpoint['board'], zone: number, seat: Seat, to: number): Standpoint['board'] {
  const there = board[zone] ?? [];
  const own = there.find((troops) => troops.seat === seat);
  if (own === undefined || own.power <= 0) return board;
  const rest = there.filter((troops) => troops.seat !== seat);
  if (to <= 0) return replaced(board, zone, rest);
  const part = to / own.power;
  const kept = { seat, power: to, afloat: own.afloat * part, value: own.value * part, salary: own.salary * part };
  return replaced(board, zone, [...rest, kept]);
}

function place(board: Standpoint['board'], zone: number, seat: Seat, power: number): Standpoint['board'] {
  const there = board[zone] ?? [];
  const came = { seat, power, afloat: 0, value: ARMY.value * power, salary: ARMY.salary * power };
  const own = there.find((troops) => troops.seat === seat);
  const rest = there.filter((troops) => troops.seat !== seat);
  return replaced(board, zone, [...rest, own === undefined ? came : sumOf(own, came)]);
}

/** B-SPOILS: everything goes to the captor of the last home. */
function spoiled(at: Standpoint, captor: Seat, beaten: Seat, land: Zone): Standpoint {
  const victim = at.players.get(beaten);
  const own = at.players.get(captor);
  if (victim?.power === undefined || own === undefined || !isPower(victim.power)) return at;
  const homes: readonly Zone[] = homeOf(victim.power);
  const held = homes.filter(
    (home) => !at.nuked.includes(home) && (at.board[zoneIndex(home)] ?? []).every(({ seat }) => seat === beaten),
  );
  if (!homes.includes(land) || held.length > 0) return at;
  const players = new Map(at.players);
  players.set(beaten, { ...victim, out: true, cash: 0 });
  const sum = (one: Player['supplies'], other: Player['supplies']) => ({
    grain: one.grain + other.grain,
    oil: one.oil + other.oil,
    minerals: one.minerals + other.minerals,
  });
  players.set(captor, {
    ...own,
    cash: own.cash + victim.cash,
    supplies: sum(own.supplies, victim.supplies),
    yields: sum(own.yields, victim.yields),
    cards: own.cards + victim.cards,
    secret: own.secret + victim.secret,
    nukes: own.nukes + victim.nukes,
    lStars: own.lStars + victim.lStars,
    centers: own.centers + victim.centers,
  });
  const board = at.board.map((there) => {
    const theirs = there.find(({ seat }) => seat === beaten);
    if (theirs === undefined) return there;
    const mine = there.find(({ seat }) => seat === captor);
    const rest = there.filter(({ seat }) => seat !== beaten && seat !== captor);
    return [...rest, mine === undefined ? { ...theirs, seat: captor } : sumOf(mine, theirs)];
  });
  return { ...at, players, board };
}
