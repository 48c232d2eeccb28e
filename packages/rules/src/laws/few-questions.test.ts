// What the table answers by itself: only where nothing is left to choose, and never in a way that tells a secret (law 2).
import { expect, test } from 'vitest';
import { quickStream } from '../dice/index.ts';
import type { Command } from '../game.ts';
import type { GameOptions } from '../options.ts';
import { accepts } from '../referee/explain.ts';
import type { Game } from '../referee/game.ts';
import { imagine } from '../referee/imagine.ts';
import { options } from '../referee/options.ts';
import { perform } from '../referee/perform.ts';
import { view } from '../referee/view.ts';
import type { Seat } from '../state/seat.ts';
import { onlyAnswer, tableAnswer } from '../table/orders.ts';
import { fallbackFor } from '../table/table.ts';
import { randomCommand, randomMove, randomWar, scenario, type Taste, WARLIKE } from '../testing/index.ts';
import { law, wars } from './law.ts';

const WARS = process.env.MARSHALL_PROOF === '1' ? 1000 : 10;
const MOST = 60;

test('X-38 the table answers where one answer is left, whatever a player hides', { timeout: 3_600_000 }, () => {
  const kinds = new Set<string>();
  law(wars, WARS, ({ seed, options: played }) => {
    const { game } = randomWar(`few questions ${seed}`, played);
    const players = quickStream(`players of few questions ${seed}`);
    for (let commands = 0; commands < MOST && game.state.ended === undefined && game.state.stage === 4; commands++) {
      for (const kind of answeredByTable(game, String(seed))) kinds.add(kind);
      const move = randomMove(game, players, WARLIKE);
      perform(game, move.seat, move.command);
    }
  });
  expect([...kinds]).toEqual(expect.arrayContaining(['losses', 'reinforce']));
  expect(kinds.size).toBeGreaterThan(2);
});

test('X-38 the same in a battle whose defender has no supplies: nobody has a choice until it is over', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      usa: { units: { romania: 2 }, grain: 1, oil: 1, minerals: 1 },
      ussr: { units: { russia: 1, kazakh: 1 }, grain: 0, oil: 0, minerals: 0 },
    },
    bidders: ['usa'],
    dice: [1, 6, 1],
  });
  table.usa.does({ type: 'attack', from: 'romania', to: 'russia', against: 'ussr', units: { army: 2 } });
  const kinds: string[] = [];
  while (table.state.stage === 4) {
    const [seat] = table.state.question?.waiting ?? [];
    const kind = table.state.question?.kind;
    if (seat === undefined || kind === undefined) throw new Error('nobody is asked');
    const answered = answeredByTable(table.game, 'a battle').length > 0;
    kinds.push(answered ? kind : `${kind}: asked`);
    const command = onlyAnswer(table.game, seat)?.command ?? fallbackFor(table.game, seat);
    if (command === undefined || !perform(table.game, seat, command).ok) throw new Error(`${kind} is not answered`);
  }
  expect(kinds).toEqual(['defend', 'losses']);
});

test('X-38 somebody who could hire carriers is asked whether they have the money or not: nobody sees how much they have', () => {
  for (const cash of [0, 5000]) {
    const table = scenario({
      stage: 5,
      phase: 'moves',
      options: { merchantMarine: true },
      powers: {
        usa: { units: { 'eastern-usa': 2 }, grain: 0, oil: 0, minerals: 0, cash },
        ussr: { units: { russia: 1 } },
      },
      bidders: ['usa'],
    });
    expect(table.state.question?.waiting).toEqual(['usa']);
    expect(onlyAnswer(table.game, table.usa.seat), `with ${cash}`).toBeUndefined();
    expect(answersOf(table.game, table.usa.seat).includes('hire-carriers')).toBe(cash > 0);
  }
});

const FACES = [1, 2, 3, 4, 5, 6];
const DICE = FACES.flatMap((first) => FACES.map((second) => [first, second] as const));

const most = (games: readonly string[][]) => Math.max(...games.map((kinds) => kinds.length));

test('X-38 one army against one, both with supplies and other units: at most three questions, whatever the dice', () => {
  const games = DICE.map((dice) => questionsOf(dice, []));
  expect(most(games)).toBe(3);
  // Nobody has lost a say: the defender is asked how to fight, and somebody is asked after the dice in every one of them.
  expect(games.every((kinds) => kinds[0] === 'defend' && kinds.length > 1)).toBe(true);
});

test('X-38 the same whatever the two sides answer, with any of the sets that change what follows the dice', {
  timeout: 60_000,
}, () => {
  const sets = [{}, { merchantMarine: true }, { apc: true }, { combatResolution: 'chart' }] as const;
  const asked = new Set<string>();
  for (const options of sets)
    for (const [i, dice] of DICE.entries()) {
      const players = quickStream(`duel ${i} ${JSON.stringify(options)}`);
      const kinds = duel(dice, options, (game, seat) => randomCommand(game, seat, players, ANSWERS));
      // What a set asks of a battle before its dice is not what follows them.
      const counted = kinds.filter((kind) => AFTER_DICE.includes(kind) || kind === 'defend');
      expect(counted.length, `${JSON.stringify(options)} ${dice}: ${kinds}`).toBeLessThan(4);
      for (const kind of counted) asked.add(kind);
    }
  expect([...asked].sort()).toEqual([...AFTER_DICE, 'defend'].sort());
});

test('X-38 a side that wants to be asked again is asked about everything, so nobody loses a choice', () => {
  const games = DICE.map((dice) => questionsOf(dice, [], {}, 'ask-again'));
  expect(most(games)).toBe(5);
  const before = DICE.map((dice) => questionsOf(dice, [], { attack: 'ask-again', defend: 'ask-again' }));
  expect(before).toEqual(games);
  expect(new Set(games.flat())).toEqual(new Set(['defend', 'occupy', 'reinforce', 'counterattack']));
});

test('X-38 with orders not to reinforce, one more answer is left for those who want to be asked again', () => {
  const games = DICE.map((dice) => questionsOf(dice, [{ about: 'reinforce', reply: 'no' }], {}, 'ask-again'));
  // Only where both armies die is there a fourth: the attacker may move into both zones.
  const both = games.filter((kinds) => kinds.filter((kind) => kind === 'occupy').length > 1);
  expect(most(games.filter((kinds) => !both.includes(kinds)))).toBe(3);
  expect(most(both)).toBe(4);
});

test('X-38 the same with orders to move in: at most two questions, whatever the dice', () => {
  const orders = [
    { about: 'reinforce', reply: 'no' },
    { about: 'occupy', reply: 'move-in' },
  ] as const;
  expect(Math.max(...DICE.map((dice) => questionsOf(dice, orders).length))).toBe(2);
});

test('X-38 the same without orders, each side saying with the attack and the defence what comes after: at most three, whatever the dice', () => {
  const games = DICE.map((dice) => questionsOf(dice, [], { attack: 'move-in', defend: 'stay' }));
  expect(Math.max(...games.map((kinds) => kinds.length))).toBe(3);
  expect(games.flat()).not.toContain('reinforce');
  // An attacker who has nobody left to move in with is asked about the target; a defender about the zone that the attack left empty.
  expect(games.filter((kinds) => kinds.includes('occupy')).length).toBeGreaterThan(0);
  expect(games.every((kinds) => kinds.filter((kind) => kind === 'occupy').length < 2)).toBe(true);
});

test('X-38 the same without orders and with nothing said before the dice, each answer after them being the last: at most three, whatever the dice', () => {
  const games = DICE.map((dice) => questionsOf(dice, [], {}, 'done'));
  expect(Math.max(...games.map((kinds) => kinds.length))).toBe(3);
  // Nobody has lost a say: somebody is asked in every one of them after the dice have fallen.
  expect(games.every((kinds) => kinds[0] === 'defend' && kinds.length > 1)).toBe(true);
});

/** They only answer, and as they like; a proposal to the other side would ask it, and then them again. */
const ANSWERS: Taste = ({ question, command }) => (question === undefined || command === 'carry-goods' ? 0 : 1);

const AFTER_DICE = ['occupy', 'step-e', 'reinforce', 'counterattack'];

/** What is asked in a battle of one army against one whose sides answer as they like, until it is over or struck back. */
function duel(
  dice: readonly number[],
  options: Partial<GameOptions>,
  answer: (game: Game, seat: Seat) => Command | undefined,
): string[] {
  const set = { grain: 6, oil: 6, minerals: 6 };
  const ships = options.merchantMarine === true ? { 'mid-pacific': { ship: 1 } } : {};
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options,
    powers: {
      usa: { units: { romania: 1, greece: 3, ...ships }, ...set },
      ussr: { units: { russia: 1, kazakh: 3, ...ships }, ...set },
    },
    bidders: ['usa', 'ussr'],
    dice,
  });
  table.usa.does({ type: 'attack', from: 'romania', to: 'russia', against: 'ussr', units: { army: 1 } });
  const kinds: string[] = [];
  const isOver = () => table.state.agenda.filter(({ procedure }) => procedure === 'conventional').length !== 1;
  while (!isOver()) {
    const { question } = table.state;
    const [seat] = question?.waiting ?? [];
    if (question === undefined || seat === undefined) throw new Error('nobody is asked');
    const ordered = tableAnswer(table.game);
    const kind = `${question.kind} ${question.id}`;
    if (ordered === undefined && kinds.at(-1) !== kind) kinds.push(kind);
    const fight = { type: 'defend', supplied: true } as const;
    const command = ordered?.command ?? (question.kind === 'defend' ? fight : answer(table.game, seat));
    if (command === undefined || !perform(table.game, seat, command).ok) throw new Error(`${question.kind} hangs`);
  }
  return kinds.map((kind) => kind.split(' ')[0] ?? '');
}

/** What is asked of anybody in the battle, up to the next go. */
function questionsOf(
  dice: readonly number[],
  orders: readonly { readonly about: 'reinforce' | 'occupy'; readonly reply: 'no' | 'move-in' }[],
  said: { readonly attack?: 'move-in' | 'ask-again'; readonly defend?: 'stay' | 'ask-again' } = {},
  afterDice?: 'done' | 'ask-again',
): string[] {
  const set = { grain: 6, oil: 6, minerals: 6 };
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      usa: { units: { romania: 1, greece: 3 }, ...set },
      ussr: { units: { russia: 1, kazakh: 3 }, ...set },
    },
    bidders: ['usa'],
    dice,
  });
  for (const order of orders) for (const player of [table.usa, table.ussr]) player.does({ type: 'order', ...order });
  table.usa.does({
    type: 'attack',
    from: 'romania',
    to: 'russia',
    against: 'ussr',
    units: { army: 1 },
    ...(said.attack === undefined ? {} : { afterwards: said.attack }),
  });
  const kinds: string[] = [];
  while (table.state.stage === 4 && table.state.question?.kind !== 'attack') {
    const { question } = table.state;
    const [seat] = question?.waiting ?? [];
    if (question === undefined || seat === undefined) throw new Error('nobody is asked');
    const ordered = tableAnswer(table.game);
    if (ordered === undefined) kinds.push(question.kind);
    const defended = {
      type: 'defend',
      supplied: true,
      ...(said.defend === undefined ? {} : { afterwards: said.defend }),
    } as const;
    const supplied = question.kind === 'defend' ? defended : undefined;
    const answer = ordered?.command ?? supplied ?? fallbackFor(table.game, seat);
    const last = answer?.type === 'no-occupation' || answer?.type === 'end-reinforcing';
    const command = last && afterDice !== undefined ? { ...answer, afterwards: afterDice } : answer;
    if (command === undefined || !perform(table.game, seat, command).ok) throw new Error(`${question.kind} hangs`);
  }
  return kinds;
}

const onlookers = quickStream('onlookers');

/** The kind of what is asked, if the table answers it: the same in a game imagined from what everybody sees, and nothing else is left to do. */
function answeredByTable(game: Game, name: string): string[] {
  const kind = game.state.question?.kind ?? '';
  return (game.state.question?.waiting ?? []).flatMap((seat) => {
    const answer = onlyAnswer(game, seat);
    // Whatever is in the purses: an answer at once would tell of an empty one.
    for (const purse of [undefined, () => 0, () => 50_000]) {
      const imagined = imagine(game.setup, view(game, 'spectator'), onlookers, purse);
      expect(onlyAnswer(imagined, seat), `${name}: ${kind}`).toEqual(answer);
    }
    if (answer === undefined) return [];
    expect(accepts(game, seat, answer.command)).toBe(true);
    expect(answersOf(game, seat), `${name}: ${kind}`).toEqual([answer.command.type]);
    return [kind];
  });
}

function answersOf(game: Game, seat: Seat): string[] {
  return options(game, seat)
    .filter(({ question, command }) => question !== undefined && command !== 'ask-passage')
    .map(({ command }) => command);
}
