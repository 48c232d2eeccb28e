import type { Page } from '../../page.ts';

export const afterwardsWords: Page['afterwards'] = {
  label: 'Danach',
  choices: {
    'attack:move-in': 'Einrücken, keine Verstärkung',
    'attack:stay': 'Bleiben, keine Verstärkung',
    'attack:ask': 'Frag mich',
    'defend:stay': 'Keine Verstärkung',
    'defend:ask': 'Frag mich',
  },
};
