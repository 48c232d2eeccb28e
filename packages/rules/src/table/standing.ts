// How standing orders answer a question: one way for each thing that can be ordered about. What they cannot answer is asked.

import type { Command, QuestionKind } from '../game.ts';
import { accepts } from '../referee/explain.ts';
import type { Game } from '../referee/game.ts';
import { nearest } from '../state/agenda.ts';
import type { Orders, StandingOrder, Topic } from '../state/orders.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';
import { filled } from './filling.ts';
import { defence, losses, retaking, SHOWN, staying, targets, withOne } from './standing-battles.ts';
import { carriage, marketAnswers, offerAnswers } from './standing-prices.ts';
import { type At, concerns } from './standing-seat.ts';
import { fallbackFor } from './table.ts';

/** What an order answers, and which order it is. */
export interface Standing {
  readonly command: Command;
  readonly about: Topic;
}

/** The answer that somebody's standing orders give to what they are asked; undefined where they must be asked. */
export function standingAnswer(
  standing: DeepReadonly<Orders>['standing'],
  game: Game,
  seat: Seat,
  kind: QuestionKind,
): Standing | undefined {
  if (standing === undefined) return undefined;
  for (const { about, command } of answersTo({ game, seat, standing }, kind))
    if (command !== undefined && accepts(game, seat, command)) return { about, command };
  return undefined;
}

/** Every answer to try, the first one first. */
function* answersTo(at: At, kind: QuestionKind): Generator<{ about: Topic; command: Command | undefined }> {
  const { game, standing } = at;
  if (kind === 'bid') {
    const about = bidTopic(game.state.stage);
    const reply = about === undefined ? undefined : standing[about]?.reply;
    const cubes = CUBES.findIndex((each) => each === reply);
    if (about !== undefined && cubes >= 0) yield { about, command: { type: 'bid', cubes } };
    return;
  }
  if (kind === 'sell' || kind === 'buy') yield* marketAnswers(at, kind);
  if (kind === 'trade') yield* offerAnswers(at);
  const about = TOPIC_OF[kind];
  const order = about === undefined ? undefined : standing[about];
  if (about !== undefined && order !== undefined)
    for (const command of kind === 'stay' ? staying(at, order) : replies(at, about, order)) yield { about, command };
}

const CUBES: readonly string[] = ['none', 'one', 'two'];

function bidTopic(stage: number | undefined): Topic | undefined {
  return ([3, 4, 5, 6, 7] as const).filter((each) => each === stage).map((each) => `bid-${each}` as const)[0];
}

/** Which order answers a question. */
const TOPIC_OF: Readonly<Partial<Record<QuestionKind, Topic>>> = {
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
  surplus: 'surplus',
  // Whether to give way is the same question, asked before anybody gets off.
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

function* replies(at: At, about: Topic, order: StandingOrder): Generator<Command | undefined> {
  switch (about) {
    case 'defence':
      yield* defence(at, order);
      return;
    case 'losses':
    case 'half-losses':
      yield losses(at, order);
      return;
    case 'occupy':
      if (order.reply === 'move-in') yield* withOne(at);
      // A player who cannot come there need not be asked.
      yield { type: 'no-occupation' };
      return;
    case 'reinforce':
      yield { type: 'end-reinforcing' };
      return;
    case 'counterattack':
      yield order.reply === 'no' ? { type: 'no-counterattack' } : retaking(at, order);
      return;
    case 'first-strike':
      yield { type: 'no-first-strike' };
      return;
    case 'retaliation':
      yield { type: 'no-retaliation' };
      return;
    case 'champion':
      yield { type: 'stand', champion: order.reply === 'yes', show: [] };
      // A player who cannot be one need not be asked.
      yield { type: 'stand', champion: false, show: [] };
      return;
    case 'screen':
      yield order.reply === 'hold' ? { type: 'hold-fire' } : fallbackFor(at.game, at.seat);
      return;
    case 'passage':
      if (concerns(order, nearest(at.game.state.agenda, 'permission')?.asker))
        yield { type: 'permit', allow: order.reply === 'grant' };
      return;
    case 'build-permission':
      if (concerns(order, nearest(at.game.state.agenda, 'build-permission')?.asker))
        yield { type: 'permit-build', allow: order.reply === 'grant' };
      return;
    case 'auction':
      yield { type: 'pass-auction' };
      return;
    case 'surplus':
    case 'give-up-ships':
    case 'load-ships':
      yield fallbackFor(at.game, at.seat);
      return;
    case 'passengers':
      yield order.reply === 'none'
        ? { type: 'get-off', passengers: {} }
        : filled(at.game, at.seat, 'get-off', () => undefined);
      return;
    case 'target':
      yield* targets(at, order);
      return;
    case 'absorb':
      if (order.reply === 'none') yield { type: 'absorb', apcs: {} };
      else
        yield order.reply === 'needed'
          ? fallbackFor(at.game, at.seat)
          : filled(at.game, at.seat, 'absorb', () => undefined);
      return;
    case 'disclosure':
      for (const show of order.reply === 'all' ? SHOWN : []) yield { type: 'disclose', show };
      yield { type: 'disclose', show: 'none' };
      return;
    case 'chart-retaliation':
      yield { type: 'end-retaliation' };
      return;
    case 'ships':
      yield { type: 'ships-done' };
      return;
    case 'carriage':
      yield* carriage(at, order);
      return;
    case 'ransom':
      yield { type: 'pay-ransom', pay: order.reply === 'pay' };
      return;
    default:
      yield { type: 'pass' };
  }
}
