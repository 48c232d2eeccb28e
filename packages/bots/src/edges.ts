// How a seat judges a battle: numbers, supplies, L-stars, armour, and technology as far as it knows or guesses it.
import { isTerritory, type Seat, type Technology, type Zone } from '@marshall/rules';
import { battleOdds, chartBattle, type Edge, type Edges, NO_EDGES, type Odds } from './odds.ts';
import type { Sight } from './sight.ts';

/** Who fights whom, and where. */
export interface Clash {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly from: Zone;
  readonly to: Zone;
  /** Whether navies bring the attackers ashore. */
  readonly landing?: boolean;
}

/** The odds of a battle between so many attackers and defenders: who has no sets defends with one die. */
export function clashOdds(sight: Sight, clash: Clash, attackers: number, defenders: number, rounds: number): Odds {
  const edges = edgesOf(sight, clash);
  const sets = sight.setsOf(clash.defender);
  if (sight.options.combatResolution === 'chart') return chartBattle(attackers, defenders, edges, sets > 0);
  return battleOdds(attackers, defenders, Math.min(rounds, Math.max(1, sight.setsOf(clash.attacker))), edges, sets);
}

/** B-TAC-18: one die, one unit for each full three points. */
export function militia(units: number): Odds {
  return { win: units >= 3 ? 1 : units === 2 ? 5 / 6 : 1 / 3, left: units - 5 / 6, rounds: 1 };
}

const STARS: Edge = { dice: 1, points: 0 };
const OUR_STARS: Edges = { ...NO_EDGES, ours: STARS };
const THEIR_STARS: Edges = { ...NO_EDGES, theirs: STARS };

function edgesOf(sight: Sight, { attacker, defender, from, to, landing }: Clash): Edges {
  const { seats, sets } = sight.view;
  const stars = (seats[attacker]?.lStars ?? 0) - (seats[defender]?.lStars ?? 0);
  const plain = stars > 0 ? OUR_STARS : stars < 0 ? THEIR_STARS : NO_EDGES;
  if (sets.tech === undefined) return sight.options.apc ? { ...plain, armoured: true } : plain;
  const theirs = levelOf(sight, defender, forceIn(to));
  const lead = levelOf(sight, attacker, landing === true ? 'army' : forceIn(from)) - theirs;
  // T-AMP-02: the navies of a landing may win a second die.
  const second = landing === true ? levelOf(sight, attacker, 'navy') - theirs : 0;
  return {
    ours: withTechnology(withTechnology(plain.ours, lead), second),
    theirs: withTechnology(plain.theirs, -lead),
    armoured: sight.options.apc,
  };
}

/** T-ATK-05, T-EDG-01: the higher level has a die more, and the difference in points. */
function withTechnology(edge: Edge, lead: number): Edge {
  return lead > 0 ? { dice: edge.dice + 1, points: edge.points + lead } : edge;
}

function forceIn(zone: Zone): Technology {
  return isTerritory(zone) ? 'army' : 'navy';
}

/** The level of a player's technology: as it is known, or halfway between the least and the most that it may be. */
export function levelOf({ view }: Sight, seat: Seat, technology: Technology): number {
  const deployed = view.sets.tech?.charts[seat]?.deployed[technology];
  if (deployed === undefined) return 0;
  return deployed.level ?? Math.round((deployed.shown + deployed.raises + HIGHEST) / 2);
}

const HIGHEST = 5;
