// Before an upgrade: would the rules installed here judge the running games otherwise?
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameCheck } from '@marshall/server';
import { words } from '../words.ts';
import { inSentences } from './ask.ts';
import type { Request } from './subcommands.ts';

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
        return await checkAll((operation, given) => operate(store, operation, given), values);
      } finally {
        await store.close();
      }
    });
    return checkedLines(results, values);
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}

type Asks = (operation: string, given: Readonly<Record<string, unknown>>) => Promise<unknown>;

async function checkAll(asks: Asks, { json }: Values): Promise<readonly GameCheck[]> {
  const results: GameCheck[] = [];
  for (let skip = 0; ; skip += 100) {
    const games = await asks('games', { status: 'running', limit: 100, skip });
    if (!Array.isArray(games) || games.length === 0) return results;
    for (const game of games) {
      // The operation of that name gives it.
      const result = (await asks('check-game', { id: field(game, 'id') })) as GameCheck;
      results.push(result);
      if (!json) console.log(await checkLine(result));
    }
  }
}

async function checkLine(result: GameCheck): Promise<string> {
  const { check, list } = words.host;
  const title = result.title === '' ? list.unreadable : result.title.replaceAll(/[\p{Cc}\p{Cf}]/gu, '?');
  if (result.ok) return check.same(result.id, title, result.entries);
  const [{ sayBecause }, { language }] = await Promise.all([import('@marshall/server'), import('../language.ts')]);
  return check.different(result.id, title, sayBecause(result.because, words.host, language));
}

function checkedLines(results: readonly GameCheck[], { json }: Values): number {
  const { check } = words.host;
  const changed = results.filter(({ ok }) => !ok).length;
  if (json) console.log(JSON.stringify(results, undefined, 2));
  else if (results.length === 0) console.log(check.noGames);
  else if (changed === 0) console.log(check.allSame(results.length));
  else console.log(check.changed(changed, results.length));
  return changed === 0 ? 0 : 1;
}

/** A member of an answer. */
export function field(result: unknown, name: string): unknown {
  return typeof result === 'object' && result !== null
    ? Object.entries(result).find(([key]) => key === name)?.[1]
    : undefined;
}
