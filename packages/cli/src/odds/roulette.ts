import { fraction, rouletteOdds } from '@marshall/rules';
import { noWords, readArgs, readWhole } from '../command.ts';
import { percent } from '../percent.ts';
import { words } from '../words.ts';
import { aligned, chanceData, policyLines, type Report } from './report.ts';

/** How soon the game ends as territory after territory is destroyed. */
export function reportRoulette(args: readonly string[]): Report {
  const { values, positionals } = readArgs(args, { destroyed: { type: 'string' } });
  noWords(positionals, 'odds');
  const destroyed = readWhole('--destroyed', values.destroyed, 12, 0, 17);
  const { head } = words.odds.roulette;
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
      words.odds.roulette.heading(destroyed),
      `${words.odds.coupFinal}\n${aligned([[head.territory, head.withIt, '', head.byThen, ''], ...cells])}`,
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
