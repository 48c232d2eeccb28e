import type { Plugin } from 'vite';

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
        script = this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source: choosing(files) }));
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () =>
        script === '' ? [] : [{ tag: 'script', attrs: { async: true, src: `./${script}` }, injectTo: 'head-prepend' }],
    },
  };
}

/** The page for tests of texts that are clipped is made of the English one. */
const choosing = (files: Readonly<Record<string, string>>): string => `(() => {
  const files = ${JSON.stringify(files)};
  let told;
  try {
    told = localStorage.getItem('language');
  } catch {}
  const wishes = [told, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  const code = wishes.find((wish) => wish === 'pseudo' || Object.hasOwn(files, wish ?? ''));
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = new URL(files[code] ?? files.en, document.currentScript.src).href;
  document.head.append(link);
})();
`;
