import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkOf, defines, workerChunkOf } from './chunks.ts';
import { clauses } from './clauses-plugin.ts';
import { compressed } from './compress-plugin.ts';
import { early } from './early-plugin.ts';
import { proofs } from './proofs-plugin.ts';

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
    codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf, debugName: 'parts' }] },
  },
};
const worker = {
  treeshake: { moduleSideEffects: (id: string) => !defines(id) || composes(id) },
  output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: workerChunkOf }] } },
};

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
