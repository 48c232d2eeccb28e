import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer, createServerModuleRunner } from 'vite';

/** Pages that are drawn before their code has come, by the address that asks for them. */
const HASHES = ['', '#lobby'] as const;
const LANGUAGES = ['en', 'de', 'es'] as const;

/** Pages as text, by their hash and then by language. */
export type FirstScreens = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The first screens of the page, as the page itself draws them for a new visitor. */
export async function drawFirstScreens(): Promise<FirstScreens> {
  const server = await createServer({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    plugins: [react()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const screens: Record<string, Record<string, string>> = {};
    for (const language of LANGUAGES) {
      // As in a worker, the language is the name of the scope; the page chooses it once, so each has a page of its own.
      Object.assign(globalThis, { name: language });
      const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
      const { firstScreen } = await runner.import('/src/first-screen.tsx');
      for (const hash of HASHES) screens[hash] = { ...screens[hash], [language]: await firstScreen(hash) };
      await runner.close();
    }
    return screens;
  } finally {
    await server.close();
  }
}
