import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clauses } from './clauses-plugin.ts';
import { compressed } from './compress-plugin.ts';

/** The referee and its libraries only define things, so that the page takes of them no more than it uses. */
const defines = (id: string): boolean => /packages\/(rules|words|bots)\/|node_modules\/(zod|@noble)\//.test(id);
/** But for this module, which puts the referee together where games are played. */
const composes = (id: string): boolean => /packages\/rules\/(dist|src)\/game\.[jt]s$/.test(id);
const page = { treeshake: { moduleSideEffects: (id: string) => !defines(id) } };
const worker = { treeshake: { moduleSideEffects: (id: string) => !defines(id) || composes(id) } };

export default defineConfig({
  base: './',
  plugins: [react(), clauses(), compressed()],
  worker: { format: 'es', rolldownOptions: worker },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: page,
  },
});
