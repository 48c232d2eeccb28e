import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newGame, storeThread } from '../testing/stores.ts';
import { openSqliteStore } from './sqlite.ts';
import { SQLITE_FILE } from './sqlite-file.ts';
import { holdsStore } from './sqlite-rights.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'marshall-rights-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

/** Opens a store, writes to it, and gives what every file may be read by, and what was said. */
async function rightsIn(folder: string): Promise<{ files: Set<number>; said: string[] }> {
  const said: string[] = [];
  const store = await openSqliteStore({
    folder,
    program: await storeThread(),
    warn: (sentence) => said.push(sentence),
  });
  await store.games.create(newGame('g'));
  const files = new Set(
    readdirSync(folder)
      .filter((name) => name.startsWith('marshall.'))
      .map((name) => modeOf(join(folder, name))),
  );
  await store.close();
  return { files, said };
}

const posix = platform() !== 'win32';

test.runIf(posix)("a store is its owner's alone to read: files 600 in a folder 700", async () => {
  const folder = join(parent, 'data');
  expect(await rightsIn(folder)).toEqual({ files: new Set([0o600]), said: [] });
  expect(modeOf(folder)).toBe(0o700);
});

test.runIf(posix)('one that was made with wider rights is tightened when it is opened', async () => {
  const folder = join(parent, 'old');
  await rightsIn(folder);
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  expect(await rightsIn(folder)).toEqual({ files: new Set([0o600]), said: [] });
  expect(modeOf(folder)).toBe(0o700);
});

test.runIf(posix)('a folder that holds other things is left as it is, and the host hears so', async () => {
  const folder = join(parent, 'shared');
  mkdirSync(folder, { mode: 0o755 });
  writeFileSync(join(folder, 'holiday.txt'), 'mine');
  chmodSync(folder, 0o755);
  const { files, said } = await rightsIn(folder);
  expect(files).toEqual(new Set([0o600]));
  expect(modeOf(folder)).toBe(0o755);
  expect(said).toEqual([expect.stringContaining(`Other users of this machine may read ${folder}.`)]);
  expect(modeOf(join(folder, SQLITE_FILE))).toBe(0o600);
});

test('a folder that may not be looked into is not called empty', () => {
  expect(holdsStore(join(parent, 'nowhere'))).toBe(false);
  writeFileSync(join(parent, SQLITE_FILE), '');
  expect(holdsStore(parent)).toBe(true);
  // A file where a folder was meant.
  expect(holdsStore(join(parent, SQLITE_FILE))).toBe(false);
  for (const code of ['EACCES', 'EPERM']) {
    const look = () => {
      throw Object.assign(new Error(code), { code });
    };
    expect(() => holdsStore(parent, look)).toThrow(expect.objectContaining({ code: 'denied', detail: parent }));
  }
});
