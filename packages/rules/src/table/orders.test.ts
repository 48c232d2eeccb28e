import { expect, test } from 'vitest';
import { mixSeed, openStream, quickStream } from '../dice/index.ts';
import type { Command } from '../game.ts';
import { createGame, type Game } from '../referee/game.ts';
import { perform } from '../referee/perform.ts';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { type Seat, seat } from '../state/seat.ts';
import { planSetup, playSilently, randomCommand, scenario } from '../testing/index.ts';
import { onlyAnswer, tableAnswer } from './orders.ts';
import { fallbackFor } from './table.ts';

const usa = seat('usa');
const rich = { grain: 9, oil: 9, minerals: 9 };

test('X-38 a plan of bids answers the bids of its cycle, and nobody else hears of it', () => {
  const table = scenario({ cycle: 2, stage: 5, powers: { usa: {}, ussr: {} } });
  const plan = { type: 'plan-bids', stage3: 0, stage4: 0, stage5: 1, stage6: 0, stage7: 2 } as const;
  const [event] = table.usa.does(plan);
  expect(event && redact(event, seat('ussr'))).toBeUndefined();
  expect(view(table.game, seat('ussr')).standingOrders).toBeUndefined();
  expect(tableAnswer(table.game)).toEqual({ seat: 'usa', command: { type: 'bid', cubes: 1 }, why: 'bids' });
  table.usa.does({ ...plan, stage5: 0 });
  expect(tableAnswer(table.game)?.command).toEqual({ type: 'bid', cubes: 0 });
  expect(table.usa.isRefused({ ...plan, stage6: 1 }, 'B-BID-08').code).toBe('no-cube');
});

test('X-38, B-BID-09 a plan is for one cycle', () => {
  const table = scenario({ cycle: 2, stage: 7, powers: { usa: {}, ussr: {} } });
  table.usa.does({ type: 'plan-bids', stage3: 1, stage4: 0, stage5: 0, stage6: 0, stage7: 0 });
  playSilently(table.game, ({ state }) => state.cycle === 3 && state.stage === 3);
  expect([table.state.question?.kind, tableAnswer(table.game)]).toEqual(['bid', undefined]);
});

test('X-38 passing for the rest of a stage lasts until a price is reached, or the stage is over', () => {
  const table = scenario({ stage: 3, phase: 'market-sales', powers: { usa: {}, ussr: {} }, prices: { oil: 100 } });
  const asked = table.player(table.state.question?.waiting[0] === 'usa' ? 'usa' : 'ussr');
  asked.does({ type: 'pass-stage', until: 'oil', price: 100 });
  expect(tableAnswer(table.game)).toBeUndefined();
  asked.does({ type: 'pass-stage', until: 'oil', price: 200 });
  expect(tableAnswer(table.game)).toMatchObject({ command: { type: 'pass' }, why: 'pass' });
  asked.does({ type: 'pass-stage', until: 'nothing' });
  expect(tableAnswer(table.game)?.why).toBe('pass');
  playSilently(table.game, ({ state }) => state.stage === 4);
  expect(asked.seat in table.state.orders && table.state.orders[asked.seat]?.pass).toBeUndefined();
});

test('X-38 whoever is attacked passes no longer, in that attack or after it', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: { usa: { units: { iraq: 2 }, ...rich }, ussr: { units: { arabia: 2, egypt: 1 }, ...rich } },
    bidders: ['usa', 'ussr'],
  });
  table.ussr.does({ type: 'pass-stage', until: 'nothing' });
  table.ussr.isRefused({ type: 'pass-stage', until: 'oil', price: 5 }, 'X-38');
  table.usa.does({ type: 'attack', from: 'iraq', to: 'arabia', against: 'ussr', units: { army: 2 } });
  expect(tableAnswer(table.game)).toBeUndefined();
  expect(table.state.orders[seat('ussr')]).toEqual({ changes: 1 });
});

test('X-38 passing never says no to an offer: he is asked about it', () => {
  const table = scenario({ stage: 3, phase: 'sales-to-players', powers: { usa: {}, ussr: {} }, traders: ['usa'] });
  table.usa.does({ type: 'pass-stage', until: 'nothing' });
  expect(tableAnswer(table.game)?.command).toEqual({ type: 'done-trading' });
  table.ussr.does({ type: 'offer', to: 'usa', gives: { oil: 1 } });
  expect(tableAnswer(table.game)).toBeUndefined();
});

test('X-38 who always pays is asked only when his cash does not reach', () => {
  const pays = (cash: number) => {
    const table = scenario({ stage: 1, powers: { usa: { cash, units: { alaska: 3 } }, ussr: {} } });
    table.usa.does({ type: 'pay-always', on: true });
    table.usa.isRefused({ type: 'pay-always', on: true }, 'X-38');
    const answer = tableAnswer(table.game);
    table.usa.does({ type: 'pay-always', on: false });
    expect(tableAnswer(table.game)).toBeUndefined();
    return answer?.command;
  };
  expect(pays(7000)).toEqual({ type: 'pay-salaries', pay: 'all' });
  expect(pays(0)).toBeUndefined();
});

test('X-38 orders are changed twenty times in a stage at most', () => {
  const table = scenario({ stage: 5, powers: { usa: {}, ussr: {} } });
  for (let i = 0; i < 20; i++) table.usa.does({ type: 'pay-always', on: i % 2 === 0 });
  expect(table.usa.isRefused({ type: 'pay-always', on: true }, 'X-38').code).toBe('too-many-changes');
  table.state.orders = {};
  table.usa.does({ type: 'pay-always', on: true });
});

test('B-ATK-34 losses that leave nothing to choose are removed by the table, and a choice is asked for', () => {
  const fight = (dice: readonly number[]) => {
    const table = scenario({
      stage: 4,
      phase: 'attacks',
      powers: {
        usa: { units: { 'north-sea': 3 }, ...rich },
        ussr: {
          units: { 'baltic-sea': 1 },
          laden: [{ zone: 'baltic-sea', carrier: 'navy', cargo: { army: 1 } }],
          ...rich,
        },
      },
      bidders: ['usa'],
      dice,
    });
    table.usa.does({ type: 'attack', from: 'north-sea', to: 'baltic-sea', against: 'ussr', units: { navy: 3 } });
    table.ussr.does({ type: 'defend', supplied: true });
    return [table.state.question?.kind, onlyAnswer(table.game, usa)?.command.type];
  };
  // Three points sink one of two ships, and one has an army aboard; six points sink both.
  expect(fight([3])).toEqual(['losses', undefined]);
  expect(fight([6])).toEqual(['losses', 'remove-losses']);
});

test('B-ATK-18 a battle of one army against one army asks at most three questions', () => {
  for (const dice of [
    [6, 1],
    [1, 6],
    [6, 6],
    [1, 1],
  ]) {
    const table = scenario({
      stage: 4,
      phase: 'attacks',
      powers: { usa: { units: { iraq: 1 }, ...rich }, ussr: { units: { arabia: 1 }, ...rich } },
      bidders: ['usa'],
      dice,
    });
    table.usa.does({ type: 'attack', from: 'iraq', to: 'arabia', against: 'ussr', units: { army: 1 } });
    const asked: string[] = [];
    while (table.state.stage === 4 && table.state.question?.kind !== 'attack') {
      const answer = tableAnswer(table.game);
      const who = answer?.seat ?? table.state.question?.waiting[0] ?? usa;
      if (answer === undefined) asked.push(table.state.question?.kind ?? '');
      act(table.game, who, answer?.command);
    }
    expect(asked.length, asked.join()).toBeLessThanOrEqual(3);
  }
});

test('X-32, X-38 a player who bids nothing and plans ahead answers at most twice a cycle', () => {
  const { setup, secret } = planSetup({ players: 6, seed: 'planner', options: { detenteCycle: 5 } });
  const begun = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!begun.ok) throw new Error(begun.refusal.sentence);
  const { game } = begun.value;
  const [planner = usa] = setup.seats;
  const others = quickStream('others');
  const answers = new Map<number, number>();
  const count = (cycle: number) => answers.set(cycle, (answers.get(cycle) ?? 0) + 1);
  let planned = 0;
  while (game.state.ended === undefined) {
    const { cycle, question } = game.state;
    if (cycle > planned) {
      if (planned === 0) act(game, planner, { type: 'pay-always', on: true });
      act(game, planner, { type: 'plan-bids', stage3: 0, stage4: 0, stage5: 0, stage6: 0, stage7: 0 });
      planned = cycle;
      count(cycle);
    }
    const answer = tableAnswer(game);
    const who = answer?.seat ?? question?.waiting[0] ?? planner;
    if (answer !== undefined) act(game, who, answer.command);
    else if (who === planner) {
      if (cycle > 0) count(cycle);
      act(game, who);
    } else {
      // The others sell, trade, build and buy, and leave war alone.
      const peaceful = question?.kind === 'attack' ? undefined : randomCommand(game, who, others, tame);
      act(game, who, peaceful);
    }
  }
  expect(Math.max(...answers.values()), JSON.stringify([...answers])).toBeLessThanOrEqual(2);
  expect(answers.size).toBe(5);
});

/** Answers to what is asked, and the wish to trade. */
function tame({ command, question }: { readonly command: Command['type']; readonly question?: number }): number {
  return question !== undefined ? 1 : command === 'want-to-trade' ? 1 : 0;
}

function act(game: Game, who: Seat, command: Command | undefined = fallbackFor(game, who)): void {
  if (command === undefined) throw new Error(`${who} is not asked`);
  const result = perform(game, who, command);
  if (!result.ok) throw new Error(`${JSON.stringify(command)}: ${result.refusal.sentence}`);
}
