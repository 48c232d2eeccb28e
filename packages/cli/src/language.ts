// The language that was chosen, with all that it says of a game; it loads the rules.
import type { Language } from '@marshall/words';
import type { CliTold } from '@marshall/words/cli';
import { chosenLanguage, type Spoken } from './chosen.ts';

interface Loaded {
  readonly language: Language;
  readonly told: CliTold;
}

const LOADERS: Readonly<Record<Spoken, () => Promise<Loaded>>> = {
  en: async () => {
    const [{ en: language }, { told }] = await Promise.all([
      import('@marshall/words/en'),
      import('@marshall/words/en/cli/told'),
    ]);
    return { language, told };
  },
  de: async () => {
    const [{ de: language }, { told }] = await Promise.all([
      import('@marshall/words/de'),
      import('@marshall/words/de/cli/told'),
    ]);
    return { language, told };
  },
  es: async () => {
    const [{ es: language }, { told }] = await Promise.all([
      import('@marshall/words/es'),
      import('@marshall/words/es/cli/told'),
    ]);
    return { language, told };
  },
};

const loaded = await LOADERS[chosenLanguage(process.argv, process.env)]();

export const language: Language = loaded.language;

/** Positions and battles in words. */
export const inWords: CliTold = loaded.told;
