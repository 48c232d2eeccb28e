import { randomBytes, scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkPassphrase, hashPassphrase, newId } from './secrets.ts';

test('a passphrase is checked at the cost it was kept with', async () => {
  const salt = randomBytes(16);
  const key = scryptSync('from another year', salt, 32, { N: 2 ** 10, r: 4, p: 2 });
  const kept = `scrypt:1024:4:2:${salt.toString('base64url')}:${key.toString('base64url')}`;
  expect(await checkPassphrase('from another year', kept)).toBe(true);
  expect(await checkPassphrase('from this year', kept)).toBe(false);
});

test('a passphrase is kept with its cost, and is none of nobody', async () => {
  const kept = await hashPassphrase('word of mine');
  expect(kept).toMatch(/^scrypt:32768:8:1:[\w-]{22}:[\w-]{43}$/);
  expect(await checkPassphrase('word of mine', kept)).toBe(true);
  expect(await checkPassphrase('word of mine', undefined)).toBe(false);
});

test('passphrases are stretched one at a time, so that they leave threads to the disk', async () => {
  const done: string[] = [];
  const check = async (name: string, N: number) => {
    await checkPassphrase('a guess', `scrypt:${N}:8:1:${randomBytes(16).toString('base64url')}:none`);
    done.push(name);
  };
  // Side by side, the cheap one would be done long before the dear one.
  await Promise.all([check('dear', 2 ** 16), check('cheap', 2 ** 10)]);
  expect(done).toEqual(['dear', 'cheap']);
});

test('no id begins with a dash, which a command line would take for an option', () => {
  expect(Array.from({ length: 2000 }, newId).filter((id) => id.startsWith('-'))).toEqual([]);
});
