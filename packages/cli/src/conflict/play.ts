// One conflict and the retaliations that answer it, in words and as data.
import {
  type ChartForce,
  type ChartOdds,
  type Conflict,
  type Consequence,
  chartOdds,
  type Declared,
  faultIn,
  giveUp,
  pointsUsed,
  type Resolution,
  resolveConflict,
  retaliation,
  type Total,
} from '@marshall/rules';
import { told } from '@marshall/words';
import { en } from '@marshall/words/en';
import { UsageError } from '../command.ts';
import { orComplain, type Report } from '../odds/report.ts';
import type { Written } from './read.ts';

const { remark: say } = en.speaker();

/** Resolves conflicts in turn, each a retaliation for the one before; one without dice must be the last. */
export function play(conflicts: readonly Written[]): Report[] {
  let before: Conflict | undefined;
  return conflicts.map((written, i) => {
    const conflict = conflictOf(written, before);
    before = conflict;
    if (written.dice !== undefined) return resolved(conflict, written.half);
    if (i < conflicts.length - 1)
      throw new UsageError("A retaliation answers result D: say both dice, or --roll, before 'then'.");
    if (written.half !== undefined)
      throw new UsageError('Half is given up after result B: say both dice, or --roll, beside --half.');
    return odds(conflict);
  });
}

function conflictOf(written: Written, before: Conflict | undefined): Conflict {
  const { kind, country, offChart, dice = { attacker: 1, defender: 1 } } = written;
  const names = { attacker: before?.defender.name ?? 'Player 1', defender: before?.attacker.name ?? 'Player 2' };
  const declared: Declared = {
    attacker: { name: names.attacker, ...written.attacker, die: dice.attacker },
    defender: { name: names.defender, ...written.defender, die: dice.defender },
    kind,
    ...(country === undefined ? {} : { country }),
  };
  if (before !== undefined) return orComplain(retaliation(before, declared));
  return { ...declared, ...(offChart === undefined ? {} : { offChart }) };
}

function resolved(conflict: Conflict, half: Written['half']): Report {
  const answer = resolveConflict(conflict);
  if (!answer.ok && answer.refusal.code === 'off-the-chart')
    throw offTheChart(Number(answer.refusal.figures?.attacker), Number(answer.refusal.figures?.defender));
  const resolution = orComplain(answer);
  const data = { ...resolution, consequences: resolution.consequences.map(inFull) };
  if (half === undefined) return { text: tell(conflict, resolution, undefined), data };
  if (resolution.letter !== 'B')
    throw new UsageError(`Nobody gives up half after result ${resolution.letter}; leave out --half.`);
  const kept = orComplain(giveUp(conflict.attacker.tokens, half));
  return { text: tell(conflict, resolution, kept), data: { ...data, kept } };
}

/** What follows, as facts and as a sentence. */
function inFull(follows: Consequence): object {
  return { ...follows, sentence: say(follows) };
}

function tell(conflict: Conflict, resolution: Resolution, kept: readonly number[] | undefined): string {
  const { attacker, defender, lookedUp, letter, consequences, halves } = resolution;
  const [row, column] = lookedUp;
  const readAs = row === attacker.total && column === defender.total ? '' : `, read as ${row} against ${column}`;
  const lines = [
    heading(conflict),
    totalLine(conflict.attacker.name, attacker),
    totalLine(conflict.defender.name, defender),
    `Result ${letter}: ${attacker.total} against ${defender.total}${readAs}`,
    ...consequences.map((each) => `  ${say(each)} (${each.clause})`),
  ];
  if (kept !== undefined)
    lines.push(`  ${conflict.attacker.name} keeps ${kept.length === 0 ? 'no token' : kept.join(' + ')}. (C-HLF-02)`);
  else if (halves.length > 0) lines.push(`  One of these goes: ${waysIn(halves)}. Choose with --half. (C-HLF-02)`);
  return lines.join('\n');
}

/** More ways than this tell nobody anything; the choice is checked in any case. */
const MOST_WAYS = 12;

function waysIn(halves: Resolution['halves']): string {
  const told = halves.slice(0, MOST_WAYS).map((tokens) => tokens.join(' + '));
  const more = halves.length - told.length;
  return `${told.join('; ')}${more === 0 ? '' : `; or one of ${more} more sets`}`;
}

const heading = ({ attacker, defender, kind, country, retaliation: again }: Conflict): string =>
  `${attacker.name} ${again === true ? 'retaliates against' : 'attacks'} ${defender.name}: ${
    kind === 'engagement' ? 'an engagement' : country === undefined ? 'an invasion' : `an invasion of ${country}`
  }`;

function totalLine(name: string, { tokens, canals, mastermind, generalship, total }: Total): string {
  const parts = [`${tokens} of tokens`];
  if (canals > 0) parts.push(`${canals} of Canal certificates`);
  if (mastermind > 0) parts.push(`${mastermind} of Mastermind cards`);
  return `${name}: ${[...parts, `${generalship} of Generalship`].join(' + ')} = ${total}`;
}

function offTheChart(attacker: number, defender: number): UsageError {
  return new UsageError(
    `The chart ends at 20, and ${attacker} against ${defender} is off it; add --off-chart clamp or --off-chart scale.`,
  );
}

function odds(conflict: Conflict): Report {
  const [attacker, defender] = [before(conflict.attacker), before(conflict.defender)];
  const fault = faultIn(conflict.attacker, conflict.defender);
  if (fault !== undefined) throw new UsageError(told(en, fault).sentence);
  const data = chartOdds(attacker, defender, conflict.offChart);
  if (data.off === data.of) throw offTheChart(attacker, defender);
  const points = `${attacker} points against ${defender} before the dice`;
  return { text: [heading(conflict), points, ...oddsLines(data)].join('\n'), data };
}

function before(force: ChartForce): number {
  const { tokens, canals, mastermind } = pointsUsed(force);
  return tokens + canals + mastermind;
}

const LETTERS = ['A', 'B', 'C', 'D'] as const;

function oddsLines({ ways, off, of }: ChartOdds): string[] {
  const share = (n: number) => `${String(n).padStart(2)}/${of}  ${((100 * n) / of).toFixed(1).padStart(5)}%`;
  return [
    ...LETTERS.map((letter) => `${letter}  ${share(ways[letter])}`),
    `attacker wins (A or B)  ${share(ways.A + ways.B)}`,
    ...(off > 0 ? [`off the chart  ${share(off)}; choose --off-chart clamp or scale`] : []),
  ];
}
