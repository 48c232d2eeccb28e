import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { server } from '@marshall/words/en/server';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

test('every message of the server is said somewhere', () => {
  const messages = Object.keys(server);
  expect(messages.length).toBeGreaterThan(100);
  expect(messages.filter((message) => !sources.includes(`'${message}'`))).toEqual([]);
});
