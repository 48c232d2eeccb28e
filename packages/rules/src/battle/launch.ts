// The strategic drill, Steps A and B: targets and launch (B-STRAT).

import { z } from 'zod';
import { CLOUDS } from '../board/box.ts';
import { isDarkSea, ZONES, type Zone } from '../board/index.ts';
import { type Choice, counts } from '../referee/choice.ts';
import type { Clause } from '../referee/cite.ts';
import { type CommandDef, field } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { markSpent } from '../state/goes.ts';
import { arm, seatOf } from '../state/ledger.ts';
import { isNuked } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';
import { mustGoOn, openAttack } from './attacks.ts';
import { battleOf } from './battle.ts';
import { type Aim, canHit, isZoneOf, type Purpose, type StrategicFrame } from './salvo.ts';
import { noteExchange } from './tactics/first-strike.ts';

const launchSchema = z.strictObject({
  type: z.literal('launch'),
  targets: z.partialRecord(z.enum(ZONES), z.int().min(0).max(999)),
});
export type LaunchCommand = z.infer<typeof launchSchema>;
type Targets = LaunchCommand['targets'];

export type LaunchEvent = NukesLaunched;
export interface NukesLaunched extends EventBase {
  readonly type: 'nukes-launched';
  readonly attacker: Seat;
  readonly purpose: Purpose;
  readonly shot: 'solo' | 'cluster';
  /** In board order. */
  readonly targets: readonly { readonly at: Aim; readonly nukes: number }[];
}
const LAUNCHED: readonly Clause[] = [
  'B-ATK-03',
  'B-ATK-04',
  'B-ATK-09',
  'B-STRAT-09',
  'B-STRAT-10',
  'B-STRAT-11',
  'B-STRAT-14',
  'Q-B-67',
];
/** Where the clouds of the box are not enough. */
const BEYOND_CLOUDS: readonly Clause[] = ['B-KIT-09', 'Q-B-72'];
const SHOTS = {
  solo: ['B-STRAT-12'],
  cluster: ['B-STRAT-13', 'Q-B-71'],
} as const satisfies Record<NukesLaunched['shot'], readonly Clause[]>;

export const launchEvents: EventDefs<LaunchEvent> = {
  'nukes-launched': {
    clauses: LAUNCHED,
    evolve: (state, { attacker, targets }) => {
      const nukes = targets.reduce((sum, target) => sum + target.nukes, 0);
      arm(state, attacker, 'nukes', -nukes);
      seatOf(state, attacker).record.nukesFired += nukes;
      markSpent(state);
    },
  },
};

export const launchCommand: CommandDef<LaunchCommand> = {
  type: 'launch',
  schema: launchSchema,
  answers: ['attack', 'counterattack', 'first-strike', 'retaliate'],
  clause: 'B-STRAT-10',
  may: (play, seat) => whyAssaultFirst(play, seat) ?? whyNoNukes(play, seat) ?? whyNoTargets(play, seat),
  fields: [field('targets', (play, seat) => targetsChoice(play, seat))],
  run: (play, seat, { targets }) => {
    const named = ZONES.flatMap((at) => {
      const nukes = targets[at] ?? 0;
      return nukes > 0 ? [{ at, nukes }] : [];
    });
    launch(play, seat, named, ['B-STRAT-01']);
  },
};

/** Steps A to C: the targets are named, the shot is declared, the nuke meter goes down. */
export function launch(
  play: Play,
  attacker: Seat,
  targets: readonly { readonly at: Aim; readonly nukes: number }[],
  clauses: readonly Clause[],
): void {
  const purpose = purposeNow(play);
  const frame: StrategicFrame = {
    procedure: 'strategic',
    step: 'champions',
    attacker,
    purpose,
    parties: purpose === 'attack' ? [] : sidesOfBattle(play),
    salvo: targets.map(({ at, nukes }) => ({ at, launched: nukes, flying: nukes })),
    defenders: [],
    champions: [],
    firing: undefined,
    shots: {},
    strikes: undefined,
  };
  if (purpose === 'attack') openAttack(play, attacker, frame);
  else {
    noteExchange(play, attacker);
    play.begin(frame);
  }
  const nukes = targets.reduce((sum, target) => sum + target.nukes, 0);
  const shot = nukes === 1 ? 'solo' : 'cluster';
  const beyond = play.state.nuked.length + nukes > CLOUDS ? BEYOND_CLOUDS : [];
  play.emit({
    type: 'nukes-launched',
    attacker,
    purpose,
    shot,
    targets,
    clauses: [...LAUNCHED, ...SHOTS[shot], ...beyond, ...clauses],
  });
}

/** Why a player whose assault still stands may not open another attack on their turn (Q-B-60). */
export function whyAssaultFirst(play: Play, seat: Seat): Refusal | undefined {
  if (play.state.question?.kind !== 'attack' || !mustGoOn(play, seat)) return undefined;
  return refuse('assault-stands:undecided', 'B-TAC-07');
}

export function whyNoNukes(play: Play, seat: Seat): Refusal | undefined {
  return play.seat(seat).nukes > 0 ? undefined : refuse('no-nukes', 'B-STRAT-14');
}

/** Only in an exchange can there be no target: other attacks always have the seas (B-TAC-55). */
function whyNoTargets(play: Play, seat: Seat): Refusal | undefined {
  const other = otherSideOnly(play);
  return other === undefined || canHit(play, seat, other) ? undefined : notHis(play);
}

/** How many nukes at which zone; several at one zone are allowed as insurance (Q-B-71). */
function targetsChoice(play: Play, seat: Seat): Choice<Targets> {
  const { nukes } = play.seat(seat);
  return {
    domain: () => {
      const max: Record<string, number> = {};
      for (const zone of ZONES) if (whyNoTarget(play, seat, zone) === undefined) max[zone] = nukes;
      return counts(max, { least: 1, most: nukes }, () => undefined).domain();
    },
    refuse: (targets) => {
      let sum = 0;
      // The keys of targets are zones, and their numbers whole, by the schema.
      for (const [zone, aimed] of Object.entries(targets) as [Zone, number][]) {
        if (aimed === 0) continue;
        const refusal = whyNoTarget(play, seat, zone);
        if (refusal !== undefined) return refusal;
        sum += aimed;
      }
      return sum >= 1 && sum <= nukes ? undefined : wrongNumber(nukes);
    },
  };
}

/** Why a zone cannot be aimed at (B-STRAT-01, Q-B-67; in an exchange Q-B-66). */
function whyNoTarget(play: Play, seat: Seat, zone: Zone): Refusal | undefined {
  if (isDarkSea(zone)) return refuse('dark-sea:nukes', 'B-STRAT-01', { sea: zone });
  if (isNuked(play, zone)) return refuse('nuked:target', 'Q-B-67', { zone });
  const other = otherSideOnly(play);
  return other === undefined || isZoneOf(play, seat, other, zone) ? undefined : notHis(play);
}

/** Who alone the nukes of an exchange may hit: the other side of the attack that it interrupts (B-TAC-55, Q-B-66). */
function otherSideOnly(play: Play): Seat | undefined {
  const purpose = purposeNow(play);
  if (purpose === 'first-strike') return battleOf(play).attacker;
  return purpose === 'retaliation' && play.options.retaliation === 'defender' ? battleOf(play).defender : undefined;
}

function notHis(play: Play): Refusal {
  return purposeNow(play) === 'first-strike'
    ? refuse('not-the-attackers', 'B-TAC-55')
    : refuse('not-the-defenders', 'Q-B-66');
}

export function wrongNumber(nukes: number): Refusal {
  return refuse('wrong-number:nukes', 'B-STRAT-14', { nukes });
}

function purposeNow(play: Play): Purpose {
  const kind = play.state.question?.kind;
  if (kind === 'first-strike') return 'first-strike';
  return kind === 'retaliate' ? 'retaliation' : 'attack';
}

function sidesOfBattle(play: Play): Seat[] {
  const { attacker, defender } = battleOf(play);
  return defender === undefined ? [attacker] : [attacker, defender];
}
