// An assault that has not been decided: it must go on, or be given up (B-TAC-07 to -09, -12 to -15, Q-B-60, X-20, X-21).

import { z } from 'zod';
import { coasts, LIGHT_SEAS, type LightSea, TERRITORIES, type Territory, zoneName } from '../../board/index.ts';
import { noteCapture } from '../../endings/capture.ts';
import { callSurplus } from '../../endings/surplus.ts';
import type { Command } from '../../game.ts';
import { plus } from '../../movement/draft.ts';
import { afterEntry } from '../../movement/entry.ts';
import { oneOf } from '../../referee/choice.ts';
import type { Clause } from '../../referee/cite.ts';
import { type CommandDef, field, fieldAfter } from '../../referee/command.ts';
import type { EventBase, EventDefs } from '../../referee/event.ts';
import type { Play } from '../../referee/play.ts';
import type { QuestionDefs } from '../../referee/procedure.ts';
import { type Refusal, refuse } from '../../referee/refusal.ts';
import {
  convertForce,
  forceOf,
  fullCounts,
  type Load,
  type SparseCounts,
  sparse,
  totalOf,
} from '../../state/forces.ts';
import { markSpent } from '../../state/goes.ts';
import { store } from '../../state/ledger.ts';
import { isAssault, occupies, otherOccupant } from '../../state/occupation.ts';
import { copyPlain } from '../../state/plain.ts';
import type { Seat } from '../../state/seat.ts';
import type { Assault, DeepReadonly, State } from '../../state/state.ts';
import { UNIT_KINDS, type UnitKind } from '../../unit-table.ts';
import { troops } from '../../words.ts';
import { mustGoOn } from '../attacks.ts';
import { anyBattle, battleIn, type Committed } from '../battle.ts';
import { type DrillTable, next } from '../conventional.ts';
import { openBattle, whyNoSet } from '../declare.ts';
import { embark, getOff, loadsOff, type TakenOff, takeOff, totalOff } from './evacuation.ts';

export type AssaultQuestion = 'assault';

const continueSchema = z.strictObject({ type: z.literal('continue-assault'), zone: z.enum(TERRITORIES) });
const giveUpSchema = z.strictObject({
  type: z.literal('give-up-assault'),
  zone: z.enum(TERRITORIES),
  how: z.enum(['withdraw', 'surrender']),
  /** The sea whose carriers are filled first; the rest go to those in the other seas beside the beach. */
  sea: z.enum(LIGHT_SEAS).optional(),
  /** Whom they take off, where there is not room for all and there are several kinds. */
  load: z.partialRecord(z.enum(UNIT_KINDS), z.int().min(0).max(999)).optional(),
});
const goOnSchema = z.strictObject({ type: z.literal('keep-assault') });
export type ContinueAssaultCommand = z.infer<typeof continueSchema>;
export type GiveUpAssaultCommand = z.infer<typeof giveUpSchema>;
export type KeepAssaultCommand = z.infer<typeof goOnSchema>;

export type AssaultEvent = AssaultLanded | AssaultStands | AssaultWithdrawn | AssaultSurrendered | AssaultDecided;
/** A force has come into the target and must fight for it. */
interface AssaultLanded extends EventBase {
  readonly type: 'assault-landed';
  readonly assault: DeepReadonly<Assault>;
}
/** It has not captured the target and goes on at its owner's next turn. */
interface AssaultStands extends EventBase {
  readonly type: 'assault-stands';
  readonly assault: DeepReadonly<Assault>;
}
interface AssaultWithdrawn extends EventBase {
  readonly type: 'assault-withdrawn';
  readonly seat: Seat;
  readonly zone: Territory;
  readonly sea: LightSea;
  readonly takenOff: readonly TakenOff[];
  /** Carriers on the beach that were emptied, so that who was inside could go aboard. */
  readonly emptied: readonly Load[];
  readonly oil: number;
}
interface AssaultSurrendered extends EventBase {
  readonly type: 'assault-surrendered';
  readonly seat: Seat;
  readonly victor: Seat;
  readonly zone: Territory;
}
/** Nobody disputes the land any more: the force has captured it, or is gone. */
interface AssaultDecided extends EventBase {
  readonly type: 'assault-decided';
  readonly seat: Seat;
  readonly zone: Territory;
  readonly captured: boolean;
}

export const assaultEvents: EventDefs<AssaultEvent> = {
  'assault-landed': {
    clauses: ['B-TAC-02', 'B-TAC-10', 'X-21'],
    evolve: (state, { assault }) => {
      state.assaults.push(copyPlain(assault) as Assault);
    },
  },
  'assault-stands': {
    clauses: ['B-TAC-07', 'B-TAC-08', 'Q-B-60', 'X-21'],
    evolve: (state) => {
      battleIn(state).goesOn = true;
    },
    say: ({ assault }, name) => `${name(assault.seat)} goes on with the assault in ${zoneName(assault.zone)}.`,
  },
  'assault-withdrawn': {
    clauses: ['B-TAC-09', 'Q-B-60'],
    version: 2,
    // The carriers of version 1 were all in one sea, and nobody was inside others on the beach.
    upgrade: (old) => ({ ...old, takenOff: old.takenOff.map((each) => ({ ...each, sea: old.sea })), emptied: [] }),
    evolve: (state, { seat, zone, takenOff, emptied, oil }) => {
      store(state, seat, 'oil', -oil);
      getOff(state, seat, zone, emptied);
      for (const each of takenOff) embark(state, seat, zone, each);
      markSpent(state);
    },
    say: ({ seat, zone, takenOff }, name) => {
      const off = totalOff(takenOff);
      const who = UNIT_KINDS.filter((kind) => (off[kind] ?? 0) > 0).map((kind) => troops(off[kind] ?? 0, kind));
      const seas = LIGHT_SEAS.filter((sea) => takenOff.some((each) => each.sea === sea)).map(zoneName);
      return `${name(seat)} takes ${who.join(' and ')} off ${zoneName(zone)} to the ${seas.join(' and the ')}.`;
    },
  },
  'assault-surrendered': {
    clauses: ['B-TAC-09', 'Q-B-60'],
    evolve: (state, { seat, victor, zone }) => {
      convertForce(state, zone, seat, victor);
      endAssault(state, seat, zone);
      markSpent(state);
    },
    say: ({ seat, victor, zone }, name) =>
      `${name(seat)} surrenders the assault force in ${zoneName(zone)} to ${name(victor)}.`,
  },
  'assault-decided': {
    clauses: ['X-21', 'Q-B-60'],
    evolve: (state, { seat, zone }) => endAssault(state, seat, zone),
    say: ({ seat, zone, captured }, name) => (captured ? `${name(seat)} holds ${zoneName(zone)}.` : undefined),
  },
};

/** On his next turn the attacker fights on with the force that stands (B-TAC-07, -12); it costs a new set. */
export const continueAssaultCommand: CommandDef<ContinueAssaultCommand> = {
  type: 'continue-assault',
  schema: continueSchema,
  answers: ['attack'],
  clause: 'B-TAC-07',
  may: (play, seat) =>
    mustGoOn(play, seat)
      ? whyNoSet(play, seat)
      : refuse('no-assault', 'B-TAC-07', 'You have no assault to go on with.'),
  fields: [field('zone', (play, seat) => oneOf(TERRITORIES, (zone) => whyNotStanding(play, seat, zone)))],
  run: (play, seat, { zone }) => {
    const ashore = sparse(forceOf(play.state.board, zone, seat)?.units ?? fullCounts({}));
    const fleet = fleetLeft(play, seat, zone);
    openBattle(
      play,
      {
        attacker: seat,
        defender: otherOccupant(play, seat, zone),
        tactic: 'standing',
        from: fleet?.zone,
        to: zone,
        committed: fleet === undefined ? [{ zone, units: ashore }] : [{ zone, units: ashore }, fleet],
        orders: [],
      },
      plus(ashore, fleet?.units ?? {}, 1),
    );
  },
};

/** Takes the force off, where ships are near and it came by sea, or surrenders it. */
export const giveUpAssaultCommand: CommandDef<GiveUpAssaultCommand> = {
  type: 'give-up-assault',
  schema: giveUpSchema,
  answers: ['attack', 'assault'],
  clause: 'B-TAC-09',
  may: (play, seat) =>
    inHand(play, seat).length > 0 ? undefined : refuse('no-assault', 'B-TAC-09', 'You have no assault to give up.'),
  fields: [
    field('zone', (play, seat) =>
      oneOf(TERRITORIES, (zone) =>
        inHand(play, seat).some((assault) => assault.zone === zone) ? undefined : notStanding(zone),
      ),
    ),
    fieldAfter('how', ['zone'], (play, seat, { zone }) =>
      oneOf(['withdraw', 'surrender'] as const, (how) =>
        how === 'surrender' ? undefined : whyNoWithdrawal(play, seat, zone),
      ),
    ),
    fieldAfter(
      'sea',
      ['zone'],
      (play, seat, { zone }) => oneOf(coasts(zone), (sea) => whyNoRoomIn(play, seat, zone, sea)),
      ({ how }) => how === 'withdraw',
    ),
    fieldAfter(
      'load',
      ['zone', 'sea'],
      (play, seat, { zone, sea }) =>
        oneOf(
          sea === undefined ? [] : loadsOff(play, seat, zone, sea),
          () => undefined,
          () =>
            refuse(
              'no-such-load',
              'B-TAC-09',
              'The navies near by cannot take exactly those off; pick one of the loads.',
            ),
        ),
      ({ how, zone, sea }, play, seat) =>
        how === 'withdraw' && sea !== undefined && loadsOff(play, seat, zone, sea).length > 1,
    ),
  ],
  run: (play, seat, { zone, sea, load }) => {
    const how = inHand(play, seat).find((assault) => assault.zone === zone)?.how ?? 'amphibious';
    // Who finds room goes aboard first; only then is it known who is left to surrender.
    const takenOff = sea === undefined ? [] : takeOff(play, seat, zone, sea, load);
    if (sea !== undefined) {
      const emptied = (forceOf(play.state.board, zone, seat)?.laden ?? []).map(({ carrier, cargo }) => ({
        carrier,
        cargo: sparse(cargo),
      }));
      play.emit({ type: 'assault-withdrawn', seat, zone, sea, takenOff, emptied, oil: takenOff.length });
    }
    const defender = otherOccupant(play, seat, zone);
    if (occupies(play, seat, zone) && defender !== undefined)
      play.emit({ type: 'assault-surrendered', seat, victor: defender, zone, clauses: SURRENDERED[how] });
    // Nobody of the force is in the land any more: what was fought over is the defender's again.
    judgeAssaults(play, () => defender);
    // On his own turn that was his go; in Step E of a battle the drill goes on.
    if (play.state.question?.kind === 'attack')
      play.emit({ type: 'attack-over', seat, spent: takenOff.length > 0, clauses: ['B-ATK-07', 'Q-B-60', 'X-31'] });
    // Last, as it may ask the defender which pieces he gives up for those that came to him.
    if (defender !== undefined) callSurplus(play, defender);
  },
};

/** B-TAC-05, -07: the navies that took part fight on with the troops, as far as they are still where they launched them. */
function fleetLeft(play: Play, seat: Seat, zone: Territory): Committed | undefined {
  const fleet = play.state.assaults.find((assault) => assault.seat === seat && assault.zone === zone)?.fleet;
  if (fleet === undefined) return undefined;
  const there = forceOf(play.state.board, fleet.zone, seat);
  const units: Partial<Record<UnitKind, number>> = {};
  for (const kind of UNIT_KINDS) {
    const number = Math.min(fleet.units[kind] ?? 0, there?.units[kind] ?? 0);
    if (number > 0) units[kind] = number;
  }
  return totalOf(units) === 0 ? undefined : { zone: fleet.zone, units };
}

const SURRENDERED: Readonly<Record<Assault['how'], readonly Clause[]>> = {
  amphibious: ['B-TAC-09', 'Q-B-60'],
  airborne: ['B-TAC-13', 'B-TAC-14', 'Q-B-60'],
};
const GOES_ON: Readonly<Record<Assault['how'], readonly Clause[]>> = {
  amphibious: ['B-TAC-07', 'B-TAC-08', 'Q-B-60', 'X-21'],
  airborne: ['B-TAC-12', 'B-TAC-15', 'Q-B-60', 'X-21'],
};

/** Step E: the attacker means to go on at his next turn (B-TAC-08, -15). */
export const keepAssaultCommand: CommandDef<KeepAssaultCommand> = {
  type: 'keep-assault',
  schema: goOnSchema,
  answers: ['assault'],
  clause: 'B-TAC-08',
  may: (play, seat) =>
    hasNextTurn(play, seat)
      ? undefined
      : refuse(
          'no-next-turn',
          'X-20',
          'You have no turn in this Stage 4 on which to go on; take the force off or surrender it.',
        ),
  fields: [],
  run: (play, seat) => {
    for (const assault of inHand(play, seat))
      play.emit({ type: 'assault-stands', assault, clauses: GOES_ON[assault.how] });
  },
};

export const assaultQuestions: QuestionDefs<AssaultQuestion> = {
  assault: {
    open: true,
    clause: 'B-TAC-07',
    say: (play, seat) => {
      const where = inHand(play, seat).map(({ zone }) => zoneName(zone));
      return `Your force has not captured ${where.join(' and ')}: ${hasNextTurn(play, seat) ? 'go on at your next turn, or give it up now' : 'take it off or surrender it'}.`;
    },
    fallback: (play, seat) =>
      giveUp(play, seat) ??
      (hasNextTurn(play, seat) && whyNoSet(play, seat) === undefined
        ? { type: 'keep-assault' }
        : surrenderFirst(play, seat)),
  },
};

export const assaultSteps = {
  /** Step E: whoever holds on in a land he has not captured says what becomes of his force. */
  'assault-stands'(play, battle) {
    const { attacker, to, tactic, goesOn } = battle;
    if (tactic !== 'direct' && goesOn === undefined && isAssault(play, attacker, to)) play.ask('assault', [attacker]);
    else next(play, battle);
  },
} satisfies DrillTable<'assault-stands'>;

/** Closes every assault in which one side is gone; `loserIn` says whose forces went from a land. */
export function judgeAssaults(play: Play, loserIn: (zone: Territory) => Seat | undefined): void {
  for (const { seat, zone } of play.state.assaults) {
    const stands = occupies(play, seat, zone);
    if (stands && otherOccupant(play, seat, zone) !== undefined) continue;
    play.emit({
      type: 'assault-decided',
      seat,
      zone,
      captured: stands,
      clauses: stands ? ['B-ATK-23', 'B-ATK-41', 'X-21'] : ['Q-B-60', 'X-21'],
    });
    if (!stands) continue;
    afterEntry(play, seat, zone, false);
    noteCapture(play, seat, zone, loserIn(zone));
  }
}

/** whether a bidder of this Stage 4 will have a turn to go on with an assault. */
function hasNextTurn(play: Play, seat: Seat): boolean {
  return play.state.stage === 4 && play.state.sequence.includes(seat);
}

/** Forgets an assault; for evolve only. */
function endAssault(state: State, seat: Seat, zone: Territory): void {
  state.assaults = state.assaults.filter((assault) => assault.seat !== seat || assault.zone !== zone);
}

/** take it off if ships are near, else fight on while a set is left, else surrender. */
export function standingFallback(play: Play, seat: Seat): Command | undefined {
  const assault = play.state.assaults.find((other) => other.seat === seat);
  if (assault === undefined) return undefined;
  return (
    giveUp(play, seat) ??
    (whyNoSet(play, seat) === undefined ? { type: 'continue-assault', zone: assault.zone } : surrenderFirst(play, seat))
  );
}

function giveUp(play: Play, seat: Seat): Command | undefined {
  const assault = inHand(play, seat)[0];
  if (assault === undefined || whyNoWithdrawal(play, seat, assault.zone) !== undefined) return undefined;
  const { zone } = assault;
  const sea = coasts(zone).find((near) => whyNoRoomIn(play, seat, zone, near) === undefined);
  if (sea === undefined) return undefined;
  const off = { type: 'give-up-assault', zone, how: 'withdraw', sea } as const;
  const loads = loadsOff(play, seat, zone, sea);
  const [best] = [...loads].sort((a, b) => worthOf(play, b) - worthOf(play, a));
  return loads.length > 1 && best !== undefined ? { ...off, load: best } : off;
}

function surrenderFirst(play: Play, seat: Seat): Command {
  const [assault] = inHand(play, seat);
  if (assault === undefined) throw new Error(`${seat} has no assault to surrender`);
  return surrenderAt(assault.zone);
}

function surrenderAt(zone: Territory): Command {
  return { type: 'give-up-assault', zone, how: 'surrender' };
}

/** The assaults a player may decide about now: the one in this battle's Step E, or those that stand on his turn. */
function inHand(play: Play, seat: Seat): DeepReadonly<Assault>[] {
  const standing = play.state.assaults.filter((assault) => assault.seat === seat);
  const to = play.state.question?.kind === 'assault' ? anyBattle(play)?.to : undefined;
  return to === undefined ? standing : standing.filter(({ zone }) => zone === to);
}

function whyNotStanding(play: Play, seat: Seat, zone: Territory): Refusal | undefined {
  return play.state.assaults.some((assault) => assault.seat === seat && assault.zone === zone)
    ? undefined
    : notStanding(zone);
}

function whyNoWithdrawal(play: Play, seat: Seat, zone: Territory): Refusal | undefined {
  const assault = inHand(play, seat).find((other) => other.zone === zone);
  if (assault?.how !== 'amphibious')
    return refuse('flown-in', 'B-TAC-14', 'Armies that were flown in cannot withdraw; fight on or surrender them.');
  return takeOff(play, seat, zone, undefined).length > 0 ? undefined : noShips(zone);
}

/** Why the carriers in one sea take nobody off. */
function whyNoRoomIn(play: Play, seat: Seat, zone: Territory, sea: LightSea): Refusal | undefined {
  return takeOff(play, seat, zone, sea).some((each) => each.sea === sea) ? undefined : noShips(zone);
}

function worthOf(play: Play, units: SparseCounts): number {
  return UNIT_KINDS.reduce((sum, kind) => sum + (units[kind] ?? 0) * play.rulebook.unit(kind).detenteValue, 0);
}

function notStanding(zone: Territory): Refusal {
  return refuse('no-assault', 'B-TAC-07', `You have no undecided assault in ${zoneName(zone)}.`);
}

function noShips(zone: Territory): Refusal {
  return refuse(
    'no-ships',
    'B-TAC-09',
    `No navy of yours near ${zoneName(zone)} has room and oil to take the force off.`,
  );
}
