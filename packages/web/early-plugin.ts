import type { Plugin, Rolldown } from 'vite';
import { drawFirstScreens, type FirstScreens } from './first-screens.ts';

/** A page of its own whose parts are fetched beside the first file too, where the address asks for it. */
const LOBBY = /packages\/web\/src\/online\/Lobby\.tsx$/;
/** The texts of the page in one language. */
const TEXTS = /packages\/words\/(?:dist|src)\/(en|de|es)\/page\/index\.[jt]s$/;

/**
 * A small script that runs before the code of the page has come. It draws the first screen, so that there is something to
 * read and press, and asks for the texts in the reader's language beside the code that will ask for them, instead of after
 * it. It chooses as `choose-language.ts` does: nobody fetches texts that they do not read.
 */
export function early(): Plugin {
  let script = '';
  return {
    name: 'marshall-early',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const files: Record<string, string> = {};
        for (const part of Object.values(bundle)) {
          if (part.type !== 'chunk') continue;
          const [, language] = part.moduleIds.map((id) => TEXTS.exec(id)).find((found) => found !== null) ?? [];
          if (language !== undefined) files[language] = part.fileName.replace(/^assets\//, '');
        }
        const lobby = partsOf(bundle, LOBBY).map((name) => name.replace(/^assets\//, ''));
        const source = choosing(files, lobby, await drawFirstScreens());
        script = this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source }));
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        if (script === '') return html;
        // The code of the page is asked for by the script: what can be seen at once does not share the line with it.
        const code = [...html.matchAll(CODE)].map(([, name]) => name).join(' ');
        return {
          html: html.replaceAll(CODE, ''),
          // After the root that it draws into.
          tags: [{ tag: 'script', attrs: { src: `./${script}`, 'data-code': code }, injectTo: 'body' }],
        };
      },
    },
  };
}

/** The files that the page begins with. */
const CODE = /\s*<script type="module" crossorigin src="\.\/assets\/([^"]+)"><\/script>/g;

type Bundle = Rolldown.OutputBundle;

/** The files that a module comes with: its own chunk, what that imports, and their sheets; not those of the first page. */
function partsOf(bundle: Bundle, module: RegExp): readonly string[] {
  const chunks = new Map(
    Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
  );
  const reach = (names: readonly string[], found = new Set<string>()): Set<string> => {
    for (const name of names)
      if (!found.has(name)) {
        found.add(name);
        reach(chunks.get(name)?.imports ?? [], found);
      }
    return found;
  };
  const whole = [...chunks.values()];
  const first = reach(whole.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const asked = whole.filter(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
  const scripts = [...reach(asked.map(({ fileName }) => fileName))].filter((name) => !first.has(name));
  // A chunk of sheets alone is not written.
  const written = scripts.filter((name) => !chunks.get(name)?.moduleIds.every((id) => id.endsWith('.css')));
  return [...written, ...scripts.flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])])];
}

/** What stands on pages that have no first screen. */
const MARK = '<div class="front-page"><header class="top"><p class="mark">Marshall</p></header></div>';

/** The page for tests of texts that are clipped is made of the English one; it has no first screen. */
const choosing = (
  files: Readonly<Record<string, string>>,
  lobby: readonly string[],
  screens: FirstScreens,
): string => `(() => {
  const files = ${JSON.stringify(files)};
  const lobby = ${JSON.stringify(lobby)};
  const screens = ${JSON.stringify(screens)};
  const recall = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {}
  };
  const wishes = [recall('language'), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  const code = wishes.find((wish) => wish === 'pseudo' || Object.hasOwn(files, wish ?? '')) ?? 'en';
  const { hash, search, pathname } = location;
  const wanted = new URLSearchParams(search);
  const page = document.documentElement;

  // Somebody with a game to go on with sees that first, and the page knows it only once it is alive.
  const isNew = recall('marshall-kept') !== 'yes' && !wanted.has('position') && !pathname.startsWith('/t/');
  const screen = isNew && Object.hasOwn(screens, hash) ? screens[hash][code] : undefined;
  const theme = wanted.get('theme') ?? recall('marshall-theme');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  const root = document.getElementById('root');
  root.innerHTML = screen ?? ${JSON.stringify(MARK)};
  if (screen !== undefined) {
    page.lang = code;
    root.dataset.drawn = '';
    // What is pressed and chosen before the page is alive is kept for it: see app/early-presses.ts.
    const presses = [];
    const keep = (event) => {
      const { type, target } = event;
      const button = type === 'click' ? target.closest('button') : undefined;
      if (button === null || !root.contains(target)) return;
      event.stopImmediatePropagation();
      const { value, checked } = target;
      presses.push({ type, target: button ?? target, value, checked });
    };
    const types = ['click', 'change', 'input'];
    for (const type of types) addEventListener(type, keep, true);
    globalThis.marshallEarly = () => {
      for (const type of types) removeEventListener(type, keep, true);
      return presses.splice(0);
    };
  }

  const { src, dataset } = document.currentScript;
  const add = (tag, values) => document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '', ...values }));
  const ask = () => {
    for (const file of dataset.code.split(' ')) add('script', { type: 'module', src: new URL(file, src).href });
    for (const file of [files[code] ?? files.en, ...(hash.startsWith('#lobby') ? lobby : [])]) {
      const href = new URL(file, src).href;
      add('link', file.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href });
    }
  };
  if (screen === undefined) return ask();
  // As soon as the screen is seen; a page that nobody looks at draws no frames.
  let asked = false;
  const once = () => {
    if (!asked) ask();
    asked = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, document.hidden ? 0 : 1000);
})();
`;
