// What is wrong with data from outside, in Spanish.
import type { Fault, FaultKind } from '@marshall/rules';
import { isOwnFault, type OwnFault, WHOLE } from '../own-faults.ts';

const KINDS: Readonly<Record<FaultKind, string>> = {
  text: 'texto',
  number: 'un número',
  'whole-number': 'un número entero',
  'yes-or-no': 'true o false',
  list: 'una lista',
  object: 'un objeto',
  null: 'null',
  other: 'otra cosa',
};

const COUNTED = {
  characters: { one: 'carácter', other: 'caracteres' },
  entries: { one: 'elemento', other: 'elementos' },
} as const;

const END = { most: 'como máximo', least: 'como mínimo' } as const;

/** What the schemas of commands say of themselves. */
const OWN: Readonly<Record<OwnFault, string>> = {
  'unpaid-if-some':
    'para pagar solo a algunos, nombra las empresas, los transportes con unidades a bordo y las unidades que no cobran; para pagar a todos, no nombres nada',
  'no-seat': 'no hay ningún asiento con ese nombre',
  'no-game': 'esa partida no existe',
  login: 'usa de 3 a 40 letras minúsculas, cifras, puntos, guiones o guiones bajos',
  'command-id': 'un identificador tiene de 1 a 64 letras, cifras o . : _ -',
  unseen: 'no se admiten caracteres invisibles ni de control',
  stacked: 'una letra no puede llevar tantos acentos',
  blank: 'algo tiene que verse',
  'quiet-long': 'las horas sin jugar no pueden pasar de 12 al día',
  'days-off': 'puedes tener como mucho tres días libres a la semana',
  holiday: 'unas vacaciones tienen que acabar después de empezar y durar como mucho diez días',
  holidays: 'puedes tener anunciadas como mucho cuatro vacaciones a la vez',
};

/** What is wrong, without a full stop: `cubes debe ser 2 como máximo`. `whole` is how what was sent is called. */
export function fault(found: Fault, whole: string): string {
  const at = found.at === '' ? whole : found.at;
  switch (found.fault) {
    case 'unreadable':
      return `no se puede leer ${at}`;
    case 'missing':
      return `falta ${at}`;
    case 'unknown':
      return `${at} falta o no se conoce`;
    case 'bad-name':
      return `${at} tiene un nombre que no se admite`;
    case 'bad-value':
      return `${at} tiene un valor que no se admite`;
    case 'kind':
      return `${at} debe ser ${KINDS[found.kind]}`;
    case 'most':
    case 'least':
      return `${at} ${measure(found)}`;
    case 'no-place':
      return `en ${at} no hay sitio para ${found.names}; quítalo`;
    case 'one-of':
      return `${at} debe ser ${oneOf(found.values, found.number)}`;
    case 'own': {
      // A text of the validator itself is never shown.
      if (!isOwnFault(found.message)) return `${at} tiene un valor que no se admite`;
      const text = OWN[found.message];
      return found.at === '' || WHOLE.has(found.message) ? text : `${at}: ${text}`;
    }
  }
}

function measure({ fault: end, of, limit }: Extract<Fault, { fault: 'most' | 'least' }>): string {
  if (of === 'number') return `debe ser ${limit} ${END[end]}`;
  if (end === 'least' && limit === 1) return 'no puede estar vacío';
  return `debe tener ${limit} ${limit === 1 ? COUNTED[of].one : COUNTED[of].other} ${END[end]}`;
}

function oneOf(values: readonly string[], number: number): string {
  if (number === 1) return values.join('');
  return values.length === number
    ? `uno de estos valores: ${values.join(', ')}`
    : `uno de sus ${number} valores posibles, por ejemplo ${values.join(', ')}`;
}
