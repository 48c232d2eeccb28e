// What the command line says, in the language that was chosen; other languages are not loaded.
import type { Cli } from '@marshall/words/cli';
import { chosenLanguage, type Spoken } from './chosen.ts';

const LOADERS: Readonly<Record<Spoken, () => Promise<{ readonly cli: Cli }>>> = {
  en: () => import('@marshall/words/en/cli'),
  de: () => import('@marshall/words/de/cli'),
  es: () => import('@marshall/words/es/cli'),
};

const { cli } = await LOADERS[chosenLanguage(process.argv, process.env)]();

export const words: Cli = cli;
