// Which clauses of the warlike half of this set an event of the base brings to bear; the log says so.
import { anyBattle } from '../../battle/battle.ts';
import { companyOf, isLightSea } from '../../board/index.ts';
import type { GameEvent } from '../../game.ts';
import type { Leg } from '../../movement/order.ts';
import type { Clause } from '../../referee/cite.ts';
import type { Play } from '../../referee/play.ts';
import { totalOf, unitsAt } from '../../state/forces.ts';
import { isHome, otherOccupant } from '../../state/occupation.ts';
import { type Battle, isConvoy } from './battle/convoy.ts';
import { siegeOf } from './interdiction/siege.ts';

const NONE: readonly Clause[] = [];

/** The clauses of war that an event rests on in addition to those of the base. */
export function warClauses(play: Play, event: GameEvent): readonly Clause[] {
  switch (event.type) {
    case 'attack-declared':
      return (event.units.ship ?? 0) > 0 ? ['M-AMPHIB-01', 'M-AMPHIB-09', 'Q-M-91'] : NONE;
    case 'units-moved':
      return ofMove(event.legs, event.purpose);
    case 'dice-counted': {
      const battle = anyBattle(play);
      if (battle === undefined) return NONE;
      if (isConvoy(battle)) return ['M-ATTACK-01', 'Q-M-36'];
      return usesShips(battle) ? ['M-AMPHIB-11', 'Q-M-91'] : NONE;
    }
    case 'units-lost':
      return ofLosses(play, event);
    case 'assault-withdrawn':
      return event.takenOff.some(({ carrier }) => carrier === 'ship') ? ['M-AMPHIB-14', 'Q-M-47', 'Q-M-48'] : NONE;
    case 'reinforced': {
      const battle = anyBattle(play);
      return battle !== undefined && usesShips(battle) && event.zone === battle.to ? ['M-AMPHIB-13', 'Q-M-46'] : NONE;
    }
    case 'ships-rerouted': {
      const battle = anyBattle(play);
      const used = battle?.committed.some(({ zone, units }) => zone === event.from && (units.ship ?? 0) > 0);
      // Empty ships ask nobody for leave.
      const held = isLightSea(event.into) && otherOccupant(play, event.seat, event.into) !== undefined;
      return [...(used === true ? (['M-AMPHIB-16'] as const) : NONE), ...(held ? (['X-24'] as const) : NONE)];
    }
    case 'transferred': {
      const home = event.produced.some(({ company }) => isHome(play, event.seat, companyOf(company).location));
      return home && siegeOf(play, event.seat) !== undefined ? ['M-SIEGE-03'] : NONE;
    }
    case 'occupation-settled': {
      const battle = anyBattle(play);
      return battle !== undefined && isConvoy(battle) ? ['Q-M-43'] : NONE;
    }
    case 'struck':
      return event.lost.some(({ units }) => (units.ship ?? 0) > 0) ? ['Q-M-41', 'X-16'] : NONE;
    default:
      return NONE;
  }
}

/** Whether merchant ships brought troops to a battle. */
export function usesShips({ tactic, committed }: Battle): boolean {
  return tactic === 'amphibious' && committed.some(({ units }) => (units.ship ?? 0) > 0);
}

function ofMove(legs: readonly Leg[], purpose: string): readonly Clause[] {
  const found = new Set<Clause>();
  for (const leg of legs) {
    if ('path' in leg) {
      if ((leg.units.ship ?? 0) > 0) add(found, purpose === 'assault' ? SAILED : ['Q-M-48', 'X-24']);
    } else if (leg.carrier === 'ship') add(found, leg.how === 'board' ? BOARDED : LANDED);
  }
  const piers = new Set(legs.flatMap((leg) => (leg.how === 'board' && leg.carrier === 'ship' ? [leg.from] : [])));
  if (piers.size > 1) found.add('M-AMPHIB-07');
  return [...found];
}

const SAILED: readonly Clause[] = ['M-AMPHIB-02', 'M-AMPHIB-04', 'M-AMPHIB-10', 'Q-M-45', 'X-24'];
const BOARDED: readonly Clause[] = ['M-AMPHIB-02', 'M-AMPHIB-03', 'M-AMPHIB-05', 'M-AMPHIB-06', 'Q-M-45'];
const LANDED: readonly Clause[] = ['M-AMPHIB-08', 'Q-M-47'];

function ofLosses(play: Play, event: Extract<GameEvent, { type: 'units-lost' }>): readonly Clause[] {
  const battle = anyBattle(play);
  if (battle === undefined) return NONE;
  const ships = event.losses.filter(({ kind }) => kind === 'ship');
  if (isConvoy(battle)) return ships.length > 0 ? ['M-ATTACK-09', 'Q-M-40'] : NONE;
  if (event.side === 'defender') {
    const spared = battle.defender !== undefined && unitsAt(play.state.board, battle.to, battle.defender, 'ship') > 0;
    return spared ? ['Q-M-40', 'Q-M-42'] : NONE;
  }
  if (!usesShips(battle)) return NONE;
  if (battle.defender === undefined) return ['Q-M-49', 'X-17'];
  const drowned = ships.some(({ cargo }) => totalOf(cargo) > 0);
  return ships.length === 0 ? NONE : ['M-AMPHIB-12', 'Q-M-44', ...(drowned ? (['X-12'] as const) : [])];
}

function add(found: Set<Clause>, clauses: readonly Clause[]): void {
  for (const clause of clauses) found.add(clause);
}
