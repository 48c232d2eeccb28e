// Standing orders about every question of the base game that can interrupt somebody: what is ordered is answered, legally.
import { expect, test } from 'vitest';
import { quickStream } from '../dice/index.ts';
import type { Command, QuestionKind } from '../game.ts';
import { repliesIn } from '../order-of-play/standing-order.ts';
import { accepts } from '../referee/explain.ts';
import type { Game } from '../referee/game.ts';
import { perform } from '../referee/perform.ts';
import { aboardAt, unitsAt } from '../state/forces.ts';
import type { StandingOrder, Topic } from '../state/orders.ts';
import { randomMove, randomWar, scenario, WARLIKE, walk } from '../testing/index.ts';
import { answerBy, tableAnswer } from './orders.ts';

const ASKED: Readonly<Partial<Record<QuestionKind, Topic>>> = {
  sell: 'sell',
  buy: 'buy',
  defend: 'defence',
  losses: 'losses',
  occupy: 'occupy',
  reinforce: 'reinforce',
  counterattack: 'counterattack',
  retaliate: 'retaliation',
  champion: 'champion',
  shoot: 'screen',
  permission: 'passage',
  'build-permission': 'build-permission',
  attack: 'attack',
  move: 'move',
  build: 'build',
  'build-weapons': 'weapons',
  research: 'research',
  prospect: 'prospect',
  auction: 'auction',
  'first-strike': 'first-strike',
};

/** What cannot always be done, so that the player is asked: nobody withdraws without a way, or surrenders where that is not allowed. */
const MAY_ASK: ReadonlySet<string> = new Set(['defence withdraw', 'defence surrender']);

const PLAIN: Readonly<Partial<Record<StandingOrder['reply'], Command>>> = {
  pass: { type: 'pass' },
  hold: { type: 'hold-fire' },
};

const met = new Map<string, number>();

function tryOrders(game: Game): void {
  const { question } = game.state;
  const about = question === undefined ? undefined : ASKED[question.kind];
  if (question === undefined || about === undefined) return;
  for (const who of question.waiting)
    for (const reply of repliesIn(game.setup.options, about)) {
      const order: StandingOrder = {
        reply,
        least: 2,
        otherwise: 'bare',
        ...(reply === 'take' ? { where: 'alaska' } : {}),
      };
      const answer = answerBy({ changes: 0, standing: { [about]: order } }, game, who);
      if (answer === undefined && MAY_ASK.has(`${about} ${reply}`)) continue;
      // Where the rules don't let a player do it, the order doesn't either, and the player is asked.
      const plain = PLAIN[reply];
      if (answer === undefined && plain !== undefined && !accepts(game, who, plain)) continue;
      expect(answer?.why, `${question.kind} ${reply}`).toBe(about);
      if (answer !== undefined) expect(accepts(game, who, answer.command)).toBe(true);
      met.set(`${about} ${reply}`, (met.get(`${about} ${reply}`) ?? 0) + 1);
    }
}

test('X-38 in wars every order about what is asked answers it, and legally', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const { game } = randomWar(`base orders ${seed}`, {});
    const players = quickStream(`base players ${seed}`);
    for (let moves = 0; moves < 80 && game.state.ended === undefined; moves += 1) {
      tryOrders(game);
      const { seat: who, command } = randomMove(game, players, WARLIKE);
      expect(perform(game, who, command).ok).toBe(true);
    }
  }
});

test('X-38 in whole cycles every order about what is asked answers it, and legally', () => {
  for (let seed = 0; seed < 2; seed += 1)
    walk({ seed: `base ${seed}`, players: 4, opening: 'standard', cycles: 2, rich: true, sets: {} }, ({ game }) =>
      tryOrders(game),
    );
});

test('X-38 weapons that could be built are left alone by order', () => {
  const { game } = scenario({
    stage: 6,
    phase: 'strategic-builds',
    cycle: 2,
    powers: { usa: { cash: 2000, minerals: 4, researched: { nuke: true } }, ussr: {} },
    bidders: ['usa'],
  });
  expect(game.state.question?.kind).toBe('build-weapons');
  tryOrders(game);
});

test('every order about a question of the base game was tried', () => {
  const all = Object.values(ASKED);
  expect(all.filter((topic) => ![...met.keys()].some((key) => key.startsWith(`${topic} `)))).toEqual([]);
});

const full = { grain: 9, oil: 9, minerals: 9 };

test('X-38, B-ATK-41 a player who has ordered to move in does so by sea where there is no other way', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      // An oil is left after the set: enough to board, and not to fly.
      ussr: { ...full, oil: 2, units: { scandinavia: 3, 'north-sea': 3 } },
      europe: { ...full, units: { 'british-isles': 1, egypt: 3 } },
    },
    bidders: ['ussr'],
    dice: [6, 6, 1, 1],
  });
  table.ussr.does({ type: 'order', about: 'occupy', reply: 'move-in' });
  table.ussr.does({
    type: 'attack',
    from: 'north-sea',
    to: 'british-isles',
    against: 'europe',
    units: { navy: 3 },
  });
  table.europe.does({ type: 'defend', supplied: false });
  table.ussr.does({ type: 'remove-losses', losses: ['british-isles/army'] });
  expect(table.ussr.may()).not.toContain('occupy');
  const answer = tableAnswer(table.game);
  expect(answer).toMatchObject({ why: 'occupy', command: { type: 'occupy-by-sea' } });
  if (answer !== undefined) table.ussr.does(answer.command);
  expect(unitsAt(table.state.board, 'british-isles', table.ussr.seat, 'army')).toBe(1);
});

test('X-38, B-TAC-45 a player who has ordered to withdraw boards a navy where that is the only way out', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      ussr: { ...full, units: { kola: 5 } },
      europe: { ...full, units: { 'british-isles': 2, 'north-sea': 1 } },
    },
    bidders: ['ussr'],
  });
  table.europe.does({ type: 'order', about: 'defence', reply: 'withdraw' });
  table.ussr.does({
    type: 'assault-by-air',
    to: 'british-isles',
    against: 'europe',
    orders: [{ how: 'airlift', from: 'kola', units: { army: 2 } }],
  });
  const answer = tableAnswer(table.game);
  expect(answer).toMatchObject({ why: 'defence', command: { type: 'withdraw', to: 'north-sea' } });
  if (answer !== undefined) table.europe.does(answer.command);
  expect(aboardAt(table.state.board, 'north-sea', table.europe.seat, 'army')).toBe(2);
});
