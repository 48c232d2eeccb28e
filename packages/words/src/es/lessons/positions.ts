// Posiciones para resolver, en español.
import type { Lessons } from '../../lessons.ts';

export const positions: Lessons['positions'] = {
  heading: 'Posiciones para resolver',
  link: 'Posiciones',
  about:
    'Cada una viene de una partida entre comandantes virtuales y tiene una respuesta claramente mejor. Respondes en la mesa de verdad, y las cifras son exactas.',
  today: 'Posición del día',
  todayAbout: 'Es la misma para todos. A medianoche UTC llega una nueva.',
  board: (kind) => `El tablero: ${kind}`,
  solve: 'Resolver',
  again: 'Otra vez',
  next: 'Siguiente posición',
  all: 'Todas las posiciones',
  playOn: 'Seguir jugando desde aquí',
  unknown: 'Esa posición no existe.',
  solved: (number, of) => `${number} de ${of} resueltas en este navegador`,
  kinds: {
    attack: 'El mejor ataque',
    defend: 'Defender el territorio natal',
    sell: 'Qué vender',
    siege: 'Romper el asedio',
    crisis: 'Sobrevivir a la crisis',
  },
  tasks: {
    attack:
      'Quítale un territorio a otra potencia con un ataque por una frontera. Encuentra el ataque con más posibilidades.',
    defend:
      'Construye una vez. Encuentra la construcción que deja tus territorios natales más seguros frente al ataque más peligroso por una frontera.',
    sell: 'Es el último ciclo y solo cuenta la riqueza. Encuentra la venta con la que más ventaja sacas a tu rival más fuerte.',
    siege:
      'Unas flotas cierran tus puertos. Encuentra lo que tiene más probabilidades de romper el asedio o el bloqueo: un ataque, o misiles si los tienes.',
    crisis:
      'Vienen misiles nucleares hacia ti. Dispara tu primer L-star donde más salve, suponiendo que uses los demás lo mejor posible. Las unidades y empresas cuentan por lo que valen al final.',
  },
  aside: {
    attack:
      'Esta posición solo compara ataques por una frontera contra territorios de otras potencias. Elige uno o pasa.',
    siege: 'Esta posición solo compara ataques y misiles en el mar. Elige una de esas cosas o pasa.',
  },
  task: 'Qué hay que encontrar',
  lead: (power) => `Tu potencia: ${power}.`,
  levels: { easy: 'fácil', medium: 'media', hard: 'difícil' },
  states: { solved: 'resuelta', tried: 'sin resolver', fresh: 'nueva' },
  tile: (number, power, level, state) => `Posición ${number}: ${power}, ${level}, ${state}`,
  foundBy: (recruit, officer, general) =>
    recruit + officer + general === 0
      ? 'Ningún ordenador la encontró.'
      : `La encuentran el ${recruit} % de los reclutas, el ${officer} % de los oficiales y el ${general} % de los generales.`,
  result: 'Tu respuesta',
  solvedIt: '¡Eso es!',
  missedIt: 'No es la mejor respuesta',
  right: (mine, second) => `Tu respuesta da ${mine}. La mejor de las otras da ${second}.`,
  wrong: (mine, best, worth) => `Tu respuesta da ${mine}. Mejor: ${best}, con ${worth}.`,
  yours: 'Tu respuesta',
  best: 'Mejor respuesta',
  second: 'Mejor de las otras',
  measures: {
    attack: 'Probabilidad de tomar el territorio',
    defend: 'Probabilidad de resistir el ataque más peligroso',
    siege: 'Probabilidad de romperlo',
    crisis: 'Lo que se salva de media, de todo lo amenazado',
    sell: (rival) => `Ventaja ganada frente a: ${rival}`,
  },
  answers: {
    attack: (way, units) => `atacar ${way} con ${units}`,
    build: (units, zone) => `construir ${units}: ${zone}`,
    sell: (goods) => `vender ${goods}`,
    launch: (zone) => `misiles contra las flotas: ${zone}`,
    shoot: (zone) => `disparar a los misiles; objetivo: ${zone}`,
    nothing: 'no hacer nada',
  },
};
