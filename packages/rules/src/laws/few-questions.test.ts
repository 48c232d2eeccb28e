// What the table answers by itself: only where nothing is left to choose, and never in a way that tells a secret (law 2).
import { expect, test } from 'vitest';
import { quickStream } from '../dice/index.ts';
import { accepts } from '../referee/explain.ts';
import type { Game } from '../referee/game.ts';
import { imagine } from '../referee/imagine.ts';
import { options } from '../referee/options.ts';
import { perform } from '../referee/perform.ts';
import { view } from '../referee/view.ts';
import type { Seat } from '../state/seat.ts';
import { onlyAnswer } from '../table/orders.ts';
import { fallbackFor } from '../table/table.ts';
import { randomMove, randomWar, scenario, WARLIKE } from '../testing/index.ts';
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

const onlookers = quickStream('onlookers');

/** The kind of what is asked, if the table answers it: the same in a game imagined from what everybody sees, and nothing else is left to do. */
function answeredByTable(game: Game, name: string): string[] {
  const kind = game.state.question?.kind ?? '';
  return (game.state.question?.waiting ?? []).flatMap((seat) => {
    const answer = onlyAnswer(game, seat);
    const imagined = imagine(game.setup, view(game, 'spectator'), onlookers);
    expect(onlyAnswer(imagined, seat), `${name}: ${kind}`).toEqual(answer);
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
