// Step A, opening: the attacker names origin, units, target and one owner in it (B-ATK-18 to -21, X-02).
import { z } from 'zod';
import { adjacent, isDarkSea, isLightSea, isTerritory, ZONES, type Zone } from '../board/index.ts';
import { type Choice, counts, oneOf } from '../referee/choice.ts';
import type { Clause } from '../referee/cite.ts';
import { type CommandDef, field, fieldAfter } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse, sumUp } from '../referee/refusal.ts';
import { forceOf, type SparseCounts, sparse, totalOf, zonesOf } from '../state/forces.ts';
import { homeOwner, isAssault, isNuked } from '../state/occupation.ts';
import { dropAfterwards, wake } from '../state/orders.ts';
import { type Seat, seat as seatId } from '../state/seat.ts';
import { sure } from '../sure.ts';
import { UNIT_KINDS, type UnitKind } from '../unit-table.ts';
import { AFTER_ATTACK, sayAfterwards } from './afterwards.ts';
import { mustGoOn, openAttack } from './attacks.ts';
import { type BattleRecord, battleIn, type ConventionalFrame, OVER, type Tactic } from './battle.ts';
import { isBeset, isEmptyTarget, isTarget, opponentsIn, whyNobodyIn, whyNotNamed, zonesInReach } from './reach.ts';

/** The name by which an attack on an empty zone calls its defenders. */
export const MILITIA = 'militia';

export const againstSchema = z.string().min(1).max(40);
const unitsSchema = z.partialRecord(z.enum(UNIT_KINDS), z.int().min(0).max(999));
const attackSchema = z.strictObject({
  type: z.literal('attack'),
  from: z.enum(ZONES),
  to: z.enum(ZONES),
  against: againstSchema,
  units: unitsSchema,
  /** What the attacker does when it is over; whatever it is, it is always allowed, so nothing chooses among them. */
  afterwards: z.enum(AFTER_ATTACK).optional(),
});
export type AttackCommand = z.infer<typeof attackSchema>;

export type DeclareEvent = AttackDeclared;
interface AttackDeclared extends EventBase {
  readonly type: 'attack-declared';
  readonly attacker: Seat;
  readonly defender: Seat | undefined;
  readonly tactic: Tactic;
  readonly from: Zone | undefined;
  readonly target: Zone;
  readonly units: SparseCounts;
}

const DECLARED: readonly Clause[] = [
  'B-ATK-01',
  'B-ATK-03',
  'B-ATK-04',
  'B-ATK-09',
  'B-ATK-18',
  'B-ATK-19',
  'B-ATK-20',
  'B-ATK-21',
  'B-ATK-25',
  'Q-B-41',
  'Q-B-42',
  'Q-B-43',
  'X-02',
];

export const declareEvents: EventDefs<DeclareEvent> = {
  'attack-declared': {
    clauses: DECLARED,
    evolve: (state, { attacker, defender, target, units }) => {
      dropAfterwards(state, attacker);
      if (defender === undefined) return;
      dropAfterwards(state, defender);
      wake(state, defender);
      const attacked = sure(forceOf(state.board, target, defender)).units;
      battleIn(state).sides = { attacker: totalOf(units), defender: totalOf(attacked) };
    },
  },
};

/** What one kind of attack can be declared on: the base's is units or militia, sets add their own. */
export interface Targets<Z extends Zone> {
  /** Zones that forces in a zone can hit. */
  inReach(play: Play, seat: Seat, from: Zone): readonly Z[];
  /** Who can be named in a zone in reach. */
  namesIn(play: Play, seat: Seat, zone: Z): string[];
  outOfReach(from: Zone, to: Z): Refusal;
  nothingInReach(from: Zone): Refusal;
  nobodyThere(play: Play, seat: Seat, to: Z): Refusal;
  cannotFight(from: Zone, to: Z): Refusal;
}

const UNITS_AND_MILITIA: Targets<Zone> = {
  inReach: (play, seat, from) => (isBeset(play, seat, from) ? [...zonesInReach(from), from] : zonesInReach(from)),
  namesIn: (play, seat, zone) => (isTarget(play, seat, zone) ? namesIn(play, seat, zone) : []),
  outOfReach,
  nothingInReach: (zone) => refuse('nothing-in-reach:from', isTerritory(zone) ? 'B-ATK-10' : 'B-ATK-12', { zone }),
  nobodyThere: (play, seat, zone) =>
    isNuked(play, zone) ? refuse('nuked:end', 'B-ATK-19', { zone }) : whyNobodyIn(play, seat, zone),
  cannotFight: (from, to) => refuse('cannot-fight', 'B-ATK-09', { from, to }),
};

export const attackCommand: CommandDef<AttackCommand> = {
  type: 'attack',
  schema: attackSchema,
  answers: ['attack', 'counterattack'],
  clause: 'B-ATK-04',
  may: whyNoAttack,
  nothing: (play, seat) =>
    mayStrikeFromAnywhere(play, seat) ? undefined : sumUp(refuse('nothing-in-reach', 'B-ATK-10')),
  fields: [
    field('from', (play, seat) => originChoice(play, seat, UNITS_AND_MILITIA)),
    fieldAfter('to', ['from'], (play, seat, { from }) => {
      const why = (to: Zone) => whyNotTo(play, seat, UNITS_AND_MILITIA, from, to);
      return oneOf(UNITS_AND_MILITIA.inReach(play, seat, from), why, why);
    }),
    fieldAfter('against', ['to'], (play, seat, { to }) =>
      oneOf(
        namesIn(play, seat, to),
        () => undefined,
        (name) => whyNotNamed(play, seat, to, name),
      ),
    ),
    fieldAfter('units', ['from', 'to', 'against'], (play, seat, { from, to, against }) =>
      forceChoice(play, seat, from, to, against),
    ),
  ],
  run: (play, seat, { from, to, against, units, afterwards }) => {
    openDirect(play, seat, against === MILITIA ? undefined : seatId(against), from, to, units);
    sayAfterwards(play, seat, afterwards);
  },
};

/** The zone attacked from: one with units that can hit something. */
export function originChoice<Z extends Zone>(play: Play, seat: Seat, targets: Targets<Z>): Choice<Zone> {
  const why = (from: Zone) => whyNotFrom(play, seat, targets, from);
  return { ...oneOf(zonesOf(play.state.board, seat), why, why), refuseInWhole: (from) => whyNoForce(play, seat, from) };
}

/** How many units of each kind are committed: one at least. */
export function forceChoice(
  play: Play,
  seat: Seat,
  from: Zone,
  to: Zone,
  against: string,
): Choice<Readonly<Record<string, number>>> {
  const max = committable(play, seat, from, to, against);
  const most = totalOf(max);
  return counts(max, { least: 1, most }, (chosen) => {
    const unit = play.rulebook.kinds.find((kind) => (chosen[kind] ?? 0) > (max[kind] ?? 0));
    return unit === undefined || most === 1
      ? refuse('no-such-force', 'B-ATK-20', { most })
      : refuse('no-such-force:kind', 'B-ATK-20', { unit, number: max[unit] ?? 0 });
  });
}

/** Begins an attack from one zone on another, or within a land that is fought over. */
export function openDirect(
  play: Play,
  attacker: Seat,
  defender: Seat | undefined,
  from: Zone,
  to: Zone,
  units: SparseCounts,
): void {
  const force = sparse(units);
  const committed = [{ zone: from, units: force }];
  openBattle(play, { attacker, defender, tactic: 'direct', from, to, committed, orders: [] }, force);
}

/** Begins the drill of an attack that has been named. */
export function openBattle(
  play: Play,
  named: Pick<ConventionalFrame, 'attacker' | 'defender' | 'tactic' | 'from' | 'to' | 'committed' | 'orders'>,
  units: SparseCounts,
): void {
  const { attacker, defender, tactic, from, to } = named;
  // Q-B-61: an empty home territory is its owner's, who counts as attacked.
  const owner = defender ?? (isTerritory(to) ? homeOwner(play, to) : undefined);
  const [first = OVER] = play.rulebook.drill();
  // Nothing is known of what later steps decide, which suits whichever step is the first; TypeScript does not go through them all.
  const frame = {
    procedure: 'conventional',
    at: first,
    attacker,
    defender,
    tactic,
    from,
    to,
    committed: named.committed,
    orders: named.orders,
    boats: [],
    attacked: isAttacked(play, attacker, owner) ? [owner] : [],
    firstStrike: 'open',
    ended: undefined,
    supplied: undefined,
    dice: undefined,
    points: { attacker: undefined, defender: undefined },
    picked: [],
    occupying: undefined,
    reinforced: [],
    goesOn: undefined,
  } satisfies BattleRecord as ConventionalFrame;
  openAttack(play, attacker, frame);
  const reach: readonly Clause[] = tactic === 'direct' && from !== undefined ? [clauseOfReach(from, to)] : ['B-ATK-17'];
  play.emit({
    type: 'attack-declared',
    attacker,
    defender,
    tactic,
    from,
    target: to,
    units: sparse(units),
    clauses: [...DECLARED, ...reach],
  });
}

function isAttacked(play: Play, attacker: Seat, owner: Seat | undefined): owner is Seat {
  return owner !== undefined && owner !== attacker && play.rulebook.earnsCounterattack(play, attacker, owner);
}

/** Why a player can make no new conventional attack now. */
export function whyNoAttack(play: Play, seat: Seat): Refusal | undefined {
  if (play.state.question?.kind === 'attack' && mustGoOn(play, seat))
    return refuse('assault-stands:undecided', 'B-TAC-07');
  return whyNoSet(play, seat);
}

/** B-ATK-24: without a full set nobody attacks with armies or navies. */
export function whyNoSet(play: Play, seat: Seat): Refusal | undefined {
  const { grain, oil, minerals } = play.seat(seat).supplies;
  return grain > 0 && oil > 0 && minerals > 0
    ? undefined
    : refuse('no-set:attack', 'B-ATK-24', { grain, oil, minerals });
}

/** Whether a player has the means for any attack, as everybody can see: units with a set, a nuke, or an L-star to clash with. */
export function hasAnyAttack(play: Play, seat: Seat): boolean {
  const { nukes, lStars } = play.seat(seat);
  if (nukes > 0 || mustGoOn(play, seat)) return true;
  if (lStars > 0 && play.living().some((other) => other !== seat && play.seat(other).lStars > 0)) return true;
  return (
    whyNoSet(play, seat) === undefined && play.state.board.some((forces) => forces.some((force) => force.seat === seat))
  );
}

/** Whether any of a player's forces has a target in reach. */
export function mayStrikeFromAnywhere(play: Play, seat: Seat): boolean {
  return reachesAny(play, seat, UNITS_AND_MILITIA);
}

/** Whether any of a player's forces can hit any of the targets. */
export function reachesAny<Z extends Zone>(play: Play, seat: Seat, targets: Targets<Z>): boolean {
  return zonesOf(play.state.board, seat).some((from) => whyNotFrom(play, seat, targets, from) === undefined);
}

function whyNotFrom<Z extends Zone>(play: Play, seat: Seat, targets: Targets<Z>, from: Zone): Refusal | undefined {
  const none = whyNoForce(play, seat, from);
  if (none !== undefined) return none;
  const open = targets.inReach(play, seat, from).some((to) => whyNotTo(play, seat, targets, from, to) === undefined);
  return open ? undefined : sumUp(targets.nothingInReach(from));
}

/** Why nothing attacks out of a zone, whatever is in reach. */
function whyNoForce(play: Play, seat: Seat, from: Zone): Refusal | undefined {
  if (forceOf(play.state.board, from, seat) === undefined) return refuse('no-force', 'B-ATK-20', { zone: from });
  // Q-B-60, X-21: a force that fights for the land it stands in attacks nothing else.
  return isAssault(play, seat, from) ? refuse('assault-stands:pinned', 'B-TAC-07', { zone: from }) : undefined;
}

/** Why units in a zone cannot attack a target in another. */
export function whyNotTo<Z extends Zone>(
  play: Play,
  seat: Seat,
  targets: Targets<Z>,
  from: Zone,
  to: Z,
): Refusal | undefined {
  if (!targets.inReach(play, seat, from).includes(to)) return targets.outOfReach(from, to);
  const names = targets.namesIn(play, seat, to);
  if (names.length === 0) return targets.nobodyThere(play, seat, to);
  return names.some((against) => totalOf(committable(play, seat, from, to, against)) > 0)
    ? undefined
    : targets.cannotFight(from, to);
}

function outOfReach(from: Zone, to: Zone): Refusal {
  const clause = clauseOfReach(from, to);
  if (isDarkSea(from)) return refuse('out-of-reach:from-dark-sea', clause, { to });
  if (isDarkSea(to)) return refuse('out-of-reach:to-dark-sea', clause, { to });
  if (from === to) return refuse('out-of-reach:within', clause, { zone: from });
  return refuse('out-of-reach:attack', clause, { from, to });
}

/** The clause that puts a zone in or out of reach. */
function clauseOfReach(from: Zone, to: Zone): Clause {
  if (isTerritory(from) && from === to) return 'X-21';
  if (isTerritory(from)) return isTerritory(to) ? (adjacent(from, to) ? 'B-ATK-10' : 'B-ATK-17') : 'B-ATK-11';
  if (isLightSea(from)) return isTerritory(to) ? 'B-ATK-13' : isLightSea(to) ? 'B-ATK-12' : 'B-ATK-14';
  return to === from ? 'B-ATK-15' : 'B-ATK-16';
}

/** Owners that can be attacked in a zone, or its militia. */
export function namesIn(play: Play, seat: Seat, zone: Zone): string[] {
  const owners: string[] = opponentsIn(play, seat, zone);
  return isEmptyTarget(play, seat, zone) ? [...owners, MILITIA] : owners;
}

/** Units in the origin that can be committed against an owner in the target. */
function committable(play: Play, seat: Seat, from: Zone, to: Zone, against: string): SparseCounts {
  const force = forceOf(play.state.board, from, seat);
  if (force === undefined) return {};
  const max: Partial<Record<UnitKind, number>> = {};
  for (const kind of UNIT_KINDS)
    if (force.units[kind] > 0 && play.rulebook.mayFight(play, kind, to, against)) max[kind] = force.units[kind];
  return max;
}
