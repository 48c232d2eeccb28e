// `simulate`, in Spanish.
import type { Cli } from '../../cli.ts';
import { count, HOW_ENDED } from './endings.ts';

const games = (number: number): string => count(number, 'partida', 'partidas');
const cycles = (number: number): string => count(number, 'ciclo', 'ciclos');
const commands = (number: number): string => count(number, 'orden', 'órdenes');
const events = (number: number): string => count(number, 'suceso', 'sucesos');

export const simulate: Cli['simulate'] = {
  summary: 'juega partidas enteras con jugadores al azar; la misma semilla da siempre las mismas partidas',
  usage: [
    'Uso: ./marshall simulate [--games N] [--players P] [--seed S] [--opening standard|random]',
    '                         [--options key=value ...] [--save CARPETA] [--json]',
    '',
    '  --games N       cuántas partidas (por defecto 10)',
    '  --players P     de 2 a 6, o un rango como 2-6 que las partidas recorren por turno (por defecto 2-6)',
    '  --seed S        cualquier palabra (por defecto marshall); las partidas usan las semillas "S 1", "S 2", etc.',
    '  --opening O     standard o random (por defecto standard)',
    '  --options K=V   opciones de las partidas, como detenteCycle=8 o cashVisible=true; se puede repetir',
    '  --save CARPETA  guarda cada partida en un archivo que leen replay y verify',
    '  --json          imprime el resultado como JSON',
  ].join('\n'),
  players: (text) => `--players debe ser un número de 2 a 6 o un rango como 2-6, no '${text}'.`,
  progress: (done, of) => `${done} de ${of} partidas`,
  game: (players, rounds, ending, winners, orders, happened) => [
    count(players, 'jugador', 'jugadores'),
    cycles(rounds),
    HOW_ENDED[ending] ?? ending,
    winners.join(' y ') || 'nadie gana',
    commands(orders),
    events(happened),
  ],
  totals: (played, rounds, orders, happened) =>
    `${games(played)}, ${cycles(rounds)}, ${commands(orders)}, ${events(happened)}.`,
  endings: (endings, wins) => {
    const tally = (rows: readonly (readonly [string, number])[]) =>
      rows.map(([what, number]) => `${HOW_ENDED[what] ?? what} ${number}`).join(', ') || '0';
    return `Finales: ${tally(endings)}. Victorias: ${tally(wins)}.`;
  },
  noFolder: (folder) => `No se puede crear la carpeta ${folder}. Elige otra para --save.`,
  notWritten: (folder) => `No se puede escribir en la carpeta ${folder}. Elige otra para --save.`,
};
