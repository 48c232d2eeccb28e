import type { Plugin } from 'vite';

/** The texts of the page in English, which nearly everybody reads: no other page is written yet. */
const TEXTS = /packages\/words\/(dist|src)\/en\/page\/index\.[jt]s$/;

/** Lets the browser fetch the texts beside the code that will ask for them, instead of after it. */
export function early(): Plugin {
  return {
    name: 'marshall-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle).flatMap((part) =>
          part.type === 'chunk' && part.moduleIds.some((id) => TEXTS.test(id))
            ? {
                tag: 'link',
                attrs: { rel: 'modulepreload', crossorigin: true, href: `./${part.fileName}` },
                injectTo: 'head' as const,
              }
            : [],
        ),
    },
  };
}
