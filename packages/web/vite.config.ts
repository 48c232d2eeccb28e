import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clauses } from './clauses-plugin.ts';
import { compressed } from './compress-plugin.ts';
import { early } from './early-plugin.ts';
import { proofs } from './proofs-plugin.ts';

/** The referee and its libraries only define things, so that the page takes of them no more than it uses. */
const defines = (id: string): boolean => /packages\/(rules|words|bots)\/|node_modules\/(zod|@noble)\//.test(id);
/** Except for this module, which puts the referee together where games are played. */
const composes = (id: string): boolean => /packages\/rules\/(dist|src)\/game\.[jt]s$/.test(id);
const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const page = {
  // The worker for notices has a name that stays, as browsers look for it again under the same.
  input: { index: file('index.html'), 'notice-worker': file('src/notify/worker.ts') },
  treeshake: { moduleSideEffects: (id: string) => !defines(id) },
  output: {
    entryFileNames: ({ name }: { readonly name: string }) =>
      name === 'notice-worker' ? '[name].js' : 'assets/[name]-[hash].js',
    codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: firstOr, debugName: 'first' }] },
  },
};
const worker = { treeshake: { moduleSideEffects: (id: string) => !defines(id) || composes(id) } };

interface Chunking {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}
const MAIN = file('src/main.tsx');
const LOBBY = file('src/online/Lobby.tsx');
let first: ReadonlySet<string> | undefined;
let lobby: ReadonlySet<string> | undefined;

export default defineConfig({
  base: './',
  plugins: [react(), clauses(), proofs(), early(), compressed()],
  worker: { format: 'es', rolldownOptions: worker },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: page,
  },
});

/**
 * What the first page draws itself from is one file, and one sheet of styles: a dozen small ones cost a slow line more
 * trips than bytes. Everything else is split as it is asked for.
 */
function firstOr(id: string, graph: Chunking): string | null {
  const next = (each: string): readonly string[] => graph.getModuleInfo(each)?.importedIds ?? [];
  first ??= reached(MAIN, next);
  lobby ??= reached(LOBBY, next);
  // Its first screen is drawn before its code has come.
  if (id.endsWith('.css') && lobby.has(id)) return 'first';
  // The texts are waited for by this file: nothing that they use may be in it.
  return first.has(id) && !defines(id) ? 'first' : null;
}

function reached(from: string, next: (id: string) => readonly string[], found = new Set<string>()): Set<string> {
  if (found.has(from)) return found;
  found.add(from);
  for (const id of next(from)) reached(id, next, found);
  return found;
}
