// Game files and what is done at a table, in Spanish.
import type { Remarks } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import { checks } from './checks.ts';
import type { Spanish } from './phrases.ts';

const NO_FILE = 'Esto no es un archivo de partida.';
const NEWER = 'Consigue un Marshall más nuevo.';

export const table: RoomTexts<'table', Spanish> = {
  refusals: {
    'id-used': 'Con este id ya se ejecutó otra orden. Da a cada orden su propio id.',
    'no-game-file:command': ({ entry, because }, w) =>
      oneLine(`La entrada ${entry} no tiene ninguna orden que se pueda leer. ${w.said(because)}`),
    'no-game-file:deep': `${NO_FILE} Tiene demasiados niveles anidados.`,
    'no-game-file:edition': ({ edition, known }) =>
      `Esta partida se arbitró con ${edition === undefined ? 'una edición sin número' : `la edición ${edition}`} del reglamento. Este programa conoce las ediciones 1 a ${known}. ${
        edition !== undefined && edition > known
          ? NEWER
          : 'Ningún Marshall ha escrito nunca un archivo así. Exporta otra vez la partida.'
      }`,
    'no-game-file:event': ({ entry, event }) =>
      `La entrada ${entry} tiene un suceso que este programa no conoce: ${event}.`,
    'no-game-file:name': ({ entry, name }) =>
      `La entrada ${entry} tiene el nombre ${name}, que nada puede llevar en una partida.`,
    'no-game-file:no-version': `${NO_FILE} Un archivo de partida indica su versión en «marshall».`,
    'no-game-file:not-json': `${NO_FILE} No se puede leer como JSON. Si está cortado, exporta otra vez la partida.`,
    'no-game-file:number': ({ entry, number }) =>
      `La entrada ${entry} tiene el número ${number}, que no puede salir en una partida.`,
    'no-game-file:option': ({ option }) => `Esta partida usa una opción que este programa no conoce: ${option}.`,
    'no-game-file:part': ({ part, wrong }) => `${NO_FILE} «${part}» ${PART[wrong]}.`,
    'no-game-file:parts': `${NO_FILE} No tiene las partes que debería.`,
    'no-game-file:setup': ({ because }, w) => oneLine(`Esta partida no se puede preparar. ${w.said(because)}`),
    'no-game-file:version': ({ version, reads }) =>
      `Este archivo tiene la versión ${version} y este programa lee la versión ${reads}. ${
        version > reads ? NEWER : 'Ningún Marshall ha escrito nunca un archivo así. Exporta otra vez la partida.'
      }`,
    'not-asked:settled': 'Esa pregunta ya está resuelta. Mira lo que se te pregunta ahora.',
    'nothing-to-undo':
      'Solo puedes deshacer tu última jugada, una vez, y solo hasta que juegue otra potencia o se vean dados, una carta o una elección secreta.',
    'time-over': 'Se ha acabado el tiempo de esa respuesta, así que ya no puedes deshacerla.',
  },
  questions: {},
  events: {},
  remarks: {
    ...checks,
    'cited-otherwise': ({ events }, w) =>
      `${events} ${w.plural(events, { one: 'suceso cita', other: 'sucesos citan' })} cláusulas distintas de las que cita este programa.`,
    'judged-by': ({ editions }) => `${editions.map(judgedBy).join('; ')}.`,
    'judged-otherwise': ({ edition, entries, first }, w) =>
      `La edición ${edition} arbitraría ${entries === 1 ? 'una entrada' : `${entries} entradas`} de otra manera. ${w.said(first)}`,
    'not-over': 'La partida no ha terminado, pero su secreto está abierto. Faltan entradas al final.',
    verified: ({ commands, draws }, w) =>
      `Todo cuadra: ${counted(commands, { one: 'orden', other: 'órdenes' }, w)} y ${counted(draws, DRAWS, w)}.`,
    'verified-draws': ({ draws }, w) => `Los dados cuadran: ${counted(draws, DRAWS, w)}.`,
    'without-contribution':
      'Cada asiento tiene que dar una aportación a los dados, por orden de asiento. Aquí falta una o es de otro.',
    'without-secret': 'El secreto de los dados no está en el archivo. Se abre cuando termina la partida.',
    'wrong-secret': 'El secreto no coincide con la huella publicada antes de la partida.',
  },
};

const PART = {
  empty: 'está vacío',
  missing: 'falta o no es del tipo correcto',
  'no-digits': 'debe tener 64 cifras hexadecimales',
} as const;

const DRAWS = { one: 'sorteo', other: 'sorteos' } as const;

function counted(number: number, what: { readonly one: string; readonly other: string }, w: Spanish): string {
  return `${w.number(number)} ${w.plural(number, what)}`;
}

/** `las entradas 1 a 61 se arbitraron con la edición 1 del reglamento` */
function judgedBy({ edition, from, to }: Remarks['judged-by']['editions'][number]): string {
  const entries = from === to ? `la entrada ${from} se arbitró` : `las entradas ${from} a ${to} se arbitraron`;
  return `${entries} con la edición ${edition} del reglamento`;
}

const LONGEST = 300;

/** A sentence with parts out of a file stays one line, and short. */
function oneLine(sentence: string): string {
  const line = sentence.replace(/\s+/g, ' ');
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`;
}
