// What is said in a battle is true with the sets in play, in every language.
import { type GameEvent, seat } from '@marshall/rules';
import { playSilently, type Sketch, scenario, techSketch } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { de } from './de/index.ts';
import { page as german } from './de/page/index.ts';
import { en } from './en/index.ts';
import { page as english } from './en/page/index.ts';
import { es } from './es/index.ts';
import { page as spanish } from './es/page/index.ts';
import { sayEvent, sayQuestion } from './say.ts';

const LANGUAGES = [en, de, es];
const rich = { grain: 12, oil: 12, minerals: 12 } as const;
type Table = ReturnType<typeof scenario>;

const battle = (powers: Sketch['powers'], more: Partial<Sketch>): Table =>
  scenario({ stage: 4, phase: 'attacks', bidders: ['usa'], powers, dice: [6, 6, 6, 6, 6, 6], ...more });
const everyLanguage = (say: (language: typeof en) => string | undefined): string[] =>
  LANGUAGES.map((language) => say(language) ?? '');
const numbersIn = (sentence: string): number[] => (sentence.match(/\d+/g) ?? []).map(Number);

/** A battle, the player who is asked what the points remove, and what each kind takes. */
const PRICES: readonly [string, () => Table, ReturnType<typeof seat>, readonly number[]][] = [
  [
    'APCs beside armies, by land',
    () => {
      const table = battle(
        { usa: { ...rich, units: { iraq: 6 } }, china: { units: { iran: { army: 2, apc: 2 } } } },
        { options: { apc: true } },
      );
      table.usa.does({ type: 'attack', from: 'iraq', to: 'iran', against: 'china', units: { army: 6 } });
      table.china.does({ type: 'stay' });
      table.china.does({ type: 'defend', supplied: false });
      table.usa.does({ type: 'name-target', target: 'army' });
      table.china.does({ type: 'absorb', apcs: {} });
      return table;
    },
    seat('usa'),
    [3, 8],
  ],
  [
    'merchant ships without escorts',
    () => {
      const table = battle(
        { usa: { ...rich, units: { iraq: 6 } }, china: { units: { 'arabian-sea': { ship: 9 } } } },
        { options: { merchantMarine: true } },
      );
      table.usa.does({ type: 'attack-ships', from: 'iraq', to: 'arabian-sea', against: 'china', units: { army: 6 } });
      return table;
    },
    seat('usa'),
    [2],
  ],
  [
    'a landing with APCs in it, met by armies',
    () => {
      const table = battle(
        {
          usa: { ...rich, laden: [{ zone: 'bay-of-bengal', cargo: { apc: 2 } }] },
          china: { ...rich, units: { india: 6 } },
        },
        { options: { apc: true, merchantMarine: true }, dice: [1, 6, 6, 6, 6] },
      );
      table.usa.does({
        type: 'assault-by-sea',
        to: 'india',
        sea: 'bay-of-bengal',
        against: 'china',
        orders: [
          { how: 'convoy', from: 'bay-of-bengal', carrier: 'navy', number: 1, cargo: { apc: 2 } },
          { how: 'ashore', on: 'india', units: { apc: 2 } },
        ],
      });
      return table;
    },
    seat('china'),
    [3, 8],
  ],
];

test.each(PRICES)(
  'A-KIL-01, B-ATK-34 the question about losses says what each kind takes: %s',
  (_title, begin, asked, takes) => {
    const table = begin();
    playSilently(table.game, ({ state: { question } }) => question?.kind === 'losses' && question.waiting[0] === asked);
    for (const sentence of everyLanguage((language) => sayQuestion(language, table.game, asked)))
      expect(numbersIn(sentence).slice(2).sort()).toEqual(takes);
  },
);

test.each([
  ['highTech', { highTech: true }, { army: 5 }],
  ['apc', { apc: true }, { army: 2, apc: 3 }],
  ['all of it', { apc: true, highTech: true, merchantMarine: true }, { army: 3, apc: 4 }],
] as const)('T-EDG-01, A-EDG-01 what is added to the dice is told with them: %s', (_name, options, units) => {
  const table = battle(
    { usa: { ...rich, units: { iraq: units } }, china: { units: { iran: 1 } } },
    {
      options,
      dice: [1, 2, 1, 2, 1, 1],
      ...('highTech' in options ? { sets: techSketch({ usa: { hidden: { army: 5 } }, china: {} }) } : {}),
    },
  );
  const events: GameEvent[] = [
    ...table.usa.does({ type: 'attack', from: 'iraq', to: 'iran', against: 'china', units }),
    ...table.china.does({ type: 'defend', supplied: false }),
  ];
  if (table.state.question?.kind === 'disclosure') events.push(...table.usa.does({ type: 'disclose', show: 'army' }));
  events.push(...playSilently(table.game, ({ state }) => state.stage !== 4));
  const fired = events.find((event) => event.type === 'fired' && event.seat === 'usa');
  if (fired?.type !== 'fired') throw new Error('nobody fired');
  expect(fired.edge).toBeGreaterThan(0);
  expect(fired.points).toBe(fired.dice.reduce((sum, die) => sum + die, fired.edge));
  for (const sentence of everyLanguage((language) => sayEvent(language, table.game, fired)))
    expect(numbersIn(sentence)).toEqual([...fired.dice, fired.edge, fired.points]);
});

test('Q-A-10 the help for a target promises one unit of its kind, and a free choice then', () => {
  const about = [english, german, spanish].map((page) => page.commands['name-target']?.about);
  expect(about[0]).toMatch(/one unit of this kind first\. After that you choose freely/);
  expect(about[1]).toMatch(/zuerst eine Einheit dieser Art .*Danach hast du freie Wahl/);
  expect(about[2]).toMatch(/primero una unidad de este tipo\. Después eliges libremente/);
});
