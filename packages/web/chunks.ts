// Which file of the built page a module goes into. Every request costs a slow line a trip and a slow machine 2 ms.
import { fileURLToPath } from 'node:url';

export interface Graph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

const file = (name: string): string => fileURLToPath(new URL(`src/${name}`, import.meta.url));
const MAIN = [file('main.tsx')];
/** Waits for the texts of the page in one language. */
const WORDS = file('words.ts');
const LOBBY = [file('online/Lobby.tsx')];
/** What is fetched for every game. */
const GAME = ['app/Game.tsx', 'lessons/CoachCard.tsx'].map(file);
/** Pages of their own, which share parts with the game or with each other. */
const PAGES = [
  'help/Rules.tsx',
  'help/ConflictChart.tsx',
  'lessons/Learn.tsx',
  'lessons/How.tsx',
  'lessons/LessonCard.tsx',
  'lessons/LessonOver.tsx',
  'end/EndPanel.tsx',
  'odds/Explorer.tsx',
  'positions/Positions.tsx',
  'front/Showcase.tsx',
].map(file);

/** The referee and its libraries only define things, so that the page takes of them no more than it uses. */
export const defines = (id: string): boolean => /packages\/(rules|words|bots)\/|node_modules\/(zod|@noble)\//.test(id);
/** One language only. */
const isSpoken = (id: string): boolean => /packages\/words\/(dist|src)\/(en|de|es)\//.test(id);

interface Parts {
  readonly first: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
  readonly lobby: ReadonlySet<string>;
  readonly game: ReadonlySet<string>;
  readonly pages: readonly ReadonlySet<string>[];
}
let parts: Parts | undefined;

/**
 * What the first page draws itself from is one file and one sheet of styles, and so is what only games need. What a game
 * shares with the lobby, or with other pages, is a file of its own: those pages do not wait for the whole game.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const next = (each: string): readonly string[] => graph.getModuleInfo(each)?.importedIds ?? [];
  const from = (entries: readonly string[]): ReadonlySet<string> => {
    const found = new Set<string>();
    for (const entry of entries) reach(entry, next, found);
    return found;
  };
  parts ??= {
    first: from(MAIN),
    texts: from((graph.getModuleInfo(WORDS)?.dynamicallyImportedIds ?? []).filter(isSpoken)),
    lobby: from(LOBBY),
    game: from(GAME),
    pages: PAGES.map((page) => from([page])),
  };
  const { first, texts, lobby, game, pages } = parts;
  // Its first screen is drawn before its code has come.
  if (id.endsWith('.css') && lobby.has(id)) return 'first';
  if (defines(id)) {
    // The first file waits for the texts, so nothing that they use may be in it, or in what imports it.
    if (isSpoken(id)) return null;
    if (first.has(id)) return 'base';
    // Of these the texts and the lobby use only a part.
    return game.has(id) && !texts.has(id) && !lobby.has(id) ? 'rules' : null;
  }
  if (first.has(id)) return 'first';
  const sharing = pages.filter((page) => page.has(id)).length;
  if (game.has(id)) return lobby.has(id) ? 'tables' : sharing > 0 ? 'board' : 'room';
  return sharing > 1 ? 'pages' : null;
}

function reach(from: string, next: (id: string) => readonly string[], found: Set<string>): void {
  if (found.has(from)) return;
  found.add(from);
  for (const id of next(from)) reach(id, next, found);
}

/** In the worker: the referee, which all languages use, beside everything else. */
export const workerChunkOf = (id: string): string | null => (defines(id) && !isSpoken(id) ? 'referee' : null);
