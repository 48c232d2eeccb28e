import { expect, test } from 'vitest';
import { chanceThat, fraction } from '../../../odds/index.ts';
import { stagedBattle } from '../../../odds/staged-battle.ts';
import { seat } from '../../../state/seat.ts';
import { scenario, techSketch } from '../../../testing/index.ts';
import { chartAhead, chartBattleOdds } from './ahead.ts';
import { compareBattles, TYPICAL_BATTLES } from './compare.ts';

const chart = { combatResolution: 'chart' } as const;

function oddsOf(attack: number, defend: number, defence: 'set' | 'resist', lStars = 0) {
  const staged = stagedBattle({
    attacker: { units: { army: attack }, lStars },
    defender: { units: { army: defend } },
    options: chart,
  });
  if (!staged.ok) throw new Error(staged.refusal.message);
  const { game, seat: attacker, command } = staged.value;
  const odds = chartBattleOdds(game, attacker, command, { policies: { defence } });
  if (!odds.ok) throw new Error(odds.refusal.message);
  return odds.value;
}

test('C-MAP-05, C-MAP-16 six armies against four: B 4/9, C 2/9, D 3/9 with a set; resisting, B for certain', () => {
  expect(oddsOf(6, 4, 'set').ways).toEqual({ A: 0, B: 16, C: 8, D: 12 });
  expect(oddsOf(6, 4, 'resist').ways).toEqual({ A: 0, B: 36, C: 0, D: 0 });
});

test('C-MAP-16 what is worked out through the referee and what the graph gives are the same', () => {
  for (const [attack, defend, lStars] of [
    [5, 3, 0],
    [8, 5, 0],
    [6, 4, 1],
    [30, 18, 0],
  ] as const) {
    const { ways, of, battle, attacker } = oddsOf(attack, defend, 'set', lStars);
    expect(attacker).toEqual({ units: attack, support: lStars });
    const won = chanceThat(battle.outcomes, ({ emptied }) => emptied);
    expect(won.ways * BigInt(of)).toBe(BigInt(ways.A + ways.B) * won.of);
    const wiped = chanceThat(battle.outcomes, ({ wipedOut }) => wipedOut);
    expect(wiped.ways * BigInt(of)).toBe(BigInt(ways.C + ways.D) * wiped.of);
    expect(battle.dice).toBeUndefined();
    expect(JSON.stringify(battle.policies)).not.toContain('Picks');
  }
});

test('C-MAP-01 there are no odds by the chart for a battle that is not read from it', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: chart,
    powers: { ussr: { units: { russia: 2 } }, europe: {} },
    bidders: ['ussr'],
  });
  const odds = chartBattleOdds(table.game, seat('ussr'), {
    type: 'attack',
    from: 'russia',
    to: 'romania',
    against: 'militia',
    units: { army: 2 },
  });
  expect(odds).toMatchObject({ ok: false, refusal: { clause: 'C-MAP-01' } });
});

const sixArmies = { type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 6 } } as const;

type ChartSketch = Parameters<typeof techSketch>[0][string];

/** Six Soviet armies before four of Europe. */
function border(theirs: ChartSketch = {}, mine: ChartSketch = {}, supplies = 3) {
  return scenario({
    stage: 4,
    phase: 'attacks',
    options: { ...chart, highTech: true },
    powers: {
      ussr: { units: { russia: 6 }, lStars: 1 },
      europe: { units: { poland: 4 }, grain: supplies, oil: supplies, minerals: supplies },
    },
    sets: techSketch({ ussr: mine, europe: theirs }),
    bidders: ['ussr'],
    dice: [1, 1],
  });
}

test('C-MAP-16 no technology counts for nothing, and a hidden level as the least it can be, whatever it is', () => {
  const odds = (theirs: ChartSketch) => {
    const found = chartBattleOdds(border(theirs).game, seat('ussr'), sixArmies);
    return found.ok ? found.value : undefined;
  };
  const none = odds({});
  expect(none).toMatchObject({ attacker: { units: 6, support: 1 }, defender: { units: 4, support: 0, rolls: true } });
  // Seven against four: A 1/9, B 5/9, C 2/9, D 1/9.
  expect(none?.ways).toEqual({ A: 4, B: 20, C: 8, D: 4 });
  const hidden = odds({ hidden: { army: 5 } });
  expect(hidden?.ways).toEqual(odds({ hidden: { army: 1 } })?.ways);
  const ahead = (theirs: ChartSketch) => {
    const table = border(theirs);
    table.ussr.does(sixArmies);
    return chartAhead(table.game, seat('ussr'));
  };
  // Before Step C nobody has shown any in this battle.
  expect(ahead({ hidden: { army: 5 } })).toEqual(ahead({}));
});

test('C-MAP-16 while the battle waits both sides see the points and odds, until the chart is read', () => {
  const table = border();
  const [ussr, europe] = [seat('ussr'), seat('europe')];
  expect(chartAhead(table.game, ussr)).toBeUndefined();
  table.ussr.does(sixArmies);
  for (const who of [ussr, europe])
    expect(chartAhead(table.game, who)).toEqual({
      attacker: { units: 6, support: 1 },
      defender: { units: 4, support: 0, rolls: true },
      ways: { A: 4, B: 20, C: 8, D: 4 },
      of: 36,
    });
  table.europe.does({ type: 'defend', supplied: true });
  expect(chartAhead(table.game, ussr)).toBeUndefined();
});

test('C-MAP-16, C-MAP-05 a player who has no set will not roll; technology counts once it is shown', () => {
  const poor = border({}, {}, 0);
  poor.ussr.does(sixArmies);
  expect(chartAhead(poor.game, seat('europe'))).toMatchObject({ defender: { rolls: false }, ways: { A: 12, B: 24 } });
  const table = border({}, { hidden: { army: 3 } });
  table.ussr.does(sixArmies);
  table.europe.does({ type: 'defend', supplied: true });
  expect(table.state.question).toMatchObject({ kind: 'disclosure', waiting: ['ussr'] });
  expect(chartAhead(table.game, seat('ussr'))).toMatchObject({ attacker: { units: 6, support: 1 } });
  const events = table.ussr.does({ type: 'disclose', show: 'army' });
  expect(events.find(({ type }) => type === 'chart-read')).toMatchObject({ attacker: { units: 6, support: 3 } });
});

test('Q-C-11 typical battles by the drill and by the chart, with exact chances', () => {
  const [one, ...rest] = compareBattles([
    { sketch: { attacker: { units: { army: 1 } }, defender: { units: { army: 1 } } } },
    { sketch: { attacker: { units: { army: 6 } }, defender: { units: { army: 4 } } } },
  ]);
  // One die removes an army with three points or more; one row of the table of C-SOL-05: A and B 2/9.
  expect(one && [fraction(one.drill.won), fraction(one.chart.won)]).toEqual(['2/3', '2/9']);
  const [six] = rest;
  expect(six && [fraction(six.chart.won), fraction(six.chart.wipedOut), fraction(six.chart.attackerLost)]).toEqual([
    '4/9',
    '5/9',
    // Three of six with B, all six with C or D: 4/9 of 3 and 5/9 of 6.
    '14/3',
  ]);
});

test('Q-C-11, B-ATK-22 a defender who resists without a set costs the attacker otherwise than one who pays', () => {
  const sketch = { attacker: { units: { army: 3 } }, defender: { units: { army: 2 } } };
  const [paid, resists] = compareBattles([{ sketch }, { sketch, resists: true }]);
  expect(paid && fraction(paid.drill.attackerLost)).not.toBe('0');
  expect(resists && fraction(resists.drill.attackerLost)).not.toBe(paid && fraction(paid.drill.attackerLost));
  expect(resists?.battle).toMatchObject({ figures: { resists: true, lStars: 0 } });
  expect(paid?.battle).toMatchObject({ figures: { resists: false, lStars: 0 } });
});

test('Q-C-11 the battles that are compared are those of the table in the ruling', () => {
  const told = TYPICAL_BATTLES.map(({ sketch: { attacker, defender, tactic = 'direct' }, resists = false }) => [
    attacker,
    defender?.units,
    tactic,
    resists,
  ]);
  const armies = (attack: number, defend: number, resists = false) => [
    { units: { army: attack } },
    { army: defend },
    'direct',
    resists,
  ];
  expect(told).toEqual([
    armies(1, 1),
    armies(2, 1),
    armies(3, 2),
    armies(4, 2),
    armies(4, 4),
    armies(6, 4),
    armies(6, 4, true),
    armies(8, 4),
    armies(10, 5),
    armies(12, 8),
    armies(20, 10),
    [{ units: { navy: 2 } }, { navy: 1 }, 'direct', false],
    [{ units: { navy: 3 } }, { navy: 2 }, 'direct', false],
    [{ units: { army: 6 }, lStars: 1 }, { army: 4 }, 'direct', false],
    [{ units: { army: 4 } }, { army: 2 }, 'amphibious', false],
    [{ units: { army: 4 } }, { army: 2 }, 'airborne', false],
  ]);
});

test('C-MAP-14, C-MAP-16, A-ATK-04 APCs alone that navies attack are beaten without a roll, whatever the dice', () => {
  const table = scenario({
    options: { combatResolution: 'chart', apc: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: { ussr: { units: { 'baltic-sea': 2 } }, europe: { oil: 9, units: { poland: { apc: 2 } } } },
  });
  table.ussr.does({ type: 'attack', from: 'baltic-sea', to: 'poland', against: 'europe', units: { navy: 2 } });
  expect(chartAhead(table.game, seat('ussr'))).toMatchObject({
    attacker: { units: 2 },
    defender: { units: 0 },
    ways: { A: 36, B: 0, C: 0, D: 0 },
  });
});
