import { type GameTable, seat, take, undo } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { figures } from './history.ts';
import { type SavedGame, standAgain, tableAt } from './saved.ts';

const SECRET = '00'.repeat(32);

/** Stage 3 after a sale of one of usa's three oil, and what each commands since. */
function afterSale(since: (table: GameTable) => { readonly ok: boolean }): { table: GameTable; saved: SavedGame } {
  const { game } = scenario({ stage: 3, phase: 'market-sales', powers: { usa: { oil: 3 }, ussr: {}, china: {} } });
  const table = tableAt(game.setup, game.state, SECRET);
  expect(take(table, seat('usa'), { type: 'sell', resource: 'oil', units: 1 }).ok).toBe(true);
  expect(since(table).ok).toBe(true);
  const entries = table.entries.map((entry, i) => (i === 1 ? { ...entry, undoable: true as const } : entry));
  const plan = { players: [] };
  return { table, saved: { id: 'kept', secret: SECRET, plan, base: game.state, table: { entries, game: table.game } } };
}

test('what others did in secret since a move does not keep it from being taken back after a reload, and stays', () => {
  const { table, saved } = afterSale((each) =>
    take(each, seat('ussr'), { type: 'offer', to: 'china', givesCash: 100 }),
  );
  const again = standAgain(saved, figures).table;
  expect(undo(again, seat('usa'))).toEqual(undo(table, seat('usa')));
  expect(again.game.state).toEqual(table.game.state);
  expect(again.game.state.seats[seat('usa')]?.supplies.oil).toBe(3);
  expect(again.game.state.offers.open).toHaveLength(1);
});

test('a move that another power has answered is not taken back after a reload', () => {
  const { saved } = afterSale((each) => take(each, seat('ussr'), { type: 'pass' }));
  expect(standAgain(saved, figures).table.undoable).toBe(undefined);
});

test('in a game that was kept before this was noted nothing is taken back after a reload', () => {
  const { saved } = afterSale((each) => take(each, seat('ussr'), { type: 'offer', to: 'china', givesCash: 100 }));
  const entries = saved.table.entries.map(({ seat, command, events }) => ({ seat, command, events }));
  expect(standAgain({ ...saved, table: { ...saved.table, entries } }, figures).table.undoable).toBe(undefined);
});
