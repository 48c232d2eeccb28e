// `arena`, in Spanish.
import type { Cli } from '../../cli.ts';
import { HOW_ENDED } from './endings.ts';

export const arena: Cli['arena'] = {
  summary: 'enfrenta a comandantes virtuales y los puntúa; la misma semilla da siempre las mismas partidas',
  usage: [
    'Uso: ./marshall arena --field NOMBRE,NOMBRE,… [--games N] [--seed S] [--players P] [--opening standard|random|both]',
    '                      [--options key=value ...] [--workers W] [--resume ARCHIVO] [--save CARPETA] [--refusals] [--patience S]',
    '                      [--every-set] [--balance] [--json] [--details]',
    '',
    '  --field NOMBRES   comandantes como officer, general o recruit:hawk, archivos como ./my-bot.mjs o ./my-bot.ts,',
    '                    o programas en cualquier lenguaje, como "cmd:python3 my-bot.py" (véase docs/bot-authors.md);',
    '                    ocupan los asientos por turno y los cambian de partida en partida',
    '  --games N         cuántas partidas (por defecto 24)',
    '  --seed S          cualquier palabra (por defecto arena)',
    '  --players P       de 2 a 6 (por defecto 6)',
    '  --opening O       standard, random o both por turno (por defecto both)',
    '  --options K=V     opciones de las partidas, como detenteCycle=8 (por defecto Détente tras el ciclo 12); se puede repetir',
    '  --workers W       hilos en los que se juega (por defecto uno por núcleo)',
    '  --resume ARCHIVO  guarda las partidas en un archivo y sigue desde él; Ctrl-C guarda y para',
    '  --save CARPETA    guarda cada partida en un archivo que replay y verify pueden leer',
    '  --refusals        muestra además qué órdenes se rechazaron y por qué',
    '  --patience S      cuántos segundos tiene un programa para cada respuesta (por defecto 10)',
    '  --every-set       juega por turno con todas las combinaciones de expansiones',
    '  --balance         muestra además cuánto gana cada potencia, por apertura y por expansiones',
    '  --json            imprime { entrants, endings } como JSON, y el equilibrio si lo has pedido',
    '  --details         añade las semillas; con --json también el plan, la supervivencia, la duración y las órdenes rechazadas',
  ].join('\n'),
  noField: 'Indica quién juega, por ejemplo --field officer,recruit.',
  noCommander: (name, levels, characters) =>
    `No existe el comandante '${name}'. Elige ${levels.join(', ')} o un archivo como ./my-bot.mjs. Los cuatro primeros también tienen carácter, por ejemplo officer:hawk: ${characters.join(', ')}.`,
  noFile: (name) => `No existe el archivo ${name}. --field admite nombres de comandantes y archivos.`,
  notLoaded: (name, why) => `${name} no se puede cargar: ${why}`,
  notCommander: (name) => `${name} debe exportar por defecto un comandante: un objeto con name y una función decide.`,
  otherArena: (path) =>
    `${path} tiene las partidas de otra arena. Usa los mismos comandantes, la misma semilla y las mismas opciones, u otro archivo.`,
  notArena: (path) => `${path} no es un archivo de arena. Elige otro para --resume.`,
  notWritten: (path) => `No se puede escribir en ${path}. Elige otro archivo para --resume.`,
  stopped: (done, of, saved) =>
    `Parado tras ${done} de ${of} partidas. ${saved ? 'La misma orden continúa desde ahí.' : 'Para guardar las partidas la próxima vez, añade --resume ARCHIVO.'}`,
  progress: (done, of, pace, secondsLeft) =>
    `${done} de ${of} partidas, ${pace} por segundo, quedan ${secondsLeft >= 120 ? `${Math.round(secondsLeft / 60)} min` : `${secondsLeft} s`}`,
  seeds: (seeds) => `Semillas: ${seeds.join(', ')}.`,
  head: ['comandante', 'partidas', 'victorias', 'cuota', 'intervalo 95 %', 'puntos', 'sobrevive'],
  shares: (games) => [`potencia (${games})`, 'asientos', 'victorias', 'cuota', 'intervalo 95 %'],
  allGames: 'todas las partidas',
  opening: (opening) => `apertura ${opening}`,
  expansions: (set) => (set === 'base' ? 'juego básico' : set),
  interval: (low, high) => `${low} a ${high}`,
  endings: (endings, cycles, commands) =>
    `Finales: ${endings.map(([how, number]) => `${HOW_ENDED[how] ?? how} ${number}`).join(', ')}. De media, una partida dura ${cycles} ${cycles === '1' ? 'ciclo' : 'ciclos'} y ${commands} órdenes.`,
  refused: (number) => `Órdenes rechazadas: ${number}.`,
  refusals: 'Órdenes rechazadas, con un ejemplo de cada una:',
  noRefusals: 'No se rechazó ninguna orden.',
  refusal: (number, entrant, command) => `${number} × ${command} de ${entrant}`,
  times: (number, sentence) => (number === 1 ? sentence : `${sentence} (${number} veces)`),
  defaultsPlayed: 'En cada uno de estos casos se jugó la respuesta por defecto.',
  noProgram: 'Escribe una línea de órdenes después de cmd:, por ejemplo --field "cmd:python3 my-bot.py,officer".',
  noGreeting: (trouble) =>
    `${trouble} Un programa debe responder a {"type":"hello",…} con {"type":"hello","name":"…"}. Véase docs/bot-authors.md.`,
  noTypeScript: (name, version) =>
    `${name} es TypeScript, y Node ${version} no puede ejecutarlo. Usa Node 22.18 o posterior, o compila el archivo con npx tsc e indica el archivo .js.`,
  troubles: {
    silent: (entrant, seconds) => `${entrant} no respondió en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
    ended: (entrant, how) => `${entrant} terminó antes de tiempo (${how}).`,
    notStarted: (entrant) =>
      `${entrant} no se puede iniciar. Comprueba que el programa tras cmd: está instalado y se puede ejecutar.`,
    garbage: (entrant, line) =>
      `${entrant} escribió una línea que no es una respuesta: ${line}. Las notas propias van a la salida de errores.`,
    malformed: (entrant, sentence) => `${entrant} envió algo que no es una orden. ${sentence}`,
    thrown: (entrant, why) => `${entrant} falló: ${why}`,
    givenUp: (entrant, times) =>
      `${entrant} falló ${times} veces y no se volvió a iniciar; desde entonces solo hubo respuestas por defecto.`,
  },
};
