// The texts of lessons, coach and how to play in the language of the page; only pages that teach load them.
import type { Lessons } from '@marshall/words/lessons';
import { chosenLanguage, type Spoken } from '../choose-language.ts';

const LOADERS: Readonly<Record<Spoken, () => Promise<Lessons>>> = {
  en: async () => (await import('@marshall/words/en/lessons')).lessons,
  de: async () => (await import('@marshall/words/de/lessons')).lessons,
  es: async () => (await import('@marshall/words/es/lessons')).lessons,
  pseudo: async () => {
    const [{ lessons }, { spoken }] = await Promise.all([import('@marshall/words/en/lessons'), import('../pseudo.ts')]);
    return spoken<Lessons>(lessons, 'lessons');
  },
};

export const lessonWords: Lessons = await LOADERS[chosenLanguage()]();
