import { fraction, percent, rouletteOdds } from '@marshall/rules';
import { readArgs, readWhole } from '../command.ts';
import { aligned, chanceData, noWords, policyLines, type Report } from './report.ts';

/** How soon the game ends as territory after territory is destroyed. */
export function reportRoulette(args: readonly string[]): Report {
  const { values, positionals } = readArgs(args, { destroyed: { type: 'string' } });
  noWords(positionals);
  const destroyed = readWhole('destroyed', values.destroyed, 12, 0, 17);
  const rows = rouletteOdds(destroyed);
  const cells = rows.map(({ territory, endsHere, endsByThen }) => [
    String(territory),
    fraction(endsHere),
    percent(endsHere, 1),
    fraction(endsByThen),
    percent(endsByThen, 1),
  ]);
  return {
    text: [
      `${destroyed} ${destroyed === 1 ? 'territory has' : 'territories have'} been destroyed.`,
      `The game ends by Coup Final\n${aligned([['territory', 'with it', '', 'by then', ''], ...cells])}`,
      policyLines([]),
    ].join('\n\n'),
    data: {
      destroyed,
      rows: rows.map(({ territory, endsHere, endsByThen }) => ({
        territory,
        endsHere: chanceData(endsHere),
        endsByThen: chanceData(endsByThen),
      })),
      policies: [],
    },
  };
}
