// A player who bids nothing and gives orders ahead is hardly ever asked, though officers make war on them.
import {
  createGame,
  type Game,
  mixSeed,
  openStream,
  perform,
  quickStream,
  type Seat,
  tableAnswer,
} from '@marshall/rules';
import { planSetup } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { commanderNamed, momentOf } from './index.ts';

const GAMES = process.env.MARSHALL_PROOF === '1' ? 50 : 12;
const PLAYERS = 4;
const CYCLES = 5;
const MOST_ANSWERS = 2;

/** What the planner says once, before the first cycle. */
const ORDERS = [
  { about: 'defence', reply: 'fight', least: 1, otherwise: 'bare' },
  { about: 'losses', reply: 'most' },
  { about: 'occupy', reply: 'move-in' },
  { about: 'first-strike', reply: 'no' },
  { about: 'reinforce', reply: 'no' },
  { about: 'counterattack', reply: 'retake', least: 1 },
  { about: 'retaliation', reply: 'no' },
  { about: 'champion', reply: 'no' },
  { about: 'screen', reply: 'fire' },
  { about: 'passage', reply: 'refuse' },
  { about: 'build-permission', reply: 'refuse' },
  { about: 'offers', reply: 'refuse' },
  { about: 'auction', reply: 'pass' },
] as const;

test('X-38 with orders given ahead, at most two answers a cycle in games of officers with wars', () => {
  const wars = { against: 0, all: 0 };
  for (let i = 0; i < GAMES; i++) {
    const { game, planner } = begun(i);
    const answers = new Map<number, string[]>();
    play(game, planner, answers, wars);
    for (const [cycle, kinds] of answers)
      expect(kinds.length, `game ${i}, cycle ${cycle}: ${kinds}`).toBeLessThanOrEqual(MOST_ANSWERS);
  }
  expect(wars.against).toBeGreaterThan(GAMES / 2);
  expect(wars.all).toBeGreaterThan(2 * GAMES);
});

function begun(i: number): { game: Game; planner: Seat } {
  const { setup, secret } = planSetup({
    players: PLAYERS,
    seed: `planner ${i}`,
    options: { opening: i % 2 === 0 ? 'standard' : 'random', detenteCycle: CYCLES },
  });
  const made = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  const [planner] = setup.seats;
  if (!made.ok || planner === undefined) throw new Error('the game does not begin');
  return { game: made.value.game, planner };
}

/** Plays to the end; notes what the planner had to answer in each cycle, the plan of bids included. */
function play(game: Game, planner: Seat, answers: Map<number, string[]>, wars: { against: number; all: number }): void {
  const officer = commanderNamed('officer');
  const stream = quickStream(game.setup.commitment);
  const note = (kind: string) => answers.set(game.state.cycle, [...(answers.get(game.state.cycle) ?? []), kind]);
  let cycle = 0;
  while (game.state.ended === undefined) {
    const { question } = game.state;
    const [seat] = question?.waiting ?? [];
    if (question === undefined || seat === undefined) throw new Error('nobody is asked');
    const lives = game.state.seats[planner]?.out === undefined;
    if (game.state.cycle > cycle && lives) {
      cycle = game.state.cycle;
      if (cycle === 1) orderAhead(game, planner);
      const plan = { type: 'plan-bids', stage3: 0, stage4: 0, stage5: 0, stage6: 0, stage7: 0 } as const;
      expect(perform(game, planner, plan).ok).toBe(true);
      note('plan');
    }
    const ordered = tableAnswer(game);
    const moment = ordered === undefined ? momentOf(game, seat, stream) : undefined;
    // Before the first cycle everybody places pieces; that is no cycle.
    if (moment !== undefined && seat === planner && cycle > 0) note(question.kind);
    const decided = ordered?.command ?? (seat === planner ? moment?.fallback : moment && officer?.decide(moment));
    if (decided === undefined || decided instanceof Promise) throw new Error('a commander answers at once');
    const result = perform(game, ordered?.seat ?? seat, decided);
    if (!result.ok) throw new Error(`${seat}: ${result.refusal.message}`);
    for (const event of result.value) {
      if (event.type !== 'attack-declared') continue;
      wars.all += 1;
      if (event.defender === planner) wars.against += 1;
    }
  }
}

function orderAhead(game: Game, planner: Seat): void {
  expect(perform(game, planner, { type: 'pay-always', on: true }).ok).toBe(true);
  for (const order of ORDERS) expect(perform(game, planner, { type: 'order', ...order }).ok, order.about).toBe(true);
}
