import { type Card, type Command, cloneGame, cloneState, perform, quickStream, type Seat, seat } from '@marshall/rules';
import { planSetup, scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { momentOf, playGame } from '../arena/play.ts';
import { Recall } from '../memory/recall.ts';
import { officers } from '../officer.ts';
import { causesOf } from './causes.ts';
import { curveOf, luckIn } from './curve.ts';
import { reviewGame } from './review.ts';
import { type SpoilName, spoiledGames } from './spoiling.ts';
import type { GameRecord, GameReview } from './told.ts';
import { tryMoves } from './trial.ts';

/** A few kinds in small games every day, all twenty in a proof, of which it may miss two. */
const PROOF = process.env.MARSHALL_PROOF === '1';
const EVERY_DAY: ReadonlySet<SpoilName> = new Set(['pay no company', 'give the cash away']);

test('a review finds moves that were spoiled on purpose among the worst of their seat', () => {
  const missed: string[] = [];
  let games = 0;
  for (const game of spoiledGames(PROOF ? undefined : EVERY_DAY)) {
    games++;
    const { worst, decisions, otherwise } = reviewed(game, game.seat);
    expect(worst.length).toBeLessThanOrEqual(5);
    expect(otherwise).toBeGreaterThanOrEqual(worst.length);
    expect(decisions).toBeGreaterThan(10);
    const found = worst.find(({ index }) => index === game.index);
    if (found === undefined) missed.push(`${game.name}, move ${game.index}`);
    // What would have been better is something else, and is said to be worth more.
    else expect([found.better, found.betterChance > found.chance]).not.toEqual([found.command, false]);
  }
  expect(games).toBe(PROOF ? 20 : EVERY_DAY.size);
  expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(PROOF ? 2 : 0);
});

test('chances add up to 1 at every point of the curve, and at its end the winner has all of them', () => {
  const { setup, secret } = planSetup({ players: 3, seed: 'curve', options: { detenteCycle: 2 } });
  const entries: GameRecord['entries'][number][] = [];
  const seats = Object.fromEntries(setup.seats.map((each, i) => [each, officers[i]]));
  const { winners } = playGame(setup, secret, seats as Parameters<typeof playGame>[2], undefined, (entry) =>
    entries.push(entry),
  );
  const curve = curveOf({ setup, entries });
  for (const { chances } of curve)
    expect(Object.values<number>(chances).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
  // Two cycles have fourteen stages, some of them without a question.
  expect(curve.length).toBeGreaterThan(6);
  expect(curve.at(-1)).toMatchObject({ at: entries.length, cycle: 2 });
  for (const winner of winners) expect(curve.at(-1)?.chances[winner]).toBeCloseTo(1 / winners.length);
});

test('what makes a move better is told by the figure that it changed', () => {
  const { game } = scenario({
    stage: 3,
    phase: 'market-sales',
    bidders: ['usa'],
    cycle: 4,
    options: { detenteCycle: 8 },
    powers: { usa: { cash: 9000, cards: 'home' }, china: { cash: 9000, cards: 'home' }, ussr: { cash: 9000 } },
  });
  const usa = seat('usa');
  const known = momentOf(game, usa, quickStream('causes'));
  const gift = { type: 'give-cash', to: seat('china'), amount: 8000 } as const;
  const [kept = [], given = []] = tryMoves(known, 'causes', [undefined, gift], { tries: 4 });
  const [cause, ...more] = causesOf(usa, kept, given, 3);
  expect(cause?.figure).toBe('wealth');
  expect((cause?.better ?? 0) - (cause?.other ?? 0)).toBeCloseTo(8000, -1);
  // The one who got it is richer for it.
  const rival = more.find(({ figure }) => figure === 'rival');
  expect(rival === undefined || rival.other > rival.better).toBe(true);
});

test('luck is also what was turned: a weapon found is good luck, and nothing found is bad', () => {
  const usa = seat('usa');
  const luckOf = (deck: readonly Card[]) => {
    const { game } = scenario({
      stage: 6,
      phase: 'research',
      cycle: 3,
      bidders: ['usa'],
      traders: [],
      options: { detenteCycle: 8 },
      powers: {
        usa: { cash: 4000, minerals: 6, cards: 'home' },
        china: { cards: 'home', nukes: 2 },
        ussr: { cards: 'home', nukes: 2 },
      },
      deck,
    });
    const begun = perform(game, usa, { type: 'research', weapon: 'l-star' });
    if (!begun.ok) throw new Error(begun.refusal.message);
    const before = cloneGame(game, quickStream(0));
    const command = { type: 'turn-research-card' } as const;
    const result = perform(game, usa, command);
    if (!result.ok) throw new Error(result.refusal.message);
    const recall = new Recall(before.setup.seats);
    return (
      luckIn({ index: 1, seat: usa, command, auto: false, events: result.value, game: before, recall })?.[usa] ?? 0
    );
  };
  expect(luckOf(['l-star-1', 'shan-mines'])).toBeGreaterThan(0.01);
  expect(luckOf(['shan-mines', 'hassi-oil'])).toBeLessThan(0);
});

test('a company found is good luck before it is opened, and a card for nothing is bad', () => {
  const usa = seat('usa');
  const luckOf = (deck: readonly Card[]) => {
    const { game } = scenario({
      stage: 7,
      phase: 'prospecting',
      cycle: 3,
      bidders: ['usa'],
      traders: [],
      options: { detenteCycle: 8 },
      powers: { usa: { cash: 4000, cards: 'home' }, china: { cards: 'home' }, ussr: { cards: 'home' } },
      deck,
    });
    const begun = perform(game, usa, { type: 'prospect', resource: 'oil' });
    if (!begun.ok) throw new Error(begun.refusal.message);
    // The shuffle lays them in some order; here it is known.
    game.state.deck = [...deck];
    const before = cloneGame(game, quickStream(0));
    const command = { type: 'turn-card' } as const;
    const result = perform(game, usa, command);
    if (!result.ok) throw new Error(result.refusal.message);
    const recall = new Recall(before.setup.seats);
    return (
      luckIn({ index: 1, seat: usa, command, auto: false, events: result.value, game: before, recall })?.[usa] ?? 0
    );
  };
  const found = luckOf(['hassi-oil', 'shan-mines', 'l-star-1']);
  const nothing = luckOf(['shan-mines', 'l-star-1', 'hassi-oil']);
  expect(found).toBeGreaterThan(0.001);
  expect(nothing).toBeLessThan(0);
});

test('a deal that gives everything away is found, whether it was offered or accepted, and one that was turned down', () => {
  const plain = { cards: 'home', cash: 6000 } as const;
  const table = () =>
    scenario({
      stage: 3,
      phase: 'sales-to-players',
      cycle: 4,
      bidders: ['usa'],
      traders: ['usa', 'china', 'ussr'],
      options: { detenteCycle: 8 },
      powers: { usa: { ...plain, oil: 12, grain: 12 }, china: plain, ussr: plain },
    }).game;
  const usa = seat('usa');
  const china = seat('china');
  const worstOf = (by: Seat, commands: readonly (readonly [Seat, Command])[]) => {
    const game = table();
    const base = cloneState(game.state);
    const entries = commands.map(([from, command]) => {
      const result = perform(game, from, command);
      if (!result.ok) throw new Error(result.refusal.message);
      return { seat: from, command, events: result.value };
    });
    return reviewed({ setup: game.setup, base, entries }, by).worst;
  };
  const gift: readonly (readonly [Seat, Command])[] = [
    [usa, { type: 'offer', to: china, gives: { oil: 9, grain: 9 }, wantsCash: 10 }],
    [china, { type: 'accept-offer', offer: 'usa>china#1' }],
  ];
  expect(worstOf(usa, gift)).toMatchObject([{ index: 0, command: { type: 'offer' } }]);
  expect(worstOf(china, gift)).toEqual([]);
  const plunder: readonly (readonly [Seat, Command])[] = [
    [usa, { type: 'offer', to: china, givesCash: 10, wants: { 'chin-oil': 1, 'ku-chan-li': 1, 'obo-mines': 1 } }],
    [china, { type: 'accept-offer', offer: 'usa>china#1' }],
  ];
  expect(worstOf(china, plunder)).toMatchObject([{ index: 1, command: { type: 'accept-offer' } }]);
  const missed: readonly (readonly [Seat, Command])[] = [
    [usa, { type: 'offer', to: china, gives: { oil: 9, grain: 9 }, wantsCash: 10 }],
    [china, { type: 'decline-offer', offer: 'usa>china#1' }],
  ];
  // What nobody took has cost nothing; to turn it down has.
  expect(worstOf(usa, missed)).toEqual([]);
  expect(worstOf(china, missed)).toMatchObject([
    { index: 1, command: { type: 'decline-offer' }, better: { type: 'accept-offer' } },
  ]);
});

function reviewed(record: GameRecord, of: GameReview['seat']): GameReview {
  const run = reviewGame(record, of);
  let last = 0;
  for (let step = run.next(); ; step = run.next()) {
    if (step.done === true) return step.value;
    expect(step.value.done).toBeGreaterThanOrEqual(last);
    last = step.value.done;
  }
}
