// What the lessons, the coach and the pages on how to play say: as English does, text by text.
import type { lessons } from './en/lessons/index.ts';
import type { Said } from './page.ts';

export type Lessons = Said<typeof lessons>;
export type LessonId = keyof (typeof lessons)['names'] & string;
export type StepId = keyof (typeof lessons)['steps'] & string;
