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
} from '@marshall/rules';
import { told } from '@marshall/words';
import { UsageError } from '../command.ts';
import { language } from '../language.ts';
import { orComplain, type Report } from '../odds/report.ts';
import { share as shareOf } from '../percent.ts';
import { words } from '../words.ts';
import type { Written } from './read.ts';

const { remark: say } = language.speaker();

/** Resolves conflicts in turn, each a retaliation for the one before; one without dice must be the last. */
export function play(conflicts: readonly Written[]): Report[] {
  let before: Conflict | undefined;
  return conflicts.map((written, i) => {
    const conflict = conflictOf(written, before);
    before = conflict;
    if (written.dice !== undefined) return resolved(conflict, written.half);
    if (i < conflicts.length - 1) throw new UsageError(words.conflict.diceBeforeThen);
    if (written.half !== undefined) throw new UsageError(words.conflict.diceForHalf);
    return odds(conflict);
  });
}

function conflictOf(written: Written, before: Conflict | undefined): Conflict {
  const { kind, country, offChart, dice = { attacker: 1, defender: 1 } } = written;
  const names = {
    attacker: before?.defender.name ?? words.conflict.player(1),
    defender: before?.attacker.name ?? words.conflict.player(2),
  };
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
  if (resolution.letter !== 'B') throw new UsageError(words.conflict.noHalf(resolution.letter));
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
  const asRead = row === attacker.total && column === defender.total;
  const lines = [
    heading(conflict),
    words.conflict.total(conflict.attacker.name, attacker),
    words.conflict.total(conflict.defender.name, defender),
    words.conflict.result(letter, attacker.total, defender.total, asRead ? undefined : [row, column]),
    ...consequences.map((each) => `  ${say(each)} (${each.clause})`),
  ];
  if (kept !== undefined) lines.push(`  ${words.conflict.keeps(conflict.attacker.name, kept)} (C-HLF-02)`);
  else if (halves.length > 0) lines.push(`  ${waysIn(halves)} (C-HLF-02)`);
  return lines.join('\n');
}

/** More ways than this tell nobody anything; the choice is checked in any case. */
const MOST_WAYS = 12;

function waysIn(halves: Resolution['halves']): string {
  const told = halves.slice(0, MOST_WAYS).map((tokens) => tokens.join(' + '));
  return words.conflict.chooseHalf(told, halves.length - told.length);
}

const heading = ({ attacker, defender, kind, country, retaliation: again }: Conflict): string =>
  words.conflict.heading(attacker.name, defender.name, kind, country, again === true);

function offTheChart(attacker: number, defender: number): UsageError {
  return new UsageError(words.conflict.offChart(attacker, defender));
}

function odds(conflict: Conflict): Report {
  const [attacker, defender] = [before(conflict.attacker), before(conflict.defender)];
  const fault = faultIn(conflict.attacker, conflict.defender);
  if (fault !== undefined) throw new UsageError(told(language, fault).sentence);
  const data = chartOdds(attacker, defender, conflict.offChart);
  if (data.off === data.of) throw offTheChart(attacker, defender);
  const points = words.conflict.before(attacker, defender);
  return { text: [heading(conflict), points, ...oddsLines(data)].join('\n'), data };
}

function before(force: ChartForce): number {
  const { tokens, canals, mastermind } = pointsUsed(force);
  return tokens + canals + mastermind;
}

const LETTERS = ['A', 'B', 'C', 'D'] as const;

function oddsLines({ ways, off, of }: ChartOdds): string[] {
  const share = (n: number) => `${String(n).padStart(2)}/${of}  ${shareOf(n / of).padStart(6)}`;
  return [
    ...LETTERS.map((letter) => `${letter}  ${share(ways[letter])}`),
    `${words.conflict.attackerWins}  ${share(ways.A + ways.B)}`,
    ...(off > 0 ? [words.conflict.off(share(off))] : []),
  ];
}
