// The board, the market and the powers as the page names them, in German.
import type { Page } from '../../page.ts';
import { POWERS, UNITS } from '../terms.ts';
import { fromZone, toZone } from './cases.ts';
import { money, POWER_NAMES } from './names.ts';
import { capital, count } from './text.ts';

const STATES = { ready: 'einsatzbereit', chosen: 'gewählt', moved: 'schon bewegt' } as const;

const PIECES = {
  army: UNITS.army,
  navy: UNITS.navy,
  apc: UNITS.apc,
  merchant: UNITS.ship,
  company: { one: 'Unternehmen', other: 'Unternehmen' },
} as const;

/** `3 Armeen`, `1 Flotte`, `2 Unternehmen` */
export const pieceCount: Page['pieceCount'] = (kind, number) => count(number, PIECES[kind].one, PIECES[kind].other);

export const board: Page['board'] = {
  title: 'Marshall',
  map: {
    board: 'Das Spielbrett',
    hint: 'Mit den Pfeiltasten gehst du von Zone zu Zone, mit Umschalt und Pfeiltasten verschiebst du die Karte. Plus und Minus zoomen, 0 zeigt die ganze Welt.',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    world: 'Ganze Welt',
    heldBy: (power) => `gehalten von ${POWERS[power].dative}`,
    of: (power, pieces) => `${POWER_NAMES[power].name}: ${pieces}`,
    aboard: (armies) => `mit ${pieceCount('army', armies)} an Bord`,
    state: (state) => STATES[state],
    scorched: 'verwüstet',
    cloud: 'unter einem Atompilz',
    siege: 'belagert',
    contested: 'umkämpft',
    threats: 'Andere in der Nähe',
    blocked: (sea) => `${sea} (gesperrt)`,
    outOfReach: (from, to) =>
      `Deine Einheiten kommen jetzt nicht ${fromZone(from)} ${toZone(to)}. Jeder Weg ist gesperrt, oder du kannst ihn nicht bezahlen.`,
    incoming: (nukes) => (nukes === 1 ? '1 Atomrakete fliegt hierher' : `${nukes} Atomraketen fliegen hierher`),
    target: 'kannst du wählen',
    selected: 'gewählt',
    muted: (reason) => `kannst du nicht wählen: ${reason}`,
    whyNot: 'Warum nicht?',
    passage: (guest) => `${capital(POWERS[guest].nominative)} ${POWERS[guest].many ? 'dürfen' : 'darf'} durch`,
    loading: 'Die Karte wird geladen.',
  },
  zoneCard: {
    kinds: { land: 'Gebiet', territorial: 'Hellblaues Meer', international: 'Dunkelblaues Meer' },
    holder: 'Gehalten von',
    units: 'Einheiten',
    noUnits: 'keine',
    ports: 'Häfen',
    close: 'Schließen',
  },
  top: {
    cycle: 'Zyklus',
    stages: 'Phasen des Zyklus',
    notPlayed: 'in diesem Zyklus nicht gespielt',
    theme: 'Hell oder dunkel',
    live: 'Verbunden',
    reconnecting: 'Verbindung wird wiederhergestellt',
    ended: 'Partie zu Ende',
  },
  powers: {
    heading: 'Mächte',
    territories: 'Gebiete',
    armies: 'Armeen',
    navies: 'Flotten',
    companies: 'Unternehmen',
    loans: 'Kredite',
    nukes: 'Atomraketen',
    lStars: 'L-Sterne',
    count: {
      nukes: (number) => count(number, 'Atomrakete', 'Atomraketen'),
      lStars: (number) => count(number, 'L-Stern', 'L-Sterne'),
      territories: (number) => count(number, 'Gebiet', 'Gebiete'),
    },
    cubes: (n) => `noch ${count(n, 'Bietstein', 'Bietsteine')}`,
    out: 'Ausgeschieden',
    forces: 'Truppen und Besitz',
    open: (name) => `${name} im Einzelnen`,
    ledBy: (who) => `geführt von ${who}`,
    presence: {
      here: 'Gerade am Tisch',
      caretaker: 'Nicht da; ein Stellvertreter antwortet',
      substitute: 'Nicht da; ein Ersatzspieler führt',
    },
    computer: 'einem Computer',
    center: 'Versorgungslager',
    faceDown: (number, resource) => `${number} verdeckt: ${resource}`,
    faces: { open: 'geöffnet', closed: 'stillgelegt', secret: 'verdeckt' },
  },
  market: {
    heading: 'Markt',
    track: (least: number, most: number) => `${money(least)} bis ${money(most)}`,
    rose: (by) => `+${money(by)}`,
    fell: (by) => `\u2212${money(by)}`,
    steady: 'stabil',
    notOpen: 'noch nicht eröffnet',
  },
};
