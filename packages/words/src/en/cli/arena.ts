// `arena`, in English.
import { HOW_ENDED } from './endings.ts';

export const arena = {
  summary: 'let computer commanders play each other and rate them; the same seed always gives the same games',
  usage: [
    'Usage: ./marshall arena --field NAME,NAME,… [--games N] [--seed S] [--players P] [--opening standard|random|both]',
    '                        [--options key=value ...] [--workers W] [--resume FILE] [--save DIR] [--refusals] [--patience S]',
    '                        [--every-set] [--balance] [--json] [--details]',
    '',
    '  --field NAMES  commanders such as officer, general or recruit:hawk, files such as ./my-bot.mjs or ./my-bot.ts,',
    '                 or programs in any language, such as "cmd:python3 my-bot.py" (see docs/bot-authors.md);',
    '                 they fill the seats in turn and change seats from game to game',
    '  --games N      how many games (default: 24)',
    '  --seed S       any word (default: arena)',
    '  --players P    2 to 6 (default: 6)',
    '  --opening O    standard, random, or both in turn (default: both)',
    '  --options K=V  options of the games, such as detenteCycle=8 (default: Détente after cycle 12); can be repeated',
    '  --workers W    threads to play on (default: one for each core)',
    '  --resume FILE  save the games to a file and continue from it; Ctrl-C saves and stops',
    '  --save DIR     save each game to a file that replay and verify can read',
    '  --refusals     also show which commands were refused, and why',
    '  --patience S   how many seconds a program can take for one answer (default: 10)',
    '  --every-set    play with every combination of expansions in turn',
    '  --balance      also show how often each power wins, by opening and by expansions',
    '  --json         print { entrants, endings } as JSON, with the balance if you asked for it',
    '  --details      add the seeds; with --json also the plan, survival, length and refused commands',
  ].join('\n'),
  noField: 'Choose who plays, such as --field officer,recruit.',
  noCommander: (name: string, levels: readonly string[], characters: readonly string[]): string =>
    `There is no commander '${name}'. Choose ${levels.join(', ')}, or a file such as ./my-bot.mjs. The first four also come with a character, such as officer:hawk: ${characters.join(', ')}.`,
  noFile: (name: string): string => `There is no file ${name}. --field takes names of commanders and files.`,
  notLoaded: (name: string, why: string): string => `${name} can’t be loaded: ${why}`,
  notCommander: (name: string): string =>
    `${name} must export a commander by default: an object with a name and a function decide.`,
  otherArena: (path: string): string =>
    `${path} holds the games of another arena. Give the same field, seed and options, or another file.`,
  notArena: (path: string): string => `${path} isn’t an arena file. Choose another one for --resume.`,
  notWritten: (path: string): string => `Can’t write to ${path}. Choose another file for --resume.`,
  stopped: (done: number, of: number, saved: boolean): string =>
    `Stopped after ${done} of ${of} games. ${saved ? 'Run the same command again to continue.' : 'To keep the games next time, add --resume FILE.'}`,
  progress: (done: number, of: number, pace: string, secondsLeft: number): string =>
    `${done} of ${of} games, ${pace} a second, ${secondsLeft >= 120 ? `${Math.round(secondsLeft / 60)} min` : `${secondsLeft} s`} left`,
  seeds: (seeds: readonly string[]): string => `Seeds: ${seeds.join(', ')}.`,
  head: ['commander', 'games', 'wins', 'share', '95% interval', 'rating', 'survived'],
  shares: (games: string): string[] => [`power (${games})`, 'seats', 'wins', 'share', '95% interval'],
  allGames: 'all games',
  opening: (opening: string): string => `${opening} opening`,
  expansions: (set: string): string => (set === 'base' ? 'base game' : set),
  interval: (low: string, high: string): string => `${low} to ${high}`,
  endings: (endings: readonly (readonly [string, number])[], cycles: string, commands: number): string =>
    `Endings: ${endings.map(([how, number]) => `${HOW_ENDED[how] ?? how} ${number}`).join(', ')}. On average a game takes ${cycles} ${cycles === '1' ? 'cycle' : 'cycles'} and ${commands} commands.`,
  refused: (number: number): string => `Refused commands: ${number}.`,
  refusals: 'Refused commands, with an example of each:',
  noRefusals: 'No command was refused.',
  refusal: (number: number, entrant: string, command: string): string => `${number} × ${command} by ${entrant}`,
  times: (number: number, sentence: string): string => (number === 1 ? sentence : `${sentence} (${number} times)`),
  defaultsPlayed: 'In each of these cases the default answer was played.',
  noProgram: 'Write a command line after cmd:, such as --field "cmd:python3 my-bot.py,officer".',
  noGreeting: (trouble: string): string =>
    `${trouble} A program must answer {"type":"hello",…} with {"type":"hello","name":"…"}. See docs/bot-authors.md.`,
  noTypeScript: (name: string, version: string): string =>
    `${name} is TypeScript, and Node ${version} can’t run that. Use Node 22.18 or later, or compile the file with npx tsc and enter the .js file.`,
  troubles: {
    silent: (entrant: string, seconds: number): string =>
      `${entrant} didn’t answer within ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    ended: (entrant: string, how: string): string => `${entrant} ended too early (${how}).`,
    notStarted: (entrant: string): string =>
      `${entrant} can’t be started. Check that the program after cmd: is installed and can be run.`,
    garbage: (entrant: string, line: string): string =>
      `${entrant} wrote a line that isn’t an answer: ${line}. Write notes of your own to standard error.`,
    malformed: (entrant: string, sentence: string): string =>
      `${entrant} sent something that isn’t a command. ${sentence}`,
    thrown: (entrant: string, why: string): string => `${entrant} failed: ${why}`,
    givenUp: (entrant: string, times: number): string =>
      `${entrant} failed ${times} times and wasn’t started again; from then on all its answers were defaults.`,
  },
};
