// How standing orders answer a question: one way for each thing that can be ordered about. What they cannot answer is asked.

import { openLosses, struckPieces } from '../battle/losses.ts';
import { priceAt, RESOURCES, type Resource, ZONES } from '../board/index.ts';
import type { Command, QuestionKind } from '../game.ts';
import type { Value } from '../referee/choice.ts';
import { accepts } from '../referee/explain.ts';
import type { Game } from '../referee/game.ts';
import { Play } from '../referee/play.ts';
import { nearest } from '../state/agenda.ts';
import { isHome } from '../state/occupation.ts';
import type { Orders, StandingOrder, Topic } from '../state/orders.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';
import type { UnitKind } from '../unit-table.ts';
import { filled, largest } from './filling.ts';
import { fallbackFor } from './table.ts';

/** What an order answers, and which order it is. */
export interface Standing {
  readonly command: Command;
  readonly about: Topic;
}

/** Somebody's standing orders in one position. */
interface At {
  readonly game: Game;
  readonly seat: Seat;
  readonly standing: NonNullable<Orders['standing']>;
}

/** The answer that somebody's standing orders give to what he is asked; undefined where he must be asked. */
export function standingAnswer(
  standing: DeepReadonly<Orders>['standing'],
  game: Game,
  seat: Seat,
  kind: QuestionKind,
): Standing | undefined {
  if (standing === undefined) return undefined;
  for (const { about, command } of answersTo({ game, seat, standing }, kind))
    if (command !== undefined && accepts(game, seat, command)) return { about, command };
  return undefined;
}

/** Every answer to try, the first one first. */
function* answersTo(at: At, kind: QuestionKind): Generator<{ about: Topic; command: Command | undefined }> {
  const { game, standing } = at;
  if (kind === 'bid') {
    const about = bidTopic(game.state.stage);
    const reply = about === undefined ? undefined : standing[about]?.reply;
    const cubes = reply === undefined ? -1 : CUBES.indexOf(reply);
    if (about !== undefined && cubes >= 0) yield { about, command: { type: 'bid', cubes } };
    return;
  }
  if (kind === 'sell' || kind === 'buy') yield* marketAnswers(at, kind);
  if (kind === 'trade') yield* offerAnswers(at);
  const about = TOPIC_OF[kind];
  const order = about === undefined ? undefined : standing[about];
  if (about !== undefined && order !== undefined)
    for (const command of kind === 'stay' ? staying(at, order) : replies(at, about, order)) yield { about, command };
}

const CUBES: readonly string[] = ['none', 'one', 'two'];

function bidTopic(stage: number | undefined): Topic | undefined {
  return ([3, 4, 5, 6, 7] as const).filter((each) => each === stage).map((each) => `bid-${each}` as const)[0];
}

/** Which order answers a question. */
const TOPIC_OF: Readonly<Partial<Record<QuestionKind, Topic>>> = {
  sell: 'sell',
  buy: 'buy',
  defend: 'defence',
  losses: 'losses',
  occupy: 'occupy',
  reinforce: 'reinforce',
  counterattack: 'counterattack',
  retaliate: 'retaliation',
  champion: 'champion',
  shoot: 'screen',
  permission: 'passage',
  'build-permission': 'build-permission',
  attack: 'attack',
  move: 'move',
  build: 'build',
  'build-weapons': 'weapons',
  research: 'research',
  prospect: 'prospect',
  auction: 'auction',
  'first-strike': 'first-strike',
  surplus: 'surplus',
  // Whether to give way is the same question, asked before anybody gets off.
  stay: 'defence',
  passengers: 'passengers',
  target: 'target',
  absorb: 'absorb',
  disclosure: 'disclosure',
  'tech-research': 'tech-research',
  'chart-retaliation': 'chart-retaliation',
  'half-losses': 'half-losses',
  'step-e': 'ships',
  carriage: 'carriage',
  'pay-ransom': 'ransom',
  'give-up-ships': 'give-up-ships',
  'load-ships': 'load-ships',
};

function* replies(at: At, about: Topic, order: StandingOrder): Generator<Command | undefined> {
  switch (about) {
    case 'defence':
      yield* defence(at, order);
      return;
    case 'losses':
      yield losses(at, order);
      return;
    case 'occupy':
      if (order.reply === 'move-in') yield withOne(at);
      // Whoever cannot come there need not be asked.
      yield { type: 'no-occupation' };
      return;
    case 'reinforce':
      yield { type: 'end-reinforcing' };
      return;
    case 'counterattack':
      yield order.reply === 'no' ? { type: 'no-counterattack' } : retaking(at, order);
      return;
    case 'first-strike':
      yield { type: 'no-first-strike' };
      return;
    case 'retaliation':
      yield { type: 'no-retaliation' };
      return;
    case 'champion':
      yield { type: 'stand', champion: order.reply === 'yes', show: [] };
      // Whoever cannot be one need not be asked.
      yield { type: 'stand', champion: false, show: [] };
      return;
    case 'screen':
      yield order.reply === 'hold' ? { type: 'hold-fire' } : fallbackFor(at.game, at.seat);
      return;
    case 'passage':
      if (concerns(order, nearest(at.game.state.agenda, 'permission')?.asker))
        yield { type: 'permit', allow: order.reply === 'grant' };
      return;
    case 'build-permission':
      if (concerns(order, nearest(at.game.state.agenda, 'build-permission')?.asker))
        yield { type: 'permit-build', allow: order.reply === 'grant' };
      return;
    case 'auction':
      yield { type: 'pass-auction' };
      return;
    case 'surplus':
    case 'half-losses':
    case 'give-up-ships':
    case 'load-ships':
      yield fallbackFor(at.game, at.seat);
      return;
    case 'passengers':
      yield order.reply === 'none'
        ? { type: 'get-off', passengers: {} }
        : filled(at.game, at.seat, 'get-off', () => undefined);
      return;
    case 'target':
      yield* targets(at, order);
      return;
    case 'absorb':
      if (order.reply === 'none') yield { type: 'absorb', apcs: {} };
      else
        yield order.reply === 'needed'
          ? fallbackFor(at.game, at.seat)
          : filled(at.game, at.seat, 'absorb', () => undefined);
      return;
    case 'disclosure':
      for (const show of order.reply === 'all' ? SHOWN : []) yield { type: 'disclose', show };
      yield { type: 'disclose', show: 'none' };
      return;
    case 'chart-retaliation':
      yield { type: 'end-retaliation' };
      return;
    case 'ships':
      yield { type: 'ships-done' };
      return;
    case 'carriage':
      yield* carriage(at, order);
      return;
    case 'ransom':
      yield { type: 'pay-ransom', pay: order.reply === 'pay' };
      return;
    default:
      yield { type: 'pass' };
  }
}

function concerns({ whom }: StandingOrder, asker: Seat | undefined): boolean {
  return whom === undefined || whom === asker;
}

// ---- prices ----

/** Sells what is above its price and more than is kept, or buys what is below its price and less than is wanted. */
function* marketAnswers(
  { game, seat, standing }: At,
  kind: 'sell' | 'buy',
): Generator<{ about: Topic; command: Command }> {
  for (const resource of RESOURCES) {
    const about = `${kind}-${resource}` as const;
    const order = standing[about];
    if (order === undefined || !isRight(game, kind, resource, order)) continue;
    const has = game.state.seats[seat]?.supplies[resource] ?? 0;
    const most = kind === 'sell' ? has - (order.units ?? 0) : (order.units ?? 0) - has;
    for (let units = most; units > 0; units -= 1) yield { about, command: { type: kind, resource, units } };
  }
}

function isRight({ state }: Game, kind: 'sell' | 'buy', resource: Resource, { price = 0 }: StandingOrder): boolean {
  const now = priceAt(state.market[resource]);
  return kind === 'sell' ? now >= price : now <= price;
}

/** Refuses offers of some or all, or accepts those that are within his prices. */
function* offerAnswers(at: At): Generator<{ about: Topic; command: Command }> {
  const { game, seat, standing } = at;
  const order = standing.offers;
  if (order === undefined) return;
  for (const offer of game.state.offers.open) {
    if (offer.to !== seat || !concerns(order, offer.from)) continue;
    if (order.reply === 'refuse') yield { about: 'offers', command: { type: 'decline-offer', offer: offer.id } };
    else if (isWithinPrices(at, offer)) yield { about: 'offers', command: { type: 'accept-offer', offer: offer.id } };
  }
}

/** Refuses to trade during battles, or agrees within his prices. */
function* carriage({ game, seat, standing }: At, order: StandingOrder): Generator<Command> {
  const asked = nearest(game.state.agenda, 'carriage');
  if (asked === undefined || !concerns(order, asked.user)) return;
  const { direction, resource, units, price } = asked;
  const terms = direction === 'send' ? standing[`buy-${resource}`] : standing[`sell-${resource}`];
  if (order.reply === 'refuse') yield { type: 'agree-carriage', agree: false };
  else if (terms !== undefined) {
    const has = game.state.seats[seat]?.supplies[resource] ?? 0;
    const [limit, millions] = [terms.units ?? 0, units * (terms.price ?? 0)];
    const fits =
      direction === 'send' ? has + units <= limit && price <= millions : has - units >= limit && price >= millions;
    if (fits) yield { type: 'agree-carriage', agree: true };
  }
}

type OfferSeen = Game['state']['offers']['open'][number];

/** One resource for cash, at his price or a better one, and no more of it than his orders sell or buy. */
function isWithinPrices({ game, seat, standing }: At, { gives, wants, loan }: DeepReadonly<OfferSeen>): boolean {
  if (loan !== undefined) return false;
  for (const resource of RESOURCES) {
    const has = game.state.seats[seat]?.supplies[resource] ?? 0;
    const [bought, sold] = [standing[`buy-${resource}`], standing[`sell-${resource}`]];
    const [got, given] = [onlyOf(gives, resource), onlyOf(wants, resource)];
    if (bought !== undefined && got > 0 && isCash(wants) && has + got <= (bought.units ?? 0))
      return wants.cash <= got * (bought.price ?? 0);
    if (sold !== undefined && given > 0 && isCash(gives) && has - given >= (sold.units ?? 0))
      return gives.cash >= given * (sold.price ?? 0);
  }
  return false;
}

type Side = DeepReadonly<OfferSeen['gives']>;

/** How much of a resource stands on one side of a deal with nothing beside it. */
function onlyOf({ cash, goods }: Side, resource: Resource): number {
  const kinds = Object.keys(goods).filter((kind) => (goods[kind] ?? 0) > 0);
  return cash === 0 && kinds.length === 1 ? (goods[resource] ?? 0) : 0;
}

function isCash({ goods }: Side): boolean {
  return Object.values(goods).every((number) => number === 0);
}

// ---- battles ----

/** Pays a set while there are as many as he said, and does with fewer what he said for that. */
function* defence(at: At, { reply, least = 1, otherwise }: StandingOrder): Generator<Command | undefined> {
  if (reply === 'surrender') yield { type: 'surrender' };
  else if (reply === 'withdraw') yield withdrawal(at);
  else if (setsOf(at) >= Math.max(1, least)) yield { type: 'defend', supplied: true };
  else if (otherwise === 'bare') yield { type: 'defend', supplied: false };
  else if (otherwise === 'withdraw') yield withdrawal(at);
}

/** Gives way before anybody gets off where the order says so, and stays where it fights or has nowhere to go. */
function* staying(at: At, order: StandingOrder): Generator<Command | undefined> {
  const fights =
    order.reply === 'fight' && (order.otherwise !== 'withdraw' || setsOf(at) >= Math.max(1, order.least ?? 1));
  // With fewer sets he may want to be asked; that is so when he defends.
  if (!fights) yield* defence(at, order);
  yield { type: 'stay' };
}

/** The kind of unit that he aims at, if the enemy has it; else the cheapest. */
function* targets({ game, seat }: At, { reply }: StandingOrder): Generator<Command | undefined> {
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

/** What somebody shows who shows all: as much as the battle lets him. */
const SHOWN = ['both', 'army', 'navy'] as const;

function setsOf({ game, seat }: At): number {
  const supplies = game.state.seats[seat]?.supplies;
  return supplies === undefined ? 0 : Math.min(...RESOURCES.map((resource) => supplies[resource]));
}

/** Everybody who can goes to the first neighbour that takes them. */
function withdrawal({ game, seat }: At): Command | undefined {
  return filled(game, seat, 'withdraw', (field, values) => (field === 'to' ? values[0] : largest(values)));
}

/** One unit moves in, by the first way that is open. */
function withOne({ game, seat }: At): Command | undefined {
  let sent = false;
  return filled(game, seat, 'occupy', (_field, [first]) => {
    if (sent) return undefined;
    sent = true;
    return first;
  });
}

/** Removes pieces of the kind he prefers first, as many as the points take; else as many as can be. */
function losses({ game, seat }: At, { reply }: StandingOrder): Command | undefined {
  const first = KIND_OF[reply];
  if (first === undefined) return fallbackFor(game, seat);
  const play = new Play(game);
  const pieces = [...struckPieces(play, seat)].sort((a, b) => Number(b.kind === first) - Number(a.kind === first));
  const picks: string[] = [];
  for (;;) {
    const [next] = openLosses(play, seat, pieces, picks);
    if (next === undefined) return { type: 'remove-losses', losses: picks };
    picks.push(next.key);
  }
}

/** Attacks a home territory of his own that somebody else holds, or the zone he named, with so many armies at least; gives it up otherwise. */
function retaking({ game, seat }: At, { least = 1, where }: StandingOrder): Command {
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
