// The war room around the moment, and the rules, in German.
import type { Page } from '../../page.ts';
import { accusative, verb } from './cases.ts';
import { capital, count } from './text.ts';

export const roomWords: Page['room'] = {
  you: 'Du',
  hidden: 'Geld verdeckt',
  order: (place) => `Nummer ${place} in der Zugreihenfolge`,
  supply: { heading: 'Dein Versorgungslager', sets: (sets) => count(sets, 'Satz', 'Sätze') },
  log: {
    heading: 'Protokoll',
    all: 'Züge und Ergebnisse',
    mine: 'Meine',
    battle: 'Schlachten',
    market: 'Markt',
    everything: 'Alles, mit jedem Würfel',
    older: (number) => (number === 1 ? '1 ältere Zeile zeigen' : `${number} ältere Zeilen zeigen`),
    show: 'Auf der Karte zeigen',
    filter: 'Zeigen',
    since: 'Seit meinem letzten Zug abspielen',
    empty: 'Noch ist nichts passiert.',
    noneOfThese: 'Noch nichts davon.',
  },
  diplomacy: {
    heading: 'Diplomatie',
    open: (number) => `${number} offen`,
    none: 'Keine offenen Angebote.',
    waits: 'Ein Angebot wartet auf deine Antwort',
    write: 'Angebot schreiben',
    prepare: 'Angebot vorbereiten',
    cashNow: 'Jetzt Geld anbieten',
    prepared: (stage, offer) => `Vorbereitet für Phase ${stage}: ${offer}`,
    drop: 'Löschen',
    accept: 'Annehmen',
    decline: 'Ablehnen',
    counter: 'Gegenangebot',
    withdraw: 'Zurückziehen',
    detente: (who, many) =>
      `${capital(who)} ${many ? 'schlagen' : verb(who, 'schlägt', 'schlagen')} vor, die Partie mit einer Détente zu beenden.`,
    notNow: 'Angebote kannst du machen, wenn gehandelt wird.',
    noneToSee: 'Angebote sehen nur die Beteiligten.',
    payBack: 'Zurückzahlen',
  },
  menu: {
    coach: 'Trainer',
    heading: 'Menü',
    rules: 'Regeln',
    leave: 'Startseite',
    kept: 'Die Partie ist in diesem Browser gespeichert.',
    pace: 'Tempo der Züge',
    paces: { 0: 'sofort', 225: '4\u00d7', 450: '2\u00d7', 900: '1\u00d7', 1800: '\u00bd\u00d7' },
    download: 'Spieldatei herunterladen',
    keys: 'Tasten: M zum Zug, / zum Protokoll. Leertaste hält an, . geht einen Schritt, S überspringt.',
    review: 'Zurückblicken, Zug um Zug',
    resign: 'Aufgeben',
    sound: 'Ton',
    soundOn: 'Ton einschalten',
    soundOff: 'Ton ausschalten',
  },
  unread: 'neu',
  tabs: { moment: 'Zug', powers: 'Mächte', market: 'Markt', deals: 'Handel', log: 'Protokoll' },
  here: 'An diesem Bildschirm',
  zone: { company: 'Unternehmen', borders: 'Grenzt an' },
  curtain: {
    title: (power) => `Gib den Bildschirm weiter an ${accusative(power)}.`,
    about: 'Bis dahin ist nichts Geheimes zu sehen.',
    take: (power) => `Ich führe ${accusative(power)}. Zeig mir meine Lage`,
    takeAs: (person) => `Ich bin ${person}. Zeig mir meine Lage`,
    plays: (player) => `${capital(player)} ${verb(player, 'ist', 'sind')} dran. Alle dürfen zusehen.`,
    cash: 'Mein Geld zeigen',
  },
  broken: 'Auf dieser Seite ist etwas schiefgegangen. Deine Partie ist sicher.',
  reload: 'Neu laden',
};

export const helpWords: Page['help'] = {
  sure: {
    heading: 'Wie diese Regel geprüft wird',
    tests: (number) =>
      number === 1
        ? 'Ein Test prüft, ob der Schiedsrichter diese Regeln einhält.'
        : `${number} Tests prüfen, ob der Schiedsrichter diese Regeln einhält.`,
    more: (number) => `Und ${number} weitere.`,
    rulings: 'Wie Unklares entschieden wurde',
    inEnglish: 'Tests und Entscheide stehen hier im englischen Original.',
  },
  example: { heading: 'Beispiel', before: 'Vorher', after: 'Nachher', promise: 'Kein Angriff in diesem Zyklus.' },
  heading: 'Regeln',
  close: 'Schließen',
  search: 'Regel suchen',
  ask: 'Frag: Wie gewinne ich?',
  ledger: 'Alle Regeln, Klausel für Klausel',
  book: 'Zurück zum Handbuch',
  whole: 'Das ganze Handbuch',
  together: 'Alle Regeln, die hier gelten',
  exactly: 'Die genauen Regeln',
  inEnglish:
    'Das ist der englische Wortlaut, an dem der Schiedsrichter geprüft wird. Was er bedeutet, steht oben auf Deutsch.',
  words: 'Wörter des Spiels',
  more: 'Mehr',
  nothing: 'Dazu steht nichts im Handbuch. Versuch andere Wörter oder sieh alle Regeln durch.',
  loading: 'Die Regeln werden geladen.',
  none: 'Keine Regel passt.',
  about:
    'Jede Regel, mit dem Kürzel, das Protokoll und Schiedsrichter nennen, im englischen Wortlaut. Du kannst auf Deutsch suchen; der Link hinter einer Regel führt zur Erklärung im Handbuch.',
};
