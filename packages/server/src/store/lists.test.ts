import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Changes } from './changes.ts';
import { listQuery, nextCursor } from './lists.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { loadSqlite } from './sqlite-library.ts';

test('no public list of the lobby sorts games: a page costs the same with ten games and with ten thousand', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marshall-lists-'));
  const database = new SqliteDatabase(await loadSqlite(), folder, new Changes());
  for (const list of ['open', 'watchable', 'finished'] as const) {
    const last = { id: 'a', created: 1, rank: 0 };
    const after = nextCursor({ list, limit: 1 }, [last]);
    expect(after).toBeDefined();
    for (const query of [
      { list, limit: 30 },
      { list, limit: 30, ...(after === undefined ? {} : { after }) },
    ]) {
      const { sql, params } = listQuery(query);
      const plan = JSON.stringify(await database.read(`explain query plan ${sql}`, params));
      expect(plan).toContain('USING INDEX games_');
      expect(plan).not.toContain('TEMP B-TREE');
    }
  }
  await database.close();
  rmSync(folder, { recursive: true });
});
