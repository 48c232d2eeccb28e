// `simulate`, in English.
import { count, HOW_ENDED } from './endings.ts';

export const simulate = {
  summary: 'play whole games with random players; the same seed always gives the same games',
  usage: [
    'Usage: ./marshall simulate [--games N] [--players P] [--seed S] [--opening standard|random]',
    '                           [--options key=value ...] [--save DIR] [--json]',
    '',
    '  --games N      how many games (default: 10)',
    '  --players P    2 to 6, or a range such as 2-6 that the games go through in turn (default: 2-6)',
    '  --seed S       any word (default: marshall); the games of a run use the seeds "S 1", "S 2" and so on',
    '  --opening O    standard or random (default: standard)',
    '  --options K=V  options of the games, such as detenteCycle=8 or cashVisible=true; can be repeated',
    '  --save DIR     save each game to a file that replay and verify can read',
    '  --json         print the result as JSON',
  ].join('\n'),
  players: (text: string): string => `--players must be a number from 2 to 6 or a range such as 2-6, not '${text}'.`,
  progress: (done: number, of: number): string => `${done} of ${of} games`,
  game: (
    players: number,
    cycles: number,
    ending: string,
    winners: readonly string[],
    commands: number,
    events: number,
  ): string[] => [
    count(players, 'player'),
    count(cycles, 'cycle'),
    HOW_ENDED[ending] ?? ending,
    winners.join(' and ') || 'nobody wins',
    count(commands, 'command'),
    count(events, 'event'),
  ],
  totals: (games: number, cycles: number, commands: number, events: number): string =>
    `${count(games, 'game')}, ${count(cycles, 'cycle')}, ${count(commands, 'command')}, ${count(events, 'event')}.`,
  endings: (endings: readonly (readonly [string, number])[], wins: readonly (readonly [string, number])[]): string => {
    const tally = (rows: readonly (readonly [string, number])[]) =>
      rows.map(([what, number]) => `${HOW_ENDED[what] ?? what} ${number}`).join(', ') || 'none';
    return `Endings: ${tally(endings)}. Wins: ${tally(wins)}.`;
  },
  noFolder: (folder: string): string => `The folder ${folder} can’t be created. Choose another one for --save.`,
  notWritten: (folder: string): string => `Can’t write to the folder ${folder}. Choose another one for --save.`,
};
