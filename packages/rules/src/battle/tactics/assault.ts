// An assault that has not been decided: it must go on, or be given up (B-TAC-07 to -09, -12 to -15, Q-B-60, X-20, X-21).
import { z } from 'zod';
import { TERRITORIES, type Territory } from '../../board/index.ts';
import type { Command } from '../../game.ts';
import { plus } from '../../movement/draft.ts';
import { oneOf } from '../../referee/choice.ts';
import type { Clause } from '../../referee/cite.ts';
import { type CommandDef, field } from '../../referee/command.ts';
import type { Play } from '../../referee/play.ts';
import type { QuestionDefs } from '../../referee/procedure.ts';
import { type Refusal, refuse } from '../../referee/refusal.ts';
import { forceOf, sparse, totalOf } from '../../state/forces.ts';
import { isAssault, otherOccupant } from '../../state/occupation.ts';
import type { Seat } from '../../state/seat.ts';
import type { Assault } from '../../state/state.ts';
import { sure } from '../../sure.ts';
import { UNIT_KINDS, type UnitKind } from '../../unit-table.ts';
import { mustGoOn } from '../attacks.ts';
import type { Committed } from '../battle.ts';
import { type DrillTable, next } from '../conventional.ts';
import { openBattle, whyNoSet } from '../declare.ts';
import { giveUp, inHand, notStanding, surrenderFirst } from './giving-up.ts';

export type AssaultQuestion = 'assault';

const continueSchema = z.strictObject({ type: z.literal('continue-assault'), zone: z.enum(TERRITORIES) });
const goOnSchema = z.strictObject({ type: z.literal('keep-assault') });
export type ContinueAssaultCommand = z.infer<typeof continueSchema>;
export type KeepAssaultCommand = z.infer<typeof goOnSchema>;

/** On their next turn the attacker fights on with the force that stands (B-TAC-07, -12); it costs a new set. */
export const continueAssaultCommand: CommandDef<ContinueAssaultCommand> = {
  type: 'continue-assault',
  schema: continueSchema,
  answers: ['attack'],
  clause: 'B-TAC-07',
  may: (play, seat) => (mustGoOn(play, seat) ? whyNoSet(play, seat) : refuse('no-assault:go-on', 'B-TAC-07')),
  fields: [field('zone', (play, seat) => oneOf(TERRITORIES, (zone) => whyNotStanding(play, seat, zone)))],
  run: (play, seat, { zone }) => {
    const ashore = sparse(sure(forceOf(play.state.board, zone, seat)).units);
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
const GOES_ON: Readonly<Record<Assault['how'], readonly Clause[]>> = {
  amphibious: ['B-TAC-07', 'B-TAC-08', 'Q-B-60', 'X-21'],
  airborne: ['B-TAC-12', 'B-TAC-15', 'Q-B-60', 'X-21'],
};

/** Step E: the attacker means to go on at their next turn (B-TAC-08, -15). */
export const keepAssaultCommand: CommandDef<KeepAssaultCommand> = {
  type: 'keep-assault',
  schema: goOnSchema,
  answers: ['assault'],
  clause: 'B-TAC-08',
  may: (play, seat) => (hasNextTurn(play, seat) ? undefined : refuse('no-next-turn', 'X-20')),
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
    facts: (play, seat) => ({
      zones: inHand(play, seat).map(({ zone }) => zone),
      nextTurn: hasNextTurn(play, seat),
    }),
    fallback: (play, seat) =>
      giveUp(play, seat) ??
      (hasNextTurn(play, seat) && whyNoSet(play, seat) === undefined
        ? { type: 'keep-assault' }
        : surrenderFirst(play, seat)),
  },
};

export const assaultSteps = {
  /** Step E: a player who holds on in a land they have not captured says what becomes of their force. */
  'assault-stands'(play, battle) {
    const { attacker, to, tactic, goesOn } = battle;
    if (tactic !== 'direct' && goesOn === undefined && isAssault(play, attacker, to)) play.ask('assault', [attacker]);
    else next(play, battle);
  },
} satisfies DrillTable<'assault-stands'>;

/** whether a bidder of this Stage 4 will have a turn to go on with an assault. */
function hasNextTurn(play: Play, seat: Seat): boolean {
  return play.state.stage === 4 && play.state.sequence.includes(seat);
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

function whyNotStanding(play: Play, seat: Seat, zone: Territory): Refusal | undefined {
  return play.state.assaults.some((assault) => assault.seat === seat && assault.zone === zone)
    ? undefined
    : notStanding(zone);
}
