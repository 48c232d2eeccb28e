// The front page, in German.
import type { Page } from '../../page.ts';
import { accusative, fromZone, nominative, toZone, verb, zoneAccusative } from './cases.ts';
import { capital, count } from './text.ts';

const said = (who: string): string => capital(nominative(who));

export const frontWords: Page['front'] = {
  language: 'Sprache',
  tagline: 'Supermächte, Märkte und Bluff.',
  about: (cycles, minutes) =>
    `Führe eine von sechs Supermächten: Verkaufe, verhandle, baue und kämpfe bis ${cycles === 1 ? 'zum Ende des Zyklus' : `Zyklus ${cycles}`}, und sei am Ende am reichsten. Dauert etwa ${minutes} Minuten.`,
  looking: 'Wird gesucht.',
  show: {
    about: (cycle) => `Sechs Generäle im Krieg, Zyklus ${cycle}.`,
    pause: 'Die Partie auf der Karte anhalten',
    play: 'Die Partie auf der Karte abspielen',
    move: (who, from, to) => `${said(who)} ${verb(who, 'zieht', 'ziehen')} ${fromZone(from)} ${toZone(to)}.`,
    attack: (who, zone) => `${said(who)} ${verb(who, 'greift', 'greifen')} ${zoneAccusative(zone)} an.`,
    take: (who, zone) => `${said(who)} ${verb(who, 'erobert', 'erobern')} ${zoneAccusative(zone)}.`,
    strike: (zone) => `Eine Atomrakete trifft ${zoneAccusative(zone)}.`,
  },
  play: 'Jetzt spielen',
  learn: 'In zehn Minuten lernen',
  how: 'So wird gespielt',
  choose: 'Deine Supermacht',
  opponents: 'Gegen',
  computers: (number) => (number === 1 ? '1 Computer' : `${number} Computer`),
  level: 'Sie spielen wie',
  levels: { recruit: 'ein Rekrut', officer: 'ein Offizier', general: 'ein General', marshal: 'ein Marschall' },
  length: 'Endet nach',
  cycles: (number) => (number === 1 ? '1 Zyklus' : `${number} Zyklen`),
  continue: 'Deine Partie fortsetzen',
  kept: (power, others) => `${power} gegen ${others}`,
  stands: (cycle, length) => (length === undefined ? `Zyklus ${cycle}` : `Zyklus ${cycle} von ${length}`),
  over: 'beendet',
  forget: 'Löschen',
  more: 'Anders spielen',
  hotSeat: 'An einem Bildschirm',
  hotSeatAbout: 'Zwei bis sechs Leute wechseln sich ab. Ein Vorhang verdeckt, was geheim ist.',
  hotSeatStart: 'An einem Bildschirm beginnen',
  seatKinds: { person: 'ein Mensch', computer: 'ein Computer', nobody: 'niemand' },
  personName: (power) => `Name der Person, die ${accusative(power)} führt`,
  personNumber: (number) => `Spieler ${number}`,
  computersPlay: 'Computer spielen wie',
  howLong: 'Länge der Partie',
  atLeastTwo: 'Wähle mindestens zwei Mächte, eine davon von einem Menschen geführt.',
  keptGames: (number) => count(number, 'gespeicherte Partie', 'gespeicherte Partien'),
  online: 'Online',
  onlineAbout: 'Spiel mit Freunden per Link oder mit allen aus der Liste, an einem Abend oder über Wochen.',
  watch: 'Zusehen',
  watchAbout: 'Computerkommandanten im Krieg, live, mit Pause und Tempo.',
  file: {
    heading: 'Gespeicherte Partie öffnen',
    about: 'Sieh dir eine beendete Partie noch einmal an, oder spiel eine als Datei gespeicherte weiter.',
    choose: 'Datei wählen',
    lead: 'Wen führst du?',
  },
  noServer: 'Läuft auch offline. Partien werden in diesem Browser gespeichert.',
  starting: 'Die Partie wird aufgebaut.',
  tryAgain: 'Noch einmal versuchen',
  position: {
    elsewhere: 'Du kannst nur Stellungen von dieser Seite öffnen.',
    missing: (path) => `Unter ${path} gibt es keine Stellung. Prüf die Adresse.`,
    empty: 'In dieser Datei ist keine Stellung. Sie muss die Mächte nennen.',
  },
  front: 'Startseite',
};
