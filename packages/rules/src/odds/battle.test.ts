import { describe, expect, test } from 'vitest';
import {
  type BattleSketch,
  battleOdds,
  chanceThat,
  fraction,
  type Policies,
  spreadOf,
  stagedBattle,
} from '../index.ts';
import { totalOf } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { playSilently, scenario } from '../testing/index.ts';
import type { BattleOdds, BattleOutcome } from './battle.ts';

const [europe, ussr] = [seat('europe'), seat('ussr')];

test('a throw of one die against two is worked out to the last of its 216 ways', () => {
  // Equal forces, no L-stars: attacker one position die, defender two.
  const odds = oddsOf({ attacker: { units: { army: 3 } }, defender: { units: { army: 3 } } });
  expect(odds.dice).toEqual({
    attacker: { position: 1, firePower: 0, lStar: 0 },
    defender: { position: 2, firePower: 0, lStar: 0 },
  });
  // One die: 1 and 2 kill nobody, 3 to 5 one, 6 two. Two dice: 1/36 nobody, 9/36 one, 16/36 two, 10/36 three or more.
  expect(lossesOf(odds, 'defenderLost')).toEqual(['0: 1/3', '1: 1/2', '2: 1/6']);
  expect(lossesOf(odds, 'attackerLost')).toEqual(['0: 1/36', '1: 1/4', '2: 4/9', '3: 5/18']);
  expect(fraction(chanceThat(odds.outcomes, ({ wipedOut }) => wipedOut))).toBe('5/18');
  expect(fraction(chanceThat(odds.outcomes, ({ emptied }) => emptied))).toBe('0');
  // Both at once: the sides' dice know nothing of each other.
  const both = chanceThat(odds.outcomes, (end) => lost(end.defenderLost) === 1 && lost(end.attackerLost) === 2);
  expect(fraction(both)).toBe('2/9');
});

test.each([
  [1, 1, 1, 2],
  [5, 4, 1, 2],
  [5, 4, 0, 2],
  [4, 4, 0, 1],
  [3, 6, 2, 0],
  [2, 9, 0, 0],
])('%i armies on %i with L-stars %i to %i lose what sums of dice say', (attackers, defenders, mine, theirs) => {
  const odds = oddsOf({
    attacker: { units: { army: attackers }, lStars: mine },
    defender: { units: { army: defenders }, lStars: theirs },
  });
  const dice = {
    attacker: 1 + Number(attackers > defenders) + Number(mine > theirs),
    defender: 2 + Number(defenders > attackers) + Number(theirs > mine),
  };
  for (const { outcome, chance } of odds.outcomes) {
    const killed = waysToKill(dice.attacker, lost(outcome.defenderLost), defenders);
    const lostToo = waysToKill(dice.defender, lost(outcome.attackerLost), attackers);
    expect(chance.ways * BigInt(6 ** (dice.attacker + dice.defender))).toBe(BigInt(killed * lostToo) * chance.of);
    expect(outcome.emptied).toBe(lost(outcome.defenderLost) === defenders);
    expect(outcome.wipedOut).toBe(lost(outcome.attackerLost) === attackers);
    // Somebody must be left to move in.
    expect(outcome.captured).toBe(outcome.emptied && !outcome.wipedOut);
  }
});

test('a defender without supplies, or who resists, throws one position die', () => {
  const forces = { attacker: { units: { army: 3 } }, defender: { units: { army: 3 } } };
  expect(oddsOf(forces, { defence: 'resist' }).dice?.defender.position).toBe(1);
  expect(oddsOf({ ...forces, defender: { units: { army: 3 }, sets: 0 } }).dice?.defender.position).toBe(1);
  expect(lossesOf(oddsOf(forces, { defence: 'resist' }), 'attackerLost')).toEqual(['0: 1/3', '1: 1/2', '2: 1/6']);
});

test('militia throws one die and the attacker none', () => {
  const odds = oddsOf({ attacker: { units: { army: 2 } } });
  expect(odds.dice).toBeUndefined();
  expect(lossesOf(odds, 'attackerLost')).toEqual(['0: 1/3', '1: 1/2', '2: 1/6']);
  expect(fraction(chanceThat(odds.outcomes, ({ captured }) => captured))).toBe('5/6');
  expect(
    fraction(chanceThat(oddsOf({ attacker: { units: { navy: 1 } }, atSea: true }).outcomes, (end) => end.captured)),
  ).toBe('1/3');
});

test('a sunk navy takes its armies with it', () => {
  const odds = oddsOf({ attacker: { units: { navy: 1 } }, defender: { units: { navy: 2 }, aboard: 5 } });
  expect(odds.forces.defender).toEqual({ army: 5, navy: 2 });
  // The fuller one first: it is worth more.
  expect(odds.outcomes.map(({ outcome }) => outcome.defenderLost)).toContainEqual({ army: 3, navy: 1 });
  expect(lossesOf(odds, 'defenderLost')).toEqual(['0: 1/3', '4: 1/2', '7: 1/6']);
});

describe('policies', () => {
  const landing: BattleSketch = {
    tactic: 'amphibious',
    attacker: { units: { army: 4 } },
    navies: 2,
    defender: { units: { army: 2 } },
  };

  test('decide which of the attackers the defender removes', () => {
    const shown = (picks: Policies['defenderPicks']) =>
      oddsOf(landing, { defenderPicks: picks })
        .outcomes.filter(({ outcome }) => lost(outcome.attackerLost) === 3)
        .map(({ outcome }) => outcome.attackerLost);
    for (const lostBy of shown('navies-first')) expect(lostBy).toEqual({ army: 1, navy: 2 });
    for (const lostBy of shown('armies-first')) expect(lostBy).toEqual({ army: 3 });
    expect(shown('none')).toEqual([]);
  });

  test('decide whether an emptied target is occupied', () => {
    const forces = { attacker: { units: { army: 5 } }, defender: { units: { army: 1 } } };
    const captured = (occupation: Policies['occupation']) =>
      fraction(chanceThat(oddsOf(forces, { occupation }).outcomes, (end) => end.captured));
    // Two dice: only a throw of two ones leaves the one defender. Of five attackers two dice kill at most four.
    expect(captured('yes')).toBe('35/36');
    expect(captured('no')).toBe('0');
  });

  test('are named with the result', () => {
    expect(oddsOf(landing, { assault: 'to-the-end' }).policies).toEqual([
      { message: 'policy', figures: { policy: 'defence', choice: 'set' } },
      { message: 'policy', figures: { policy: 'attackerPicks', choice: 'most' } },
      { message: 'policy', figures: { policy: 'defenderPicks', choice: 'most' } },
      { message: 'policy', figures: { policy: 'occupation', choice: 'yes' } },
      { message: 'policy', figures: { policy: 'assault', choice: 'to-the-end' } },
      { message: 'policy-else' },
    ]);
  });
});

test('an assault can be followed to its end', () => {
  const drop: BattleSketch = {
    tactic: 'airborne',
    attacker: { units: { army: 2 }, sets: 3 },
    defender: { units: { army: 1 } },
  };
  const once = oddsOf(drop);
  const toTheEnd = oddsOf(drop, { assault: 'to-the-end' });
  const captured = ({ outcomes }: BattleOdds) => chanceThat(outcomes, (end) => end.captured);
  // Round one: two dice kill the one defender except for 1/36; their two dice kill both landed armies on 26 of 36 throws.
  expect(fraction(captured(once))).toBe('175/648');
  expect(spreadOf(toTheEnd.outcomes, ({ rounds }) => rounds).map(({ number }) => number)).toEqual([1, 2, 3]);
  // A third round without a decision, with no set left, is where it ends.
  const open = chanceThat(toTheEnd.outcomes, ({ emptied, wipedOut }) => !emptied && !wipedOut);
  expect(open.ways > 0n).toBe(true);
  expect(captured(toTheEnd).ways * captured(once).of > captured(once).ways * captured(toTheEnd).of).toBe(true);
});

test.each<[string, BattleSketch, Partial<Policies>]>([
  ['one die on four', { attacker: { units: { army: 4 } }, defender: { units: { army: 5 }, lStars: 1 } }, {}],
  ['fleets', { attacker: { units: { navy: 3 }, lStars: 1 }, defender: { units: { navy: 3 }, aboard: 5 } }, {}],
  ['a landing', { tactic: 'amphibious', attacker: { units: { army: 5 } }, defender: { units: { army: 4 } } }, {}],
  [
    'a drop to its end',
    { tactic: 'airborne', attacker: { units: { army: 2 }, sets: 2 }, defender: { units: { army: 2 } } },
    { assault: 'to-the-end' },
  ],
])(
  'that only sums count is no assumption: every face of every die gives the same for %s',
  (_name, sketch, policies) => {
    const { game, seat: attacker, command } = staged(sketch);
    const bySum = battleOdds(game, attacker, command, { policies });
    expect(battleOdds(game, attacker, command, { policies, throws: 'by-face' })).toEqual(bySum);
  },
);

test('odds of a real position change nothing in it', () => {
  const table = border();
  const before = JSON.stringify(table.state);
  const odds = battleOdds(table.game, ussr, attack);
  expect(odds.ok).toBe(true);
  expect(JSON.stringify(table.state)).toBe(before);
});

test('odds inside a battle start from the dice that have fallen', () => {
  const table = border({ dice: [5, 4] });
  table.ussr.does(attack);
  table.europe.does({ type: 'defend', supplied: true });
  // Nine points, three defenders removed; five attackers face two dice, which kill at most four.
  const odds = battleOdds(table.game, ussr, {
    type: 'remove-losses',
    losses: ['poland/army', 'poland/army', 'poland/army'],
  });
  if (!odds.ok) throw new Error(odds.refusal.message);
  expect(odds.value).toMatchObject({ attacker: 'ussr', defender: 'europe', target: 'poland' });
  expect(odds.value.forces).toEqual({ attacker: { army: 5 }, defender: { army: 4 } });
  expect(lossesOf(odds.value, 'defenderLost')).toEqual(['3: 1']);
  expect(lossesOf(odds.value, 'attackerLost')).toEqual(['0: 1/36', '1: 1/4', '2: 4/9', '3: 1/4', '4: 1/36']);
});

test('odds of a counterattack are those of its own battle', () => {
  const table = border({ dice: [1, 1, 1, 1] });
  table.ussr.does(attack);
  table.europe.does({ type: 'defend', supplied: true });
  playSilently(table.game, ({ state }) => state.question?.kind === 'counterattack');
  const odds = battleOdds(table.game, europe, {
    type: 'attack',
    from: 'poland',
    to: 'russia',
    against: 'ussr',
    units: { army: 1 },
  });
  if (!odds.ok) throw new Error(odds.refusal.message);
  expect(odds.value).toMatchObject({ attacker: 'europe', defender: 'ussr', target: 'russia' });
  expect(lossesOf(odds.value, 'defenderLost')).toEqual(['0: 1/3', '1: 1/2', '2: 1/6']);
});

test('a command that the referee refuses has no odds but its refusal', () => {
  const table = border();
  const odds = battleOdds(table.game, ussr, { ...attack, to: 'alaska' });
  expect(odds).toMatchObject({ ok: false, refusal: { code: 'out-of-reach' } });
  expect(battleOdds(table.game, ussr, { type: 'pass' })).toMatchObject({ ok: false, refusal: { code: 'no-battle' } });
  expect(battleOdds(table.game, europe, attack)).toMatchObject({ ok: false, refusal: { code: 'no-bid' } });
});

test('odds never depend on what is hidden from the asker', () => {
  const holding = (cash: number, card: 'baqa-oil' | 'hassi-oil') =>
    border({ europe: { cash, cards: { [card]: 'secret' } } });
  const [poor, rich] = [holding(0, 'baqa-oil'), holding(9000, 'hassi-oil')];
  expect(battleOdds(poor.game, ussr, attack)).toEqual(battleOdds(rich.game, ussr, attack));
});

const attack = {
  type: 'attack',
  from: 'russia',
  to: 'poland',
  against: 'europe',
  units: { army: 5 },
} as const;

/** Five Soviet armies beside four of Europe's. */
function border({ dice = [], europe: more = {} }: { dice?: number[]; europe?: object } = {}) {
  return scenario({
    stage: 4,
    phase: 'attacks',
    powers: { ussr: { units: { russia: 5 } }, europe: { units: { poland: 4 }, ...more } },
    bidders: ['ussr'],
    dice,
  });
}

function staged(sketch: BattleSketch) {
  const made = stagedBattle(sketch);
  if (!made.ok) throw new Error(made.refusal.message);
  return made.value;
}

function oddsOf(sketch: BattleSketch, policies: Partial<Policies> = {}): BattleOdds {
  const { game, seat: attacker, command } = staged(sketch);
  const odds = battleOdds(game, attacker, command, { policies });
  if (!odds.ok) throw new Error(odds.refusal.message);
  return odds.value;
}

function lossesOf(odds: BattleOdds, whose: 'attackerLost' | 'defenderLost'): string[] {
  return spreadOf(odds.outcomes, (outcome) => lost(outcome[whose])).map(
    ({ number, exactly }) => `${number}: ${fraction(exactly)}`,
  );
}

function lost(units: BattleOutcome['attackerLost']): number {
  return totalOf(units);
}

/** Throws of so many dice that kill exactly so many of a force, counted one by one. */
function waysToKill(dice: number, kills: number, force: number): number {
  let ways = 0;
  for (let all = 0; all < 6 ** dice; all++) {
    let sum = 0;
    for (let rest = all, i = 0; i < dice; i++, rest = Math.floor(rest / 6)) sum += 1 + (rest % 6);
    if (Math.min(force, Math.floor(sum / 3)) === kills) ways++;
  }
  return ways;
}

test('an emptied sea is occupied by a navy with armies aboard, where no other is left', () => {
  const { game } = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      ussr: { oil: 5, laden: [{ zone: 'baltic-sea', cargo: { army: 1 } }] },
      europe: { units: { 'north-sea': 1 } },
    },
    bidders: ['ussr'],
  });
  const attack = {
    type: 'attack',
    from: 'baltic-sea',
    to: 'north-sea',
    against: 'europe',
    units: { navy: 1 },
  } as const;
  const odds = battleOdds(game, seat('ussr'), attack);
  if (!odds.ok) throw new Error(odds.refusal.message);
  expect(odds.value.outcomes.some(({ outcome }) => outcome.captured)).toBe(true);
  for (const { outcome } of odds.value.outcomes) expect(outcome.captured).toBe(outcome.emptied && !outcome.wipedOut);
});
