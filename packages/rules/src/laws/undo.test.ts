// Doing and taking back teaches nothing: in all worlds that look alike to a seat, the same can be taken back, and it looked alike.
import { expect, test } from 'vitest';
import { companyOf, isCompany, ZONES } from '../board/index.ts';
import { type QuickStream, quickStream } from '../dice/index.ts';
import type { Command } from '../game.ts';
import { cloneGame, type Game } from '../referee/game.ts';
import { imagine, type Purse } from '../referee/imagine.ts';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import type { Holding, Seat } from '../state/seat.ts';
import { canonical } from '../table/game-file.ts';
import { type GameTable, take, whyNoUndo } from '../table/table.ts';
import { randomMove, randomWar, WARLIKE, walk } from '../testing/index.ts';
import { law, walks, wars } from './law.ts';

const THOROUGH = process.env.MARSHALL_PROOF === '1' ? 80 : 1;
const TIMEOUT = 3_600_000;
/** Poor, middling and rich opponents: what they can pay must not show either. */
const PURSES: readonly Purse[] = [() => 0, () => 60, () => 3_000, () => 1_000_000];

test('what a seat may take back, and what it saw of it, is the same in every world that looks to it like this one', {
  timeout: TIMEOUT,
}, () => {
  const stream = quickStream('worlds');
  const undone = new Set<string>();
  law(walks(3, 'undo'), 3 * THOROUGH, (plan) => {
    walk(plan, ({ game, seat, command }) => {
      if (stream.below(3) === 0 && alikeInAllWorlds(game, seat, command, stream)) undone.add(command.type);
    });
  });
  for (const kind of ['move', 'build', 'sell', 'pass', 'bid']) expect([...undone]).toContain(kind);
});

test('the same in wars', { timeout: TIMEOUT }, () => {
  const stream = quickStream('worlds at war');
  const undone = new Set<string>();
  law(wars, 3 * THOROUGH, ({ seed, options }) => {
    const { game } = randomWar(`worlds at war ${seed}`, options);
    const table: GameTable = { game, entries: [], undoable: undefined };
    const players = quickStream(`players of ${seed}`);
    for (let moves = 0; moves < 200 && game.state.ended === undefined; moves++) {
      const { seat, command } = randomMove(game, players, WARLIKE);
      if (stream.below(2) === 0 && alikeInAllWorlds(game, seat, command, stream)) undone.add(command.type);
      if (!take(table, seat, command).ok) throw new Error('an offered command was refused');
    }
  });
  expect([...undone]).toContain('attack');
});

/** Whether the command can be taken back; throws where that, or what the seat saw of it, is otherwise in another world. */
function alikeInAllWorlds(game: Game, seat: Seat, command: Command, stream: QuickStream): boolean {
  const real = tried(cloneGame(game, quickStream('dice')), seat, command);
  const seen = view(game, seat);
  for (const purse of PURSES) {
    const world = imagine(game.setup, seen, stream, purse);
    hideInTheWay(world, seat, command, stream);
    const other = tried(world, seat, command);
    const what = `${seat} ${JSON.stringify(command)} in cycle ${game.state.cycle}, stage ${game.state.stage}`;
    if (real.undoable !== other.undoable)
      throw new Error(
        `${what} ${real.undoable ? 'can' : 'cannot'} be taken back, elsewhere otherwise:\n${real.seen}\n${other.seen}`,
      );
    if (real.undoable && real.seen !== other.seen)
      throw new Error(`${what} looks otherwise elsewhere, and can be taken back:\n${real.seen}\n${other.seen}`);
  }
  return real.undoable;
}

function tried(game: Game, seat: Seat, command: Command): { undoable: boolean; seen: string } {
  const table: GameTable = { game, entries: [], undoable: undefined };
  const result = take(table, seat, command);
  if (!result.ok) throw new Error(`refused in a world that looks alike: ${result.refusal.message}`);
  const seen = result.value.flatMap((event) => {
    const known = redact(event, seat);
    if (known === undefined) return [];
    // Companies produce in the order in which they lie in the hand, which everybody sees on the table.
    return known.type === 'transferred'
      ? { ...known, produced: sorted(known.produced), idle: sorted(known.idle) }
      : known;
  });
  return { undoable: whyNoUndo(table, seat) === undefined, seen: canonical(seen) };
}

/** Puts a card that lies face down elsewhere into a zone that the command names, where the seat could not know it. */
function hideInTheWay(world: Game, seat: Seat, command: Command, stream: QuickStream): void {
  const { state } = world;
  const text = JSON.stringify(command);
  const zones = ZONES.filter((zone) => text.includes(`"${zone}"`));
  const isHidden = ({ face, knownTo }: Holding) => face === 'secret' && !knownTo.includes(seat);
  const held = state.order.flatMap((other) =>
    other === seat ? [] : (state.seats[other]?.holdings ?? []).filter(isHidden).map((holding) => ({ other, holding })),
  );
  const hidden = [...state.deck, ...held.map(({ holding }) => holding.card)];
  const inTheWay = hidden.filter((card) => isCompany(card) && zones.includes(companyOf(card).location));
  const card = inTheWay[stream.below(Math.max(1, inTheWay.length))];
  if (card === undefined || !isCompany(card)) return;
  const mine = held.find(
    ({ holding }) => isCompany(holding.card) && companyOf(holding.card).resource === companyOf(card).resource,
  );
  if (mine === undefined || mine.holding.card === card) return;
  const swapped = mine.holding.card;
  for (const other of state.order) {
    const player = state.seats[other];
    if (player === undefined) continue;
    player.holdings = player.holdings.map((holding) => {
      if (holding.card === swapped) return { ...holding, card };
      return holding.card === card ? { ...holding, card: swapped } : holding;
    });
  }
  state.deck = state.deck.map((other) => (other === card ? swapped : other));
}

function sorted(list: readonly unknown[]): string[] {
  return list.map(canonical).sort();
}
