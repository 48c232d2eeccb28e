import type { Chance, ChartSide, Comparison, Conflict, Die, Prospect, Resolution, Total } from '@marshall/rules';
import { type Command, readArgs, readWhole, UsageError } from './command.ts';

export const conflict: Command = {
  name: 'conflict',
  summary: 'resolve a conflict on the Military Conflict Chart, show its odds, or compare it with the drill',
  usage: [
    'Usage: ./marshall conflict --attack 3,2 --defend 4 [options]',
    '       ./marshall conflict --compare',
    '',
    '  --attack, --defend    points of the tokens used, separated by commas',
    '  --attack-die, --defend-die   the Generalship dice, 1 to 6; without both of them the odds are shown',
    '  --attack-more, --defend-more points of canal certificates and Mastermind cards together',
    '  --engagement          not an invasion: no country changes hands',
    '  --off-chart clamp|scale      what to do with totals above 20',
    '  --compare             typical battles of Supremacy by the drill and by the chart',
    '  --json                as one JSON object',
    '',
    'Examples:',
    '  ./marshall conflict --attack 6 --defend 4',
    '  ./marshall conflict --attack 5,2,1 --defend 3 --attack-die 4 --defend-die 2',
  ].join('\n'),
  async run(args) {
    const { values } = readArgs(args, {
      attack: { type: 'string' },
      defend: { type: 'string' },
      'attack-die': { type: 'string' },
      'defend-die': { type: 'string' },
      'attack-more': { type: 'string' },
      'defend-more': { type: 'string' },
      engagement: { type: 'boolean' },
      'off-chart': { type: 'string' },
      compare: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const rules = await import('@marshall/rules');
    if (values.compare === true) {
      const compared = rules.compareBattles();
      console.log(values.json === true ? JSON.stringify(compared.map(inNumbers)) : tellComparison(compared));
      return 0;
    }
    const offChart = readOffChart(values['off-chart']);
    const attack = readTokens('attack', values.attack);
    const defend = readTokens('defend', values.defend);
    const attackMore = readWhole('attack-more', values['attack-more'], 0, 0, 99);
    const defendMore = readWhole('defend-more', values['defend-more'], 0, 0, 99);
    if (values['attack-die'] === undefined || values['defend-die'] === undefined) {
      const odds = rules.chartOdds(sum(attack) + attackMore, sum(defend) + defendMore, offChart);
      console.log(values.json === true ? JSON.stringify(odds) : tellOdds(odds));
      return 0;
    }
    const side = (name: string, tokens: readonly number[], more: number, die: Die): ChartSide => ({
      name,
      tokens,
      mastermind: more,
      die,
    });
    const input: Conflict = {
      attacker: side('The attacker', attack, attackMore, readDie('attack-die', values['attack-die'])),
      defender: side('The defender', defend, defendMore, readDie('defend-die', values['defend-die'])),
      kind: values.engagement === true ? 'engagement' : 'invasion',
      ...(offChart === undefined ? {} : { offChart }),
    };
    const result = rules.resolveConflict(input);
    if (!result.ok) throw new UsageError(result.refusal.sentence);
    console.log(values.json === true ? JSON.stringify(result.value) : tell(result.value));
    return 0;
  },
};

/** Chances as decimal numbers, which JSON can hold. */
function inNumbers({ name, drill, chart }: Comparison): object {
  const numbers = (prospect: Prospect) => ({
    won: asNumber(prospect.won),
    wipedOut: asNumber(prospect.wipedOut),
    attackerLost: asNumber(prospect.attackerLost),
    defenderLost: asNumber(prospect.defenderLost),
  });
  return { name, drill: numbers(drill), chart: numbers(chart) };
}

function tellComparison(compared: readonly Comparison[]): string {
  const share = (chance: Chance) => `${(100 * asNumber(chance)).toFixed(1)}%`.padStart(7);
  const units = (mean: Chance) => asNumber(mean).toFixed(1).padStart(5);
  const columns = ({ won, wipedOut, attackerLost, defenderLost }: Prospect) =>
    `${share(won)}${share(wipedOut)}${units(attackerLost)} :${units(defenderLost)}`;
  const width = Math.max(...compared.map(({ name }) => name.length));
  return [
    'One attack: target emptied, attacking force wiped out, units lost on the average (attacker : defender).',
    `${''.padEnd(width)}  ${'drill'.padEnd(27)}  chart`,
    ...compared.map(({ name, drill, chart }) => `${name.padEnd(width)}  ${columns(drill)}  ${columns(chart)}`),
  ].join('\n');
}

/** Exact chances are of whole numbers far larger than a number holds; so many digits are enough to print. */
function asNumber({ ways, of }: Chance): number {
  return Number((ways * 1_000_000n) / of) / 1_000_000;
}

function tell(resolution: Resolution): string {
  const parts = (name: string, total: Total) =>
    `${name}: ${total.tokens} tokens + ${total.canals + total.mastermind} support + ${total.generalship} Generalship = ${total.total}`;
  const lines = [
    parts('Attacker', resolution.attacker),
    parts('Defender', resolution.defender),
    `Result ${resolution.letter}`,
  ];
  for (const { clause, sentence } of resolution.consequences) lines.push(`  ${sentence} (${clause})`);
  if (resolution.halves.length > 0)
    lines.push(`  The winner gives up one of: ${resolution.halves.map((tokens) => tokens.join(' + ')).join('; ')}`);
  return lines.join('\n');
}

function tellOdds({
  ways,
  off,
  of,
}: {
  readonly ways: Readonly<Record<'A' | 'B' | 'C' | 'D', number>>;
  readonly off: number;
  readonly of: number;
}): string {
  const share = (n: number) => `${String(n).padStart(2)}/${of}  ${((100 * n) / of).toFixed(1).padStart(5)}%`;
  const lines = (['A', 'B', 'C', 'D'] as const).map((letter) => `${letter}  ${share(ways[letter])}`);
  lines.push(`attacker wins (A or B)  ${share(ways.A + ways.B)}`);
  if (off > 0) lines.push(`off the chart  ${share(off)}; choose --off-chart clamp or scale`);
  return lines.join('\n');
}

function readTokens(name: string, text: string | undefined): number[] {
  if (text === undefined) throw new UsageError(`Say the tokens of both sides, such as --${name} 3,2.`);
  const tokens = text.split(',').map((part) => (/^\d{1,2}$/.test(part.trim()) ? Number(part) : 0));
  if (tokens.some((token) => token < 1) || tokens.length > 20)
    throw new UsageError(
      `--${name} takes up to 20 whole numbers from 1 to 99 with commas between them, not '${text}'.`,
    );
  return tokens;
}

function readDie(name: string, text: string): Die {
  const dice: readonly Die[] = [1, 2, 3, 4, 5, 6];
  const die = dice.find((face) => String(face) === text);
  if (die === undefined) throw new UsageError(`--${name} is a die, 1 to 6, not '${text}'.`);
  return die;
}

function readOffChart(text: string | undefined): 'clamp' | 'scale' | undefined {
  if (text === undefined || text === 'clamp' || text === 'scale') return text;
  throw new UsageError(`--off-chart is clamp or scale, not '${text}'.`);
}

function sum(points: readonly number[]): number {
  return points.reduce((total, point) => total + point, 0);
}
