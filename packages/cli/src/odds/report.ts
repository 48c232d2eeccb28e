import { type Chance, fraction, type Remark, type Result, type SpreadRow } from '@marshall/rules';
import { told } from '@marshall/words';
import { UsageError } from '../command.ts';
import { language } from '../language.ts';
import { percent } from '../percent.ts';
import { words } from '../words.ts';

const { remark: say } = language.speaker();

/** What a person reads, and the same as data. */
export interface Report {
  readonly text: string;
  readonly data: object;
}

/** A title over a table of how many of something there are. */
export function spreadTable(title: string, rows: readonly SpreadRow[]): string {
  const cells = rows.map(({ number, exactly, atLeast }) => [
    String(number),
    fraction(exactly),
    percent(exactly, 1),
    fraction(atLeast),
    percent(atLeast, 1),
  ]);
  return `${title}\n${aligned([['', words.odds.exactly, '', words.odds.atLeast, ''], ...cells])}`;
}

/** Things that may happen, one line each. */
export function chanceTable(rows: readonly (readonly [string, Chance])[]): string {
  const width = Math.max(...rows.map(([what]) => what.length));
  const cells = aligned(rows.map(([, chance]) => [fraction(chance), percent(chance, 1)])).split('\n');
  return rows.map(([what], i) => `${what.padEnd(width)}${cells[i] ?? ''}`).join('\n');
}

/** The policies under which the odds hold. */
export function policyLines(policies: readonly Remark[]): string {
  const lines = policies.length === 0 ? [words.odds.assumeNothing] : policies.map(say);
  return [words.odds.assume, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** The same as data. */
export function policyData(policies: readonly Remark[]): object[] {
  return policies.map((policy) => ({ ...policy, sentence: say(policy) }));
}

/** Columns, each as wide as it must be, to the right. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => `  ${cell.padStart(widths[i] ?? 0)}`)
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

/** A chance as data. */
export function chanceData(chance: Chance): object {
  return { fraction: fraction(chance), percent: (100 * Number(chance.ways)) / Number(chance.of) };
}

/** A spread as data. */
export function spreadData(rows: readonly SpreadRow[]): object[] {
  return rows.map(({ number, exactly, atLeast }) => ({
    number,
    exactly: chanceData(exactly),
    atLeast: chanceData(atLeast),
  }));
}

/** What was made, or the sentence that says why not. */
export function orComplain<T>(result: Result<T>): T {
  if (!result.ok) throw new UsageError(told(language, result.refusal).sentence);
  return result.value;
}

/** One of some words. */
export function readChoice<const W extends string>(
  name: string,
  text: string | undefined,
  choices: readonly W[],
): W | undefined {
  if (text === undefined) return undefined;
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw new UsageError(words.common.choice(name, choices, text));
  return found;
}

/** Whole numbers with something between them. */
export function readNumbers(name: string, text: string, between: string, most: number): number[] {
  const numbers = text.split(between).map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : Number.NaN));
  if (numbers.every((number) => number <= most)) return numbers;
  const example = [2, 1].join(between);
  throw new UsageError(words.odds.numbers(name, most, example, text));
}
