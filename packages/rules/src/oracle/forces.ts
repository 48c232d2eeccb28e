// Who fights in a battle, with how much fire power (B-ATK-31, B-ATK-32, B-TAC-05, A-FPR, A-OIL-01, X-10, X-13, X-14).
import { isDarkSea, isTerritory, type Sea } from '../board/index.ts';
import type { SparseCounts } from '../state/forces.ts';
import type { Seat } from '../state/seat.ts';
import type { UnitKind } from '../unit-table.ts';
import type { Case, Side } from './case.ts';
import { KINDS, UNITS } from './figures.ts';
import { type Battle, battleIn, loose, player, weigh } from './position.ts';

/** The battle under way with what the oracle has noted of it. */
export function battleAt({ position, memory }: Case): { battle: Battle; notes: Case['memory']['battles'][number] } {
  const battle = battleIn(position);
  const notes = memory.battles.at(-1);
  if (battle === undefined || notes === undefined) throw new Error('no battle is under way');
  return { battle, notes };
}

/** The committed attackers, as far as they are still there. */
export function attackers({ position }: Case, { attacker, committed }: Battle): Partial<Record<UnitKind, number>> {
  const all: Partial<Record<UnitKind, number>> = {};
  for (const { zone, units } of committed) {
    const there = loose(position, zone, attacker);
    for (const kind of KINDS) {
      const number = Math.min(units[kind] ?? 0, there[kind] ?? 0);
      if (number > 0) all[kind] = (all[kind] ?? 0) + number;
    }
  }
  return all;
}

/** Q-B-44: all units of the defender at the target; of a convoy the ships and their escorts (Q-M-40, Q-M-74). */
export function defenders(at: Case, battle: Battle): SparseCounts {
  const { defender, to } = battle;
  if (defender === undefined) return {};
  const there = loose(at.position, to, defender);
  if (isConvoy(battle)) return { ship: there.ship ?? 0, navy: isTerritory(to) ? 0 : escorts(at, defender, to) };
  return { ...there, ship: 0 };
}

export function isConvoy({ sets }: Battle): boolean {
  return sets?.marine?.convoy === true;
}

/** M-ESCORT-03, M-ESCORT-08, Q-M-76: navies that stand by a player's ships. */
export function escorts({ position }: Case, seat: Seat, sea: Sea): number {
  const navies = loose(position, sea, seat).navy ?? 0;
  const marine = position.sets.marine;
  const engaged = marine?.engaged.cycle === position.cycle ? (marine.engaged.navies[seat]?.[sea] ?? 0) : 0;
  const free = Math.max(0, navies - engaged);
  return isDarkSea(sea) ? Math.min(free, marine?.escorts[seat]?.[sea] ?? 0) : free;
}

/** Whether a side has only what cannot fight back: ships, or APCs that face navies alone (M-ATTACK-02, Q-A-08). */
export function isHelpless(at: Case, battle: Battle): boolean {
  const { army = 0, navy = 0, apc = 0 } = defenders(at, battle);
  if (army + navy > 0) return false;
  return isConvoy(battle) || (apc > 0 && facesNavies(at, battle));
}

/** A-ATK-04: an attack by navies from the sea, which APCs cannot answer. */
function facesNavies(at: Case, battle: Battle): boolean {
  const { army = 0, apc = 0, navy = 0 } = attackers(at, battle);
  return navy > 0 && army + apc === 0;
}

/** The fire power of a side. */
export function firePower(at: Case, side: Side): number {
  const { battle, notes } = battleAt(at);
  const units = side === 'attacker' ? attackers(at, battle) : defenders(at, battle);
  const apcs = side === 'attacker' || apcsFight(at, battle, notes.targets.defender);
  return weigh(units, (kind) => (kind === 'apc' && !apcs ? 0 : UNITS[kind].firePower));
}

function apcsFight(at: Case, battle: Battle, target: UnitKind | undefined): boolean {
  if (battle.defender === undefined || facesNavies(at, battle)) return false;
  // A-AMP-01, X-14.
  if (target === 'navy' || target === 'ship') return false;
  return !isDry(at, battle.defender);
}

/** A-OIL-01, Q-A-13: no oil before Step B; who has removed a set had some. */
export function isDry(at: Case, seat: Seat): boolean {
  return !battleAt(at).notes.paid.includes(seat) && player(at.position, seat).supplies.oil === 0;
}
