import type { Page } from '../../page.ts';

export const afterwardsWords: Page['afterwards'] = {
  label: 'Danach',
  nothingMore: 'In dieser Schlacht nichts mehr',
  choices: {
    'attack:move-in': 'Einrücken, keine Verstärkung',
    'attack:stay': 'Bleiben, keine Verstärkung',
    'attack:ask': 'Frag mich',
    'defend:stay': 'Keine Verstärkung',
    'defend:ask': 'Frag mich',
    'occupy:ask': 'Frag mich',
    'occupy:done': 'In dieser Schlacht nichts mehr',
    'occupy-by-sea:ask': 'Frag mich',
    'occupy-by-sea:done': 'In dieser Schlacht nichts mehr',
  },
};
