// Which clauses of this set an event of the base brings to bear; the log says so.
import { battleOf } from '../../battle/battle.ts';
import { isSea } from '../../board/index.ts';
import type { GameEvent } from '../../game.ts';
import type { Leg } from '../../movement/order.ts';
import type { Clause } from '../../referee/cite.ts';
import type { Play } from '../../referee/play.ts';
import { countAll, type SparseCounts, totalOf, unitsAt } from '../../state/forces.ts';
import { isHome } from '../../state/occupation.ts';
import type { Seat } from '../../state/seat.ts';
import type { UnitKind } from '../../unit-table.ts';
import { firePowerEdge } from './battle/fire-power.ts';
import { isNaval } from './battle/sides.ts';
import { targetOf } from './battle/targets.ts';

const NONE: readonly Clause[] = [];

/** The clauses of this set that an event rests on in addition to those of the base. */
export function apcClauses(play: Play, event: GameEvent): readonly Clause[] {
  switch (event.type) {
    case 'salaries-paid': {
      if (!hasApcs(play, event.seat)) return NONE;
      const gone = event.dismissed.some(
        ({ units, laden }) => named(units) || laden.some(({ carrier, cargo }) => carrier === 'apc' || named(cargo)),
      );
      return gone ? ['A-SAL-01', 'A-SAL-02'] : ['A-SAL-01'];
    }
    case 'units-built':
      if (event.kind !== 'apc') return NONE;
      return [...BUILT, isHome(play, event.seat, event.zone) ? 'A-BLD-04' : 'A-BLD-05'];
    case 'units-moved':
      return ofMove(play, event.legs, event.purpose);
    case 'attack-declared':
      if (!named(event.units)) return NONE;
      return event.tactic === 'amphibious' ? [...ATTACKED, 'A-AMP-03'] : ATTACKED;
    case 'defence-chosen':
      return !event.supplied && unitsAt(play.state.board, battleOf(play).to, event.seat, 'apc') > 0
        ? ['A-RES-01']
        : NONE;
    case 'dice-counted':
      return isNaval(battleOf(play)) ? ['A-FPR-03', 'A-ATK-04'] : ['A-FPR-03'];
    case 'fired':
      return firePowerEdge(battleOf(play), event.side) > 0 ? ['A-EDG-01', 'X-13'] : NONE;
    case 'units-lost':
      return ofLosses(play, event);
    case 'surrendered':
      return unitsAt(play.state.board, event.zone, event.seat, 'apc') > 0 ? ['A-INH-05'] : NONE;
    case 'struck':
      return event.lost.some(({ units }) => named(units)) ? ['A-INH-02', 'X-08'] : NONE;
    case 'left':
      return hasApcs(play, event.seat) ? ['A-INH-03', 'X-28'] : NONE;
    case 'spoils-taken':
      return hasApcs(play, event.from) ? ['A-SPO-01', 'X-28'] : NONE;
    case 'units-sold':
      return named(event.units) || event.laden.some(({ carrier }) => carrier === 'apc') ? SOLD : NONE;
    case 'game-ended':
      return play.state.order.some((seat) => hasApcs(play, seat)) ? ['A-WIN-01', 'X-10'] : NONE;
    default:
      return NONE;
  }
}

const BUILT: readonly Clause[] = ['A-BLD-01', 'A-BLD-02', 'A-BLD-03', 'A-BLD-07', 'X-01'];
const ATTACKED: readonly Clause[] = ['A-ATK-01', 'A-ATK-02'];
const SOLD: readonly Clause[] = ['A-SEL-01', 'A-SEL-02', 'A-SEL-03', 'Q-A-14', 'X-07'];

function ofMove(play: Play, legs: readonly Leg[], purpose: string): readonly Clause[] {
  const found = new Set<Clause>();
  for (const leg of legs) for (const clause of ofLeg(leg, purpose)) found.add(clause);
  // A way that some cloud may have made longer.
  if (found.has('A-MOV-02') && play.state.nuked.length > 0) found.add('A-INH-02');
  if (found.size > 0 && (purpose === 'battle' || purpose === 'withdrawal')) found.add('A-INH-05');
  return found.size === 0 ? NONE : [...found];
}

function ofLeg(leg: Leg, purpose: string): readonly Clause[] {
  const { units, cargo } = leg;
  if ('path' in leg) {
    if (leg.how === 'sail') {
      if (!named(cargo)) return NONE;
      return (cargo.army ?? 0) > 0
        ? ['A-MOV-01', 'A-MOV-05', 'A-MOV-09', 'A-MOV-10']
        : ['A-MOV-01', 'A-MOV-05', 'A-MOV-06'];
    }
    if (!named(units)) return NONE;
    const inside: readonly Clause[] = totalOf(cargo) > 0 ? ['A-CAR-01', 'Q-A-05'] : NONE;
    return leg.how === 'march'
      ? ['A-MOV-01', 'A-MOV-02', 'A-INH-01', ...inside]
      : ['A-MOV-01', 'A-MOV-03', 'A-MOV-04', 'A-INH-01', ...inside];
  }
  if (leg.carrier === 'apc') return ['A-CAR-01', 'A-CAR-02', 'A-CAR-03', 'Q-A-04'];
  if (!isSea(leg.how === 'board' ? leg.to : leg.from) || !(named(units) || named(cargo))) return NONE;
  if (leg.how === 'board') return ['A-MOV-05', 'A-MOV-07', 'A-MOV-09', 'Q-A-07'];
  if (!named(units)) return NONE;
  return purpose === 'assault' ? ['A-AMP-03', 'Q-A-06'] : ['A-MOV-08', 'Q-A-06'];
}

type Lost = Extract<GameEvent, { type: 'units-lost' }>;

function ofLosses(play: Play, event: Lost): readonly Clause[] {
  const battle = battleOf(play);
  const committed = event.side === 'attacker' ? battle.committed.some(({ units }) => named(units)) : true;
  if (battle.defender === undefined) return committed ? ['A-INH-06', 'X-17'] : NONE;
  const roller = event.side === 'attacker' ? 'defender' : 'attacker';
  const clauses: Clause[] = [];
  // C-MAP-03: under the chart nothing is lost to points.
  if (battle.points[roller] !== undefined) clauses.push('A-KIL-03', ...ofPoints(event, targetOf(battle, roller)));
  if (event.losses.some(({ kind, cargo }) => kind !== 'apc' && named(cargo))) clauses.push('A-INH-02');
  if (event.losses.some(({ kind, cargo }) => kind === 'apc' && totalOf(cargo) > 0)) clauses.push('Q-A-04');
  return clauses;
}

function ofPoints({ losses }: Lost, target: UnitKind | undefined): Clause[] {
  const clauses: Clause[] = [];
  const lost = new Set(losses.map(({ kind }) => kind));
  if (lost.has('army')) clauses.push('A-KIL-01');
  if (lost.has('apc')) clauses.push('A-KIL-02', 'Q-A-11');
  if (target !== undefined) clauses.push(lost.has(target) ? 'A-KIL-05' : 'A-KIL-04');
  return clauses;
}

function named(units: SparseCounts): boolean {
  return (units.apc ?? 0) > 0;
}

function hasApcs(play: Play, seat: Seat): boolean {
  return countAll(play.state.board, seat).apc > 0;
}
