// Game files, options of a game, replay and verify, in Spanish.
import type { Cli } from '../../cli.ts';

export const games: Cli['games'] = {
  options: {
    players: 'El número de jugadores se pone con --players, no como opción de la partida.',
    unknown: (id, known) => `No existe la opción '${id}'. Las opciones son ${known.join(', ')}.`,
    value: (id, choices, text) => `La opción ${id} debe ser ${choices}, no '${text}'.`,
    noValue: (id, choices) => `Da un valor a la opción ${id}: ${id}=VALOR. Puede ser ${choices}.`,
    number: (min, max, none) => `un número entero de ${min} a ${max}${none ? ' o none' : ''}`,
    anyOf: (values) => values.join(' o '),
    add: (pair) => `Añade --options ${pair}.`,
    either: (one, other) => `Quita ${one} o ${other}.`,
    line: (title, value, typed) => `${title}: ${value} (${typed})`,
  },
  file: {
    one: 'Indica un archivo de partida.',
    missing: (path) => `No existe el archivo ${path}.`,
    unreadable: (path) => `El archivo ${path} no se puede leer.`,
  },
  noSeat: (name, seats) => `Nadie ocupa el asiento '${name}'. Los asientos son ${seats.join(', ')}.`,
  replay: {
    summary: 'lee una partida en frases y muestra la posición tal como la ve un jugador',
    usage: [
      'Uso: ./marshall replay <archivo> [--at N] [--seat S] [--clauses] [--details]',
      '',
      '  archivo    un archivo de partida, terminada o no',
      '  --at N     muestra solo las primeras N órdenes; 0 es la apertura',
      '  --seat S   muestra lo que ve este asiento o esta superpotencia (por defecto, un espectador)',
      '  --clauses  nombra las cláusulas de cada frase',
      '  --details  muestra todo en su propia línea: respuestas secretas, dados, lotes, cada carta',
      '',
      'Si el archivo no se puede verificar, la primera línea dice por qué.',
    ].join('\n'),
    damaged:
      'Esta partida no se puede repetir, porque un suceso no encaja con la posición. Con ./marshall verify ves dónde falla.',
  },
  review: {
    summary: 'analiza una partida terminada: probabilidades, las decisiones más caras, suerte',
    usage: [
      'Uso: ./marshall review <archivo> [--seat S]',
      '',
      '  archivo   el archivo de una partida terminada',
      '  --seat S  el asiento o la superpotencia cuyas decisiones se miran (por defecto, el ganador)',
      '',
      'Doce ciclos de seis jugadores tardan unos diez segundos.',
    ].join('\n'),
    running: 'Esta partida no ha terminado. Solo se analizan partidas terminadas.',
    damaged:
      'Esta partida no se puede analizar, porque un suceso no encaja con la posición. Con ./marshall verify ves dónde falla.',
    curve: 'Probabilidad de ganar al final de cada ciclo:',
    cycle: (cycle, chances) => `  ${cycle === 0 ? 'Apertura' : `Ciclo ${cycle}`}: ${chances}`,
    worst: (who, decisions, otherwise, points, listed) =>
      `${who}: ${decisions === 1 ? '1 decisión' : `${decisions} decisiones`}, ${otherwise === 1 ? '1 distinta' : `${otherwise} distintas`} de las de un general. ${
        listed === 0
          ? 'Ninguna tuvo un coste claro.'
          : `${listed === 1 ? 'La de abajo costó' : `Las ${listed} de abajo costaron`} ${points} puntos porcentuales.`
      }`,
    decision: (nth, command, when, points) =>
      `${nth}. ${when === undefined ? 'Apertura' : `Ciclo ${when.cycle}, fase ${when.stage}`} (orden ${command}): −${points} puntos porcentuales`,
    played: (sentence, chance) => `   Jugado: ${sentence} (${chance})`,
    better: (sentence, chance) => `   Mejor: ${sentence} (${chance})`,
    nothing: 'No hacer nada.',
    dice: (points) => `Lo que dieron y quitaron los dados y las cartas, en puntos porcentuales: ${points}.`,
    source: 'Las probabilidades son el juicio de los comandantes virtuales, aprendido en sus propias partidas.',
  },
  doubt: {
    failed: (found) => `Este archivo no supera la verificación. ${found}`,
    inPart: (found) => `Este archivo solo supera parte de la verificación. ${found}`,
    noSecret:
      'Este archivo no está verificado, porque no contiene el secreto de sus dados. Todo lo demás se sigue de las reglas.',
  },
  verify: {
    summary: 'comprueba una partida terminada: los dados, cada sorteo y cada orden',
    usage: [
      'Uso: ./marshall verify <archivo>',
      '',
      '  archivo  el archivo de una partida terminada, con el secreto de sus dados',
      '',
      'Código de salida 0: todo es correcto.',
      'Código de salida 1: algo no coincide, o la partida sigue en curso y su secreto aún no se ha publicado.',
      'Código de salida 2: no es un archivo de partida.',
      'Código de salida 3: los sorteos son correctos, pero las reglas de hoy dan resultados distintos de los de una edición anterior.',
    ].join('\n'),
    hash: (hash) => `huella ${hash}`,
  },
};
