// What is asked, once and in place, before something that cannot be taken back, in Spanish.
import type { Page } from '../../page.ts';

const LAUNCH = { question: '¿Lanzar? Un misil nuclear no tiene vuelta atrás.', yes: 'Sí, lanzar', no: 'Aún no' };

export const sureWords: Page['sure'] = {
  resign: {
    question: '¿Abandonar la partida para siempre?',
    about: 'Pierdes tus territorios, unidades, empresas y dinero, y desde entonces solo miras.',
    yes: 'Sí, abandonar',
    no: 'Seguir jugando',
  },
  'cancel-table': {
    question: '¿Cancelar esta mesa?',
    about: 'Todos pierden su asiento y el enlace deja de servir.',
    yes: 'Sí, cancelarla',
    no: 'Conservar la mesa',
  },
  launch: LAUNCH,
  'space-blast': LAUNCH,
  'propose-detente': {
    question: '¿Proponer el final de la partida?',
    about: 'Todos se enteran. Si todos están de acuerdo, la partida acaba y gana la potencia más rica.',
    yes: 'Sí, proponerlo',
    no: 'Seguir jugando',
  },
};
