// What is wrong with data from outside, in German.
import type { Fault, FaultKind } from '@marshall/rules';
import { isOwnFault, type OwnFault, WHOLE } from '../own-faults.ts';

const KINDS: Readonly<Record<FaultKind, string>> = {
  text: 'ein Text',
  number: 'eine Zahl',
  'whole-number': 'eine ganze Zahl',
  'yes-or-no': 'true oder false',
  list: 'eine Liste',
  object: 'ein Objekt',
  null: 'null',
  other: 'etwas anderes',
};

const COUNTED = { characters: 'Zeichen', entries: 'Einträge' } as const;

/** What the schemas of commands say of themselves. */
const OWN: Readonly<Record<OwnFault, string>> = {
  'unpaid-if-some':
    'wer nur einen Teil bezahlt, nennt die Unternehmen, die beladenen Träger und die Einheiten, die leer ausgehen; wer alle bezahlt, nennt nichts',
  'no-seat': 'einen Platz mit diesem Namen gibt es nicht',
  'no-game': 'diese Partie gibt es nicht',
  login: 'nimm 3 bis 40 Kleinbuchstaben, Ziffern, Punkte, Unterstriche oder Bindestriche',
  'command-id': 'eine Kennung hat 1 bis 64 Buchstaben, Ziffern oder . : _ -',
  unseen: 'unsichtbare Zeichen und Steuerzeichen sind nicht erlaubt',
  stacked: 'so viele Akzente auf einem Buchstaben sind nicht erlaubt',
  blank: 'etwas davon muss zu sehen sein',
  'quiet-long': 'Ruhezeiten dürfen höchstens 12 Stunden am Tag dauern',
  'days-off': 'höchstens drei Tage in der Woche können frei sein',
  holiday: 'ein Urlaub muss nach seinem Beginn enden und darf höchstens zehn Tage dauern',
  holidays: 'höchstens vier Urlaube können zugleich angekündigt sein',
};

/** What is wrong, without a full stop: `cubes darf höchstens 2 sein`. `whole` is how what was sent is called. */
export function fault(found: Fault, whole: string): string {
  const at = found.at === '' ? whole : found.at;
  switch (found.fault) {
    case 'unreadable':
      return `${at} ist nicht lesbar`;
    case 'missing':
      return `${at} fehlt`;
    case 'unknown':
      return `${at} fehlt oder ist unbekannt`;
    case 'bad-name':
      return `${at} hat einen Namen, der nicht erlaubt ist`;
    case 'bad-value':
      return `${at} hat einen Wert, der nicht erlaubt ist`;
    case 'kind':
      return `${at} muss ${KINDS[found.kind]} sein`;
    case 'most':
    case 'least':
      return `${at} ${measure(found)}`;
    case 'no-place':
      return `${at} hat keinen Platz für ${found.names}; lass es weg`;
    case 'one-of':
      return `${at} muss ${oneOf(found.values, found.number)}`;
    case 'own': {
      // A text of the validator itself is never shown.
      if (!isOwnFault(found.message)) return `${at} hat einen Wert, der nicht erlaubt ist`;
      const text = OWN[found.message];
      return found.at === '' || WHOLE.has(found.message) ? text : `${at}: ${text}`;
    }
  }
}

function measure({ fault: end, of, limit }: Extract<Fault, { fault: 'most' | 'least' }>): string {
  const bound = end === 'most' ? 'darf höchstens' : 'muss mindestens';
  if (of === 'number') return `${bound} ${limit} sein`;
  if (end === 'least' && limit === 1) return 'darf nicht leer sein';
  return `${bound} ${limit} ${limit === 1 && of === 'entries' ? 'Eintrag' : COUNTED[of]} haben`;
}

function oneOf(values: readonly string[], number: number): string {
  if (number === 1) return `${values.join('')} sein`;
  return values.length === number
    ? `einer dieser Werte sein: ${values.join(', ')}`
    : `einer von ${number} möglichen Werten sein, zum Beispiel ${values.join(', ')}`;
}
