// `play`, a game on the terminal, in Spanish.
import type { Cli } from '../../cli.ts';

export const play: Cli['play'] = {
  summary: 'juega en este terminal contra comandantes virtuales',
  usage: [
    'Uso: ./marshall play [--power P] [--players N] [--against NOMBRE] [--seed S] [--opening standard|random]',
    '                     [--options key=value ...] [--save ARCHIVO] [--resume ARCHIVO] [--clauses]',
    '',
    '  --power P         la superpotencia que diriges, por ejemplo china (por defecto usa)',
    '  --players N       de 2 a 6 (por defecto 4)',
    '  --against NOMBRE  tus rivales, por ejemplo recruit, officer:hawk o general (por defecto officer)',
    '  --seed S          cualquier palabra; la misma palabra da los mismos dados y los mismos rivales',
    '  --opening O       standard o random (por defecto standard)',
    '  --options K=V     opciones de la partida, como detenteCycle=8 o apc=true; se puede repetir',
    '  --save ARCHIVO    guarda aquí la partida después de cada jugada tuya',
    '  --resume ARCHIVO  continúa una partida guardada y la sigue guardando ahí',
    '  --clauses         nombra las cláusulas de cada frase',
    '',
    'Durante la partida, elige una jugada por su número o su nombre. Con ayuda ves qué más puedes hacer.',
  ].join('\n'),
  help: [
    '  un número o un nombre  hace esa jugada; los detalles los eliges después',
    '  otra                   tras una jugada, como 1 otra: que se te pregunte por el resto de una batalla de una unidad contra una',
    '  derechos               qué más puedes hacer ahora',
    '  tablero                la posición tal como la ves',
    '  consejo                qué haría un oficial, y por qué',
    '  esperar                deja que se acabe tu tiempo',
    '  deshacer               retira tu última jugada, si las reglas lo permiten',
    '  salir                  para; una partida guardada se puede continuar',
  ].join('\n'),
  words: {
    again: 'otra',
    wait: 'esperar',
    undo: 'deshacer',
    rights: 'derechos',
    board: 'tablero',
    hint: 'consejo',
    help: 'ayuda',
    quit: 'salir',
    back: 'atrás',
  },
  begin: (power) => `Diriges ${power}. Con ayuda ves qué puedes hacer.`,
  yourTurn: 'Te toca.',
  noRights: 'Ahora no puedes hacer nada más.',
  noMove: (line) => `Ahora no puedes elegir '${line}'. Escribe un número de la lista, o ayuda.`,
  left: 'Dejas la partida.',
  leftSaved: (path, seat) => `Dejas la partida. Para continuarla: ./marshall play --resume ${path} --power ${seat}`,
  hinted: (move, why) => `Un oficial jugaría: ${move}. ${why}`,
  deadEnd: 'Aquí no hay nada que elegir. Empieza la jugada otra vez.',
  ask: (field, hint, mayStop) => `${field} (${hint}${mayStop ? '; Intro para acabar' : ''}; atrás para cancelar): `,
  notOffered: (line, hint) => `Aquí no puedes elegir '${line}'. Escribe ${hint}.`,
  upTo: (name, most) => `${name} (hasta ${most})`,
  hints: {
    oneOf: 'un número de la lista o un nombre',
    someOf: (least, most) =>
      least === most
        ? `${least} números de la lista, separados por espacios`
        : `de ${least} a ${most} números de la lista, separados por espacios`,
    range: (min, max) => (min === max ? `${min}` : `un número de ${min} a ${max}`),
    counts: 'línea y cantidad, por ejemplo 1:2 2:1',
    text: (most) => `hasta ${most} caracteres`,
  },
  noPower: (power, known) => `No existe la superpotencia '${power}'. Elige una de ${known.join(', ')}.`,
  noCommander: (name) => `No existe el comandante '${name}'. Prueba recruit, officer, general u officer:hawk.`,
  noSecret: (path) =>
    `No puedes continuar ${path}, porque no contiene el secreto de sus dados. Puedes leerla con ./marshall replay.`,
  damaged: (path) =>
    `No puedes continuar ${path}, porque un suceso no encaja con la posición. Con ./marshall verify ves dónde falla.`,
  notSaved: (path) => `La partida no se puede guardar en ${path}. Elige otro archivo para --save.`,
};
