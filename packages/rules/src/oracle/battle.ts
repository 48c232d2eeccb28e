// Steps A to D of the conventional drill: sets, dice, edges and points (B-ATK-24 to -38, B-TAC-40 to -43, A-EDG-01).
import type { Case, Judges, Side } from './case.ts';
import { SIDES } from './case.ts';
import { Change } from './change.ts';
import { GOODS, KINDS } from './figures.ts';
import { attackers, battleAt, firePower, isHelpless } from './forces.ts';
import { loose, player } from './position.ts';

export const battleJudges: Judges = {
  'attack-declared'(at, { attacker, tactic, from, units }) {
    at.count(`${tactic} attack`);
    const { battle } = battleAt(at);
    // Q-B-42: one origin, any number of its units.
    if (tactic === 'direct') {
      at.same('units committed', clean(attackers(at, battle)), clean(units));
      at.same(
        'zones',
        battle.committed.map(({ zone }) => zone),
        [from],
      );
    }
    // the attacker owns a full set when they name the attack.
    for (const resource of GOODS)
      at.holds(`${attacker} has a set`, player(at.position, attacker).supplies[resource] > 0);
    return new Change();
  },
  'set-removed'(at, { seat }) {
    at.count('set removed');
    battleAt(at).notes.paid.push(seat);
    const change = new Change();
    for (const resource of GOODS) change.add(seat, resource, -1);
    return change;
  },
  'apcs-dry'(at, { seat, zone, apcs, alone }) {
    at.count('dry APCs');
    const there = loose(at.position, zone, seat);
    at.same('oil', player(at.position, seat).supplies.oil, 0);
    at.same('APCs', apcs, there.apc ?? 0);
    at.same('alone', alone, (there.army ?? 0) === 0);
    return new Change();
  },
  'apcs-captured'(at, { seat, from, zone, apcs }) {
    at.count('APCs captured');
    at.same('APCs', apcs, loose(at.position, zone, from).apc ?? 0);
    const change = new Change().leave(`${seat} army in ${zone}`).leave(`${from} army in ${zone}`);
    return change.units(from, zone, { apc: apcs }, -1).units(seat, zone, { apc: apcs }, 1);
  },
  'target-named'(at, { side, target }) {
    battleAt(at).notes.targets[side] = target;
    return new Change();
  },
  'fire-power-counted'(at, { attacker, defender }) {
    at.count('fire power');
    at.same('fire power', { attacker, defender }, powers(at));
    return new Change();
  },
  'dice-counted'(at, event) {
    at.count('battle by dice');
    const { battle, notes } = battleAt(at);
    const power = powers(at);
    notes.power = power;
    const helpless = isHelpless(at, battle);
    notes.rolls = { attacker: 0, defender: 0 };
    for (const side of SIDES) {
      const { position, firePower: most, lStar, highTech = 0 } = event[side];
      const other = side === 'attacker' ? 'defender' : 'attacker';
      // Who cannot fight back rolls no die at all (M-ATTACK-02, Q-A-08).
      const rolls = side === 'attacker' || !helpless;
      const expected = {
        position: rolls ? positionDice(at, side) : 0,
        firePower: rolls && power[side] > power[other] ? 1 : 0,
        lStar: rolls && lStars(at, side) > lStars(at, other) ? 1 : 0,
        highTech: rolls ? notes.dice[side] : 0,
      };
      at.same(`dice of the ${side}`, { position, firePower: most, lStar, highTech }, expected);
      for (const number of Object.values(event[side])) notes.rolls[side] += number;
      for (const [name, number] of Object.entries(expected)) if (number > 0) at.count(`die for ${name}`);
    }
    return new Change();
  },
  fired(at, { seat, side, dice, edge, points }) {
    at.count('roll');
    const { battle, notes } = battleAt(at);
    at.same('seat', seat, side === 'attacker' ? battle.attacker : battle.defender);
    at.same('number of dice', dice.length, notes.rolls?.[side]);
    at.same('dice', [...dice], dice.length === 0 ? [] : at.memory.dice.slice(-dice.length));
    at.same('edge', edge, edgeOf(at, side));
    if (edge > 0) at.count('edge');
    at.same('points', points, dice.reduce((sum, die) => sum + die, 0) + edge);
    notes.points[side] = points;
    return new Change();
  },
  'militia-rolled'(at, { points }) {
    at.count('militia');
    at.same('points', points, at.memory.dice.at(-1));
    battleAt(at).notes.militia = points;
    return new Change();
  },
};

/** The fire power of both sides. */
export function powers(at: Case): Record<Side, number> {
  return { attacker: firePower(at, 'attacker'), defender: firePower(at, 'defender') };
}

/** B-ATK-29, B-ATK-30. */
function positionDice(at: Case, side: Side): number {
  if (side === 'attacker') return 1;
  const { battle, notes } = battleAt(at);
  return battle.defender !== undefined && notes.paid.includes(battle.defender) ? 2 : 1;
}

/** B-ATK-33. */
export function lStars(at: Case, side: Side): number {
  const { battle } = battleAt(at);
  const seat = side === 'attacker' ? battle.attacker : battle.defender;
  return seat === undefined ? 0 : player(at.position, seat).lStars;
}

/** the High-Tech edge, and with APCs a third of the difference in fire power. */
function edgeOf(at: Case, side: Side): number {
  const { notes } = battleAt(at);
  const other = side === 'attacker' ? 'defender' : 'attacker';
  const lead = notes.power[side] - notes.power[other];
  const byPower = at.options.apc && lead > 0 ? Math.floor(lead / 3) : 0;
  return notes.edge[side] + byPower;
}

function clean(counts: Partial<Record<string, number>>): Record<string, number> {
  const out: Record<string, number> = {};
  for (const kind of KINDS) if ((counts[kind] ?? 0) > 0) out[kind] = counts[kind] ?? 0;
  return out;
}
