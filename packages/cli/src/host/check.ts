// Before an upgrade: would the rules installed here judge the running games otherwise?
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inSentences } from './ask.ts';
import type { Request } from './subcommands.ts';
import { checkLine, count } from './tell.ts';

type Values = Request['values'];

/**
 * On a copy, even if a server runs on the original: a running server would judge by the rules that are installed with it, and to
 * open the store of an older release is to bring it to the form of this one, after which that release refuses it.
 */
export async function checkGames({ where, values }: Request): Promise<number> {
  const trial = mkdtempSync(join(tmpdir(), 'marshall-check-'));
  try {
    const file = join(trial, 'copy.backup');
    const copy = { folder: join(trial, 'data') };
    const results = await inSentences(async ({ backUp, openStore, operate, restore }) => {
      await backUp(where, file, new Date().toISOString());
      await restore(file, copy);
      const store = await openStore(copy);
      try {
        return await checkAll((operation, words) => operate(store, operation, words), values);
      } finally {
        await store.close();
      }
    });
    return checkedLines(results, values);
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}

type Asks = (operation: string, words: Readonly<Record<string, unknown>>) => Promise<unknown>;

async function checkAll(asks: Asks, { json }: Values): Promise<readonly unknown[]> {
  const results: unknown[] = [];
  for (let skip = 0; ; skip += 100) {
    const games = await asks('games', { status: 'running', limit: 100, skip });
    if (!Array.isArray(games) || games.length === 0) return results;
    for (const game of games) {
      const result = await asks('check-game', { id: field(game, 'id') });
      results.push(result);
      if (!json) console.log(checkLine(result));
    }
  }
}

function checkedLines(results: readonly unknown[], { json }: Values): number {
  const changed = results.filter((result) => field(result, 'ok') !== true).length;
  const all = count(results.length, 'running game');
  if (json) console.log(JSON.stringify(results, undefined, 2));
  else if (results.length === 0) console.log('No games are running, so nothing would change.');
  else if (changed === 0)
    console.log(`${all} ${results.length === 1 ? 'replays' : 'replay'} the same with the rules installed here.`);
  else console.log(`${changed} of ${all} would go differently with the rules installed here.`);
  return changed === 0 ? 0 : 1;
}

/** A member of an answer. */
export function field(result: unknown, name: string): unknown {
  return typeof result === 'object' && result !== null
    ? Object.entries(result).find(([key]) => key === name)?.[1]
    : undefined;
}
