// What is said while moves are played on the map, and of what touched the reader, in German.
import type { Page } from '../../page.ts';
import { accusative, dative, inZone, unitsDative, verb, zoneAccusative } from './cases.ts';
import { capital, count } from './text.ts';

/** A sentence ends with one stop, after the name of a company too. */
const stop = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

export const theatreWords: Page['theatre'] = {
  heading: 'Was gerade passiert ist',
  toYou: 'Das ist dir passiert',
  lostTo: (what, who) => `Du hast ${zoneAccusative(what)} an ${accusative(who)} verloren.`,
  lost: (what) => `Du hast ${zoneAccusative(what)} verloren.`,
  everything: 'alles, was du hattest',
  lStars: (number) => count(number, 'L-Stern', 'L-Sterne'),
  hidden: (number, resource) =>
    number === 1 ? `ein verdecktes ${resource}unternehmen` : `${number} verdeckte ${resource}unternehmen`,
  takes: (who, what, from) =>
    `${capital(who)} ${verb(who, 'nimmt', 'nehmen')} ${dative(from)} ${zoneAccusative(what)} ab.`,
  attacked: (who, place, by) => `${capital(who)} ${verb(who, 'greift', 'greifen')} dich ${inZone(place)}${by} an.`,
  with: (units) => ` mit ${unitsDative(units)}`,
  builds: (who, what) => stop(`${capital(who)} ${verb(who, 'baut', 'bauen')} ${what}`),
  sells: (who, what) => stop(`${capital(who)} ${verb(who, 'verkauft', 'verkaufen')} ${what}`),
  buys: (who, what) => stop(`${capital(who)} ${verb(who, 'kauft', 'kaufen')} ${what}`),
  loses: (who, units) => stop(`${capital(who)} ${verb(who, 'verliert', 'verlieren')} ${units}`),
  unitsIn: (units, place) => `${units} ${inZone(place)}`,
  late: (times: number) =>
    times === 1
      ? 'Deine Zeit war um, deshalb hat der Tisch für dich geantwortet.'
      : `Deine Zeit war ${times}-mal um, deshalb hat der Tisch für dich geantwortet.`,
  ok: 'OK',
  okMore: (more) => `OK (noch ${more})`,
  again: 'Noch einmal zeigen',
  pause: 'Pause',
  goOn: 'Weiter',
  step: 'Nächster',
  back: 'Zurück',
  skip: 'Überspringen',
  speed: 'Tempo',
  space: 'Leertaste',
  keyed: (what, key) => `${what} (${key})`,
  keys: 'Leertaste hält an, . geht einen Schritt, S überspringt',
  keyHeld: 'Weiter geht es mit OK oder der Eingabetaste.',
  rush: (cycle, of, stage) =>
    `Die Computer spielen: Zyklus ${cycle}${of === undefined ? '' : ` von ${of}`}${stage === '' ? '' : `, ${stage}`}.`,
  rushed: 'Wie weit die Partie ist',
  price: (resource, rose, before, now, held) =>
    `${resource} ist von ${before} auf ${now} ${rose ? 'gestiegen' : 'gefallen'}. Du hast ${held}.`,
  ahead: {
    bids: 'Die Gebote werden aufgedeckt.',
    fire: 'Die Würfel fallen.',
    shot: 'Ein L-Stern feuert.',
    roulette: 'Atomroulette: Der Würfel fällt.',
  },
  unfolds: {
    heading: 'Auf der Karte',
    watch: 'Sieh zu, wie es ausgeht',
    next: 'Danach entscheidest du.',
    key: 'Du musst nicht warten: Drück die Eingabetaste.',
    now: 'Jetzt entscheiden',
  },
  meanwhile: {
    playing: 'Was geschehen ist, siehst du gerade auf der Karte.',
    heading: 'Seit deiner letzten Entscheidung',
    nothing: 'Seit deiner letzten Entscheidung hat dich nichts betroffen.',
    more: (number) => `noch ${number}`,
    show: 'Zeigen',
    showThis: (what) => `Auf der Karte zeigen: ${what}`,
    word: {
      kept: 'Versprechen gehalten:',
      broken: 'Versprechen gebrochen:',
      unpaid: 'Der Kredit wurde nicht rechtzeitig zurückgezahlt.',
      paid: 'Der Kredit ist zurückgezahlt.',
      shut: 'Dein Durchzugsrecht gilt nicht mehr.',
      agreed: (said) => `Ihr hattet vereinbart: „${said}“`,
      guest: 'Du hattest ihnen Durchzugsrecht gewährt.',
    },
    showAll: 'Alles abspielen',
  },
};
