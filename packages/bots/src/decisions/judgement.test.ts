import { quickStream, type Seat, seat } from '@marshall/rules';
import { type Sketch, scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { momentOf } from '../arena/play.ts';
import { CHARACTERS, characterOf, steady } from '../characters.ts';
import { LEADER_IDS } from '../leaders.ts';
import { consider, mindOf } from '../officer.ts';
import { sightOf } from '../sight.ts';
import { campaign } from './campaign.ts';
import { bestBlow } from './war.ts';

const FULL = { cash: 20_000, grain: 12, oil: 12, minerals: 12 } as const;
const HOME = { alaska: 4, 'eastern-usa': 4, 'midwest-usa': 4, 'western-usa': 4 } as const;
const officer = mindOf('officer', steady.weights);

/** What an officer decides who is asked in a position. */
function decides(sketch: Sketch, who = 'usa', mind = officer) {
  const table = scenario(sketch);
  return { table, ...consider(mind, momentOf(table.game, seat(who), quickStream('officer'))) };
}

function mindNamed(name: string) {
  return mindOf('officer', (characterOf(name) ?? steady).weights);
}

test('massed forces at its border are worth a nuke, before they strike', () => {
  const { command, why } = decides({
    stage: 4,
    phase: 'attacks',
    cycle: 4,
    bidders: ['usa'],
    powers: {
      usa: { ...FULL, units: HOME, nukes: 1 },
      ussr: { ...FULL, units: { 'western-canada': 20, russia: 4, kola: 4 } },
    },
  });
  expect(command).toEqual({ type: 'launch', targets: { 'western-canada': 1 } });
  expect(why).toMatchObject({ reason: 'strike-massed' });
});

test('without a nuke it attacks where the odds are good and the prize is near', () => {
  const { command } = decides({
    stage: 4,
    phase: 'attacks',
    cycle: 4,
    bidders: ['usa'],
    powers: {
      usa: { ...FULL, units: { ...HOME, 'central-america': 20 } },
      'south-america': { grain: 0, units: { venezuela: 2 } },
    },
  });
  expect(command).toMatchObject({ type: 'attack', from: 'central-america', to: 'venezuela' });
});

test('a hopeless stand without supplies is given up for a land that can be held', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    cycle: 4,
    bidders: ['ussr'],
    powers: {
      ussr: { ...FULL, units: { kazakh: 20, russia: 1 } },
      china: { grain: 3, oil: 0, minerals: 0, units: { tibet: 2, nanling: 6, mongolia: 4 } },
    },
  });
  table.ussr.does({ type: 'attack', from: 'kazakh', to: 'tibet', against: seat('china'), units: { army: 20 } });
  const { command } = consider(officer, momentOf(table.game, seat('china'), quickStream('officer')));
  expect(command).toMatchObject({ type: 'withdraw', to: 'nanling' });
});

test('a campaign names its prey, the lands to start from and what they lack; the peaceful have none', () => {
  const sketch: Sketch = {
    stage: 6,
    phase: 'conventional-builds',
    cycle: 4,
    bidders: ['ussr'],
    powers: {
      ussr: { ...FULL, units: { kazakh: 6, russia: 4, kola: 4, siberia: 4, yakutsk: 4, buryatsk: 6 } },
      china: { ...FULL, units: { tibet: 2, mongolia: 2, manchuria: 2, nanling: 1, shantung: 1 } },
    },
  };
  const table = scenario(sketch);
  const moment = momentOf(table.game, seat('ussr'), quickStream('officer'));
  const war = campaign(officer, sightOf(moment));
  expect(war?.prey).toBe('china');
  expect([...(war?.fronts.keys() ?? [])]).toContain('kazakh');
  expect(campaign(mindNamed('trader'), sightOf(moment))).toBeUndefined();
});

test('a neighbour who lets it pass is let pass in return, unless it means war; one who took its home is no longer let pass', () => {
  const sketch: Sketch = {
    stage: 5,
    cycle: 2,
    powers: {
      usa: { ...FULL, units: HOME },
      europe: { ...FULL, units: { iberia: 9, 'western-canada': 2 } },
      china: { ...FULL, units: { tibet: 9 } },
    },
  };
  const table = scenario(sketch);
  table.game.state.passage = { [seat('europe')]: [seat('usa')], [seat('usa')]: [seat('china')] };
  table.game.state.fates = { alaska: { by: seat('china'), how: 'captured' } };
  const trader = mindNamed('trader');
  const made: unknown[] = [];
  for (let i = 0; i < 2; i++) {
    const { command } = consider(trader, momentOf(table.game, seat('usa'), quickStream('officer')));
    made.push(command);
    table.usa.does(command);
  }
  expect(made).toContainEqual({ type: 'grant-passage', to: 'europe' });
  expect(made).toContainEqual({ type: 'revoke-passage', to: 'china' });
});

test('passage on one side alone is no peace, and no shield', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    cycle: 4,
    bidders: ['usa'],
    powers: {
      usa: { ...FULL, units: { ...HOME, 'central-america': 20 } },
      'south-america': { grain: 0, units: { venezuela: 2 } },
    },
  });
  const gain = () => bestBlow(officer, sightOf(momentOf(table.game, seat('usa'), quickStream('officer'))));
  const before = gain();
  expect(before).toBeGreaterThan(0);
  table.game.state.passage = { [seat('south-america')]: [seat('usa')] };
  expect(gain()).toBe(before);
  const { state } = table.game;
  state.passage = { ...state.passage, [seat('usa')]: [seat('south-america')] };
  expect(gain()).toBeLessThan(before);
});

test('the captor of its last home gets nothing but clouds, if it has the nukes', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    cycle: 4,
    bidders: ['ussr'],
    nuked: ['mongolia', 'manchuria', 'nanling', 'shantung'],
    powers: {
      ussr: { ...FULL, units: { kazakh: 20, russia: 1 } },
      china: { cash: 0, grain: 0, oil: 0, minerals: 0, nukes: 3, units: { tibet: 1 } },
      usa: { ...FULL, units: HOME },
    },
    dice: [6, 6, 6, 6],
  });
  table.ussr.does({ type: 'attack', from: 'kazakh', to: 'tibet', against: seat('china'), units: { army: 20 } });
  const answers: unknown[] = [];
  for (let i = 0; i < 12 && table.game.state.question?.kind !== 'attack' && answers.length === 0; i++) {
    const asked: Seat | undefined = table.game.state.question?.waiting[0];
    if (asked === undefined) break;
    const { command } = consider(officer, momentOf(table.game, asked, quickStream('officer')));
    if (command.type === 'launch') answers.push(command);
    (asked === 'ussr' ? table.ussr : asked === 'china' ? table.china : table.usa).does(command);
  }
  expect(answers[0]).toMatchObject({ type: 'launch', targets: { tibet: 1 } });
});

test('a Détente is agreed to by a player who would win it, and by nobody else; a caretaker says nothing', () => {
  const table = scenario({
    stage: 7,
    phase: 'market-buys',
    cycle: 11,
    options: { detenteCycle: 12 },
    bidders: ['usa'],
    powers: { usa: { ...FULL, cash: 200_000, units: HOME }, europe: { ...FULL, units: { iberia: 9 } } },
  });
  const answers = (mind = officer) => consider(mind, momentOf(table.game, seat('usa'), quickStream('officer')));
  expect(answers()).toMatchObject({ command: { type: 'propose-detente' } });
  table.europe.does({ type: 'propose-detente' });
  expect(answers()).toMatchObject({ command: { type: 'agree-detente', agree: true } });
  expect(answers(mindOf('officer', { ...steady.weights, deal: 0 })).command).not.toMatchObject({
    type: 'agree-detente',
  });
  table.game.state.seats[seat('usa')] = { ...table.usa.has, cash: 100 };
  expect(answers()).toMatchObject({ command: { type: 'agree-detente', agree: false } });
});

test('characters are weights on the same judgement', () => {
  const names = CHARACTERS.map(({ name }) => name);
  expect(names.toSorted()).toEqual(LEADER_IDS.toSorted());
  const keys = Object.keys(steady.weights);
  for (const { weights } of CHARACTERS) expect(Object.keys(weights)).toEqual(keys);
});

test('armies beside its navies land on a shore that is weakly held, where no land leads there', () => {
  const { command } = decides({
    stage: 4,
    phase: 'attacks',
    cycle: 4,
    bidders: ['usa'],
    powers: {
      usa: { ...FULL, oil: 6, units: { ...HOME, 'midwest-usa': 12, 'caribbean-sea': 2 } },
      africa: { grain: 0, units: { nigeria: 3 } },
    },
    nuked: ['mozambique', 'south-africa', 'zaire'],
  });
  expect(command).toMatchObject({ type: 'assault-by-sea', to: 'nigeria', against: 'africa' });
});

test('L-stars save the home with the fewest nukes on it', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    cycle: 4,
    bidders: ['ussr'],
    powers: {
      ussr: { ...FULL, nukes: 4, units: { russia: 4 } },
      china: { ...FULL, lStars: 1, units: { tibet: 8, nanling: 1 } },
    },
  });
  table.ussr.does({ type: 'launch', targets: { tibet: 3, nanling: 1 } });
  while (table.game.state.question?.kind !== 'shoot') {
    const asked = table.game.state.question?.waiting[0];
    if (asked === undefined) throw new Error('nobody is asked to fire');
    const { command } = consider(officer, momentOf(table.game, asked, quickStream('officer')));
    (asked === 'ussr' ? table.ussr : table.china).does(command);
  }
  const { command } = consider(officer, momentOf(table.game, seat('china'), quickStream('officer')));
  expect(command).toEqual({ type: 'shoot', at: 'nanling' });
});
