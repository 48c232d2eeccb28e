// One standing order: what a player answers in every cycle until they say otherwise. Nobody else hears of it.
import { z } from 'zod';
import { ZONES } from '../board/index.ts';
import { orNothing } from '../commerce/terms.ts';
import type { SetOption } from '../option-table.ts';
import type { GameOptions } from '../options.ts';
import { notListed, oneOf, range } from '../referee/choice.ts';
import { type CommandDef, type Draft, field, fieldAfter } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import { refuse } from '../referee/refusal.ts';
import { nearest } from '../state/agenda.ts';
import {
  RANKED,
  type Ranked,
  type Reply,
  SET_OF_ORDER,
  STANDING,
  type StandingOrder,
  type Topic,
} from '../state/orders.ts';
import { type Seat, seat as seatOf } from '../state/seat.ts';
import type { Position } from '../state/state.ts';
import { giveOrders, whyNoMoreChanges } from './standing-orders.ts';

const MOST_SETS = 12;
const MOST_UNITS = 12;
const HIGHEST_PRICE = 1000;
const ANYBODY = 'anybody';
const MOST = 'most';
const OTHERWISE = ['ask', 'bare', 'withdraw'] as const;
// The keys of a table are its own.
const TOPICS = Object.keys(STANDING) as readonly Topic[];
const ASK = 'ask';
const REPLIES = [ASK, ...new Set(TOPICS.flatMap((topic) => STANDING[topic]))] as const;

const orderSchema = z.strictObject({
  type: z.literal('order'),
  about: z.enum(TOPICS),
  /** What is answered; `ask` takes the order back. */
  reply: z.enum(REPLIES),
  /** Which kinds of unit come after the first one, in this order; by `most` the table picks among the rest. */
  second: z.enum([...RANKED, MOST]).optional(),
  third: z.enum([...RANKED, MOST]).optional(),
  /** To pay a set in defence there must be so many; to retake a zone so many armies. */
  least: z.int().min(0).max(MOST_SETS).optional(),
  /** What is done in defence with fewer sets. */
  otherwise: z.enum(OTHERWISE).optional(),
  /** At this price in millions, or a better one. */
  price: z.int().min(1).max(HIGHEST_PRICE).optional(),
  /** What is kept of a resource that is sold, or had of one that is bought. */
  units: z.int().min(0).max(MOST_UNITS).optional(),
  /** Whose wishes it concerns. */
  whom: z.string().max(40).optional(),
  /** The zone that a counterattack is to take. */
  where: z.enum(ZONES).optional(),
});
export type StandingOrderCommand = z.infer<typeof orderSchema>;

export type StandingOrderEvent = OrderFollowed;
/** The table answered by a player's orders; told to them alone. */
interface OrderFollowed extends EventBase {
  readonly type: 'order-followed';
  readonly seat: Seat;
  readonly about: Followed;
}

/** Which of their orders was followed; `duel` where none was, and one unit against one is settled with one answer. */
export type Followed = Topic | 'bids' | 'pass' | 'pay' | 'battle' | 'duel';

/** Whether a player has given such an order, so that the table can follow it; logs from outside name any. */
export function hasOrdered({ orders, agenda }: Position, seat: Seat, about: Followed): boolean {
  const own = orders[seat];
  switch (about) {
    case 'duel':
      return nearest(agenda, 'conventional') !== undefined;
    case 'bids':
    case 'pass':
    case 'pay':
    case 'battle':
      return own?.[about] !== undefined;
    default:
      return TOPICS.includes(about) && own?.standing?.[about] !== undefined;
  }
}

export const standingOrderEvents: EventDefs<StandingOrderEvent> = {
  'order-followed': { clauses: ['X-38'], evolve: () => {} },
};

export const standingOrderCommand: CommandDef<StandingOrderCommand> = {
  type: 'order',
  schema: orderSchema,
  clause: 'X-38',
  may: whyNoMoreChanges,
  fields: [
    field('about', ({ options }) => oneOf(topicsIn(options), () => undefined, notListed)),
    fieldAfter('reply', ['about'], ({ options }, _seat, { about }) =>
      oneOf<Reply | typeof ASK>([...repliesIn(options, about), ASK], () => undefined, notListed),
    ),
    field(
      'second',
      ({ options }, _seat, draft) =>
        orNothing(
          oneOf(rankedAfter(options, [draft.reply]), () => undefined, notListed),
          MOST,
        ),
      (draft, { options }) => isRanking(draft) && ranksIn(options).length > 2,
    ),
    field(
      'third',
      ({ options }, _seat, draft) =>
        orNothing(
          oneOf(rankedAfter(options, [draft.reply, draft.second]), () => undefined, notListed),
          MOST,
        ),
      (draft, { options }) =>
        isRanking(draft) && ranksIn(options).length > 3 && draft.second !== undefined && draft.second !== MOST,
    ),
    field('least', () => range(0, MOST_SETS, notListed), hasLeast),
    field(
      'otherwise',
      () => oneOf(OTHERWISE, () => undefined),
      ({ reply, about }) => about === 'defence' && reply === 'fight',
    ),
    field(
      'price',
      () => range(1, HIGHEST_PRICE, () => refuse('no-price:trade', 'X-38', { most: HIGHEST_PRICE })),
      isTrade,
    ),
    field('units', () => range(0, MOST_UNITS, notListed), isTrade),
    field(
      'where',
      () => oneOf(ZONES, () => undefined),
      ({ reply }) => reply === 'take',
    ),
    field('whom', (play, seat) => orNothing(whomChoice(play, seat), ANYBODY), isAboutOthers),
  ],
  run: (play, seat, { type: _, about, reply, whom, ...terms }) => {
    const before = play.state.orders[seat] ?? { changes: 0 };
    const { [about]: __, ...others } = before.standing ?? {};
    const order = reply === ASK ? undefined : orderOf(reply, terms, whom);
    const standing = order === undefined ? others : { ...others, [about]: order };
    giveOrders(play, seat, { standing });
  },
};

/** What can be ordered about in a game with these options: nothing that is never asked there. */
export function topicsIn(options: GameOptions): readonly Topic[] {
  const sets: Readonly<Partial<Record<Topic, SetOption>>> = SET_OF_ORDER;
  return TOPICS.filter((topic) => {
    const set = sets[topic];
    if (topic === 'surplus') return options.componentLimits;
    return set === undefined || isOn(options, set);
  });
}

/** How each can be answered in a game with these options. */
export function repliesIn(options: GameOptions, about: Topic): readonly Reply[] {
  return STANDING[about].filter((reply) => isThere(options, reply));
}

/** The kinds of unit that can be put in order in a game with these options. */
export function ranksIn(options: GameOptions): readonly Ranked[] {
  return RANKED.filter((kind) => isThere(options, kind));
}

/** What can stand next in such an order: a kind that does not stand there yet, or whatever the table picks. */
export function rankedAfter(
  options: GameOptions,
  named: readonly (Reply | typeof ASK | undefined)[],
): readonly (Ranked | typeof MOST)[] {
  return [...ranksIn(options).filter((kind) => !named.includes(kind)), MOST];
}

function isThere(options: GameOptions, reply: Reply): boolean {
  if (reply === 'apcs') return isOn(options, 'apc');
  return reply !== 'ships' || isOn(options, 'merchantMarine');
}

function isOn(options: GameOptions, set: SetOption): boolean {
  return set === 'combatResolution' ? options.combatResolution === 'chart' : options[set];
}

function orderOf(
  reply: Reply,
  {
    second,
    third,
    least,
    otherwise,
    price,
    units,
    where,
  }: Pick<StandingOrderCommand, 'second' | 'third' | 'least' | 'otherwise' | 'price' | 'units' | 'where'>,
  whom: string | undefined,
): StandingOrder {
  return {
    reply,
    ...(second === undefined ? {} : { second }),
    ...(third === undefined ? {} : { third }),
    ...(least === undefined ? {} : { least }),
    ...(otherwise === undefined ? {} : { otherwise }),
    ...(price === undefined ? {} : { price }),
    ...(units === undefined ? {} : { units }),
    ...(where === undefined ? {} : { where }),
    ...(whom === undefined || whom === ANYBODY ? {} : { whom: seatOf(whom) }),
  };
}

function whomChoice(play: Play, seat: Seat) {
  return oneOf<string>([ANYBODY, ...play.living().filter((other) => other !== seat)], () => undefined);
}

/** Whether an order puts kinds of unit in order: it names the one that goes first. */
function isRanking({ about, reply }: Draft<StandingOrderCommand>): boolean {
  return (about === 'losses' || about === 'half-losses') && RANKED.some((kind) => kind === reply);
}

function hasLeast({ about, reply }: Draft<StandingOrderCommand>): boolean {
  return (
    (about === 'defence' && reply === 'fight') ||
    (about === 'counterattack' && (reply === 'retake' || reply === 'take'))
  );
}

function isTrade({ reply }: Draft<StandingOrderCommand>): boolean {
  return reply === 'at-least' || reply === 'at-most';
}

const ABOUT_OTHERS: ReadonlySet<Topic> = new Set(['passage', 'build-permission', 'offers', 'carriage']);

function isAboutOthers({ about, reply }: Draft<StandingOrderCommand>): boolean {
  return reply !== undefined && reply !== ASK && about !== undefined && ABOUT_OTHERS.has(about);
}
