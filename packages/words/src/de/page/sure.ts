// What is asked before something that cannot be taken back, in German.
import type { Page } from '../../page.ts';

const launch = { question: 'Starten? Eine Atomrakete holt niemand zurück.', yes: 'Ja, starten', no: 'Noch nicht' };

export const sureWords: Page['sure'] = {
  resign: {
    question: 'Endgültig aufgeben?',
    about: 'Du verlierst deine Gebiete, Einheiten, Unternehmen und dein Geld und siehst von da an nur noch zu.',
    yes: 'Ja, aufgeben',
    no: 'Weiterspielen',
  },
  'cancel-table': {
    question: 'Diesen Tisch absagen?',
    about: 'Alle verlieren ihren Platz, und der Link führt nirgendwohin.',
    yes: 'Ja, absagen',
    no: 'Tisch behalten',
  },
  launch,
  'space-blast': launch,
  'propose-detente': {
    question: 'Vorschlagen, die Partie zu beenden?',
    about: 'Alle erfahren davon. Wenn alle zustimmen, endet die Partie, und die reichste Macht gewinnt.',
    yes: 'Ja, vorschlagen',
    no: 'Weiterspielen',
  },
};
