import { readFileSync } from 'node:fs';
import { createGame, imagine, mixSeed, openStream, quickStream, type Seat, seat, view } from '@marshall/rules';
import { planSetup, scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { playGame } from '../arena/play.ts';
import { Recall } from '../memory/recall.ts';
import { officers } from '../officer.ts';
import { anySetup } from '../testing.ts';
import { featuresOf } from './features.ts';
import { judge, judgeStandpoint, judgeView } from './judge.ts';
import { type Player, type Standpoint, standpointOf, standpointSeen, type Troops } from './standpoint.ts';
import { afterClash, afterPassing } from './what-if.ts';

test('chances add up to 1 in games of any size and set, and at the end the winners share them', () => {
  for (let i = 0; i < 4; i++) {
    const { setup, secret } = anySetup(7 * i, 'chances', 2);
    const seated = Object.fromEntries(setup.seats.map((each, k) => [each, officers[k % officers.length]]));
    let last = new Map<string, number>();
    let commands = 0;
    const played = playGame(setup, secret, seated as Parameters<typeof playGame>[2], (_, game) => {
      commands++;
      if (commands % 25 > 0 && game.state.ended === undefined) return;
      last = new Map(judge(game));
      // A Coup Final has no winner.
      const all = game.state.ended?.winners.length === 0 ? 0 : 1;
      expect([...last.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(all);
      for (const row of featuresOf(standpointOf(game)).rows) expect(row.every(Number.isFinite)).toBe(true);
    });
    for (const winner of played.winners) expect(last.get(winner)).toBeCloseTo(1 / played.winners.length);
  }
});

test('what a seat judges depends on what it sees and on its notes alone', () => {
  const { setup, secret } = planSetup({ players: 4, seed: 'judged', options: { detenteCycle: 6 } });
  const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(started.refusal.message);
  const { game, events } = started.value;
  const recall = new Recall(setup.seats);
  recall.hear(events);
  const [own] = setup.seats;
  if (own === undefined) throw new Error('nobody sits there');
  const seen = view(game, own);
  const judged = ['one', 'other'].map((name) =>
    judgeView(setup, view(imagine(setup, seen, quickStream(name)), own), recall.of(own).notes),
  );
  expect(judged[1]).toEqual(judged[0]);
});

test('a view judges like the position itself where all cash lies open', () => {
  const { game } = scenario({
    stage: 4,
    cycle: 5,
    powers: { usa: { cash: 9000 }, china: { cash: 4000 }, ussr: {} },
    options: { cashVisible: true },
  });
  expect(judgeView(game.setup, view(game, seat('usa')))).toEqual(judge(game));
});

test('the rich are judged better than the poor, the more so near the end', () => {
  const chanceAt = (cycle: number) => {
    const { game } = scenario({
      stage: 4,
      cycle,
      powers: { usa: { cash: 60_000 }, china: { cash: 30_000 }, ussr: { cash: 30_000 } },
      options: { detenteCycle: 12 },
    });
    return judge(game).get(seat('usa')) ?? 0;
  };
  expect(chanceAt(6)).toBeGreaterThan(1 / 3);
  expect(chanceAt(12)).toBeGreaterThan(0.8);
});

test('what if: a deal passes goods, cash and land, and the last home leaves everything to its captor', () => {
  const { game } = scenario({
    stage: 6,
    powers: { usa: { cash: 9000 }, china: { cash: 4000, lStars: 3 }, ussr: {} },
  });
  const [usa, china] = [seat('usa'), seat('china')];
  const seen = view(game, usa);
  const at = standpointSeen(game.setup, seen, () => 4000);
  const dealt = afterPassing(at, seen, [
    { from: china, to: usa, cash: 0, goods: { 'l-star': 3 } },
    { from: usa, to: china, cash: 3000, goods: {} },
  ]);
  expect(dealt.players.get(usa)).toMatchObject({ cash: 6000, lStars: 3 });
  expect(dealt.players.get(china)).toMatchObject({ cash: 7000, lStars: 0 });
  expect(at.players.get(usa)?.cash).toBe(9000);
  // Manchuria is the last home of China, and nobody else's armies stand there.
  const lost = { ...at, nuked: ['mongolia', 'nanling', 'shantung', 'tibet'] };
  const clash = {
    attacker: usa,
    defender: china,
    from: 'alaska',
    to: 'manchuria',
    force: 4,
    left: 3,
    stands: 0,
    sets: 1,
  };
  const won = afterClash(lost, clash as Parameters<typeof afterClash>[1]);
  expect(won.players.get(china)?.out).toBe(true);
  expect(won.players.get(usa)).toMatchObject({ cash: 13_000, centers: 2, lStars: 3 });
  expect(judgeStandpoint(won).get(china)).toBe(0);
});

test('on a shelf of positions that it never learned from, its loss is far below that of a guess', () => {
  const shelf = readShelf();
  let loss = 0;
  let guess = 0;
  for (const { at, winners } of shelf) {
    const found = judgeStandpoint(at);
    const living = [...found.values()].filter((chance) => chance > 0).length;
    for (const seat of winners) {
      loss -= Math.log(found.get(seat) ?? 0) / winners.length;
      guess += Math.log(living) / winners.length;
    }
  }
  expect(shelf.length).toBeGreaterThan(40);
  expect(guess / shelf.length).toBeGreaterThan(1.5);
  expect(loss / shelf.length).toBeLessThan(1.25);
});

interface Shelved extends Omit<Standpoint, 'players' | 'board'> {
  readonly winners: readonly Seat[];
  readonly zones: number;
  readonly players: readonly [Seat, Player][];
  readonly board: readonly [number, readonly (readonly [Seat, number, number, number, number])[]][];
}

/** Positions of six officers at Stage 4, of games of a seed of their own, as `node scripts/train.mjs shelf` picked them. */
function readShelf(): readonly { readonly at: Standpoint; readonly winners: readonly Seat[] }[] {
  const text = readFileSync(new URL('shelf.json', import.meta.url), 'utf8');
  const read: readonly Shelved[] = JSON.parse(text);
  return read.map(({ winners, zones, players, board, ...rest }) => {
    const all: Troops[][] = Array.from({ length: zones }, () => []);
    for (const [zone, troops] of board)
      all[zone] = troops.map(([seat, power, afloat, value, salary]) => ({ seat, power, afloat, value, salary }));
    return { winners, at: { ...rest, players: new Map(players), board: all } };
  });
}
