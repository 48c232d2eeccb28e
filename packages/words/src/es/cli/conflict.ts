// `conflict`, the Military Conflict Chart, in Spanish.
import type { Cli } from '../../cli.ts';
import { count } from './endings.ts';

export const conflict: Cli['conflict'] = {
  summary:
    'resuelve un conflicto con la Military Conflict Chart, muestra sus probabilidades o la compara con el combate',
  usage: [
    'Uso: ./marshall conflict --attack 3,2 --defend 4 [opciones] [then --attack 5 --defend 3 [opciones]]',
    '     ./marshall conflict --compare [--json]',
    '',
    'Cada bando suma los puntos de sus fichas, certificados de canal y cartas Mastermind, y los de su dado de mando:',
    '0 con 1 y 2, 1 con 3 y 4, 2 con 5 y 6. La tabla da una letra para cada dos sumas de 1 a 20:',
    '  A  el atacante gana y no pierde nada',
    '  B  el atacante gana y entrega la mitad de las fichas usadas',
    '  C  el atacante pierde todas las fichas usadas, aunque tenga más puntos',
    '  D  como C, y el defensor puede tomar represalias en el acto',
    'Con dados se resuelve el conflicto. Sin dados ves las probabilidades de las 36 tiradas.',
    '',
    'Cada bando',
    '  --attack, --defend 3,2,2         puntos de cada ficha usada',
    '  --attack-canal, --defend-canal Suez=1',
    '                                   un certificado de canal y sus puntos; se puede repetir',
    '  --attack-mastermind, --defend-mastermind "Sun Tzu=2"',
    '                                   una carta Mastermind y sus puntos; se puede repetir',
    '  --attack-die, --defend-die 4     los dados de mando, de 1 a 6; o --roll para tirar los dos',
    '  --attack-name, --defend-name N   nombres de los jugadores (por defecto Jugador 1 y Jugador 2)',
    '',
    'El conflicto',
    '  --country Egypt                  el país que se invade',
    '  --engagement                     no es una invasión: ningún país cambia de manos',
    '  --half 2,1                       tras el resultado B: las fichas que entrega el vencedor',
    '  --off-chart clamp|scale          sumas de más de 20: contarlas como 20, o reducir igual los dos bandos',
    '  then ...                         tras el resultado D: el vencedor toma represalias, y --attack es ahora su bando;',
    '                                   si eso también acaba en D, puede seguir otro then',
    '',
    '  --compare                        compara el combate y la tabla en batallas típicas de Supremacy',
    '  --json                           lo imprime como JSON; una lista si hay represalias',
    '',
    'Ejemplos:',
    '  ./marshall conflict --attack 6 --defend 4',
    '  ./marshall conflict --attack 5,2,1 --defend 3 --attack-canal Suez=1 --attack-die 4 --defend-die 2',
    '  ./marshall conflict --attack 2,2,1 --defend 3 --roll --half 2,1',
    '  ./marshall conflict --attack 6 --defend 5 --attack-die 1 --defend-die 1 then --attack 9 --defend 3 --roll',
  ].join('\n'),
  player: (number) => `Jugador ${number}`,
  diceBeforeThen: "Las represalias siguen al resultado D. Pon los dos dados, o --roll, antes de 'then'.",
  diceForHalf: 'La mitad se entrega tras el resultado B. Pon los dos dados, o --roll, junto con --half.',
  noHalf: (letter) => `Tras el resultado ${letter} nadie entrega la mitad. Quita --half.`,
  offChartFirst: "Pon --off-chart antes del primer 'then'. También vale para las represalias.",
  engagementOrCountry: 'En un enfrentamiento no se disputa ningún país. Quita --engagement o --country.',
  noTokens: (option) => `Pon las fichas de los dos bandos, por ejemplo --${option} 3,2.`,
  tokens: (option, text) => `--${option} admite hasta 20 números enteros de 1 a 99, separados por comas, no '${text}'.`,
  staked: (option, example, text) => `--${option} admite un nombre y sus puntos, por ejemplo ${example}, no '${text}'.`,
  rollOrDice: 'Elige --roll, o bien --attack-die y --defend-die.',
  bothDice: 'Pon los dos dados, --attack-die y --defend-die. Para ver las probabilidades, quita los dos.',
  die: (option, text) => `--${option} debe ser un dado de 1 a 6, no '${text}'.`,
  offChart: (attacker, defender) =>
    `La tabla acaba en 20, y ${attacker} contra ${defender} se sale. Añade --off-chart clamp o --off-chart scale.`,
  heading: (attacker, defender, kind, country, retaliation) =>
    `${attacker} ${retaliation ? 'toma represalias contra' : 'ataca a'} ${defender}: ${
      kind === 'engagement'
        ? 'un enfrentamiento'
        : country === undefined
          ? 'una invasión'
          : `una invasión de ${country}`
    }`,
  total: (name, { tokens, canals, mastermind, generalship, total }) => {
    const parts = [
      `${tokens} de fichas`,
      ...(canals > 0 ? [`${canals} de certificados de canal`] : []),
      ...(mastermind > 0 ? [`${mastermind} de cartas Mastermind`] : []),
      `${generalship} de mando`,
    ];
    return `${name}: ${parts.join(' + ')} = ${total}`;
  },
  result: (letter, attacker, defender, readAs) =>
    `Resultado ${letter}: ${attacker} contra ${defender}${readAs === undefined ? '' : `, leído como ${readAs[0]} contra ${readAs[1]}`}`,
  keeps: (name, tokens) =>
    `${name} ${tokens.length === 0 ? 'no conserva ninguna ficha' : `conserva ${tokens.join(' + ')}`}.`,
  chooseHalf: (sets, more) =>
    `Entrega una de estas: ${sets.join('; ')}${more === 0 ? '' : `; o una de otras ${more}`}. Elige con --half.`,
  before: (attacker, defender) => `${count(attacker, 'punto', 'puntos')} contra ${defender} antes de los dados`,
  attackerWins: 'el atacante gana (A o B)',
  off: (share) => `fuera de la tabla  ${share}; elige --off-chart clamp o scale`,
  comparison: {
    heading:
      'Un ataque: cuántas veces queda vacío el objetivo, cuántas es aniquilada la fuerza atacante, y unidades perdidas de media (atacante : defensor).',
    drill: 'combate',
    chart: 'tabla',
  },
};
