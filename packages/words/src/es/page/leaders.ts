// Computer commanders where they are chosen, in Spanish.
import type { Page } from '../../page.ts';
import { tempers } from '../tempers.ts';

export const leaderWords: Page['leaders'] = {
  now: (power, name, level) => `Ordenador para ${power}: ${name}, ${level}`,
  choose: (power) => `Elige el ordenador para ${power}`,
  level: 'Nivel',
  who: 'Carácter',
  levels: { recruit: 'Recluta', officer: 'Oficial', general: 'General', marshal: 'Mariscal' },
  about: {
    recruit: 'Anima la partida y comete los errores de quien empieza.',
    officer: 'Juega con solidez y castiga los descuidos.',
    general: 'Planea el ciclo entero por adelantado.',
    marshal: 'El nivel más fuerte. Tarda hasta tres segundos en mover.',
  },
  mixed: 'niveles distintos',
  opponents: 'Tus rivales',
  done: 'Hecho',
  tempers,
};
