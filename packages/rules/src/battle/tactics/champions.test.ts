import { expect, test } from 'vitest';
import type { Zone } from '../../board/index.ts';
import type { Command } from '../../game.ts';
import { options } from '../../referee/options.ts';
import { redact } from '../../referee/redact.ts';
import { view } from '../../referee/view.ts';
import { type Face, seat } from '../../state/seat.ts';
import { fallbackFor } from '../../table/table.ts';
import { scenario } from '../../testing/index.ts';

const launch = (targets: Partial<Record<Zone, number>>) => ({ type: 'launch', targets }) as const;
const champion: Command = { type: 'stand', champion: true, show: [] };
const aside: Command = { type: 'stand', champion: false, show: [] };
const [china, europe, usa, ussr] = [seat('china'), seat('europe'), seat('usa'), seat('ussr')];
const attacks = { stage: 4, phase: 'attacks' } as const;

test('B-STRAT-15, B-TAC-59 every player with an L-star may be champion, for a player or for an unoccupied territory', () => {
  const table = scenario({
    ...attacks,
    powers: { china: {}, europe: { lStars: 1 }, usa: { nukes: 2, lStars: 1 }, ussr: { lStars: 1 } },
    bidders: ['usa'],
    // Europe rolls 2 and the USSR 5 for their order; the USSR hits with 3, Europe with 1.
    dice: [2, 5, 3, 1],
  });
  table.usa.does(launch({ tibet: 1, sahara: 1 }));
  expect(table.state.question).toMatchObject({ kind: 'champion', of: [europe, ussr] });
  table.europe.does(champion);
  table.ussr.does(champion);
  table.ussr.does({ type: 'shoot', at: 'sahara' });
  expect(table.state.nuked).toEqual([]);
});

test('B-STRAT-16, -17, B-TAC-60 champions decide sealed, before the first L-star fires, and are shown together', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { lStars: 1 }, europe: { lStars: 1 }, usa: { nukes: 1 }, ussr: { lStars: 1 } },
    bidders: ['usa'],
  });
  table.usa.does(launch({ tibet: 1 }));
  const [sealed] = table.europe.does(champion);
  if (sealed === undefined) throw new Error('nothing was sealed');
  expect(JSON.stringify(redact(sealed, ussr))).not.toContain('champion');
  expect(view(table.game, ussr).sealed).toBeUndefined();
  // Until the last is in, a decision may be replaced.
  table.europe.does(aside);
  table.europe.does(champion);
  const events = table.ussr.does(aside);
  expect(events.find(({ type }) => type === 'champions-revealed')).toMatchObject({ champions: [europe], shown: [] });
  expect(table.state.question).toMatchObject({ kind: 'shoot', waiting: [china] });
});

test('B-STRAT-18 once shown, a champion cannot withdraw: every L-star of their fires while a nuke is left', () => {
  const table = scenario({
    ...attacks,
    powers: { china: {}, usa: { nukes: 2 }, ussr: { lStars: 4 } },
    bidders: ['usa'],
    dice: [6, 1, 4, 4],
  });
  table.usa.does(launch({ tibet: 1, egypt: 1 }));
  table.ussr.does(champion);
  table.ussr.isRefused(champion, 'B-STRAT-16');
  table.ussr.isRefused({ type: 'hold-fire' }, 'B-STRAT-18');
  table.ussr.does({ type: 'shoot', at: 'egypt' });
  // With one target left their L-stars fire at it of themselves.
  const events = table.ussr.does({ type: 'shoot', at: 'egypt' });
  expect(events.filter(({ type }) => type === 'l-star-fired')).toHaveLength(3);
  expect(table.state.nuked).toEqual(['tibet']);
});

test('B-STRAT-16 without an L-star nobody can be champion, and who is attacked by every nuke need not be', () => {
  const table = scenario({
    ...attacks,
    powers: { china: { lStars: 1 }, usa: { nukes: 1 }, ussr: { cards: { 'obo-mines': 'secret' } } },
    bidders: ['usa'],
  });
  table.usa.does(launch({ mongolia: 1 }));
  // China defends; the USSR is asked for the sake of a card that everybody sees to be minerals.
  expect(table.state.question).toMatchObject({ kind: 'champion', of: [ussr] });
  table.ussr.isRefused(champion, 'B-STRAT-16');
});

test('B-STRAT-16 a silent seat is no champion and shows no card (X-38)', () => {
  const table = scenario({
    ...attacks,
    powers: { china: {}, usa: { nukes: 1 }, ussr: { lStars: 1, cards: { 'obo-mines': 'secret' } } },
    bidders: ['usa'],
  });
  table.usa.does(launch({ mongolia: 1 }));
  expect(fallbackFor(table.game, ussr)).toEqual(aside);
  const events = table.ussr.does(aside);
  expect(events.find(({ type }) => type === 'champions-revealed')).toMatchObject({ champions: [], shown: [] });
});

test('B-STRAT-19 a player who shows a secret card in a targeted zone defends it on 1 to 5 and may counterattack', () => {
  const table = scenario({
    ...attacks,
    powers: { china: {}, usa: { nukes: 2 }, ussr: { lStars: 1, nukes: 1, cards: { 'baqa-oil': 'secret' } } },
    bidders: ['usa'],
    dice: [5],
  });
  table.usa.does(launch({ arabia: 1 }));
  const events = table.ussr.does({ type: 'stand', champion: false, show: ['baqa-oil'] });
  expect(events.find(({ type }) => type === 'champions-revealed')).toMatchObject({
    shown: [{ seat: ussr, cards: ['baqa-oil'] }],
    defenders: [{ seat: ussr, at: ['arabia'] }],
  });
  // The card stays face down, but everybody knows it now.
  expect(view(table.game, china).seats[ussr]?.holdings).toMatchObject([{ card: 'baqa-oil', face: 'secret' }]);
  table.ussr.does({ type: 'shoot', at: 'arabia' });
  expect(table.state.nuked).toEqual([]);
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: [ussr] });
});

test('B-STRAT-19 a card elsewhere cannot be shown', () => {
  const table = scenario({
    ...attacks,
    powers: {
      china: {},
      usa: { nukes: 2 },
      ussr: { lStars: 1, cards: { 'baqa-oil': 'secret', 'idah-oil': 'secret' } },
    },
    bidders: ['usa'],
  });
  table.usa.does(launch({ arabia: 1 }));
  const [offer] = options(table.game, ussr, { type: 'stand', champion: true });
  expect(offer?.next?.domain).toMatchObject({ kind: 'some-of', values: ['baqa-oil'], least: 0, most: 1 });
  table.ussr.isRefused({ type: 'stand', champion: true, show: ['idah-oil'] }, 'B-FLOW-06');
  table.ussr.does({ type: 'stand', champion: false, show: ['baqa-oil'] });
  table.ussr.does({ type: 'shoot', at: 'arabia' });
});

test('B-STRAT-15 being asked tells nothing: two games that differ in where a secret card lies look alike to the others', () => {
  const game = (card: 'baqa-oil' | 'idah-oil') =>
    scenario({
      ...attacks,
      powers: { china: {}, europe: {}, usa: { nukes: 2 }, ussr: { cards: { [card]: 'secret' as Face } } },
      bidders: ['usa'],
    });
  const seen = (['baqa-oil', 'idah-oil'] as const).map((card) => {
    const table = game(card);
    const events = table.usa.does(launch({ arabia: 1 }));
    expect(table.state.question).toMatchObject({ kind: 'champion', of: [ussr] });
    const told = events.map((event) => redact(event, usa));
    const known = JSON.stringify([view(table.game, usa), options(table.game, europe), told]);
    table.ussr.does(aside);
    return known;
  });
  expect(seen[0]).toBe(seen[1]);
});

test('B-STRAT-15 a holder of secret cards that cannot lie there is not asked', () => {
  const table = scenario({
    ...attacks,
    powers: {
      china: { cards: { 'baqa-oil': 'open' } },
      usa: { nukes: 3 },
      ussr: { cards: { 'idah-oil': 'secret', 'obo-mines': 'secret' } },
    },
    bidders: ['usa'],
  });
  // The only company of Arabia lies open with China.
  table.usa.does(launch({ arabia: 1 }));
  expect(table.state.question?.kind).not.toBe('champion');
});

test('B-STRAT-16 a card that its holder opens meanwhile defends without being shown', () => {
  const table = scenario({
    ...attacks,
    powers: { china: {}, usa: { nukes: 2 }, ussr: { lStars: 1, nukes: 1, cards: { 'baqa-oil': 'secret' } } },
    bidders: ['usa'],
    dice: [5],
  });
  table.usa.does(launch({ arabia: 1 }));
  table.ussr.does({ type: 'open-company', company: 'baqa-oil' });
  const events = table.ussr.does(aside);
  expect(events.find(({ type }) => type === 'champions-revealed')).toMatchObject({
    shown: [],
    defenders: [{ seat: ussr, at: ['arabia'] }],
  });
});
