// Lessons, coach and how to play, in German.
import type { Lessons } from '../../lessons.ts';
import { coach } from './coach.ts';
import { how } from './how.ts';
import { positions } from './positions.ts';
import { steps } from './steps.ts';

export const lessons: Lessons = {
  hub: {
    heading: 'In zehn Minuten lernen',
    about: 'Drei kurze Situationen am echten Tisch, dann deine erste Partie mit einem Trainer an der Seite.',
    minutes: (number) => (number === 1 ? '1 Minute' : `${number} Minuten`),
    begin: 'Anfangen',
    goOn: 'Weiter',
    again: 'Noch einmal',
    done: 'Geschafft',
    back: 'Startseite',
    how: 'So wird gespielt: zwei Seiten',
    howAbout: 'Das Ziel, die sieben Phasen und wie man gewinnt, mit Bildern.',
    firstCycle: 'Dein erster Zyklus',
    firstCycleAbout:
      'Eine normale Partie gegen drei Rekruten. Der Trainer sagt dir, worum es gerade geht und was du tun könntest.',
  },
  names: {
    economy: {
      title: 'Geld und Gebote',
      about: 'Zahlen, fördern, vor den anderen verkaufen, aufrüsten, billig kaufen.',
    },
    landing: { title: 'Eine Landung', about: 'Vier Armeen gehen an Land: Chancen, Würfel, Verluste und Beute.' },
    crisis: {
      title: 'Eine Atomkrise',
      about: 'Zwei Atomraketen fliegen auf dich zu. Schieß sie ab, dann entscheide.',
    },
  },
  card: {
    heading: 'Lektion',
    step: (at, of) => `Schritt ${at} von ${of}`,
    next: 'Weiter',
    skip: 'Lektion verlassen',
    missed: 'Du hast etwas anderes getan, und das ist erlaubt. Versuch es noch einmal oder mach so weiter.',
    retry: 'Noch einmal versuchen',
    goOn: 'So weitermachen',
    elsewhere: 'Hier ist es anders gekommen. Antworte, wie du willst, danach geht die Lektion weiter.',
    over: 'Lektion beendet',
    otherwise:
      'Du bist deinen eigenen Weg gegangen. Spiel die Lektion noch einmal und folge den Schritten, dann siehst du, worum es geht.',
    nextLesson: (title) => `Als Nächstes: ${title}`,
    learn: 'Alle Lektionen',
    restart: 'Lektion von vorn beginnen',
  },
  positions,
  steps,
  coach,
  how,
};
