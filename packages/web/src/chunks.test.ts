import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chunkOf, workerChunkOf } from '../chunks.ts';

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const rules = (name: string): string => `/repo/packages/rules/dist/${name}.js`;
const ENGLISH = '/repo/packages/words/dist/en/page/index.js';

/** What imports what; after a bar, what is imported once it is needed. */
const IMPORTS: Readonly<Record<string, readonly [at: readonly string[], later?: readonly string[]]>> = {
  [page('main.tsx')]: [[page('app/App.tsx'), page('words.ts')]],
  [page('app/App.tsx')]: [[rules('powers')]],
  [page('words.ts')]: [[], [ENGLISH]],
  [ENGLISH]: [[rules('terms')]],
  [page('online/Lobby.tsx')]: [[page('online/Seats.tsx'), page('online/lobby.css'), rules('options')]],
  [page('app/Game.tsx')]: [
    [page('app/App.tsx'), page('map/WorldMap.tsx'), page('room/Board.tsx'), page('online/Seats.tsx')].concat(
      ['terms', 'options', 'reach'].map(rules),
    ),
  ],
  [page('lessons/How.tsx')]: [[page('map/WorldMap.tsx'), page('help/ExampleBoard.tsx')]],
  [page('help/Rules.tsx')]: [[page('help/ExampleBoard.tsx')]],
};
const graph = {
  getModuleInfo: (id: string) => {
    const [importedIds, dynamicallyImportedIds = []] = IMPORTS[id] ?? [[]];
    return { importedIds, dynamicallyImportedIds };
  },
};
const chunk = (id: string): string | null => chunkOf(id, graph);

test('the first page is one file; what the texts need, for which it waits, is never in a file that imports it', () => {
  expect([page('main.tsx'), page('app/App.tsx'), page('words.ts'), page('online/lobby.css')].map(chunk)).toEqual(
    Array.from({ length: 4 }, () => 'first'),
  );
  expect([rules('powers'), rules('terms')].map(chunk)).toEqual(['base', null]);
  expect(chunk(ENGLISH)).toBeNull();
});

test('a game is one file with its rules, and one with what each other page shares with it', () => {
  expect([page('app/Game.tsx'), page('room/Board.tsx'), rules('reach')].map(chunk)).toEqual(['room', 'room', 'rules']);
  expect(chunk(page('online/Seats.tsx'))).toBe('tables');
  expect(chunk(page('map/WorldMap.tsx'))).toBe('board');
});

test('a page stays a file of its own, so that it can be missing alone, and does not wait for the rules of a game', () => {
  expect([page('online/Lobby.tsx'), page('help/Rules.tsx'), page('lessons/How.tsx')].map(chunk)).toEqual([
    null,
    null,
    null,
  ]);
  expect(chunk(rules('options'))).toBeNull();
  expect(chunk(page('help/ExampleBoard.tsx'))).toBe('pages');
});

test('in the worker the referee is one file, which no language is a part of', () => {
  expect([rules('reach'), ENGLISH, page('solo/worker.ts')].map(workerChunkOf)).toEqual(['referee', null, null]);
});
