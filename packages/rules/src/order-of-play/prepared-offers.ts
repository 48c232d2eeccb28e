// Offers that are prepared before players trade: kept privately, put when the trading round opens, or dropped.
import { z } from 'zod';
import { RESOURCES } from '../board/index.ts';
import { tidy } from '../commerce/basket.ts';
import { MOST_CASH } from '../commerce/prices.ts';
import { EMPTY_OFFER, MOST_WORDS, orNothing } from '../commerce/terms.ts';
import { counts, oneOf, range, text } from '../referee/choice.ts';
import { type CommandDef, field, fieldAfter } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { dropPrepared, type Prepared } from '../state/orders.ts';
import { type Seat, seat as seatId } from '../state/seat.ts';
import { giveOrders, whyNoMoreChanges } from './standing-orders.ts';

/** Prepared offers of one player at a time. */
const MOST_PREPARED = 5;
/** A row of the supply center. */
const MOST_UNITS = 12;
/** The stages in which players trade supplies with each other. */
const TRADING = [3, 7] as const;
const trading = z.union([z.literal(3), z.literal(7)]);

const goods = z.partialRecord(z.enum(RESOURCES), z.int().min(0).max(MOST_UNITS));
const prepareSchema = z.strictObject({
  type: z.literal('prepare-offer'),
  stage: trading,
  to: z.string().max(40),
  givesCash: z.int().min(0).max(MOST_CASH).optional(),
  gives: goods.optional(),
  wants: goods.optional(),
  wantsCash: z.int().min(0).max(MOST_CASH).optional(),
  promise: z.string().max(MOST_WORDS).optional(),
});
export type PrepareOfferCommand = z.infer<typeof prepareSchema>;

const dropSchema = z.strictObject({ type: z.literal('drop-prepared'), stage: trading, to: z.string().max(40) });
export type DropPreparedCommand = z.infer<typeof dropSchema>;

export type PreparedOffersCommand = PrepareOfferCommand | DropPreparedCommand;

export type PreparedOffersEvent = PreparedDropped;
/** A prepared offer is not put: its author dropped it, or it could not be made any more. */
interface PreparedDropped extends EventBase {
  readonly type: 'prepared-dropped';
  readonly seat: Seat;
  readonly partner: Seat;
  readonly stage: Prepared['stage'];
}

export const preparedOffersEvents: EventDefs<PreparedOffersEvent> = {
  'prepared-dropped': {
    clauses: ['X-32', 'X-38'],
    evolve: (state, { seat, partner, stage }) => dropPrepared(state, seat, stage, partner),
  },
};

export const prepareOfferCommand: CommandDef<PrepareOfferCommand> = {
  type: 'prepare-offer',
  schema: prepareSchema,
  clause: 'X-32',
  may: whyNoMoreChanges,
  fields: [
    field('stage', (play, seat) => oneOf(TRADING, (stage) => whyNoRoom(play, seat, (each) => each.stage === stage))),
    fieldAfter('to', ['stage'], (play, seat, { stage }) =>
      oneOf<string>(
        play.living().filter((other) => other !== seat),
        (to) => whyNoRoom(play, seat, (each) => each.stage === stage && each.to === to),
        () => refuse('no-partner:prepared', 'B-DIPLO-01'),
      ),
    ),
    field('givesCash', () =>
      orNothing(
        range(0, MOST_CASH, () => TOO_MUCH),
        0,
      ),
    ),
    field('gives', () => orNothing(supplies(), {})),
    field('wants', (_play, _seat, { gives = {} }) => orNothing(supplies(gives), {})),
    field(
      'wantsCash',
      (_play, _seat, { gives = {}, wants = {} }) => {
        const least = isNone(gives) && isNone(wants) ? 1 : 0;
        return orNothing(
          range(least, MOST_CASH, (asked = 0) => (asked < least ? EMPTY_OFFER : TOO_MUCH)),
          0,
        );
      },
      ({ givesCash = 0 }) => givesCash === 0,
    ),
    field('promise', () =>
      orNothing(
        text(MOST_WORDS, () => refuse('too-long:prepared', 'B-DIPLO-02', { most: MOST_WORDS })),
        '',
      ),
    ),
  ],
  run: (play, seat, { stage, to, givesCash = 0, gives = {}, wants = {}, wantsCash, promise = '' }) => {
    const partner = seatId(to);
    const terms = { givesCash, gives: tidy(gives), wants: tidy(wants), promise };
    const others = preparedBy(play, seat).filter((each) => each.stage !== stage || each.to !== partner);
    giveOrders(play, seat, {
      prepared: [...others, { stage, to: partner, terms: wantsCash === undefined ? terms : { ...terms, wantsCash } }],
    });
  },
};

export const dropPreparedCommand: CommandDef<DropPreparedCommand> = {
  type: 'drop-prepared',
  schema: dropSchema,
  clause: 'X-32',
  may: (play, seat) => (preparedBy(play, seat).length > 0 ? undefined : NOTHING_PREPARED),
  fields: [
    field('stage', (play, seat) =>
      oneOf(TRADING, (stage) =>
        preparedBy(play, seat).some((each) => each.stage === stage) ? undefined : NOTHING_PREPARED,
      ),
    ),
    field('to', (play, seat, { stage }) =>
      oneOf<string>(
        preparedBy(play, seat).flatMap((each) => (each.stage === stage ? [each.to] : [])),
        () => undefined,
        () => NOTHING_PREPARED,
      ),
    ),
  ],
  run: (play, seat, { stage, to }) => {
    play.emit({ type: 'prepared-dropped', seat, partner: seatId(to), stage, to: [seat] });
  },
};

const NOTHING_PREPARED = refuse('nothing-prepared', 'X-32');
const TOO_MUCH: Refusal = refuse('too-much-asked:prepared', 'Q-B-30', { most: MOST_CASH });

/** Why no further offer can be prepared; one that stands can always be replaced. */
function whyNoRoom(play: Play, seat: Seat, replaces: (each: Prepared) => boolean): Refusal | undefined {
  const prepared = preparedBy(play, seat);
  return prepared.length < MOST_PREPARED || prepared.some(replaces)
    ? undefined
    : refuse('too-many-prepared', 'X-32', { most: MOST_PREPARED });
}

function preparedBy(play: Play, seat: Seat): readonly Prepared[] {
  return play.state.orders[seat]?.prepared ?? [];
}

function isNone(goods: Readonly<Partial<Record<string, number>>>): boolean {
  return Object.values(goods).every((number) => number === 0);
}

/** Units of supplies; nothing goes both ways in one deal. */
function supplies(given: Readonly<Partial<Record<string, number>>> = {}) {
  const max: Record<string, number> = {};
  for (const resource of RESOURCES) if ((given[resource] ?? 0) === 0) max[resource] = MOST_UNITS;
  return counts(max, { least: 0, most: RESOURCES.length * MOST_UNITS }, () =>
    refuse('both-ways:prepared', 'Q-B-30', { most: MOST_UNITS }),
  );
}
