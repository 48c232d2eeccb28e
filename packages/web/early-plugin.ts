import type { Plugin, Rolldown } from 'vite';

/** A page of its own whose parts are fetched beside the first file too, where the address asks for it. */
const LOBBY = /packages\/web\/src\/online\/Lobby\.tsx$/;
/** The texts of the page in one language. */
const TEXTS = /packages\/words\/(?:dist|src)\/(en|de|es)\/page\/index\.[jt]s$/;

/**
 * Lets the browser fetch the texts in the reader's language beside the code that will ask for them, instead of after it.
 * A small script chooses as `choose-language.ts` does: nobody fetches texts that they do not read.
 */
export function early(): Plugin {
  let script = '';
  return {
    name: 'marshall-early',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const files: Record<string, string> = {};
        for (const part of Object.values(bundle)) {
          if (part.type !== 'chunk') continue;
          const [, language] = part.moduleIds.map((id) => TEXTS.exec(id)).find((found) => found !== null) ?? [];
          if (language !== undefined) files[language] = part.fileName.replace(/^assets\//, '');
        }
        const lobby = partsOf(bundle, LOBBY).map((name) => name.replace(/^assets\//, ''));
        script = this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source: choosing(files, lobby) }));
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () =>
        script === '' ? [] : [{ tag: 'script', attrs: { async: true, src: `./${script}` }, injectTo: 'head-prepend' }],
    },
  };
}

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

/** The page for tests of texts that are clipped is made of the English one. */
const choosing = (files: Readonly<Record<string, string>>, lobby: readonly string[]): string => `(() => {
  const files = ${JSON.stringify(files)};
  const lobby = ${JSON.stringify(lobby)};
  let told;
  try {
    told = localStorage.getItem('language');
  } catch {}
  const wishes = [told, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  const code = wishes.find((wish) => wish === 'pseudo' || Object.hasOwn(files, wish ?? ''));
  const from = document.currentScript.src;
  for (const file of [files[code] ?? files.en, ...(location.hash.startsWith('#lobby') ? lobby : [])]) {
    const link = document.createElement('link');
    const isSheet = file.endsWith('.css');
    link.rel = isSheet ? 'preload' : 'modulepreload';
    if (isSheet) link.as = 'style';
    link.crossOrigin = '';
    link.href = new URL(file, from).href;
    document.head.append(link);
  }
})();
`;
