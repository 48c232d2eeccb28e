import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  plugins: [react()],
  build: { outDir: 'dist/site', emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
});
