import { momentOf } from '@marshall/bots';
import { type QuestionKind, quickStream, seat, view } from '@marshall/rules';
import { type Sketch, scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import type { TableState } from '../session/session.ts';
import { Host } from './host.ts';
import { boardElsewhere } from './imagined-board.ts';
import type { SavedGame } from './saved.ts';
import { suggestionFor } from './suggest.ts';

/** More answers than a cycle takes, and what is asked meanwhile. */
const MOST = 60;
const WANTED = ['place-armies', 'salaries', 'bid', 'sell'];

function play(players: readonly string[], seed: string) {
  const told: { table?: Omit<TableState, 'log'>; saved?: SavedGame } = {};
  const started = Host.start(
    {
      players: (['europe', 'usa', 'ussr'] as const).map((power) => ({
        power,
        name: power,
        commander: players.includes(power) ? 'person' : 'recruit',
      })),
      seed,
    },
    {
      onTable: (table) => {
        told.table = table;
      },
      onEntry: (saved) => {
        told.saved = saved;
      },
    },
  );
  if (!started.ok) throw new Error(started.refusal.sentence);
  started.value.begin();
  return { host: started.value, told };
}

test('a general suggests legal answers to whatever is asked, and each is counted once', async () => {
  const { host, told } = play(['europe'], 'four');
  const kinds = new Set<string>();
  let hints = 0;
  for (; hints < MOST && !WANTED.every((kind) => kinds.has(kind)); hints++) {
    let suggestion = host.suggest();
    for (let turns = 0; turns < 10_000 && suggestion === undefined; turns++) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      suggestion = host.suggest();
    }
    if (suggestion === undefined) throw new Error('nothing is suggested');
    const { best, others } = suggestion;
    kinds.add(told.table?.asked?.kind ?? '');
    const all = [best, ...others];
    expect(new Set(all.map(({ command }) => JSON.stringify(command))).size).toBe(all.length);
    expect(others.length).toBeLessThanOrEqual(2);
    // What is told to be better is the advice.
    expect(others.filter(({ beside = 0 }) => beside > 0)).toEqual([]);
    for (const { command, chance = 0 } of all) {
      const offer = told.table?.offers.find((each) => each.command === command.type);
      expect([command.type, offer?.question]).toEqual([command.type, told.table?.asked?.id]);
      expect(host.explain(command)).toBeUndefined();
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    // Asked again at the same moment it is the same hint.
    expect(host.suggest()).toEqual(suggestion);
    expect(told.saved?.hints).toBe(hints + 1);
    expect(host.send(best.command, told.table?.asked?.id)).toBeUndefined();
  }
  // Where the computers rush on, the table is told of the last one when they stop.
  await expect.poll(() => told.table?.hints).toBe(hints);
  host.stop();
  expect([...kinds]).toEqual(expect.arrayContaining(WANTED));
});

test('nobody is given hints where several people share the screen', () => {
  const { host, told } = play(['europe', 'usa'], 'five');
  host.sit('europe');
  expect(told.table?.asked).toBeDefined();
  expect(host.suggest()).toBeUndefined();
  expect(told.saved?.hints).toBeUndefined();
  host.stop();
});

const POSITIONS: readonly (readonly [QuestionKind, Sketch])[] = [
  ['sell', { stage: 3, phase: 'market-sales', bidders: ['usa', 'china'], powers: {} }],
  ['attack', { stage: 4, phase: 'attacks', bidders: ['usa', 'china'], powers: {} }],
  ['move', { stage: 5, phase: 'moves', bidders: ['usa', 'china'], powers: {} }],
];

test.each(POSITIONS)('what others hide changes nothing of a suggestion (%s)', (kind, sketch) => {
  const suggested = (hidden: number) => {
    const { game } = scenario({
      ...sketch,
      cycle: 3,
      powers: {
        usa: { cash: 5000, grain: 6, oil: 6, minerals: 6, cards: 'home', units: { 'western-usa': 4, alaska: 6 } },
        china: { cash: hidden, grain: 3, oil: 3, minerals: 3, cards: 'home', units: { manchuria: 2, mongolia: 1 } },
        ussr: { cash: 8000 - hidden, cards: 'home', units: { siberia: 1 } },
      },
    });
    expect(game.state.question).toMatchObject({ kind, waiting: [USA] });
    return suggestionFor(momentOf(game, USA, quickStream(hidden)));
  };
  const [one, other] = [suggested(1000), suggested(7000)];
  expect(one.others.length).toBeGreaterThan(0);
  expect(one.best.chance).toBeGreaterThan(0);
  if (kind === 'sell') {
    const [cause] = one.against?.causes ?? [];
    expect(cause?.points).toBeGreaterThan(0);
    expect(cause?.better).not.toBe(cause?.other);
  }
  expect(other).toEqual(one);
});

test('an attack is explained by its exact odds', () => {
  const { game } = scenario({
    stage: 4,
    phase: 'attacks',
    bidders: ['china'],
    cycle: 6,
    options: { detenteCycle: 8 },
    powers: {
      china: {
        cash: 9000,
        grain: 9,
        oil: 9,
        minerals: 9,
        cards: 'home',
        units: { manchuria: 12, tibet: 2, kazakh: 1, kola: 1, russia: 1, siberia: 1, yakutsk: 1 },
      },
      // Its last home: the power that takes it takes everything.
      ussr: { cash: 9000, grain: 1, oil: 1, minerals: 1, cards: 'home', units: { buryatsk: 1 } },
      usa: { cash: 4000, cards: 'home', units: { alaska: 2 } },
    },
  });
  const { best, others } = suggestionFor(momentOf(game, seat('china'), quickStream('attack')));
  expect(best.command.type).toBe('attack');
  expect(best.odds?.some(({ about, share }) => about === 'remove' && share > 0.3 && share <= 1)).toBe(true);
  expect(others.some(({ command }) => command.type === 'pass')).toBe(true);
});

const USA = seat('usa');

test('on a board that is imagined out of a running game with other people nobody is advised', () => {
  const { game } = scenario({
    stage: 3,
    phase: 'market-sales',
    bidders: ['usa'],
    traders: [],
    powers: { usa: { oil: 6, cards: 'home' }, china: { cards: 'home' } },
  });
  const at = { setup: game.setup, view: view(game, USA) };
  const suggested = (back: string) => {
    const board = boardElsewhere(at, [], { lead: USA, players: {}, back }, quickStream('board'));
    if ('sentence' in board) throw new Error(board.sentence);
    const host = Host.imagined(board, { onTable: () => undefined, onEntry: () => undefined });
    host.begin();
    const { best } = host.suggest() ?? {};
    host.stop();
    return best?.command.type;
  };
  expect(suggested('table/one')).toBeUndefined();
  expect(suggested('game/one')).toBeDefined();
});
