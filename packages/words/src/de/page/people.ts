// Keeping order among people, and one's own account, in German.
import type { Page } from '../../page.ts';
import { kept } from './kept.ts';

export const peopleWords: Page['people'] = {
  notices: { heading: 'Vom Betreiber', dismiss: 'Hinweis ausblenden' },
  talk: {
    host: 'Betreiber',
    removed: 'Nachricht entfernt',
    more: (who) => `${who} melden oder blockieren`,
    people: 'Leute hier',
    muteIt: 'Chat stummschalten',
    unmute: 'Stummschaltung aufheben',
    muted: 'stumm',
  },
  acts: {
    block: (who) => `${who} blockieren`,
    unblock: (who) => `${who} nicht mehr blockieren`,
    blocked: 'blockiert',
    blockAbout: 'Du siehst nicht mehr, was diese Person schreibt, hier und an anderen Tischen. Niemand erfährt davon.',
    vote: (who) => `Dafür stimmen, ${who} zu ersetzen`,
    unvote: (who) => `Stimme gegen ${who} zurücknehmen`,
    voteAbout: (agreed, of) =>
      `Ein Stellvertreter spielt für diese Person weiter, wenn alle ${of} anderen zustimmen. Bisher ${agreed === 0 ? 'stimmt niemand' : agreed === 1 ? 'stimmt einer' : `stimmen ${agreed}`} zu.`,
    report: 'Dem Betreiber melden',
    reason: 'Was ist los?',
    send: 'Meldung senden',
    sent: 'Der Betreiber hat deine Meldung.',
  },
  blocked: {
    heading: 'Blockierte Leute',
    none: 'Du hast niemanden blockiert. Das geht an einem Tisch, unter „Leute hier“.',
  },
  tokens: {
    heading: 'Bot-Tokens',
    about: 'Ein Programm mit einem Token spielt in deinem Namen. Dein Konto kann es nicht ändern.',
    name: 'Name des Programms',
    make: 'Token anlegen',
    once: 'Kopier es jetzt. Es wird nicht wieder gezeigt.',
    token: 'Das neue Token',
    revoke: 'Widerrufen',
    revokeIt: (name) => `${name} widerrufen`,
    none: 'Du hast keine Tokens.',
  },
  data: {
    heading: 'Deine Daten',
    kept: 'Was über dich gespeichert ist',
    take: 'Meine Daten herunterladen',
    remove: 'Mein Konto löschen',
    about:
      'Dein Konto, deine Sitzungen und Tokens werden gelöscht. In laufenden Partien übernimmt ein Stellvertreter, deine Nachrichten verschwinden, und beendete Partien nennen dich „ein früherer Spieler“. Das lässt sich nicht rückgängig machen.',
    sure: 'Ja, endgültig löschen',
    go: 'Konto löschen',
  },
  kept,
};
