// `simulate`, in German.
import type { Cli } from '../../cli.ts';
import { count, HOW_ENDED } from './endings.ts';

const games = (number: number): string => count(number, 'Partie', 'Partien');
const cycles = (number: number): string => count(number, 'Zyklus', 'Zyklen');
const commands = (number: number): string => count(number, 'Befehl', 'Befehle');
const events = (number: number): string => count(number, 'Ereignis', 'Ereignisse');

export const simulate: Cli['simulate'] = {
  summary: 'spielt ganze Partien mit Zufallsspielern; derselbe Startwert gibt dieselben Partien',
  usage: [
    'Aufruf: ./marshall simulate [--games N] [--players P] [--seed S] [--opening standard|random]',
    '                            [--options key=value ...] [--save ORDNER] [--json]',
    '',
    '  --games N      wie viele Partien (sonst 10)',
    '  --players P    2 bis 6, oder ein Bereich wie 2-6, den die Partien reihum durchgehen (sonst 2-6)',
    '  --seed S       irgendein Wort (sonst marshall); die Partien haben die Startwerte "S 1", "S 2" und so weiter',
    '  --opening O    standard oder random (sonst standard)',
    '  --options K=V  Optionen der Partien, etwa detenteCycle=8 oder cashVisible=true; mehrfach möglich',
    '  --save ORDNER  jede Partie in einer Datei sichern, die replay und verify lesen',
    '  --json         das Ergebnis als JSON ausgeben',
  ].join('\n'),
  players: (text) => `--players muss eine Zahl von 2 bis 6 oder ein Bereich wie 2-6 sein, nicht '${text}'.`,
  progress: (done, of) => `${done} von ${of} Partien`,
  game: (players, rounds, ending, winners, orders, happened) => [
    count(players, 'Spieler', 'Spieler'),
    cycles(rounds),
    HOW_ENDED[ending] ?? ending,
    winners.join(' und ') || 'niemand gewinnt',
    commands(orders),
    events(happened),
  ],
  totals: (played, rounds, orders, happened) =>
    `${games(played)}, ${cycles(rounds)}, ${commands(orders)}, ${events(happened)}.`,
  endings: (endings, wins) => {
    const tally = (rows: readonly (readonly [string, number])[]) =>
      rows.map(([what, number]) => `${HOW_ENDED[what] ?? what} ${number}`).join(', ') || 'keine';
    return `Enden: ${tally(endings)}. Siege: ${tally(wins)}.`;
  },
  noFolder: (folder) => `Der Ordner ${folder} lässt sich nicht anlegen. Wähle einen anderen für --save.`,
  notWritten: (folder) => `Im Ordner ${folder} lässt sich nichts schreiben. Wähle einen anderen für --save.`,
};
