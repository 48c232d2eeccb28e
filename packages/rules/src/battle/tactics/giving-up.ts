// An assault is given up: its force is taken off by ships, or surrendered (B-TAC-09, -13, -14, Q-B-60).
import { z } from 'zod';
import { coasts, LIGHT_SEAS, type LightSea, TERRITORIES, type Territory } from '../../board/index.ts';
import { callSurplus } from '../../endings/surplus.ts';
import type { Command } from '../../game.ts';
import { oneOf } from '../../referee/choice.ts';
import type { Clause } from '../../referee/cite.ts';
import { type CommandDef, field, fieldAfter } from '../../referee/command.ts';
import type { Play } from '../../referee/play.ts';
import { type Refusal, refuse } from '../../referee/refusal.ts';
import { forceOf, type SparseCounts, sparse } from '../../state/forces.ts';
import { occupies, otherOccupant } from '../../state/occupation.ts';
import type { Seat } from '../../state/seat.ts';
import type { Assault, DeepReadonly } from '../../state/state.ts';
import { sure } from '../../sure.ts';
import { UNIT_KINDS } from '../../unit-table.ts';
import { anyBattle } from '../battle.ts';
import { judgeAssaults } from './assault-fate.ts';
import { loadsOff, takeOff } from './evacuation.ts';

const giveUpSchema = z.strictObject({
  type: z.literal('give-up-assault'),
  zone: z.enum(TERRITORIES),
  how: z.enum(['withdraw', 'surrender']),
  /** The sea whose carriers are filled first; the rest go to those in the other seas beside the beach. */
  sea: z.enum(LIGHT_SEAS).optional(),
  /** Who they take off, where there is not room for all and there are several kinds. */
  load: z.partialRecord(z.enum(UNIT_KINDS), z.int().min(0).max(999)).optional(),
});
export type GiveUpAssaultCommand = z.infer<typeof giveUpSchema>;

/** Takes the force off, where ships are near and it came by sea, or surrenders it. */
export const giveUpAssaultCommand: CommandDef<GiveUpAssaultCommand> = {
  type: 'give-up-assault',
  schema: giveUpSchema,
  answers: ['attack', 'assault'],
  clause: 'B-TAC-09',
  may: (play, seat) => (inHand(play, seat).length > 0 ? undefined : refuse('no-assault:give-up', 'B-TAC-09')),
  fields: [
    field('zone', (play, seat) =>
      oneOf(TERRITORIES, (zone) =>
        inHand(play, seat).some((assault) => assault.zone === zone) ? undefined : notInHand(play, seat, zone),
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
      (play, seat, { zone }) =>
        oneOf(
          coasts(zone),
          (sea) => whyNoRoomIn(play, seat, zone, sea),
          // Of a sea that is not named, nobody should hear that no navy lies in it.
          (sea?: LightSea) =>
            sea === undefined ? undefined : refuse('not-adjacent:landing', 'B-TAC-09', { territory: zone, sea }),
        ),
      ({ how }) => how === 'withdraw',
    ),
    fieldAfter(
      'load',
      ['zone', 'sea'],
      (play, seat, { zone, sea }) =>
        oneOf(
          sea === undefined ? [] : loadsOff(play, seat, zone, sea),
          () => undefined,
          (load?: SparseCounts) => (load === undefined ? undefined : refuse('no-such-load', 'B-TAC-09')),
        ),
      ({ how, zone, sea }, play, seat) =>
        how === 'withdraw' && sea !== undefined && loadsOff(play, seat, zone, sea).length > 1,
    ),
  ],
  run: (play, seat, { zone, sea, load }) => {
    const { how } = sure(inHand(play, seat).find((assault) => assault.zone === zone));
    // Who finds room goes aboard first; only then is it known who is left to surrender.
    const takenOff = sea === undefined ? [] : takeOff(play, seat, zone, sea, load);
    if (sea !== undefined) {
      const emptied = sure(forceOf(play.state.board, zone, seat)).laden.map(({ carrier, cargo }) => ({
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
    // On their own turn that was their go; in Step E of a battle the drill goes on.
    if (play.state.question?.kind === 'attack')
      play.emit({ type: 'attack-over', seat, spent: takenOff.length > 0, clauses: ['B-ATK-07', 'Q-B-60', 'X-31'] });
    // Last, as it may ask the defender which pieces they give up for those that came to them.
    if (defender !== undefined) callSurplus(play, defender);
  },
};

const SURRENDERED: Readonly<Record<Assault['how'], readonly Clause[]>> = {
  amphibious: ['B-TAC-09', 'Q-B-60'],
  airborne: ['B-TAC-13', 'B-TAC-14', 'Q-B-60'],
};

export function giveUp(play: Play, seat: Seat): Command | undefined {
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

export function surrenderFirst(play: Play, seat: Seat): Command {
  const [assault] = inHand(play, seat);
  if (assault === undefined) throw new Error(`${seat} has no assault to surrender`);
  return surrenderAt(assault.zone);
}

function surrenderAt(zone: Territory): Command {
  return { type: 'give-up-assault', zone, how: 'surrender' };
}

/** The assaults a player may decide about now: the one in this battle's Step E, or those that stand on their turn. */
export function inHand(play: Play, seat: Seat): DeepReadonly<Assault>[] {
  const standing = play.state.assaults.filter((assault) => assault.seat === seat);
  const to = play.state.question?.kind === 'assault' ? anyBattle(play)?.to : undefined;
  return to === undefined ? standing : standing.filter(({ zone }) => zone === to);
}

function whyNoWithdrawal(play: Play, seat: Seat, zone: Territory): Refusal | undefined {
  const assault = inHand(play, seat).find((other) => other.zone === zone);
  if (assault?.how !== 'amphibious') return refuse('flown-in:assault', 'B-TAC-14');
  return takeOff(play, seat, zone, undefined).length > 0 ? undefined : noShips(zone);
}

/** Why the carriers in one sea take nobody off, though those in another one would. */
function whyNoRoomIn(play: Play, seat: Seat, zone: Territory, sea: LightSea): Refusal | undefined {
  return takeOff(play, seat, zone, sea).some((each) => each.sea === sea)
    ? undefined
    : refuse('no-ships:sea', 'B-TAC-09', { sea });
}

function worthOf(play: Play, units: SparseCounts): number {
  return UNIT_KINDS.reduce((sum, kind) => sum + (units[kind] ?? 0) * play.rulebook.unit(kind).detenteValue, 0);
}

export function notStanding(zone: Territory): Refusal {
  return refuse('no-assault:there', 'B-TAC-07', { zone });
}

/** Why a player decides nothing about an assault now: there is none, or Step E of this battle is about another. */
function notInHand(play: Play, seat: Seat, zone: Territory): Refusal {
  const [now] = inHand(play, seat);
  const waits = play.state.assaults.some((assault) => assault.seat === seat && assault.zone === zone);
  return waits && now !== undefined ? refuse('no-assault:now', 'X-20', { zone: now.zone }) : notStanding(zone);
}

function noShips(zone: Territory): Refusal {
  return refuse('no-ships:assault', 'B-TAC-09', { zone });
}
