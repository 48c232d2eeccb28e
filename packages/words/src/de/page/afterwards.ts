import type { Page } from '../../page.ts';

export const afterwardsWords: Page['afterwards'] = {
  label: 'Danach',
  nothingMore: 'In dieser Schlacht nichts mehr',
  askAgain: 'Jetzt nicht, aber frag mich nach dem Rest',
  choices: {
    'attack:move-in': 'Einrücken, keine Verstärkung',
    'attack:stay': 'Bleiben, keine Verstärkung',
    'attack:ask': 'Frag mich einmal',
    'attack:ask-again': 'Frag mich zu allem',
    'defend:stay': 'Keine Verstärkung',
    'defend:ask': 'Frag mich einmal',
    'defend:ask-again': 'Frag mich zu allem',
    'occupy:ask': 'Frag mich',
    'occupy:done': 'In dieser Schlacht nichts mehr',
    'occupy-by-sea:ask': 'Frag mich',
    'occupy-by-sea:done': 'In dieser Schlacht nichts mehr',
    'occupy:ask-again': 'Frag mich nach dem Rest',
    'occupy-by-sea:ask-again': 'Frag mich nach dem Rest',
    'reinforce:done': 'In dieser Schlacht nichts mehr',
    'reinforce:ask-again': 'Frag mich nach dem Rest',
  },
};
