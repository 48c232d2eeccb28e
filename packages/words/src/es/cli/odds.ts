// `odds`, in Spanish.
import type { Cli } from '../../cli.ts';
import type { Levels } from '../../en/cli/odds.ts';
import { count } from './endings.ts';

const territories = (number: number): string => count(number, 'territorio', 'territorios');
const nukes = (number: number): string => count(number, 'misil nuclear', 'misiles nucleares');
const levels = ({ army = 0, navy = 0 }: Levels): string => `ejército ${army}, flota ${navy}`;

export const odds: Cli['odds'] = {
  summary:
    'probabilidades exactas de una batalla, un ataque nuclear, un golpe espacial, un choque de L-stars o la ruleta',
  usage: [
    'Uso: ./marshall odds battle --attack army=5 --defend army=4 [opciones]',
    '     ./marshall odds strike --nukes 3 --targets 3 [--lstars 2] [--champions 2] [opciones]',
    '     ./marshall odds blast --nukes 2 --lstars 2,1',
    '     ./marshall odds clash',
    '     ./marshall odds roulette --destroyed 14',
    '',
    'Las probabilidades son exactas: el árbitro juega todas las tiradas posibles.',
    '',
    'battle (batalla)',
    '  --attack, --defend    unidades de un bando: army=5, o navy=3,aboard=4 para flotas con ejércitos a bordo; apc=2 con --options apc=true',
    '  --militia             nadie defiende; añade --sea si el objetivo es un mar',
    '  --lstars 2:1          L-stars del atacante y del defensor',
    '  --levels 3:1          niveles de tecnología del atacante y del defensor; army=4,navy=3:army=2 si son distintos',
    '  --resist              el defensor guarda el lote de suministros y tira un dado de posición menos',
    '  --tactic T            direct, amphibious o airborne (por defecto direct)',
    '  --navies N            flotas de un asalto anfibio (por defecto las que hagan falta)',
    '  --to-the-end          un asalto sigue hasta que se decide',
    '  --sets N              lotes de suministros del atacante (por defecto 6)',
    '  --attacker-picks P, --defender-picks P   qué bajas elige cada bando: most, navies-first, armies-first o none',
    '  --no-occupation       el atacante no ocupa el objetivo vacío',
    '  --options K=V         opciones de la partida; se puede repetir',
    '',
    'strike (ataque nuclear)',
    '  --nukes N             cuántos, repartidos entre los objetivos; o por objetivo: 2,1,1',
    '  --targets N           territorios apuntados, todos de un mismo defensor',
    '  --lstars N            L-stars del defensor',
    '  --champions N         L-stars de un campeón',
    '  --shots S             dearest-first, fewest-first o none',
    '  --destroyed N         territorios ya destruidos, para la ruleta nuclear',
    '',
    'blast (golpe espacial)',
    '  --nukes N, --lstars L   misiles contra el espacio, y los L-stars de cada rival',
    '',
    'roulette (ruleta nuclear)',
    '  --destroyed N         territorios destruidos hasta ahora, de 0 a 17 (por defecto 12)',
    '',
    '  --json                lo imprime todo como JSON, con las probabilidades como fracciones exactas',
    '',
    'Ejemplos:',
    '  ./marshall odds battle --attack army=5 --defend army=4 --lstars 2:1',
    '  ./marshall odds battle --attack army=6 --defend army=3 --tactic amphibious --navies 2 --to-the-end',
    '  ./marshall odds strike --nukes 2,1 --lstars 2 --shots fewest-first',
  ].join('\n'),
  which: (kinds, kind) =>
    `Indica qué probabilidades quieres: ${kinds.join(', ')}${kind === undefined || kind === '' ? '' : `, no '${kind}'`}.`,
  assume: 'Qué suponen estas probabilidades',
  assumeNothing: 'Nada. Nadie tiene nada que elegir.',
  exactly: 'exactamente',
  atLeast: 'al menos',
  numbers: (option, most, example, text) =>
    `--${option} admite números enteros hasta ${most}, por ejemplo ${example}, no '${text}'.`,
  coupFinal: 'La partida acaba en Coup Final',
  battle: {
    noAttacker: 'Indica las unidades que atacan, por ejemplo --attack army=5.',
    noDefender: 'Indica las unidades que defienden, por ejemplo --defend army=4. Si nadie defiende, usa --militia.',
    defendOrMilitia: 'Elige --defend o --militia. La milicia solo resiste donde nadie defiende.',
    seaWithMilitia: 'Usa --sea solo con --militia. Si no, las unidades que defienden muestran si es un mar.',
    lStars: (text) => `--lstars admite los L-stars del atacante y del defensor, por ejemplo 2:1, no '${text}'.`,
    navies: '--navies es para un asalto anfibio. Añade --tactic amphibious.',
    toTheEnd: 'Solo un asalto puede seguir hasta el final. Añade --tactic amphibious o --tactic airborne.',
    naviesApart: 'Pon por separado los ejércitos que desembarcan y las flotas, por ejemplo --attack army=6 --navies 2.',
    tooMany: (option, most, number) => `--${option} admite como mucho ${most} unidades de un tipo, no ${number}.`,
    unitTwice: (option, unit) => `--${option} nombra ${unit} dos veces. Suma los números.`,
    units: (option, text) => `--${option} admite unidades como army=5 o navy=3,aboard=4, no '${text}'.`,
    levels: (text) =>
      `--levels admite los niveles del atacante y del defensor, de 0 a 5, por ejemplo 3:1 o army=3,navy=2:army=1, no '${text}'.`,
    defenderLoses: (aboard) => `El defensor pierde${aboard ? ', contando los ejércitos a bordo' : ''}`,
    attackerLoses: (aboard) => `El atacante pierde${aboard ? ', contando los ejércitos a bordo' : ''}`,
    rounds: 'Rondas',
    emptied: 'El objetivo queda vacío',
    captured: 'El objetivo se conquista',
    wipedOut: 'La fuerza atacante es aniquilada',
    militiaDice: 'Dados: milicia 1.',
    chart: 'Decide la Military Conflict Chart: los puntos de las unidades y de los dados de mando dan una letra.',
    dice: (attacker, defender) => `Dados: atacante ${attacker}, defensor ${defender}.`,
    die: { position: 'posición', firePower: 'potencia de fuego', lStar: 'L-star', highTech: 'High-Tech' },
    points: (attacker, defender) =>
      `Puntos añadidos: ${[...(attacker > 0 ? [`atacante ${attacker}`] : []), ...(defender > 0 ? [`defensor ${defender}`] : [])].join(', ')}.`,
    givenLStars: (attacker, defender) => `L-stars ${attacker} contra ${defender}`,
    givenLevels: (attacker, defender) => `niveles ${levels(attacker)} contra ${levels(defender)}`,
    given: (facts) => `Datos: ${facts.join('; ')}.`,
  },
  strike: {
    noNukes: 'Indica cuántos misiles, por ejemplo --nukes 3.',
    targets: (listed, targets) =>
      `--nukes enumera ${listed} objetivos, pero --targets dice ${targets}. Quita --targets.`,
    oneEach: 'Apunta al menos un misil a cada objetivo.',
    heading: (each, lStars, champion) => {
      const all = each.reduce((sum, one) => sum + one, 0);
      const screen = `${count(lStars, 'L-star', 'L-stars')}${champion > 0 ? ` y ${champion} de un campeón` : ''}`;
      return `${nukes(all)} a ${territories(each.length)} (${each.join(', ')}) contra ${screen}.`;
    },
    struck: 'Territorios alcanzados',
  },
  blast: {
    opponents: '--lstars admite los L-stars de hasta 5 rivales.',
    heading: (number, lStars) => `${nukes(number)} contra los L-stars del espacio: ${lStars.join(', ')}.`,
    through: 'Misiles que pasan',
    blasted: 'Todos los L-stars quedan destruidos',
  },
  clash: {
    heading: 'Un L-star contra otro.',
    attacker: 'Solo el atacante pierde un L-star',
    defender: 'Solo el defensor pierde un L-star',
    both: 'Los dos pierden un L-star',
  },
  roulette: {
    heading: (destroyed) =>
      `${destroyed === 1 ? 'Hay 1 territorio destruido' : `Hay ${destroyed} territorios destruidos`}.`,
    head: { territory: 'territorio', withIt: 'con él', byThen: 'hasta entonces' },
  },
};
