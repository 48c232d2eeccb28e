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

test('X-38 in Stage 7 the next cycle can be planned, beside the plan for this one', () => {
  const table = scenario({ cycle: 2, stage: 7, powers: { usa: {}, ussr: {} } });
  const plan = { type: 'plan-bids', stage3: 0, stage4: 0, stage5: 0, stage6: 0, stage7: 0 } as const;
  table.usa.does({ ...plan, stage7: 1 });
  table.usa.does({ ...plan, stage3: 1, cycle: 'next' });
  expect(tableAnswer(table.game)?.command).toEqual({ type: 'bid', cubes: 1 });
  playSilently(table.game, ({ state }) => state.cycle === 3 && state.stage === 3);
  expect(tableAnswer(table.game)).toEqual({ seat: 'usa', command: { type: 'bid', cubes: 1 }, why: 'bids' });
  expect(table.usa.isRefused({ ...plan, cycle: 'next' }, 'B-FLOW-06').code).toBe('no-such-field');
  table.usa.does(plan);
  expect(tableAnswer(table.game)?.command).toEqual({ type: 'bid', cubes: 0 });
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

test('X-38 a player who passes for the rest of a stage before the bids bids nothing; one who waits for a price is asked', () => {
  for (const stage of [3, 6, 7] as const) {
    const table = scenario({ stage, powers: { usa: {}, ussr: {} } });
    table.usa.does({ type: 'pass-stage', until: 'nothing' });
    expect(tableAnswer(table.game)).toEqual({ seat: 'usa', command: { type: 'bid', cubes: 0 }, why: 'pass' });
    if (stage !== 6) {
      table.usa.does({ type: 'pass-stage', until: 'oil', price: 1000 });
      expect(tableAnswer(table.game)).toBeUndefined();
      table.usa.does({ type: 'pass-stage', until: 'nothing' });
    }
    const none = { type: 'plan-bids', stage3: 0, stage4: 0, stage5: 0, stage6: 0, stage7: 0 } as const;
    table.usa.does({ ...none, [`stage${stage}`]: 1 });
    expect(tableAnswer(table.game)).toEqual({ seat: 'usa', command: { type: 'bid', cubes: 1 }, why: 'bids' });
  }
});

test('X-38, B-BID-03 who has passed for one stage is asked for the bid of the next', () => {
  const table = scenario({ stage: 5, powers: { usa: {}, ussr: {} } });
  table.usa.does({ type: 'pass-stage', until: 'nothing' });
  table.usa.does({ type: 'bid', cubes: 0 });
  table.ussr.does({ type: 'bid', cubes: 0 });
  expect([table.state.stage, table.state.question?.kind, tableAnswer(table.game)]).toEqual([6, 'bid', undefined]);
});

test('X-38 a player who is attacked passes no longer, in that attack or after it', () => {
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

test('X-38 a player who passes once they are attacked is asked nothing more in that attack, and again in the next', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      usa: { units: { iraq: 4 }, ...rich },
      ussr: { units: { arabia: 4, russia: 3, kazakh: 3 }, ...rich },
    },
    bidders: ['usa'],
    dice: [1, 1, 1, 1, 1, 1, 1, 1],
  });
  const ussr = seat('ussr');
  const attack = { type: 'attack', from: 'iraq', to: 'arabia', against: 'ussr', units: { army: 1 } } as const;
  const askedAfter = (command: Command) => {
    table.ussr.does(command);
    const asked: string[] = [];
    while (table.state.question?.kind !== 'attack' && table.state.stage === 4) {
      const answer = tableAnswer(table.game);
      const who = answer?.seat ?? table.state.question?.waiting[0] ?? usa;
      if (answer === undefined && who === ussr) asked.push(table.state.question?.kind ?? '');
      act(table.game, who, answer?.command);
    }
    return asked;
  };
  table.usa.does(attack);
  expect(askedAfter({ type: 'defend', supplied: true })).toEqual(['reinforce', 'counterattack']);
  table.usa.does(attack);
  table.ussr.does({ type: 'pass-stage', until: 'nothing' });
  // How they defend they say themselves.
  expect([table.state.question?.kind, tableAnswer(table.game)]).toEqual(['defend', undefined]);
  expect(askedAfter({ type: 'defend', supplied: true })).toEqual([]);
  table.usa.does(attack);
  expect(askedAfter({ type: 'defend', supplied: true })).toEqual(['reinforce', 'counterattack']);
});

test('X-38, B-STRAT-15 nukes and L-stars that are sent against a player end their passing too', () => {
  const attacked = (command: Command) => {
    const table = scenario({
      stage: 4,
      phase: 'attacks',
      powers: {
        usa: { units: { alaska: 1 }, nukes: 1, lStars: 1, ...rich },
        ussr: { units: { russia: 1 }, lStars: 1, ...rich },
        china: { units: { tibet: 1 }, ...rich },
      },
      bidders: ['usa', 'ussr', 'china'],
    });
    for (const player of [table.ussr, table.china]) player.does({ type: 'pass-stage', until: 'nothing' });
    table.usa.does(command);
    playSilently(table.game, ({ state }) => state.question?.kind === 'attack' || state.stage !== 4);
    return [seat('ussr'), seat('china')].map((each) => table.state.orders[each]?.pass !== undefined);
  };
  expect(attacked({ type: 'launch', targets: { russia: 1 } })).toEqual([false, true]);
  expect(attacked({ type: 'clash', with: seat('ussr') })).toEqual([false, true]);
});

test('X-38 passing never says no to an offer: they are asked about it', () => {
  const table = scenario({ stage: 3, phase: 'sales-to-players', powers: { usa: {}, ussr: {} }, traders: ['ussr'] });
  table.usa.does({ type: 'pass-stage', until: 'nothing' });
  table.ussr.does({ type: 'offer', to: 'usa', gives: { oil: 1 } });
  expect(table.state.question).toMatchObject({ kind: 'trade', waiting: ['ussr', 'usa'] });
  expect(tableAnswer(table.game)).toBeUndefined();
});

test('X-38, X-32 a player who has said that they want to trade is asked to, though they pass for the rest of the stage', () => {
  const table = scenario({
    stage: 3,
    phase: 'market-sales',
    bidders: ['usa'],
    powers: { usa: { oil: 3 }, ussr: {} },
    traders: [],
  });
  table.usa.does({ type: 'want-to-trade' });
  table.usa.does({ type: 'pass-stage', until: 'nothing' });
  const passed = tableAnswer(table.game);
  expect(passed?.command).toEqual({ type: 'pass' });
  table.usa.does({ type: 'pass' });
  expect(table.state.question).toMatchObject({ kind: 'trade', waiting: ['usa'] });
  expect(tableAnswer(table.game)).toBeUndefined();
  table.usa.does({ type: 'done-trading' });
  expect(table.state.question?.kind).not.toBe('trade');
});

test('X-38 a player who always pays is asked only when their cash does not reach', () => {
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

test('X-38 a player who always pays keeps their bank loans and is not asked about them', () => {
  const table = scenario({ stage: 1, powers: { usa: { cash: 7000, loans: 1, units: { alaska: 3 } }, ussr: {} } });
  table.usa.does({ type: 'pay-always', on: true });
  const answers: Command[] = [];
  for (let answer = tableAnswer(table.game); answer !== undefined; answer = tableAnswer(table.game)) {
    if (answer.seat === usa) answers.push(answer.command);
    act(table.game, answer.seat, answer.command);
    for (const other of table.state.question?.waiting ?? [])
      if (other !== usa && tableAnswer(table.game) === undefined) act(table.game, other);
  }
  expect(answers.slice(0, 2)).toEqual([
    { type: 'pay-salaries', pay: 'all' },
    { type: 'repay', billions: 0 },
  ]);
  expect(table.usa.has.loans).toBe(1);
});

test('X-38, Q-B-25 a player who always pays is asked about interest that their cash does not reach, and may borrow', () => {
  const asked = (cash: number) => {
    const table = scenario({ stage: 1, powers: { usa: { cash, loans: 3 }, ussr: {} } });
    table.usa.does({ type: 'pay-always', on: true });
    return [table.state.question?.kind, tableAnswer(table.game)?.command];
  };
  expect(asked(300)).toEqual(['bank-loans', { type: 'repay', billions: 0 }]);
  expect(asked(299)).toEqual(['bank-loans', undefined]);
});

test('X-38 orders are changed sixty times in a stage at most', () => {
  const table = scenario({ stage: 5, powers: { usa: {}, ussr: {} } });
  for (let i = 0; i < 60; i++) table.usa.does({ type: 'pay-always', on: i % 2 === 0 });
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

/** What the players are asked in a battle of one army against one, from the declaration to its end. */
function askedInBattle(dice: readonly number[], powers: Parameters<typeof scenario>[0]['powers']): string[] {
  const table = scenario({ stage: 4, phase: 'attacks', powers, bidders: ['usa'], dice });
  table.usa.does({ type: 'attack', from: 'iraq', to: 'arabia', against: 'ussr', units: { army: 1 } });
  const asked: string[] = [];
  while (table.state.stage === 4 && table.state.question?.kind !== 'attack') {
    const answer = tableAnswer(table.game);
    const who = answer?.seat ?? table.state.question?.waiting[0] ?? usa;
    if (answer === undefined) asked.push(table.state.question?.kind ?? '');
    act(table.game, who, answer?.command);
  }
  return asked;
}

const ROLLS = [
  [6, 1],
  [1, 6],
  [6, 6],
  [1, 1],
];

test.each(ROLLS)('B-ATK-18 a battle of one army against one army asks at most three questions: %i, %i', (...dice) => {
  const asked = askedInBattle(dice, {
    usa: { units: { iraq: 1 }, ...rich },
    ussr: { units: { arabia: 1 }, ...rich },
  });
  expect(asked.length, asked.join()).toBeLessThanOrEqual(3);
});

test.each(ROLLS)('B-ATK-18 the same beside units that can do nothing: %i, %i', (...dice) => {
  // Both have one set; what the battle leaves of it moves nothing.
  const set = { grain: 1, oil: 1, minerals: 1 };
  const asked = askedInBattle(dice, {
    usa: { units: { iraq: 1, romania: 2, 'arabian-sea': 1 }, ...set },
    ussr: { units: { arabia: 1, egypt: 2, kazakh: 3 }, ...set },
    china: { units: { tibet: 2 }, ...rich },
  });
  expect(asked.length, asked.join()).toBeLessThanOrEqual(3);
});

test('B-TAC-40 a defender who can only resist is not asked, and one who can withdraw is', () => {
  const attacked = (grain: number) => {
    const table = scenario({
      stage: 4,
      phase: 'attacks',
      powers: { usa: { units: { romania: 2 }, ...rich }, ussr: { units: { russia: 1 }, grain, oil: 0, minerals: 0 } },
      bidders: ['usa'],
    });
    table.usa.does({ type: 'attack', from: 'romania', to: 'russia', against: 'ussr', units: { army: 2 } });
    return [table.state.question?.kind, onlyAnswer(table.game, seat('ussr'))?.command];
  };
  expect(attacked(0)).toEqual(['defend', { type: 'defend', supplied: false }]);
  expect(attacked(1)).toEqual(['defend', undefined]);
});

test('B-MOVE-03 a player who has neither grain nor oil passes in Stage 5; with either they may ask for passage', () => {
  const asked = (grain: number) => {
    const powers = { usa: { units: { iraq: 2 }, grain, oil: 0 }, ussr: { units: { arabia: 1 } } };
    const table = scenario({ stage: 5, phase: 'moves', powers, bidders: ['usa'] });
    return [table.state.question?.kind, onlyAnswer(table.game, usa)?.command];
  };
  expect(asked(0)).toEqual(['move', { type: 'pass' }]);
  expect(asked(1)).toEqual(['move', undefined]);
});

test.each(['peace', 'war'] as const)(
  'X-32, X-38 a player who bids nothing and plans ahead answers at most twice a cycle, among others at %s',
  (temper) => {
    const { setup, secret } = planSetup({ players: 6, seed: 'planner', options: { detenteCycle: 6 } });
    const begun = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
    if (!begun.ok) throw new Error(begun.refusal.message);
    const { game } = begun.value;
    const [planner = usa] = setup.seats;
    const others = quickStream('others');
    const answers = new Map<number, string[]>();
    let planned = 0;
    let attacks = 0;
    while (game.state.ended === undefined) {
      const { cycle, question } = game.state;
      if (cycle > planned) {
        if (planned === 0) act(game, planner, { type: 'pay-always', on: true });
        act(game, planner, { type: 'plan-bids', stage3: 0, stage4: 0, stage5: 0, stage6: 0, stage7: 0 });
        planned = cycle;
        answers.set(cycle, ['the plan']);
      }
      const answer = tableAnswer(game);
      const who = answer?.seat ?? question?.waiting[0] ?? planner;
      if (answer !== undefined) act(game, who, answer.command);
      else if (who === planner) {
        answers.get(cycle)?.push(question?.kind ?? '');
        act(game, who);
      } else {
        const command =
          temper === 'war' || question?.kind !== 'attack' ? randomCommand(game, who, others, tame) : undefined;
        // A player who is attacked or asked for something themselves has an answer to give.
        const spared = command === undefined || !JSON.stringify(command).includes(`"${planner}"`) ? command : undefined;
        if (question?.kind === 'attack' && spared !== undefined && spared.type !== 'pass') attacks += 1;
        act(game, who, spared);
      }
    }
    expect(answers.size).toBe(6);
    for (const asked of answers.values()) expect(asked.length, asked.join()).toBeLessThanOrEqual(2);
    expect(attacks > 0).toBe(temper === 'war');
  },
);

/** Answers to what is asked, nukes left alone, and the wish to trade. */
function tame({ command, question }: { readonly command: Command['type']; readonly question?: number }): number {
  if (command === 'launch' || command === 'space-blast' || command === 'clash') return 0;
  if (command === 'pass') return 0.1;
  return question !== undefined || command === 'want-to-trade' ? 1 : 0;
}

function act(game: Game, who: Seat, command: Command | undefined = fallbackFor(game, who)): void {
  if (command === undefined) throw new Error(`${who} is not asked`);
  const result = perform(game, who, command);
  if (!result.ok) throw new Error(`${JSON.stringify(command)}: ${result.refusal.message}`);
}

test('B-BUY-05, X-30 a bidder whose rows are all full passes; for want of cash, which nobody sees, the table passes for nobody', () => {
  const asked = (powers: { readonly oil: number; readonly cash?: number }, marketOverflow = false) => {
    const usa = { grain: 12, minerals: 12, ...powers };
    const sketch = { stage: 7, phase: 'market-buys', bidders: ['usa'], options: { marketOverflow } } as const;
    const table = scenario({ ...sketch, powers: { usa, ussr: {} } });
    return [table.state.question?.kind, tableAnswer(table.game)?.command];
  };
  expect(asked({ oil: 12 })).toEqual(['buy', { type: 'pass' }]);
  expect(asked({ oil: 11 })).toEqual(['buy', undefined]);
  expect(asked({ oil: 11, cash: 0 })).toEqual(['buy', undefined]);
  expect(asked({ oil: 12 }, true)).toEqual(['buy', undefined]);
});

test('X-38 the table answers nothing in a game that is over, and for nobody who is not asked', () => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    bidders: ['usa'],
    powers: { usa: { grain: 0, oil: 0 }, ussr: {} },
  });
  expect(onlyAnswer(table.game, seat('ussr'))).toBeUndefined();
  table.usa.does({ type: 'resign' });
  expect(table.state.ended).toBeDefined();
  expect(tableAnswer(table.game)).toBeUndefined();
  expect(onlyAnswer(table.game, seat('ussr'))).toBeUndefined();
});
