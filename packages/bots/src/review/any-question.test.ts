// Whatever is asked, in the base and in every set, a general has a legal answer, and others where there are any.
import {
  type Command,
  fallbackFor,
  type Game,
  type Power,
  perform,
  quickStream,
  type Seat,
  seat,
} from '@marshall/rules';
import { marineSketch, questionKinds, SETS, type Sketch, scenario, techSketch, walk } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { momentOf } from '../arena/play.ts';
import { adviseOn } from './advice.ts';
import { answering, generalsAnswer, isLegal, keyOf, otherAnswers } from './candidates.ts';

const PROOF = process.env.MARSHALL_PROOF === '1';
/** Games of every day; a proof goes through all sets. */
const EVERY_DAY: ReadonlySet<string> = new Set(['base', 'apc and highTech and merchantMarine', 'chart']);
/** Moments of each kind of question that are looked at. */
const EACH = PROOF ? 3 : 1;
const MOST_OTHERS = 2;

const seen = new Map<string, number>();

/** Asks a general at one moment; in a proof with what everything is worth. */
function ask(game: Game, by: Seat): void {
  const kind = game.state.question?.kind ?? '';
  const whole = momentOf(game, by, quickStream('any question'));
  const moment = answering(whole);
  const [best, others] = PROOF ? counsel(whole) : plainly(moment);
  const given = [best, ...others];
  expect([kind, given.filter((command) => !isLegal(moment, command))]).toEqual([kind, []]);
  expect([kind, new Set(given.map(keyOf)).size]).toEqual([kind, given.length]);
  expect(others.length).toBeLessThanOrEqual(MOST_OTHERS);
  // Where deals are made, nothing else may come to anybody's mind.
  const deals = kind === 'trade' || kind === 'answer-offers';
  if (moment.offers.length > 1 && !deals) expect([kind, others.length > 0]).toEqual([kind, true]);
  seen.set(kind, (seen.get(kind) ?? 0) + 1);
}

function counsel(moment: ReturnType<typeof momentOf>): readonly [Command, readonly Command[]] {
  const { best, others } = adviseOn(moment);
  expect(others.filter(({ beside = 0 }) => beside > 0)).toEqual([]);
  return [best.command, others.map(({ command }) => command)];
}

function plainly(moment: ReturnType<typeof answering>): readonly [Command, readonly Command[]] {
  const first = generalsAnswer(moment, 'any question');
  return [first, otherAnswers(moment, 'any question', [first], MOST_OTHERS)];
}

const PLAYED = SETS.filter(({ name }) => PROOF || EVERY_DAY.has(name));

test.each(PLAYED.map((sets, i) => [sets.name, sets.options, i] as const))(
  'a general answers what is asked in a random game with %s',
  (name, sets, i) => {
    for (const opening of PROOF
      ? (['standard', 'random'] as const)
      : ([i % 2 === 0 ? 'standard' : 'random'] as const)) {
      const plan = { seed: `any question ${name}`, players: 4, opening, cycles: 3, sets, rich: true } as const;
      walk(plan, ({ game, seat: by }) => {
        const { question } = game.state;
        if (question?.waiting.includes(by) !== true || (seen.get(question.kind) ?? 0) >= EACH) return;
        ask(game, by);
      });
    }
  },
);

test('where units can move, the other answers are moves, and nobody is told to ask for passage instead', () => {
  const { game } = scenario({
    cycle: 1,
    stage: 5,
    phase: 'moves',
    bidders: ['europe'],
    powers: {
      europe: { units: { 'eastern-europe': 2, iberia: 1, 'british-isles': 1 }, grain: 6, oil: 6, minerals: 6 },
      usa: { units: { alaska: 1, 'north-atlantic': 1 } },
      ussr: { units: { russia: 1 } },
      china: { units: { tibet: 1 } },
    },
  });
  for (const seed of ['one', 'two', 'three', 'four']) {
    const moment = answering(momentOf(game, seat('europe'), quickStream(seed)));
    expect(moment.offers.map(({ command }) => command)).toEqual(expect.arrayContaining(['move', 'ask-passage']));
    const others = otherAnswers(moment, seed, [generalsAnswer(moment, seed)], MOST_OTHERS);
    expect([seed, others.map(({ type }) => type).filter((type) => type === 'ask-passage')]).toEqual([seed, []]);
    expect(others.length).toBe(MOST_OTHERS);
  }
});

interface Rare {
  readonly kind: string;
  readonly at: Sketch;
  readonly played: readonly (readonly [Power, Command])[];
}

const BATTLE = { stage: 4, phase: 'attacks', traders: [] } as const;
const RICH = { grain: 6, oil: 6, minerals: 6 } as const;
const ATTACK = { type: 'attack', from: 'russia', to: 'poland', against: 'europe' } as const;
const STAYS: Rare['played'] = [['europe', { type: 'stay' }]];
const STRUCK: Sketch = {
  ...BATTLE,
  options: { apc: true },
  bidders: ['ussr'],
  powers: {
    ussr: { units: { russia: 6 }, ...RICH },
    europe: { laden: [{ zone: 'poland', carrier: 'apc', cargo: { army: 3 } }], units: { poland: 1 }, ...RICH },
  },
  dice: [6, 6, 1, 1],
};
const SIX: Rare['played'][number] = ['ussr', { ...ATTACK, units: { army: 6 } }];

/** What random games seldom come to. */
const RARE: readonly Rare[] = [
  { kind: 'stay', at: STRUCK, played: [SIX] },
  { kind: 'passengers', at: STRUCK, played: [SIX, ...STAYS] },
  {
    kind: 'absorb',
    at: { ...STRUCK, powers: { ...STRUCK.powers, europe: { units: { poland: { army: 3, apc: 1 } }, ...RICH } } },
    played: [
      SIX,
      ...STAYS,
      ['europe', { type: 'defend', supplied: true }],
      ['ussr', { type: 'name-target', target: 'army' }],
    ],
  },
  {
    kind: 'half-losses',
    at: {
      ...BATTLE,
      options: { combatResolution: 'chart', apc: true },
      bidders: ['ussr'],
      powers: { ussr: { units: { russia: { army: 4, apc: 1 } }, ...RICH }, europe: { units: { poland: 4 }, ...RICH } },
      dice: [1, 1],
    },
    played: [
      ['ussr', { ...ATTACK, units: { army: 4, apc: 1 } }],
      ['europe', { type: 'defend', supplied: true }],
    ],
  },
  {
    kind: 'strike-first',
    at: {
      ...BATTLE,
      options: { merchantMarine: true, highTech: true },
      bidders: ['ussr'],
      powers: { ussr: { units: { russia: 3 } }, europe: { units: { 'baltic-sea': { navy: 1, ship: 1 } } } },
      sets: techSketch({ ussr: { shown: { army: 5 } }, europe: {} }),
    },
    played: [
      ['ussr', { type: 'attack-ships', from: 'russia', to: 'baltic-sea', against: 'europe', units: { army: 3 } }],
      ['europe', { type: 'defend', supplied: true }],
      ['ussr', { type: 'disclose', show: 'army' }],
    ],
  },
  {
    kind: 'strike-order',
    at: {
      ...BATTLE,
      bidders: ['usa'],
      powers: { china: {}, usa: { nukes: 3 } },
      nuked: [
        'greenland',
        'iraq',
        'iran',
        'sahara',
        'pakistan',
        'burma',
        'japan',
        'indonesia',
        'arabia',
        'peru',
        'brazil',
      ],
    },
    played: [['usa', { type: 'launch', targets: { tibet: 1, egypt: 1, india: 1 } }]],
  },
  {
    kind: 'surplus',
    at: {
      ...BATTLE,
      options: { componentLimits: true },
      bidders: ['ussr'],
      powers: {
        ussr: { units: { russia: 30, kola: 6 }, laden: [{ zone: 'barents-sea', cargo: { army: 2 } }] },
        europe: { units: { poland: 4, iberia: 1 } },
      },
    },
    played: [
      ['ussr', { ...ATTACK, units: { army: 1 } }],
      ['europe', { type: 'surrender' }],
    ],
  },
  {
    kind: 'assault',
    at: {
      ...BATTLE,
      bidders: ['usa'],
      powers: {
        usa: { ...RICH, laden: [{ zone: 'bay-of-bengal', cargo: { army: 4 } }] },
        china: { ...RICH, units: { india: 9 } },
      },
      dice: [1, 1, 1, 1],
    },
    played: [
      [
        'usa',
        {
          type: 'assault-by-sea',
          to: 'india',
          sea: 'bay-of-bengal',
          against: 'china',
          orders: [
            { how: 'convoy', from: 'bay-of-bengal', carrier: 'navy', number: 1, cargo: { army: 4 } },
            { how: 'ashore', on: 'india', units: { army: 4 } },
          ],
        },
      ],
      ['china', { type: 'defend', supplied: true }],
    ],
  },
  {
    kind: 'give-up-ships',
    at: {
      stage: 2,
      options: { merchantMarine: true },
      powers: { usa: { cards: { 'baqa-oil': 'open' }, units: { 'red-sea': { ship: 3 } }, oil: 0 }, ussr: {} },
      sets: marineSketch({ pirates: { 'red-sea': 1 } }),
      dice: [6],
    },
    played: [
      [
        'usa',
        {
          type: 'load-ships',
          trips: [
            { sea: 'red-sea', cargo: { 'baqa-oil': 3 } },
            { sea: 'red-sea', cargo: { 'baqa-oil': 2 } },
          ],
        },
      ],
    ],
  },
];

test.each(RARE)('a general answers the rare question $kind', ({ kind, at, played }) => {
  const { game } = scenario(at);
  for (const [power, command] of played) {
    const result = perform(game, seat(power), command);
    if (!result.ok) throw new Error(`${command.type}: ${result.refusal.message}`);
  }
  for (let n = 0; n < 20 && game.state.question?.kind !== kind; n++) {
    const [next] = game.state.question?.waiting ?? [];
    const silent = next === undefined ? undefined : fallbackFor(game, next);
    if (next === undefined || silent === undefined) break;
    perform(game, next, silent);
  }
  const { question } = game.state;
  expect(question?.kind).toBe(kind);
  const [by] = question?.waiting ?? [];
  if (by !== undefined) ask(game, by);
});

/** Only games of earlier editions ask for answers apart, and powers are picked before there is anything to judge. */
const NOT_MET = ['answer-offers', 'pick-power'];

test('of what can be asked, little was left out: nothing in a proof', () => {
  const missing = questionKinds().filter((kind) => !seen.has(kind) && !NOT_MET.includes(kind));
  expect(missing.length, missing.join()).toBeLessThanOrEqual(PROOF ? 0 : 15);
});
