import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clauses } from './clauses-plugin.ts';

/** The referee and its libraries only define things, so that the page takes of them no more than it uses. */
const treeshake = {
  moduleSideEffects: (id: string) => !/packages\/(rules|words|bots)\/|node_modules\/(zod|@noble)\//.test(id),
};

export default defineConfig({
  base: './',
  plugins: [react(), clauses()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: { treeshake },
  },
});
