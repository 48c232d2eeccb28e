// Whether a game in the store is whole: performed again from its seed, every entry comes out as it was kept.
import {
  canonical,
  changeLeader,
  followedIn,
  type GameEvent,
  lateIn,
  mixSeed,
  openStream,
  startTable,
  take,
  undo,
} from '@marshall/rules';
import type { Store } from '../store/store.ts';
import { readArrangement } from '../table/arrangement.ts';
import { entriesAfter, load } from '../table/loading.ts';

/** Throws at the first thing that is wrong; gives how many entries there are. */
export async function mustBeWhole(store: Store, gameId: string): Promise<number> {
  const row = await store.games.get(gameId);
  if (row === undefined) throw new Error(`game ${gameId} is gone`);
  const { secret } = readArrangement(row.meta);
  let expected = 0;
  let table: Parameters<typeof take>[0] | undefined;
  for await (const { sequence, entry } of entriesAfter(store, gameId, 0)) {
    expected += 1;
    if (sequence !== expected) throw new Error(`entry ${expected} is missing or doubled: ${sequence}`);
    const events: readonly GameEvent[] = (() => {
      if (table === undefined) {
        if (entry.setup === undefined) throw new Error('no set-up');
        const started = startTable(entry.setup, openStream(mixSeed(secret, entry.setup.contributions)));
        if (!started.ok) throw new Error(started.refusal.message);
        table = started.value;
        return table.entries[0]?.events ?? [];
      }
      const { seat, command } = entry;
      const [first] = entry.events;
      if (command === undefined && first?.type === 'leader-changed') {
        const led = changeLeader(table, first.seat, first.by);
        return led === undefined ? [] : [led];
      }
      if (seat === undefined || command === undefined) throw new Error(`entry ${sequence} has no command`);
      const result =
        command.type === 'undo'
          ? undo(table, seat)
          : take(table, seat, command, undefined, {
              followed: followedIn(entry.events),
              late: lateIn(entry.events),
              timeCalled: entry.events.some(({ type }) => type === 'detente-called'),
            });
      if (!result.ok) throw new Error(`entry ${sequence} is refused: ${result.refusal.message}`);
      return 'type' in result.value ? [result.value] : result.value;
    })();
    if (canonical(events) !== canonical(entry.events)) throw new Error(`entry ${sequence} differs`);
  }
  if (row.sequence !== expected) throw new Error(`the game says ${row.sequence}, its log has ${expected}`);
  const loaded = await load(store, gameId, secret);
  if (table === undefined || loaded === undefined) throw new Error('the game has not begun');
  if (canonical(loaded.paper.game.state) !== canonical(table.game.state))
    throw new Error('opened from its snapshot, the game stands elsewhere');
  return expected;
}
