// Step D, impacts: everything in a struck zone is destroyed, a struck territory is out of play (B-STRAT-02 to -06, -23 to -26).

import { z } from 'zod';
import {
  type Company,
  inBoardOrder,
  isCompany,
  isTerritory,
  type Resource,
  TERRITORIES,
  type Territory,
  type Zone,
} from '../board/index.ts';
import { coupFinal, isRouletteDue, turnRoulette } from '../endings/coup-final.ts';
import { listOf, oneOf } from '../referee/choice.ts';
import type { Clause } from '../referee/cite.ts';
import { type CommandDef, field } from '../referee/command.ts';
import { type EventBase, type EventDefs, factsOf, type Secret } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import type { QuestionDefs } from '../referee/procedure.ts';
import { refuse } from '../referee/refusal.ts';
import { facesDown } from '../state/cards.ts';
import { mayHoldFaceDown } from '../state/face-down.ts';
import { noteLoss, recordFate } from '../state/fates.ts';
import { clearForce, forcesIn, noUnits, type SparseCounts, sparse } from '../state/forces.ts';
import { seatOf } from '../state/ledger.ts';
import { homeOwner, ownerOf } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly, State } from '../state/state.ts';
import { UNIT_KINDS } from '../unit-table.ts';
import { inFlight, liesIn, nuclearAttack, nuclearAttackIn, type StrategicFrame } from './salvo.ts';

export type StrikesQuestion = 'strike-order';

const orderSchema = z.strictObject({
  type: z.literal('order-strikes'),
  zones: z.array(z.enum(TERRITORIES)).max(TERRITORIES.length),
});
export type OrderStrikesCommand = z.infer<typeof orderSchema>;

export type StrikesEvent = StrikesOrdered | Struck | SecretCardsDestroyed;
export interface StrikesOrdered extends EventBase {
  readonly type: 'strikes-ordered';
  readonly seat: Seat;
  readonly zones: readonly Territory[];
}
export interface Struck extends EventBase {
  readonly type: 'struck';
  readonly attacker: Seat;
  readonly zone: Zone;
  /** Units destroyed, those aboard included. */
  readonly lost: readonly { readonly seat: Seat; readonly units: SparseCounts }[];
  /** Cards destroyed that everybody has seen. */
  readonly cards: readonly { readonly seat: Seat; readonly cards: readonly Company[] }[];
  /** Whose the territory was, and whose home it is. */
  readonly owner: Seat | undefined;
  readonly home: Seat | undefined;
}
/** A player's secret cards in the struck zones go back too; which they were they alone know (Q-B-35). */
export interface SecretCardsDestroyed extends EventBase {
  readonly type: 'secret-cards-destroyed';
  readonly seat: Seat;
  readonly resources: readonly Resource[];
  readonly secret: Secret<{ readonly cards: readonly Company[] }>;
}

const ANY_ZONE: readonly Clause[] = ['B-STRAT-02', 'Q-B-48', 'Q-B-69', 'Q-B-71'];
const ON_LAND: readonly Clause[] = [...ANY_ZONE, 'B-STRAT-04', 'B-STRAT-23', 'B-STRAT-24', 'Q-B-93'];
const AT_SEA: readonly Clause[] = [...ANY_ZONE, 'B-STRAT-06', 'B-STRAT-25', 'B-STRAT-26'];

export const strikesEvents: EventDefs<StrikesEvent> = {
  'strikes-ordered': {
    clauses: ['Q-B-76'],
    evolve: (state, { zones }) => {
      nuclearAttackIn(state).strikes = [...zones];
    },
  },
  struck: {
    clauses: ON_LAND,
    evolve: (state, event) => {
      const { zone, lost, cards } = event;
      for (const { seat } of lost) clearForce(state, zone, seat);
      for (const each of cards) returnCards(state, each.seat, each.cards);
      state.assaults = state.assaults.filter((assault) => assault.zone !== zone);
      if (isTerritory(zone)) destroyTerritory(state, zone, event);
    },
  },
  'secret-cards-destroyed': {
    clauses: ['B-STRAT-02', 'B-STRAT-03', 'Q-B-35'],
    evolve: (state, { seat, secret }) => returnCards(state, seat, factsOf(secret).cards),
  },
};

export const orderStrikesCommand: CommandDef<OrderStrikesCommand> = {
  type: 'order-strikes',
  schema: orderSchema,
  answers: ['strike-order'],
  clause: 'Q-B-76',
  fields: [
    field('zones', (play, _seat, { zones = [] }) => {
      const all = landUnderStrike(nuclearAttack(play));
      return listOf(
        zones,
        (prefix) =>
          prefix.length === all.length
            ? undefined
            : oneOf(
                all.filter((zone) => !prefix.includes(zone)),
                () => undefined,
                () => refuse('not-struck', 'Q-B-76'),
              ),
        (prefix) => (prefix.length === all.length ? undefined : refuse('goes-on:strikes', 'Q-B-76')),
      );
    }),
  ],
  run: (play, seat, { zones }) => {
    play.emit({ type: 'strikes-ordered', seat, zones });
  },
};

export const strikesQuestions: QuestionDefs<StrikesQuestion> = {
  'strike-order': {
    clause: 'Q-B-76',
    facts: null,
    fallback: (play) => ({ type: 'order-strikes', zones: landUnderStrike(nuclearAttack(play)) }),
  },
};

/** Asks the firing player for the order of strikes where it matters: more than one, and the roulette turns (Q-B-76). */
export function orderStrikes(play: Play, attack: DeepReadonly<StrategicFrame>): void {
  const land = landUnderStrike(attack);
  const matters = land.length > 1 && isRouletteDue(play, land.length) && play.seat(attack.attacker).out === undefined;
  play.step<StrategicFrame>('strategic', { step: 'strikes' });
  if (matters) play.ask('strike-order', [attack.attacker]);
}

/** Lets every nuke that got through strike, zone by zone; the roulette turns after each territory. */
export function strikeZones(play: Play, attack: DeepReadonly<StrategicFrame>): void {
  const { attacker } = attack;
  const struck: Zone[] = [];
  let returned = false;
  let over = false;
  for (const zone of strikeOrder(attack)) {
    if (over) break;
    const event = strikeOn(play, attacker, zone);
    play.emit(event);
    struck.push(zone);
    returned ||= event.cards.length > 0;
    over = isTerritory(zone) && turnRoulette(play, attacker);
  }
  returned = giveBackSecretCards(play, struck) || returned;
  if (over) coupFinal(play);
  else if (returned) play.shuffleDeck('cards of struck zones', play.state.deck, ['B-STRAT-03']);
}

/** Territories in the chosen order, or in board order, then seas. */
function strikeOrder(attack: DeepReadonly<StrategicFrame>): Zone[] {
  const zones = inFlight(attack).filter((at) => at !== 'space');
  const land = attack.strikes ?? landUnderStrike(attack);
  return [...land, ...zones.filter((zone) => !isTerritory(zone))];
}

function landUnderStrike(attack: DeepReadonly<StrategicFrame>): Territory[] {
  return inFlight(attack).filter(isTerritory);
}

/** What a strike on a zone destroys, as everybody sees it. */
function strikeOn(play: Play, attacker: Seat, zone: Zone): Struck {
  const lost = forcesIn(play.state.board, zone).map((force) => {
    const units = noUnits();
    for (const kind of UNIT_KINDS)
      units[kind] = force.units[kind] + force.laden.reduce((sum, { cargo }) => sum + cargo[kind], 0);
    return { seat: force.seat, units: sparse(units) };
  });
  const cards = play.state.order.flatMap((seat) => {
    const here = cardsIn(play, seat, [zone], (face) => face !== 'secret');
    return here.length === 0 ? [] : [{ seat, cards: here }];
  });
  const home = homeOwner(play, zone);
  const owner = isTerritory(zone) ? ownerOf(play, zone) : undefined;
  const clauses: Clause[] = [...(isTerritory(zone) ? ON_LAND : AT_SEA)];
  if (cards.length > 0) clauses.push('B-STRAT-03');
  if (home !== undefined && owner === home) clauses.push('B-STRAT-30');
  // A home territory that others had taken: who counted on it gets no spoils by it.
  if (home !== undefined && owner !== home) clauses.push('B-ATK-58', 'Q-B-37');
  return { type: 'struck', attacker, zone, lost, cards, owner, home, clauses };
}

/** B-STRAT-04; for ranks, whose it was; for spoils, which home territory its owner lost last (Q-B-36, Q-B-93). */
function destroyTerritory(state: State, territory: Territory, { attacker, owner, home }: Struck): void {
  state.nuked = [...state.nuked, territory];
  if (owner !== undefined) seatOf(state, owner).record.lostToNukes += 1;
  // A home territory in another's hands had been lost before.
  if (home !== undefined && owner === home) noteLoss(state, home, territory);
  const others = [owner, home].filter((seat) => seat !== undefined && seat !== attacker);
  if (others.length > 0) recordFate(state, territory, attacker, 'destroyed');
}

/** Q-B-35: secret cards are destroyed too; they go back face down, all at once, so as not to tell which zone each was in. */
function giveBackSecretCards(play: Play, zones: readonly Zone[]): boolean {
  let any = false;
  for (const seat of play.state.order) {
    if (mayHoldFaceDown(play.state, seat, zones)) play.tells = true;
    const cards = cardsIn(play, seat, zones, (face) => face === 'secret');
    if (cards.length === 0) continue;
    any = true;
    const resources = facesDown(cards);
    play.emit({ type: 'secret-cards-destroyed', seat, resources, secret: { [seat]: { cards } } });
  }
  return any;
}

function cardsIn(play: Play, seat: Seat, zones: readonly Zone[], lying: (face: string) => boolean): Company[] {
  const cards = play
    .seat(seat)
    .holdings.flatMap((holding) =>
      isCompany(holding.card) && lying(holding.face) && zones.some((zone) => liesIn(holding, zone))
        ? [holding.card]
        : [],
    );
  return inBoardOrder(cards);
}

/** B-STRAT-03: the cards lie below the deck until it is shuffled. */
function returnCards(state: State, seat: Seat, cards: readonly Company[]): void {
  const player = seatOf(state, seat);
  player.holdings = player.holdings.filter(({ card }) => !isCompany(card) || !cards.includes(card));
  state.deck = [...state.deck, ...cards];
}
