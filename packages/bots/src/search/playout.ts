// Playing ahead on an imagined game, with every seat led by cheap rules, and judging where it leads.
import {
  fallbackFor,
  type Game,
  homeOf,
  perform,
  priceAt,
  type QuickStream,
  RESOURCES,
  type Seat,
  type Territory,
  zoneIndex,
} from '@marshall/rules';
import { power } from '../field.ts';
import type { Mind } from '../mind.ts';
import { UNIT } from '../worth.ts';
import { quickly } from './quick.ts';

/** How much larger than its target everybody else wants a force to be. */
const SUPERIORITY = 1.4;

/** More commands than any cycle takes; a playout that gets there is judged where it is. */
const MOST_COMMANDS = 600;

/** Plays on until the next cycle's sales are made or the game is over; near the end to the very end. */
export function playOut(game: Game, stream: QuickStream, self: Seat, mind: Mind): void {
  const { cycle: from } = game.state;
  const { detenteCycle } = game.setup.options;
  const toTheEnd = detenteCycle !== 'none' && detenteCycle - from <= 1;
  for (let i = 0; i < MOST_COMMANDS; i++) {
    const { ended, cycle, stage, question } = game.state;
    if (ended !== undefined || game.state.seats[self]?.out !== undefined) return;
    if (cycle > from && (stage ?? 0) > 3 && !toTheEnd) return;
    const seat = question?.waiting[0];
    if (question === undefined || seat === undefined) return;
    const command = quickly(game, seat, question.kind, stream, seat === self ? mind.superiority : SUPERIORITY);
    if (command !== undefined && perform(game, seat, command).ok) continue;
    const silent = fallbackFor(game, seat);
    if (silent === undefined || !perform(game, seat, silent).ok) return;
  }
}

/**
 * A seat's chance to win from here, from 0 to 1, by what everybody has. Where a Détente is reached, too: the player who wins it by
 * a little may as well have lost it, as what the others have was only imagined.
 */
export function prospects(game: Game, seat: Seat): number {
  const { ended, order, seats } = game.state;
  if (ended !== undefined && ended.how !== 'detente') return ended.winners.includes(seat) ? 1 : 0;
  if (seats[seat]?.out !== undefined) return 0;
  const { detenteCycle } = game.setup.options;
  const left = detenteCycle === 'none' ? 8 : Math.max(0, detenteCycle - game.state.cycle);
  // The more time is left, the less a lead decides.
  const scale = 2500 + 1800 * left;
  const units = new Map<Seat, number>();
  for (const forces of game.state.board)
    for (const force of forces) units.set(force.seat, (units.get(force.seat) ?? 0) + power(force.units));
  const unit = left > 0 ? UNIT : 50;
  let own = 0;
  let all = 0;
  for (const other of order) {
    if (seats[other]?.out !== undefined) continue;
    const weight = Math.exp(Math.min(60, (means(game, other, left) + unit * (units.get(other) ?? 0)) / scale));
    all += weight;
    if (other === seat) own = weight;
  }
  return all === 0 ? 0 : own / all;
}

/** What a seat has: cash and what its stock, cards and weapons are likely to bring. */
function means({ state }: Game, seat: Seat, left: number): number {
  const player = state.seats[seat];
  if (player === undefined) return 0;
  // Homes are what a power lives by: each one lost is a step to losing all.
  const homes =
    player.power === undefined ? 0 : homeOf(player.power).filter((home) => isHeld(state, home, seat)).length;
  let sum = 800 * Math.min(left, 3) * homes + conquests(state, seat, left);
  sum += player.cash - 1000 * player.loans - player.arrears + 250 * player.nukes + 500 * player.lStars;
  sum += (100 + 60 * Math.min(6, left)) * player.holdings.length;
  // Stock is sold in the cycles to come, a row at a time, whatever the price is now.
  const expected = left > 0 ? 350 : 0;
  for (const resource of RESOURCES) {
    const price = priceAt(state.market[resource]);
    sum += player.supplies[resource] * (left > 0 ? Math.max(0.3 * price, expected) : price);
  }
  return sum;
}

/** Homes of others that it holds are steps to all that their powers have, each further one a larger step. */
function conquests(state: Game['state'], seat: Seat, left: number): number {
  let value = 0;
  for (const other of state.order) {
    const { power, out } = state.seats[other] ?? {};
    if (other === seat || power === undefined || out !== undefined) continue;
    const homes = homeOf(power);
    const taken = homes.filter((home) =>
      (state.board[zoneIndex(home)] ?? []).some((force) => force.seat === seat),
    ).length;
    value += 900 * Math.min(left, 3) * taken * (1 + taken / homes.length);
  }
  return value;
}

function isHeld(state: Game['state'], home: Territory, seat: Seat): boolean {
  return !state.nuked.includes(home) && (state.board[zoneIndex(home)] ?? []).every((force) => force.seat === seat);
}
