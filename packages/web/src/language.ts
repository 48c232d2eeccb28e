// The language in which the referee's facts are told here; only that one is loaded.
import type { Language } from '@marshall/words';
import { chosenLanguage, type Spoken } from './choose-language.ts';

const LOADERS: Readonly<Record<Spoken, () => Promise<Language>>> = {
  pseudo: async () => (await import('./pseudo.ts')).pseudo,
  en: async () => (await import('@marshall/words/en')).en,
  de: async () => (await import('@marshall/words/de')).de,
  es: async () => (await import('@marshall/words/es')).es,
};

export const language = await LOADERS[chosenLanguage()]();
