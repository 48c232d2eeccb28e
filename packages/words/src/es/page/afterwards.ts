import type { Page } from '../../page.ts';

export const afterwardsWords: Page['afterwards'] = {
  label: 'Después',
  choices: {
    'attack:move-in': 'Entrar, sin refuerzos',
    'attack:stay': 'No moverse, sin refuerzos',
    'attack:ask': 'Pregúntame',
    'defend:stay': 'Sin refuerzos',
    'defend:ask': 'Pregúntame',
  },
};
