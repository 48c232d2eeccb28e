import {
  type Command,
  type GameOptions,
  PRICE_TRACK,
  priceAt,
  RANKED,
  type Ranked,
  RESOURCES,
  type Reply,
  ranksIn,
  repliesIn,
  type StandingOrder,
  type Topic,
  topicsIn,
  type View,
} from '@marshall/rules';
import type { LogLine } from '../session/session.ts';
import { orderWords } from '../words.ts';

/** What a line of the screen orders: one of the topics, or to pay always. */
export type Subject = Topic | 'pay';
export type Group = keyof typeof orderWords.groups;

/** The screen from above to below: what most people order first. */
const GROUPS: readonly (readonly [Group, readonly Subject[]])[] = [
  ['bids', ['pay', 'bid-3', 'bid-4', 'bid-5', 'bid-6', 'bid-7']],
  [
    'attacked',
    [
      'defence',
      'losses',
      'occupy',
      'reinforce',
      'counterattack',
      'passengers',
      'target',
      'absorb',
      'disclosure',
      'chart-retaliation',
      'half-losses',
      'surplus',
    ],
  ],
  ['prices', ['sell-grain', 'sell-oil', 'sell-minerals', 'buy-grain', 'buy-oil', 'buy-minerals', 'sell', 'buy']],
  ['offers', ['offers', 'carriage', 'auction']],
  ['passage', ['passage', 'build-permission']],
  ['nukes', ['champion', 'screen', 'first-strike', 'retaliation']],
  ['sea', ['load-ships', 'ransom', 'give-up-ships', 'ships']],
  ['rest', ['attack', 'move', 'build', 'weapons', 'research', 'tech-research', 'prospect']],
];

/** The groups of a game with these options, each with what can be ordered in it; none is empty. */
export function groupsIn(options: GameOptions): readonly (readonly [Group, readonly Subject[]])[] {
  const topics: readonly Subject[] = [...topicsIn(options), 'pay'];
  return GROUPS.map(([group, subjects]) => [group, subjects.filter((each) => topics.includes(each))] as const).filter(
    ([, subjects]) => subjects.length > 0,
  );
}

/** An order as it stands, or as it would be given if it were switched on. */
export function orderOn(view: View, options: GameOptions, topic: Topic): StandingOrder {
  const [reply = 'pass'] = repliesIn(options, topic);
  const resource = RESOURCES.find((each) => topic.endsWith(`-${each}`));
  if (resource === undefined) return { reply, ...termsOf(topic, reply, options) };
  const now = priceAt(view.market[resource]);
  const price = reply === 'at-least' ? now : (PRICE_TRACK.findLast((each) => each <= now) ?? now);
  return { reply, price, units: reply === 'at-least' ? 3 : 6 };
}

/** The terms that an answer has, as they are to begin with. */
export function termsOf(topic: Topic, reply: Reply, options: GameOptions): Partial<StandingOrder> {
  if (topic === 'losses' || topic === 'half-losses')
    return RANKED.some((kind) => kind === reply) && ranksIn(options).length > 2 ? { second: 'most' } : {};
  if (topic === 'defence' && reply === 'fight') return { least: 1, otherwise: 'bare' };
  if (topic !== 'counterattack' || reply === 'no') return {};
  return reply === 'take' ? { least: 3, where: 'alaska' } : { least: 3 };
}

/** The command that gives an order, or takes it back. */
export function commandFor(topic: Topic, order: StandingOrder | undefined): Extract<Command, { type: 'order' }> {
  const { whom, ...rest } = order ?? { reply: 'ask' as const };
  const others: readonly Topic[] = ['passage', 'build-permission', 'offers', 'carriage'];
  const concerned = order !== undefined && others.includes(topic) ? { whom: whom ?? 'anybody' } : {};
  return { type: 'order', about: topic, ...rest, ...concerned };
}

/** A part of an order's sentence: words, or what is chosen there. */
export type Part = { readonly text: string } | { readonly slot: Slot };
export type Slot = keyof typeof orderWords.controls;

/** The sentence of an order, cut where something is chosen. */
export function partsOf(subject: Subject, order: StandingOrder | undefined): readonly Part[] {
  const { sentences } = orderWords;
  const named = order?.third !== undefined ? 3 : order?.second !== undefined ? 2 : 1;
  const sentence =
    (order?.least === 1 ? sentences[`${subject}:${order.reply}:one`] : undefined) ??
    sentences[`${subject}:${named}`] ??
    sentences[`${subject}:${order?.reply}`] ??
    sentences[subject] ??
    subject;
  return sentence
    .split(/\{(\w+)\}/)
    .map((part, i): Part => (i % 2 === 0 ? { text: part } : { slot: part as Slot }))
    .filter((part) => !('text' in part) || part.text !== '');
}

/** What an answer is called in an order's sentence. */
export const replyWords = (topic: Topic, reply: Reply): string =>
  orderWords.replies[`${topic}:${reply}`] ?? orderWords.replies[reply] ?? reply;

/** What the next kind in an order of kinds is called in its sentence. */
export const rankWords = (topic: Topic, kind: Ranked | 'most'): string =>
  orderWords.replies[`${topic}:then:${kind}`] ?? orderWords.replies[`then:${kind}`] ?? kind;

/** One thing that an order did: where, which one, and what came of it. */
export interface Deed {
  readonly n: number;
  readonly cycle: number;
  readonly stage: number;
  readonly about: string;
  /** As it stood when it answered; undefined where nothing of it can be chosen, or nobody told. */
  readonly order?: StandingOrder;
  readonly text: string | undefined;
}

/** What orders did, the last first. */
export function deedsIn(log: readonly LogLine[]): readonly Deed[] {
  return log
    .flatMap((line): Deed[] => {
      const { event } = line;
      // Where one unit fought one, nobody ordered anything.
      if (event?.type !== 'order-followed' || event.about === 'duel') return [];
      const came = log.find((other) => other.act === line.act && other.n !== line.n && other.kind !== 'rolled');
      const { n, cycle, stage, order } = line;
      return [{ n, cycle, stage, about: event.about, text: came?.text, ...(order === undefined ? {} : { order }) }];
    })
    .reverse();
}

/** The events by which a player's own answers are known; others are sealed, or leave no trace. */
const ANSWERED: Readonly<Partial<Record<string, Subject>>> = {
  'defence-chosen': 'defence',
  withdrew: 'defence',
  surrendered: 'defence',
  'occupation-settled': 'occupy',
  'reinforcements-done': 'reinforce',
  'counterattack-declined': 'counterattack',
  'counterattack-opened': 'counterattack',
  'permission-answered': 'passage',
  'build-permission-answered': 'build-permission',
  'l-star-fired': 'screen',
  'fire-held': 'screen',
  'auction-left': 'auction',
  'salaries-paid': 'pay',
};

/** How often a player answered something themselves in a cycle that an order could have answered. */
export function answersIn(log: readonly LogLine[], seat: string, cycle: number): ReadonlyMap<Subject, number> {
  const byOrder = new Set(log.flatMap(({ kind, act }) => (kind === 'order-followed' ? [act] : [])));
  const times = new Map<Subject, number>();
  for (const { kind, act, actor, cycle: then } of log) {
    const subject = ANSWERED[kind];
    if (subject === undefined || then !== cycle || actor !== seat || byOrder.has(act)) continue;
    times.set(subject, (times.get(subject) ?? 0) + 1);
  }
  return times;
}
