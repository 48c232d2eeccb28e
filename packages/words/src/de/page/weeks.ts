// A game over weeks, on the page, in German.
import type { Page } from '../../page.ts';
import { money } from '../terms.ts';
import { list } from './text.ts';

const NAMES = { grain: 'Getreide', oil: 'Öl', minerals: 'Erz' };

export const weekWords: Page['weeks'] = {
  talk: {
    where: (cycle, stage) =>
      cycle === 0 ? 'Eröffnung' : stage === undefined ? `Zyklus ${cycle}` : `Zyklus ${cycle}, ${stage}`,
    seen: (who) => `Gesehen von ${who}`,
    parts: 'Chat, Versprechen und Notizen',
    chat: 'Nachrichten',
    promises: 'Versprechen',
    notes: 'Notizen',
    search: 'Nachrichten durchsuchen',
    found: (number) => (number === 1 ? '1 Nachricht gefunden' : `${number} Nachrichten gefunden`),
    nothing: 'Diese Wörter stehen in keiner Nachricht.',
    link: 'Öffnet sich in einem neuen Tab',
  },
  notes: {
    label: 'Deine privaten Notizen zu dieser Partie',
    about: 'Nur du kannst diese Notizen lesen.',
    save: 'Speichern',
    saved: 'Gespeichert.',
    changed: 'Noch nicht gespeichert.',
  },
  promises: {
    about:
      'Ein Versprechen bindet niemanden. Nur ihr beide seht es, und wer es bekommen hat, sagt, ob es gehalten wurde.',
    none: 'Noch keine Versprechen.',
    mine: (who) => `Du versprichst ${who}`,
    theirs: (who) => `${who} verspricht dir`,
    until: (cycle) => `bis zum Ende von Zyklus ${cycle}`,
    over: (cycle) => `bis zum Ende von Zyklus ${cycle}, der vorbei ist`,
    outcome: { kept: 'Gehalten', broken: 'Gebrochen' },
    kept: 'Es wurde gehalten',
    broken: 'Es wurde gebrochen',
    back: 'Urteil zurücknehmen',
    make: 'Etwas versprechen',
    to: 'Wem',
    what: 'Was du versprichst',
    end: 'Bis zum Ende von Zyklus',
    send: 'Versprechen',
    cancel: 'Abbrechen',
  },
  digest: {
    label: 'Seit deinem letzten Besuch',
    cycles: (number) => (number === 1 ? '1 Zyklus später' : `${number} Zyklen später`),
    battles: (number) => (number === 1 ? '1 Schlacht' : `${number} Schlachten`),
    strikes: (number) => (number === 1 ? '1 Atomschlag' : `${number} Atomschläge`),
    fallen: (number) => (number === 1 ? '1 Macht gefallen' : `${number} Mächte gefallen`),
    price: (resource, change) => `${NAMES[resource]} ${money(Math.abs(change))} ${change > 0 ? 'teurer' : 'billiger'}`,
    lands: (number) => {
      const many = Math.abs(number) === 1 ? '1 Gebiet' : `${Math.abs(number)} Gebiete`;
      return number > 0 ? `${many} gewonnen` : `${many} verloren`;
    },
    offers: (number) => (number === 1 ? '1 Angebot für dich' : `${number} Angebote für dich`),
    list: (parts) => parts.join(', '),
  },
  deadline: {
    yours: (when) => `Deine Zeit endet ${when}`,
    theirs: (when) => `Die Zeit endet ${when}`,
  },
  led: {
    heading: 'Wer wann welche Macht geführt hat',
    caretaker: 'Stellvertreter',
    substitute: (name) => `${name}, als Ersatzspieler`,
    somebody: 'Ein Spieler',
    cycles: (first, last) =>
      first === last ? `Zyklus ${first}` : first === 0 ? `Eröffnung bis Zyklus ${last}` : `Zyklen ${first} bis ${last}`,
    say: (who, when) => `${who}: ${when}`,
  },
  coming: {
    host: (name) => `${name} lädt dich zu einer Partie ein.`,
    hostless: 'Du bist zu einer Partie eingeladen.',
    yours: 'Dein Tisch. Schick den Link denen, mit denen du spielen willst.',
    sits: (names) => (names.length === 0 ? 'Hier sitzt noch niemand.' : `Am Tisch: ${list(names)}.`),
    sit: 'Platz nehmen',
    sitAs: (power) => `Platz nehmen: ${power}`,
    name: 'Wie sollen die anderen dich nennen?',
    link: 'Link zu diesem Tisch',
    renew: 'Neuen Link erstellen',
    renewAbout: 'Der alte Link gilt dann nicht mehr.',
    terms: 'Bedingungen dieses Tisches',
    change: 'Bedingungen ändern',
    keep: 'Bedingungen speichern',
    cancel: 'Abbrechen',
    pace: 'Uhr',
    watchers: 'Zuschauer',
    title: 'Name des Tisches',
    told: 'Alle am Tisch erfahren es und sagen noch einmal, dass sie bereit sind.',
    start: 'Partie beginnen',
    alone: 'Hier sitzen nur Computer. Du kannst die Partie beginnen und zuschauen.',
    swapAsk: (name) => `${name} um Platztausch bitten`,
    swapWants: (name) => `${name} möchte mit dir den Platz tauschen.`,
    swapAsked: 'Du hast um Platztausch gebeten.',
    agree: 'Tauschen',
    decline: 'Nein',
    withdraw: 'Zurücknehmen',
    reserved: (name) => `für ${name} freigehalten`,
    seated: (host: string) => `Tisch von ${host}.`,
    addSeat: 'Platz hinzufügen',
    whichPower: 'Macht des neuen Platzes',
    removeSeat: 'Platz entfernen',
    removeSeatOf: (power: string) => `Platz entfernen: ${power}`,
    removeComputer: 'Computer entfernen',
    removePerson: (name: string) => `${name} entfernen`,
    rematch: 'Noch eine Partie mit denselben Leuten',
    toRematch: 'Zur Revanche',
  },
  watching: { heading: 'Einer Partie zuschauen', about: (powers, cycle) => `Zyklus ${cycle}, ${powers} Mächte` },
};
