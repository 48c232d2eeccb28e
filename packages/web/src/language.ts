import { en } from '@marshall/words/en';

/** The language in which this page speaks. */
export const language = en;
