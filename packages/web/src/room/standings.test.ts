import { publicWorth, seat, view } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { expansionsIn, moreThan, notPlayed, standingsOf, worthWithCash } from './standings.ts';

const [usa, ussr, china] = [seat('usa'), seat('ussr'), seat('china')];

const seen = (out = false) => {
  const { game, state } = scenario({
    cycle: 3,
    powers: {
      usa: { cash: 9000, units: { alaska: 2 }, grain: 0, oil: 0, minerals: 0 },
      ussr: { units: { kola: 5 }, nukes: 1, grain: 0, oil: 2, minerals: 0 },
      china: { units: { tibet: 2 }, grain: 0, oil: 0, minerals: 0 },
    },
    prices: { oil: 400 },
  });
  if (out) Object.assign(state.seats[ussr] ?? {}, { out: 'resigned' });
  return view(game, usa);
};

test('players stand by their public worth: secret cash lifts nobody, and those who are level share a rank', () => {
  expect(standingsOf(seen(), []).map(({ seat: who, rank }) => [who, rank])).toEqual([
    [ussr, 1],
    [china, 2],
    [usa, 2],
  ]);
});

test('players know what they are worth with their own cash, and of nobody else', () => {
  const now = seen();
  const worth = publicWorth(now, usa)?.total ?? 0;
  expect(worthWithCash(now, usa)).toEqual({ all: worth + 9000, cash: 9000 });
  expect(worthWithCash(now, ussr)).toBeUndefined();
});

test('alone against computers, cash that can be reckoned counts for everybody, and so does its change', () => {
  const now = seen();
  const worth = publicWorth(now, usa)?.total ?? 0;
  const cash = { [usa]: 9000, [ussr]: 500, [china]: 400 };
  const standings = (began?: typeof cash) =>
    standingsOf(now, [{ cycle: 3, spots: { grain: 0, oil: 0, minerals: 0 }, territories: {}, worth: { usa: worth } }], {
      now: cash,
      ...(began === undefined ? {} : { began }),
    });
  expect(standings().map(({ seat: who, rank }) => [who, rank])).toEqual([
    [usa, 1],
    [ussr, 2],
    [china, 3],
  ]);
  expect(standings()[0]).toMatchObject({ worth: worth + 9000, change: undefined });
  expect(standings({ ...cash, [usa]: 7000 })[0]?.change).toBe(2000);
});

test('a player who is out of the game stands last and without a rank', () => {
  expect(standingsOf(seen(true), []).map(({ seat: who, rank }) => [who, rank])).toEqual([
    [china, 1],
    [usa, 1],
    [ussr, undefined],
  ]);
});

test('a change is told against the beginning of this cycle, and only where that was seen', () => {
  const now = seen();
  const worth = publicWorth(now, ussr)?.total ?? 0;
  const facts = { spots: { grain: 0, oil: 0, minerals: 0 }, territories: {} };
  const change = (cycle: number) =>
    standingsOf(now, [{ cycle, ...facts, worth: { ussr: worth - 150 } }]).find((each) => each.seat === ussr)?.change;
  expect([change(2), change(3)]).toEqual([undefined, 150]);
});

test('what the leader has more of is counted thing by thing, and what they have less of is not', () => {
  const now = seen();
  expect(moreThan(now, ussr, usa)).toEqual(['1 nuke', expect.stringMatching(/^2 territor/), '3 armies', '2 oil']);
  expect(moreThan(now, usa, ussr)).toEqual([]);
});

test('expansions in play are named, pirates only with ships to prey on', () => {
  expect(expansionsIn({})).toEqual([]);
  expect(expansionsIn({ pirates: 2 })).toEqual([]);
  expect(expansionsIn({ merchantMarine: true, pirates: 2, apc: true, combatResolution: 'chart' })).toHaveLength(4);
});

test('nobody attacks in the first cycle, and a table may play trade alone', () => {
  expect([notPlayed(1), notPlayed(2), notPlayed(2, '37')]).toEqual([[4], [], [4, 5, 6]]);
});
