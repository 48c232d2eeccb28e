import type { Page } from '../../page.ts';

export const afterwardsWords: Page['afterwards'] = {
  label: 'Después',
  nothingMore: 'Nada más en esta batalla',
  choices: {
    'attack:move-in': 'Entrar, sin refuerzos',
    'attack:stay': 'No moverse, sin refuerzos',
    'attack:ask': 'Pregúntame',
    'defend:stay': 'Sin refuerzos',
    'defend:ask': 'Pregúntame',
    'occupy:ask': 'Pregúntame',
    'occupy:done': 'Nada más en esta batalla',
    'occupy-by-sea:ask': 'Pregúntame',
    'occupy-by-sea:done': 'Nada más en esta batalla',
  },
};
