// What computer commanders say aloud, by cause and tone, in German.
import type { Page } from '../../page.ts';
import { RESOURCES } from '../terms.ts';
import { accusative, dative, inZone, verb, zoneAccusative } from './cases.ts';
import { capital } from './text.ts';

export const voiceWords: Page['voices'] = {
  heading: 'Die Kommandanten reden',
  on: 'Computer reden',
  off: 'Computer schweigen',
  says: (name, power) => `${name} (${power})`,
  close: 'Schließen',
  motives: {
    swap: (gives, wants) => `Ich habe viel ${RESOURCES[gives]} und zu wenig ${RESOURCES[wants]}.`,
    surplus: (resource) => `Ich habe mehr ${RESOURCES[resource]}, als ich lagern kann.`,
    ahead: (resource) => `Für mein nächstes ${RESOURCES[resource]} reicht mein Lager nicht.`,
    'too-much': (resource) => `Meine Unternehmen fördern mehr ${RESOURCES[resource]}, als ich brauche.`,
    'too-little': (resource) => `Meine Unternehmen fördern zu wenig ${RESOURCES[resource]}.`,
    'company-swap': 'Wir fördern beide zu viel von dem, was dem anderen fehlt.',
    'company-sale': 'Zu diesem Preis ist mir das Geld lieber.',
    'company-use': 'So viel ist mir das wert.',
    'land-sale': 'Dieses Gebiet brauche ich nicht.',
    foothold: 'Dieses Gebiet könnte ich gebrauchen.',
    arms: 'Ich will besser bewaffnet sein.',
    'arms-sale': 'Zu diesem Preis kann ich darauf verzichten.',
    loan: 'Ich bin gerade knapp bei Kasse.',
    counter: 'Zu diesen Bedingungen wäre ich einverstanden.',
  },
  lines: {
    'kept-word': {
      warm: ({ to, since }) => `${to}, ich habe dich in Zyklus ${since} gebeten aufzuhören. Vergeblich.`,
      cold: ({ to, since }) => `Ich habe dich in Zyklus ${since} gewarnt, ${to}. Ich halte Wort.`,
      fiery: ({ to, since }) => `Zyklus ${since}, ${to}. Ich sagte doch, dass ich komme!`,
    },
    revenge: {
      warm: ({ to, zone, since }) =>
        `Ich habe ${zoneAccusative(zone)} in Zyklus ${since} nicht vergessen, ${to}. Das kann ich nicht hinnehmen.`,
      cold: ({ to, zone, since }) => `${capital(zone)}, Zyklus ${since}. Die Rechnung ist fällig, ${to}.`,
      fiery: ({ to, zone }) => `Das ist für ${zoneAccusative(zone)}, ${to}!`,
    },
    'stop-leader': {
      warm: ({ to }) => `Tut mir leid, ${to}. Jemand muss dich aufhalten.`,
      cold: ({ to }) => `Du bist dabei zu gewinnen, ${to}. Das lasse ich nicht zu.`,
      fiery: ({ to }) => `Alle haben Angst vor dir, ${to}. Ich nicht.`,
    },
    betrayed: {
      warm: ({ to }) => `Wir hatten eine Abmachung, ${to}. Ich habe dir vertraut.`,
      cold: ({ to }) => `So viel ist dein Wort also wert, ${to}. Ich merke es mir.`,
      fiery: ({ to }) => `Wir hatten Frieden, ${to}! Das wird dir noch leidtun.`,
    },
    warning: {
      warm: ({ to, zone }) => `Du hast jetzt ${zoneAccusative(zone)}, ${to}. Hör auf, dann können wir noch reden.`,
      cold: ({ to, zone }) =>
        `Du hast ${zoneAccusative(zone)} genommen, ${to}. Nimm noch ein Gebiet, und ich antworte.`,
      fiery: ({ to, zone }) => `Mach es dir ${inZone(zone)} nicht zu bequem, ${to}. Ich komme zurück.`,
    },
    threat: {
      warm: ({ to, zone }) => `Und jetzt ${zoneAccusative(zone)}? Es reicht, ${to}. Das ist Krieg.`,
      cold: ({ to, zone }) => `Auch noch ${zoneAccusative(zone)}. Ich zähle mit, was du mir schuldest, ${to}.`,
      fiery: ({ to }) => `Du hast dir einen Feind gemacht, ${to}. Jetzt höre ich nicht mehr auf.`,
    },
    struck: {
      warm: ({ to, zone }) => `Du hast ${zoneAccusative(zone)} verwüstet, ${to}. Das verzeihe ich nicht.`,
      cold: ({ to, zone }) => `Atomraketen auf ${zoneAccusative(zone)}, ${to}. Jetzt weißt du, was kommt.`,
      fiery: ({ to, zone }) => `Für ${zoneAccusative(zone)} wirst du bezahlen, ${to}!`,
    },
    thanks: {
      warm: ({ to }) => `Danke, ${to}. Halte die Grenze ruhig, dann tue ich es auch.`,
      cold: ({ to }) => `Gut, ${to}. Mal sehen, ob du es ernst meinst.`,
      fiery: ({ to }) => `Freie Bahn? Das gefällt mir, ${to}.`,
    },
    barred: {
      warm: ({ to }) => `Schade, ${to}. Ich hatte mit diesem Weg gerechnet.`,
      cold: ({ to }) => `Du machst die Grenze zu, ${to}. Dann passe ich auf meine auf.`,
      fiery: ({ to }) => `Du sperrst mich aus, ${to}? Ich finde einen anderen Weg.`,
    },
    overdue: {
      warm: ({ to, amount }) => `${to}, du schuldest mir noch ${amount}. Zahl es bitte zurück.`,
      cold: ({ to, amount }) => `${amount}, ${to}, überfällig. Von mir bekommst du nichts mehr geliehen.`,
      fiery: ({ to, amount }) => `Wo bleiben meine ${amount}, ${to}?`,
    },
    repaid: {
      warm: ({ to }) => `Alles zurückgezahlt. Mit dir macht man gern Geschäfte, ${to}.`,
      cold: ({ to }) => `Alles zurückgezahlt, ${to}. Dir würde ich wieder leihen.`,
      fiery: ({ to }) => `Du hast gezahlt! Ich hätte dagegen gewettet, ${to}.`,
    },
    'no-peace': {
      warm: ({ who }) => `Seht euch ${accusative(who)} an: Niemand kommt da noch heran. Da hört die Freundschaft auf.`,
      cold: ({ who }) =>
        `${capital(who)} ${verb(who, 'liegt', 'liegen')} weit vorn. Verträge mit ${dative(who)} zählen für mich nicht mehr.`,
      fiery: ({ who }) => `${capital(who)} ${verb(who, 'steht', 'stehen')} kurz vor dem Sieg! Wer macht mit?`,
    },
    victory: {
      warm: ({ to }) => `Gut gekämpft, ${to}. Es hätte auch anders ausgehen können.`,
      cold: ({ to }) => `Es war nichts Persönliches, ${to}.`,
      fiery: ({ to }) => `Was für ein Kampf, ${to}!`,
    },
    'last-words': {
      warm: ({ to }) => `Gut gespielt, ${to}. Ich hätte gern eine Revanche.`,
      cold: ({ to }) => `Du warst besser vorbereitet, ${to}.`,
      fiery: ({ to }) => `Du hast mich, ${to}. Nächstes Mal schlage ich zuerst zu!`,
    },
  },
};
