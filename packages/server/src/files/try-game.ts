// Whether a game of the store opens: it is loaded, and everybody's position is looked at, as its table would do.
import type { Store } from '../store/store.ts';
import { viewersOf } from '../table/feed.ts';
import { load } from '../table/loading.ts';
import { positionOf, writePosition } from '../table/position.ts';

/** What a store keeps of a game; plain data for a thread. */
export interface KeptGame {
  readonly id: string;
  readonly secret: string;
  readonly snapshot: { readonly sequence: number; readonly body: string } | undefined;
  /** Those after the snapshot, or all. */
  readonly entries: readonly { readonly sequence: number; readonly body: string }[];
}

/** Entries read at once. */
const PAGE = 500;

/** Reads what a store keeps of a game. */
export async function keptGame({ log }: Store, id: string, secret: string): Promise<KeptGame> {
  const snapshot = await log.snapshot(id);
  const entries: { sequence: number; body: string }[] = [];
  for (;;) {
    const page = await log.read(id, entries.at(-1)?.sequence ?? snapshot?.sequence ?? 0, PAGE);
    entries.push(...page);
    if (page.length < PAGE) return { id, secret, snapshot, entries };
  }
}

/** Whether it opens; a game that cannot be loaded or looked at does not. */
export async function tryGame({ id, secret, snapshot, entries }: KeptGame): Promise<boolean> {
  const log = {
    snapshot: async () => snapshot,
    read: async (_id: string, after: number, limit: number) =>
      entries.filter(({ sequence }) => sequence > after).slice(0, limit),
  };
  try {
    const loaded = await load({ log }, id, secret);
    if (loaded === undefined) return true;
    for (const viewer of viewersOf(loaded.paper.game.setup.seats)) writePosition(positionOf(loaded, viewer));
    return true;
  } catch {
    return false;
  }
}
