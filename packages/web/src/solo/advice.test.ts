import { seat } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { describe, expect, it } from 'vitest';
import { oddsOf, previewOf, reachOf } from './advice.ts';

const europe = seat('europe');

describe('advice', () => {
  it('odds of an attack: one die each for position, fire power and L-star against two', () => {
    const { game } = scenario({
      stage: 4,
      phase: 'attacks',
      bidders: ['europe'],
      powers: { europe: { units: { greece: 5 }, lStars: 1 }, ussr: { units: { romania: 4 } } },
    });
    const odds = oddsOf(game, europe, {
      type: 'attack',
      from: 'greece',
      to: 'romania',
      against: 'ussr',
      units: { army: 5 },
    });
    expect(odds?.dice).toEqual({ yours: 3, theirs: 2 });
    // Three dice come to 9 or more in 160 of 216 ways; two dice to 6 or more in 26 of 36.
    expect(odds?.rows).toContainEqual({ about: 'remove', number: 3, percent: '74%', share: 0.7407 });
    expect(odds?.rows).toContainEqual({ about: 'lose', number: 2, percent: '72%', share: 0.7222 });
    expect(odds?.supposed).toContainEqual({ message: 'policy', figures: { policy: 'defence', choice: 'set' } });
  });

  it('C-MAP-16 odds by the chart: letters and points of the battle, for the attacker and for the defender', () => {
    const table = scenario({
      options: { combatResolution: 'chart' },
      stage: 4,
      phase: 'attacks',
      bidders: ['europe'],
      powers: { europe: { units: { greece: 6 } }, ussr: { units: { romania: 4 } } },
      dice: [1, 1],
    });
    const attack = { type: 'attack', from: 'greece', to: 'romania', against: 'ussr', units: { army: 6 } } as const;
    expect(oddsOf(table.game, europe, attack)?.chart).toEqual({
      attacker: { units: 6, support: 0 },
      defender: { units: 4, support: 0, rolls: true },
      ways: { A: 0, B: 16, C: 8, D: 12 },
      of: 36,
      side: 'attacker',
    });
    // Militia is fought with dice in any game.
    const militia = { ...attack, from: 'greece', to: 'poland', against: 'militia' };
    const byDice = oddsOf(table.game, europe, militia);
    expect(byDice?.chart).toBe(undefined);
    expect(byDice?.rows[0]?.about).toBe('lose');
    table.europe.does(attack);
    const unfed = oddsOf(table.game, seat('ussr'), { type: 'defend', supplied: false });
    expect(unfed?.chart).toMatchObject({ defender: { rolls: false }, ways: { B: 36 }, side: 'defender' });
    expect(unfed?.rows).toContainEqual({ about: 'lose', number: 4, all: true, percent: '100%', share: 1 });
  });

  it('odds of a strike: two L-stars that stop a nuke on 1 to 5 each', () => {
    const { game } = scenario({
      stage: 4,
      phase: 'attacks',
      bidders: ['europe'],
      powers: { europe: { nukes: 1 }, ussr: { units: { romania: 4 }, lStars: 2 } },
    });
    const odds = oddsOf(game, europe, { type: 'launch', targets: { romania: 1 } });
    expect(odds?.rows).toContainEqual({ about: 'strike', zone: 'romania', percent: '3%', share: 0.0277 });
  });

  it('no odds of what has no dice', () => {
    const { game } = scenario({
      stage: 3,
      phase: 'market-sales',
      bidders: ['europe'],
      powers: { europe: {}, ussr: {} },
    });
    expect(oddsOf(game, europe, { type: 'pass' })).toBe(undefined);
  });

  it('a move says what it costs, by which way it goes, and how far units reach', () => {
    const { game } = scenario({
      stage: 5,
      phase: 'moves',
      bidders: ['europe'],
      powers: { europe: { units: { greece: 2 }, grain: 4, oil: 0 }, ussr: { units: { romania: 1 } } },
    });
    const orders = [{ how: 'march', from: 'greece', units: { army: 2 } }];
    expect(previewOf(game, europe, { type: 'move', to: 'western-europe', orders })).toMatchObject({
      changes: [{ what: 'grain', before: 4, after: 0 }],
      legs: [{ from: 'greece', path: ['eastern-europe', 'western-europe'] }],
    });
    const reach = reachOf(game, europe, 'move', 'greece');
    expect(reach).toContain('western-europe');
    expect(reach).not.toContain('romania');
  });

  it('freight of a sale and danger pay of goods fetched in battle are told before the press', () => {
    const sale = scenario({
      options: { merchantMarine: true },
      stage: 3,
      phase: 'market-sales',
      bidders: ['europe'],
      prices: { oil: 100 },
      powers: { europe: { oil: 9, cash: 500, units: { 'mid-pacific': { ship: 2 } } }, ussr: {} },
    });
    // Four units take two ships at $50M.
    expect(previewOf(sale.game, europe, { type: 'sell', resource: 'oil', units: 4 })).toMatchObject({
      sailing: { ships: 2, pay: 100, danger: false },
      changes: [
        { what: 'cash', before: 500, after: 800 },
        { what: 'oil', before: 9, after: 5 },
      ],
    });
    const battle = scenario({
      options: { merchantMarine: true },
      stage: 4,
      phase: 'attacks',
      bidders: ['ussr'],
      prices: { oil: 25 },
      powers: { ussr: { units: { russia: 5 } }, europe: { units: { poland: 5, 'indian-ocean': { ship: 2 } } } },
    });
    battle.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 5 } });
    battle.europe.does({ type: 'defend', supplied: true });
    expect(previewOf(battle.game, europe, { type: 'import-goods', resource: 'oil', units: 4 })).toMatchObject({
      sailing: { ships: 2, pay: 1000, danger: true },
    });
  });
});
