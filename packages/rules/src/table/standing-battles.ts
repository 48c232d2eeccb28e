// How standing orders fight: defend, give way, pick targets and losses, move in and strike back.
import { RESOURCES, ZONES } from '../board/index.ts';
import type { Command } from '../game.ts';
import type { Value } from '../referee/choice.ts';
import { Play } from '../referee/play.ts';
import { isHome } from '../state/occupation.ts';
import type { StandingOrder } from '../state/orders.ts';
import { sure } from '../sure.ts';
import type { UnitKind } from '../unit-table.ts';
import { filled, largest } from './filling.ts';
import type { At } from './standing-seat.ts';
import { fallbackFor } from './table.ts';

/** Pays a set while there are as many as the owner said, and does with fewer what they said for that. */
export function* defence(at: At, { reply, least = 1, otherwise }: StandingOrder): Generator<Command | undefined> {
  if (reply === 'surrender') yield { type: 'surrender' };
  else if (reply === 'withdraw') yield withdrawal(at);
  else if (setsOf(at) >= Math.max(1, least)) yield { type: 'defend', supplied: true };
  else if (otherwise === 'bare') yield { type: 'defend', supplied: false };
  else if (otherwise === 'withdraw') yield withdrawal(at);
}

/** Gives way before anybody gets off where the order says so, and stays where it fights or has nowhere to go. */
export function* staying(at: At, order: StandingOrder): Generator<Command | undefined> {
  const fights =
    order.reply === 'fight' && (order.otherwise !== 'withdraw' || setsOf(at) >= Math.max(1, order.least ?? 1));
  // With fewer sets the owner may want to be asked; that is so when they defend.
  if (!fights) yield* defence(at, order);
  yield { type: 'stay' };
}

/** The kind of unit that the owner aims at, if the enemy has it; else the cheapest. */
export function* targets({ game, seat }: At, { reply }: StandingOrder): Generator<Command | undefined> {
  const target = KIND_OF[reply];
  if (target !== undefined) yield { type: 'name-target', target };
  yield fallbackFor(game, seat);
}

const KIND_OF: Readonly<Partial<Record<StandingOrder['reply'], UnitKind>>> = {
  armies: 'army',
  navies: 'navy',
  apcs: 'apc',
  ships: 'ship',
};

/** What somebody shows who shows all: as much as the battle lets them. */
export const SHOWN = ['both', 'army', 'navy'] as const;

function setsOf({ game, seat }: At): number {
  const { supplies } = sure(game.state.seats[seat]);
  return Math.min(...RESOURCES.map((resource) => supplies[resource]));
}

/** Everybody who can goes to the first neighbour that takes them. */
export function withdrawal({ game, seat }: At): Command | undefined {
  return filled(game, seat, 'withdraw', (field, values) => (field === 'to' ? values[0] : largest(values)));
}

/** One unit moves in, by the first way that is open; by sea it boards the first carrier that lands it. */
export function* withOne({ game, seat }: At): Generator<Command | undefined> {
  for (const type of ['occupy', 'occupy-by-sea'] as const) {
    let sent = false;
    yield filled(game, seat, type, (field, values) => {
      if (field !== 'orders') return values[0];
      if (sent) return undefined;
      const ashore = type === 'occupy' ? values[0] : values.find(isLanding);
      sent = ashore !== undefined;
      return ashore ?? values[0];
    });
  }
}

function isLanding(order: Value): boolean {
  return typeof order === 'object' && 'how' in order && order.how === 'ashore';
}

/** Removes units in the order of kinds that the owner said, and of the rest what the table would. */
export function losses({ game, seat }: At, order: StandingOrder): Command | undefined {
  return fallbackFor(game, seat, kindsIn(order));
}

/** The kinds of unit that an order names, the first one first. */
function kindsIn({ reply, second, third }: StandingOrder): UnitKind[] {
  return [reply, second, third].flatMap((each) => (each === undefined ? [] : (KIND_OF[each] ?? [])));
}

/** Attacks a home territory of the owner’s that somebody else holds, or the zone they named, with so many armies at least; gives it up otherwise. */
export function retaking({ game, seat }: At, { least = 1, where }: StandingOrder): Command {
  const play = new Play(game);
  const wanted = (zone: Value): boolean =>
    where === undefined ? ZONES.some((each) => each === zone && isHome(play, seat, each)) : zone === where;
  for (const from of ZONES) {
    const command = filled(game, seat, 'attack', (field, values) => {
      if (field === 'from') return values.find((value) => value === from);
      return field === 'to' ? values.find(wanted) : values[0];
    });
    if (command?.type === 'attack' && (command.units.army ?? 0) >= least) return command;
  }
  return { type: 'no-counterattack' };
}
