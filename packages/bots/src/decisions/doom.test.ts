import { homeOf, quickStream, seat } from '@marshall/rules';
import { type Sketch, scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { momentOf } from '../arena/play.ts';
import { characterOf, steady } from '../characters.ts';
import { consider, mindOf } from '../officer.ts';
import { Sight } from '../sight.ts';
import { spoils } from '../worth.ts';

const RICH = { cash: 60_000, grain: 12, oil: 12, minerals: 12 } as const;
const POOR = { grain: 0, oil: 0, minerals: 12, nukes: 12 } as const;
const HOME = { alaska: 4, 'eastern-usa': 4, 'midwest-usa': 4, 'western-usa': 4 } as const;
const hawk = mindOf('officer', (characterOf('hawk') ?? steady).weights);

/** A poor hawk with twelve nukes, late in a game that somebody rich is about to win. */
function late(
  change: Partial<Sketch> = {},
  ussr: object = {},
  mind = hawk,
  cash = 8000,
  units: object = HOME,
  burners: readonly string[] = [],
) {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    cycle: 11,
    options: { detenteCycle: 12 },
    bidders: ['usa'],
    powers: {
      usa: { ...POOR, cash, units },
      ussr: { ...RICH, lStars: 12, units: { russia: 4, kola: 4 }, ...ussr },
      europe: { cash: 9000, units: { iberia: 4 } },
    },
    ...change,
  });
  const { state } = table.game;
  state.nuked.forEach((land, i) => {
    const by = burners[i % burners.length];
    if (by !== undefined) state.fates = { ...state.fates, [land]: { by: seat(by), how: 'destroyed' } };
  });
  return consider(mind, momentOf(table.game, seat('usa'), quickStream('officer')));
}

test('a hawk that has lost burns what nobody shields, and one home of the richest', () => {
  const { command, why } = late();
  expect(why).toEqual({ reason: 'last-blow' });
  const targets = command.type === 'launch' ? Object.keys(command.targets) : [];
  expect(targets).toHaveLength(12);
  expect(targets.filter((land) => homeOf('ussr').some((home) => home === land))).toHaveLength(1);
  for (const home of Object.keys(HOME)) expect(targets).not.toContain(home);
});

test('its own homes that others have burnt are no reason to stop', () => {
  const nuked = ['alaska', 'midwest-usa', 'western-usa'] as const;
  expect(late({ nuked }, {}, hawk, 8000, { 'eastern-usa': 4 }).why).toEqual({ reason: 'last-blow' });
});

test('what one other has burnt alone is no war that makes it weary', () => {
  const nuked = ['brazil', 'peru', 'argentina'] as const;
  expect(late({ nuked }, {}, hawk, 8000, HOME, ['ussr']).why).toEqual({ reason: 'last-blow' });
});

test('nobody else does, no hawk does early, where others are armed, or after their nuclear war', () => {
  expect(late({}, {}, mindOf('officer', steady.weights)).why).not.toEqual({ reason: 'last-blow' });
  expect(late({ cycle: 7 }).why).not.toEqual({ reason: 'last-blow' });
  expect(late({}, { nukes: 5 }).why).not.toEqual({ reason: 'last-blow' });
  const nuked = ['brazil', 'peru', 'argentina'] as const;
  expect(late({ nuked }, {}, hawk, 8000, HOME, ['ussr', 'europe']).why).not.toEqual({ reason: 'last-blow' });
  expect(late({}, {}, hawk, 90_000).why).not.toEqual({ reason: 'last-blow' });
});

test('a beaten power is worth more once others are gone, as far as there is time to beat the rest', () => {
  const worth = (gone: readonly string[], cycle: number) => {
    const { game } = scenario({
      stage: 4,
      phase: 'attacks',
      cycle,
      options: { detenteCycle: 12 },
      bidders: ['usa'],
      powers: {
        usa: { ...RICH, units: HOME },
        ussr: { ...RICH, units: { russia: 4 } },
        europe: { units: { iberia: 1 } },
        china: { units: { tibet: 1 } },
      },
    });
    for (const power of gone) {
      const player = game.state.seats[seat(power)];
      if (player !== undefined) player.out = 'destroyed';
    }
    const moment = momentOf(game, seat('usa'), quickStream('officer'));
    return spoils(new Sight(moment, moment.view), seat('ussr'));
  };
  expect(worth(['china'], 5)).toBeCloseTo(2 * worth([], 5));
  expect(worth(['china', 'europe'], 5)).toBeCloseTo(4 * worth([], 5));
  expect(worth(['china', 'europe'], 12)).toBe(worth([], 12));
});
