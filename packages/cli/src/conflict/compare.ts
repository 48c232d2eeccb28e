// Typical battles by the drill and by the chart, as a table and as data.
import type { Chance, Comparison, Prospect } from '@marshall/rules';
import { language } from '../language.ts';
import { share as shareOf } from '../percent.ts';
import { words } from '../words.ts';

const { remark: say } = language.speaker();

export function tellComparison(compared: readonly Comparison[]): string {
  const { comparison } = words.conflict;
  const share = (chance: Chance) => shareOf(asNumber(chance)).padStart(language.code === 'en' ? 7 : 8);
  const units = (mean: Chance) => asNumber(mean).toFixed(1).padStart(5);
  const columns = ({ won, wipedOut, attackerLost, defenderLost }: Prospect) =>
    `${share(won)}${share(wipedOut)}${units(attackerLost)} :${units(defenderLost)}`;
  const width = Math.max(...compared.map(({ battle }) => say(battle).length));
  return [
    comparison.heading,
    `${''.padEnd(width)}  ${comparison.drill.padEnd(27)}  ${comparison.chart}`,
    ...compared.map(({ battle, drill, chart }) => `${say(battle).padEnd(width)}  ${columns(drill)}  ${columns(chart)}`),
  ].join('\n');
}

/** Chances as decimal numbers, which JSON can hold. */
export function inNumbers({ battle, drill, chart }: Comparison): object {
  const numbers = (prospect: Prospect) => ({
    won: asNumber(prospect.won),
    wipedOut: asNumber(prospect.wipedOut),
    attackerLost: asNumber(prospect.attackerLost),
    defenderLost: asNumber(prospect.defenderLost),
  });
  return { name: say(battle), drill: numbers(drill), chart: numbers(chart) };
}

/** Exact chances are of whole numbers far larger than a number holds; so many digits are enough to print. */
function asNumber({ ways, of }: Chance): number {
  return Number((ways * 1_000_000n) / of) / 1_000_000;
}
