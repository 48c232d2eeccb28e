// The language that was chosen, with all that it says of a game; it loads the rules.
import type { Language } from '@marshall/words';
import type { CliTold } from '@marshall/words/cli';
import type { Page } from '@marshall/words/page';
import { chosenLanguage, type Spoken } from './chosen.ts';

interface Loaded {
  readonly language: Language;
  readonly told: CliTold;
  readonly page: Page;
}

const LOADERS: Readonly<Record<Spoken, () => Promise<Loaded>>> = {
  en: async () => {
    const [{ en: language }, { told }, { page }] = await Promise.all([
      import('@marshall/words/en'),
      import('@marshall/words/en/cli/told'),
      import('@marshall/words/en/page'),
    ]);
    return { language, told, page };
  },
  de: async () => {
    const [{ de: language }, { told }, { page }] = await Promise.all([
      import('@marshall/words/de'),
      import('@marshall/words/de/cli/told'),
      import('@marshall/words/de/page'),
    ]);
    return { language, told, page };
  },
  es: async () => {
    const [{ es: language }, { told }, { page }] = await Promise.all([
      import('@marshall/words/es'),
      import('@marshall/words/es/cli/told'),
      import('@marshall/words/es/page'),
    ]);
    return { language, told, page };
  },
};

const loaded = await LOADERS[chosenLanguage(process.argv, process.env)]();

export const language: Language = loaded.language;

/** Positions and battles in words. */
export const inWords: CliTold = loaded.told;

/** What moves, their fields and their values are called, as on the page. */
export const pageWords: Page = loaded.page;
