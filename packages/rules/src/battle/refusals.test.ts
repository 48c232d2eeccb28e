// What attackers and defenders can get wrong, one mistake each.
import { expect, test } from 'vitest';
import type { Territory, Zone } from '../board/index.ts';
import type { Command } from '../game.ts';
import { seat } from '../state/seat.ts';
import { type PowerSketch, playSilently, scenario } from '../testing/index.ts';

const attacks = { stage: 4, phase: 'attacks' } as const;
const attack = (from: Zone, to: Zone, against: string, units: { army?: number; navy?: number }) =>
  ({ type: 'attack', from, to, against, units }) as const;
const pay = { type: 'defend', supplied: true } as const;

/** Two armies in Russia attack one in Poland. */
function battle(europe: PowerSketch = {}, dice: readonly number[] = []) {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 2 } }, europe: { units: { poland: 1 }, ...europe } },
    bidders: ['ussr'],
    dice,
  });
  table.ussr.does(attack('russia', 'poland', 'europe', { army: 2 }));
  return table;
}

test('B-ATK-10 armies without a target in reach attack nobody', () => {
  const units = { alaska: 1, 'western-canada': 1, 'northern-canada': 1, 'barkley-sound': 1 };
  const table = scenario({ ...attacks, powers: { usa: { units }, ussr: {} }, bidders: ['usa'] });
  const refusal = table.usa.asksWhyNot({ type: 'attack', from: 'alaska' }, 'B-ATK-10');
  expect(refusal.code).toBe('nothing-in-reach');
  table.usa.isRefused(attack('alaska', 'eastern-canada', 'militia', { army: 1 }), 'B-ATK-17');
  table.usa.does(attack('western-canada', 'eastern-canada', 'militia', { army: 1 }));
});

test('B-TAC-02 without a navy there is no amphibious assault', () => {
  const table = scenario({ ...attacks, powers: { usa: { units: { alaska: 2 } }, ussr: {} }, bidders: ['usa'] });
  const landing: Command = { type: 'assault-by-sea', to: 'japan', sea: 'tokyo-bay', against: 'militia', orders: [] };
  expect(table.usa.isRefused(landing, 'B-TAC-02').code).toBe('no-landing');
});

test('B-TAC-02 the first navy of an amphibious assault puts somebody ashore, so it is named alone', () => {
  const table = scenario({
    ...attacks,
    powers: { usa: { oil: 9, units: { 'midwest-usa': 4, 'caribbean-sea': 2 } }, africa: { units: { nigeria: 1 } } },
    bidders: ['usa'],
  });
  const landing: Command = {
    type: 'assault-by-sea',
    to: 'nigeria',
    sea: 'gulf-of-guinea',
    against: 'africa',
    orders: [{ how: 'sail', from: 'caribbean-sea', units: { navy: 2 } }],
  };
  expect(table.usa.isRefused(landing, 'B-TAC-02').code).toBe('land-first');
});

test('B-TAC-45 units that cannot pay for the step have no haven', () => {
  const table = battle({ grain: 0 });
  const away: Command = {
    type: 'withdraw',
    to: 'romania',
    orders: [{ how: 'march', from: 'poland', units: { army: 1 } }],
  };
  expect(table.europe.asksWhyNot({ type: 'withdraw' }, 'B-TAC-45').code).toBe('no-haven');
  expect(table.europe.isRefused(away, 'B-MOVE-09').code).toBe('too-dear');
});

test('B-TAC-45 a withdrawal is one step, not a way round', () => {
  const table = battle();
  const round: Command = {
    type: 'withdraw',
    to: 'romania',
    orders: [
      { how: 'march', from: 'poland', units: { army: 1 } },
      { how: 'by', zone: 'greece' },
    ],
  };
  expect(table.europe.isRefused(round, 'Q-B-64')).toMatchObject({ code: 'too-far', figures: { most: 1 } });
});

test('B-ATK-42 nobody occupies by land or air without the means, though a convoy may still do it', () => {
  const table = scenario({
    ...attacks,
    powers: {
      usa: { oil: 2, units: { 'north-sea': 2, 'british-isles': 1 } },
      europe: { grain: 0, units: { scandinavia: 1 } },
    },
    bidders: ['usa'],
    dice: [6, 6, 1],
  });
  table.usa.does(attack('north-sea', 'scandinavia', 'europe', { navy: 2 }));
  table.europe.does({ type: 'defend', supplied: false });
  table.usa.does({ type: 'remove-losses', losses: ['scandinavia/army'] });
  const fly: Command = { type: 'occupy', orders: [{ how: 'airlift', from: 'british-isles', units: { army: 1 } }] };
  expect(table.usa.asksWhyNot({ type: 'occupy' }, 'B-ATK-42').code).toBe('cannot-occupy');
  expect(table.usa.isRefused(fly, 'B-MOVE-10').code).toBe('too-dear');
  expect(table.usa.may()).toContain('occupy-by-sea');
});

test('B-TAC-09 a force ashore whose navy was sunk cannot be taken off', () => {
  const table = scenario({
    ...attacks,
    powers: {
      usa: { oil: 9, units: { 'midwest-usa': 4, 'caribbean-sea': 1 } },
      africa: { units: { nigeria: 2 } },
    },
    bidders: ['usa'],
    dice: [1, 1, 1, 2],
  });
  table.usa.does({
    type: 'assault-by-sea',
    to: 'nigeria',
    sea: 'gulf-of-guinea',
    against: 'africa',
    orders: [
      { how: 'sail', from: 'caribbean-sea', units: { navy: 1 } },
      { how: 'board', from: 'midwest-usa', units: { army: 4 } },
      { how: 'by', zone: 'gulf-of-guinea' },
      { how: 'ashore', on: 'nigeria', units: { army: 4 } },
    ],
  });
  table.africa.does(pay);
  table.africa.does({ type: 'remove-losses', losses: ['gulf-of-guinea/navy'] });
  playSilently(table.game, ({ state }) => state.question?.kind === 'assault');
  const off: Command = { type: 'give-up-assault', zone: 'nigeria', how: 'withdraw', sea: 'gulf-of-guinea' };
  expect(table.usa.isRefused(off, 'B-TAC-09').code).toBe('no-ships');
});

test('Q-B-54 B-TAC-24 a player who alone may counterattack lets nobody go first', () => {
  const table = battle({}, [1, 1, 1, 1]);
  table.europe.does(pay);
  playSilently(table.game, ({ state }) => state.question?.kind === 'counterattack');
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['europe'] });
  expect(table.europe.isRefused({ type: 'counterattack-later' }, 'Q-B-54').code).toBe('nobody-else');
});

test('Q-B-54 B-TAC-24 nor one who is still to come when the others have struck back in a battle between', () => {
  const armed = { nukes: 3, units: {} };
  const table = scenario({
    ...attacks,
    powers: {
      china: { ...armed, units: { tibet: 2 } },
      ussr: { ...armed, units: { kola: 1 } },
      europe: { ...armed, units: { iberia: 1 } },
      usa: { ...armed, units: { alaska: 1 } },
    },
    bidders: ['china', 'ussr', 'europe', 'usa'],
  });
  const next = () => playSilently(table.game, ({ state }) => state.question?.kind === 'counterattack');
  table.china.does({ type: 'launch', targets: { iberia: 1, kola: 1, alaska: 1 } });
  next();
  // The Soviet Union hits Europe, which strikes back at once: only the Americans are left to do so.
  table.ussr.does({ type: 'launch', targets: { scandinavia: 1 } });
  next();
  table.europe.does({ type: 'launch', targets: { tibet: 1 } });
  next();
  expect(table.state.question?.waiting).toEqual(['usa']);
  expect(table.usa.isRefused({ type: 'counterattack-later' }, 'Q-B-54').code).toBe('nobody-else');
});

test('B-TAC-25 a Clash takes an opponent who has an L-star', () => {
  const table = scenario({ ...attacks, powers: { usa: { lStars: 1, nukes: 1 }, china: {} }, bidders: ['usa'] });
  expect(table.usa.isRefused({ type: 'clash', with: 'china' }, 'B-TAC-25').code).toBe('nobody-to-clash');
});

test('B-TAC-59 nobody is champion of their own zones, not even when they open a company there at the last moment', () => {
  const table = scenario({
    ...attacks,
    powers: { usa: { nukes: 1 }, europe: { lStars: 1, cards: { 'vistula-grains': 'secret' } } },
    bidders: ['usa'],
  });
  table.usa.does({ type: 'launch', targets: { poland: 1 } });
  table.europe.does({ type: 'open-company', company: 'vistula-grains' });
  const champion: Command = { type: 'stand', champion: true, show: [] };
  expect(table.europe.isRefused(champion, 'B-TAC-59').code).toBe('own-zones');
});

test('B-TAC-07, -09 a player who has no assault under way neither goes on with one nor gives one up', () => {
  const table = scenario({ ...attacks, powers: { usa: { units: { alaska: 2 } }, ussr: {} }, bidders: ['usa'] });
  expect(table.usa.isRefused({ type: 'continue-assault', zone: 'japan' }, 'B-TAC-07').code).toBe('no-assault');
  expect(table.usa.isRefused({ type: 'give-up-assault', zone: 'japan', how: 'surrender' }, 'B-TAC-09').code).toBe(
    'no-assault',
  );
});

test('B-ATK-20 too many units of one kind are refused by that kind, though others could fight too', () => {
  const table = scenario({
    ...attacks,
    options: { apc: true },
    powers: {
      usa: { grain: 6, oil: 6, minerals: 6, units: { alaska: { army: 3, apc: 1 } } },
      ussr: { units: { 'western-canada': 1 } },
    },
    bidders: ['usa'],
  });
  const attack: Command = {
    type: 'attack',
    from: 'alaska',
    to: 'western-canada',
    against: 'ussr',
    units: { army: 1, apc: 2 },
  };
  expect(table.usa.isRefused(attack, 'B-ATK-20')).toMatchObject({
    message: 'no-such-force:kind',
    figures: { unit: 'apc', number: 1 },
  });
});

test('X-20 B-TAC-07 in Step E of one assault, a player hears that another of theirs is not decided now', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { kola: 6, russia: 3 }, grain: 9, oil: 12, minerals: 9 },
      china: { units: { nanling: 4, tibet: 2 } },
      europe: { units: { iberia: 4 } },
    },
    bidders: ['ussr', 'china'],
    dice: [1, 1, 1, 1, 1, 1, 1, 1],
  });
  const until = (kind: string, who: string) =>
    playSilently(table.game, ({ state }, asked) => state.question?.kind === kind && asked === seat(who));
  const flyTo = (to: Territory, against: string, from: Territory): Command => ({
    type: 'assault-by-air',
    to,
    against,
    orders: [{ how: 'airlift', from, units: { army: 2 } }],
  });
  table.ussr.does(flyTo('nanling', 'china', 'kola'));
  until('assault', 'ussr');
  table.ussr.does({ type: 'keep-assault' });
  until('attack', 'china');
  table.china.does({ type: 'attack', from: 'tibet', to: 'kazakh', against: 'militia', units: { army: 1 } });
  until('counterattack', 'ussr');
  table.ussr.does(flyTo('iberia', 'europe', 'russia'));
  until('assault', 'ussr');
  const giveUp = (zone: Territory): Command => ({ type: 'give-up-assault', zone, how: 'surrender' });
  expect(table.ussr.isRefused(giveUp('nanling'), 'X-20')).toMatchObject({
    message: 'no-assault:now',
    figures: { zone: 'iberia' },
  });
  table.ussr.does(giveUp('iberia'));
  expect(table.state.assaults).toMatchObject([{ zone: 'nanling' }]);
});
