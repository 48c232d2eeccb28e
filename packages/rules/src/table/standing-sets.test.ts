// Standing orders about the sets' own questions, in random wars and games: what is ordered is answered, legally, and at once.
import { expect, test } from 'vitest';
import { quickStream } from '../dice/index.ts';
import { marineIn } from '../expansions/merchant-marine/state.ts';
import type { QuestionKind } from '../game.ts';
import type { GameOptions } from '../options.ts';
import { repliesIn, topicsIn } from '../order-of-play/standing-order.ts';
import { accepts } from '../referee/explain.ts';
import type { Game } from '../referee/game.ts';
import { options as offered } from '../referee/options.ts';
import { perform } from '../referee/perform.ts';
import type { StandingOrder, Topic } from '../state/orders.ts';
import { seat } from '../state/seat.ts';
import { randomMove, randomWar, scenario, WARLIKE, walk } from '../testing/index.ts';
import { answerBy } from './orders.ts';

/** Each question of a set that can interrupt somebody, and the order that answers it. */
const ASKED: Readonly<Partial<Record<QuestionKind, Topic>>> = {
  stay: 'defence',
  passengers: 'passengers',
  target: 'target',
  absorb: 'absorb',
  disclosure: 'disclosure',
  'tech-research': 'tech-research',
  'chart-retaliation': 'chart-retaliation',
  'half-losses': 'half-losses',
  'step-e': 'ships',
  carriage: 'carriage',
  'pay-ransom': 'ransom',
  'give-up-ships': 'give-up-ships',
  'load-ships': 'load-ships',
};

/** Answers that an order may leave to its player: what is not within their prices. */
const MAY_ASK: ReadonlySet<string> = new Set(['carriage at-my-prices', 'ransom pay']);

const met = new Set<QuestionKind>();

/** Tries every order about what is asked now; each answers, and by a command that is legal. */
function tryOrders(game: Game): void {
  const { question } = game.state;
  const { options } = game.setup;
  const about = question === undefined ? undefined : ASKED[question.kind];
  if (question === undefined || about === undefined) return;
  met.add(question.kind);
  for (const who of question.waiting)
    for (const reply of repliesIn(options, about)) {
      const order: StandingOrder = { reply, least: 2, otherwise: 'bare', price: 300, units: 6 };
      const answer = answerBy({ changes: 0, standing: { [about]: order } }, game, who);
      if (answer === undefined && MAY_ASK.has(`${about} ${reply}`)) continue;
      expect(answer?.why, `${question.kind} ${reply}`).toBe(about);
      if (answer !== undefined) expect(accepts(game, who, answer.command)).toBe(true);
    }
}

const WARS: readonly Partial<GameOptions>[] = [
  { apc: true },
  { highTech: true },
  { combatResolution: 'chart' },
  { merchantMarine: true },
];

test.each(WARS)('X-38 orders about questions of a set answer them: %j', (sets) => {
  for (let seed = 0; seed < 4; seed += 1) {
    const { game } = randomWar(`orders ${seed}`, sets);
    const players = quickStream(`players ${seed}`);
    for (let moves = 0; moves < 70 && game.state.ended === undefined; moves += 1) {
      tryOrders(game);
      const { seat: who, command } = randomMove(game, players, WARLIKE);
      expect(perform(game, who, command).ok).toBe(true);
    }
  }
});

test('X-38 orders about questions of whole cycles answer them: technology, loading, pirates', () => {
  const sets = { highTech: true, merchantMarine: true, pirates: 6 };
  for (let seed = 0; seed < 2; seed += 1)
    walk({ seed: `orders ${seed}`, players: 3, opening: 'standard', cycles: 2, rich: true, sets }, ({ game }) =>
      tryOrders(game),
    );
});

test('X-38, M-PIRATE-07 the cheapest ships are given up by order', () => {
  const table = scenario({
    powers: { usa: { cards: { 'baqa-oil': 'open' }, units: { 'red-sea': { ship: 3 } } }, ussr: {} },
    options: { merchantMarine: true },
    stage: 2,
    dice: [6],
  });
  marineIn(table.state).pirates = { 'red-sea': 1 };
  const oil = (units: number) => ({ sea: 'red-sea', cargo: { 'baqa-oil': units } }) as const;
  table.usa.does({ type: 'load-ships', trips: [oil(3), oil(2)] });
  expect(table.state.question?.kind).toBe('give-up-ships');
  tryOrders(table.game);
});

test('every question of a set that can interrupt somebody was met', () => {
  expect(Object.keys(ASKED).filter((kind) => !met.has(kind as QuestionKind))).toEqual([]);
});

test('X-38 what a game without a set never asks cannot be ordered', () => {
  const base = scenario({ stage: 5, powers: { usa: {}, ussr: {} } });
  const sets = scenario({ stage: 5, powers: { usa: {}, ussr: {} }, options: { apc: true } });
  const aboutIn = ({ game }: typeof base) => {
    const [offer] = offered(game, seat('usa'), { type: 'order' });
    const { domain } = offer?.next ?? {};
    return domain?.kind === 'one-of' ? domain.values : [];
  };
  expect(aboutIn(base)).not.toContain('absorb');
  expect(aboutIn(sets)).toContain('absorb');
  expect(aboutIn(base)).toEqual(topicsIn(base.game.setup.options));
  base.usa.isRefused({ type: 'order', about: 'absorb', reply: 'none' }, 'B-FLOW-06');
  base.usa.isRefused({ type: 'order', about: 'losses', reply: 'apcs' }, 'B-FLOW-06');
});
