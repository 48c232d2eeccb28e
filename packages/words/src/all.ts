// Every language, for programs that speak to readers of all of them.
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import type { Language, LanguageCode } from './language.ts';

export const ALL: Readonly<Record<LanguageCode, Language>> = { en, de, es };
