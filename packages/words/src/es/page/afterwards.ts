import type { Page } from '../../page.ts';

export const afterwardsWords: Page['afterwards'] = {
  label: 'Después',
  nothingMore: 'Nada más en esta batalla',
  askAgain: 'Ahora no, pero pregúntame por el resto',
  choices: {
    'attack:move-in': 'Entrar, sin refuerzos',
    'attack:stay': 'No moverse, sin refuerzos',
    'attack:ask': 'Pregúntame una vez',
    'attack:ask-again': 'Pregúntame por todo',
    'defend:stay': 'Sin refuerzos',
    'defend:ask': 'Pregúntame una vez',
    'defend:ask-again': 'Pregúntame por todo',
    'occupy:ask': 'Pregúntame',
    'occupy:done': 'Nada más en esta batalla',
    'occupy-by-sea:ask': 'Pregúntame',
    'occupy-by-sea:done': 'Nada más en esta batalla',
    'occupy:ask-again': 'Pregúntame por el resto',
    'occupy-by-sea:ask-again': 'Pregúntame por el resto',
    'reinforce:done': 'Nada más en esta batalla',
    'reinforce:ask-again': 'Pregúntame por el resto',
  },
};
