import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Host } from './host.ts';
import { openFile } from './open-file.ts';
import { proofOf } from './proof.ts';

const shelf = new URL('../../../rules/shelf/', import.meta.url);
const [finished = ''] = readdirSync(shelf)
  .filter((name) => name.endsWith('.json'))
  .toSorted()
  .reverse();

test('a finished game out of a file is kept whole, and its dice can be checked', () => {
  const text = readFileSync(new URL(finished, shelf), 'utf8');
  const opened = openFile(text, undefined);
  expect('saved' in opened && opened.saved.table.game.state.ended).toBeDefined();
  const proof = proofOf(text);
  expect(proof?.ok).toBe(true);
  expect(proof?.draws).toBeGreaterThan(0);
  expect(proofOf(text.replace(/"secret":"[0-9a-f]{4}/, '"secret":"0000'))?.ok).toBe(false);
});

test('a game that is not over asks which power is led here, and goes on from where it stood', () => {
  const players = (['europe', 'china'] as const).map((power) => ({ power, name: power, commander: 'person' as const }));
  const started = Host.start(
    { players, seed: 'file' },
    { onTable: () => undefined, onEntry: () => undefined, onCut: () => undefined },
  );
  const text = (started.ok ? started.value.file() : undefined) ?? '';
  expect(openFile(text, undefined)).toEqual({ choose: ['europe', 'china'] });
  const opened = openFile(text, 'china');
  expect('saved' in opened && opened.saved.plan.players.map(({ commander }) => commander)).toEqual([
    'officer',
    'person',
  ]);
});

test('what is no game file is refused with a sentence', () => {
  const opened = openFile('{"hello":1}', undefined);
  expect('refusal' in opened && opened.refusal.sentence.length).toBeGreaterThan(10);
});
