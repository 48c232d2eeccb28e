// Computer commanders where they are chosen, in English.
import { tempers } from '../tempers.ts';

export const leaderWords = {
  /** The button that shows who leads a power, and opens the choice. */
  now: (power: string, name: string, level: string) => `Computer for ${power}: ${name}, ${level}`,
  choose: (power: string) => `Choose the computer for ${power}`,
  level: 'Level',
  who: 'Character',
  levels: { recruit: 'Recruit', officer: 'Officer', general: 'General', marshal: 'Marshal' },
  about: {
    recruit: 'Lively, and makes the mistakes that beginners make.',
    officer: 'Plays soundly and punishes carelessness.',
    general: 'Plans the whole cycle ahead.',
    marshal: 'The strongest. Takes up to three seconds per move.',
  },
  mixed: 'different levels',
  opponents: 'Your opponents',
  done: 'Done',
  tempers,
} as const;
