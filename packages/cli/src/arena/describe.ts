import type { Balance, Refusals, Share, Standings } from '@marshall/bots/arena';
import { told } from '@marshall/words';
import type { Trouble } from '../engine/trouble.ts';
import { language } from '../language.ts';
import { share } from '../percent.ts';
import { words } from '../words.ts';
import type { Troubled } from './entrants.ts';

/** The table of an arena in words. */
export function describeStandings({ entrants, endings, survival, cycles, commands, refused }: Standings): string {
  const rows = entrants.map(({ name, games, wins, winRate, low95, high95, rating }) => [
    name,
    String(games),
    trimmed(wins),
    share(winRate),
    words.arena.interval(share(low95), share(high95)),
    String(rating),
    share(survival[name] ?? 0),
  ]);
  return [
    ...table(words.arena.head, rows),
    '',
    words.arena.endings(Object.entries(endings), trimmed(cycles), Math.round(commands)),
    ...(refused === 0 ? [] : [words.arena.refused(refused)]),
  ].join('\n');
}

/** Refused commands as data: whose, which, why and how often, with the first one as an example. */
export function refusalRows(refusals: readonly Refusals[]) {
  return refusals.map(({ entrant, example, refusal, number }) => {
    const { code, clause, sentence } = told(language, refusal);
    return { entrant, command: example.type, code, clause, sentence, number, example };
  });
}

/** Refused commands in words. */
export function describeRefusals(refusals: readonly Refusals[]): string {
  if (refusals.length === 0) return words.arena.noRefusals;
  const lines = refusalRows(refusals).flatMap(({ number, entrant, command, code, clause, sentence, example }) => [
    words.arena.refusal(number, entrant, command),
    `  ${code} (${clause}): ${sentence}`,
    `  ${JSON.stringify(example)}`,
  ]);
  return [words.arena.refusals, ...lines].join('\n');
}

/** What went wrong with entrants: each kind once, with the first sentence of it and how often it came. */
export function troubleRows(troubles: readonly Troubled[]) {
  const rows = new Map<string, { entrant: string; kind: Trouble['kind']; sentence: string; number: number }>();
  for (const { entrant, trouble } of troubles) {
    const key = JSON.stringify([entrant, trouble.kind]);
    const row = rows.get(key);
    if (row !== undefined) row.number++;
    else rows.set(key, { entrant, kind: trouble.kind, sentence: sayTrouble(entrant, trouble), number: 1 });
  }
  return [...rows.values()].sort((a, b) => b.number - a.number);
}

export function describeTroubles(troubles: readonly Troubled[]): string {
  const lines = troubleRows(troubles).map(({ number, sentence }) => words.arena.times(number, sentence));
  return [...lines, words.arena.defaultsPlayed].join('\n');
}

export function sayTrouble(entrant: string, trouble: Trouble): string {
  const { troubles } = words.arena;
  switch (trouble.kind) {
    case 'silent':
      return troubles.silent(entrant, trouble.seconds);
    case 'ended':
      return troubles.ended(entrant, trouble.how);
    case 'not-started':
      return troubles.notStarted(entrant);
    case 'garbage':
      return troubles.garbage(entrant, trouble.line);
    case 'malformed':
      return troubles.malformed(entrant, told(language, trouble.refusal).sentence);
    case 'thrown':
      return troubles.thrown(entrant, trouble.why);
    case 'given-up':
      return troubles.givenUp(entrant, trouble.times);
  }
}

/** The report on balance in words: one table for all games, each opening and each set of expansions. */
export function describeBalance({ powers, openings, expansions }: Balance): string {
  const tables = [
    sharesOf(words.arena.allGames, powers),
    ...Object.entries(openings).map(([opening, shares]) => sharesOf(words.arena.opening(opening), shares)),
    ...Object.entries(expansions).map(([set, shares]) => sharesOf(words.arena.expansions(set), shares)),
  ];
  return tables.flatMap((rows) => ['', ...rows]).join('\n');
}

function sharesOf(title: string, shares: readonly Share[]): string[] {
  const rows = shares.map(({ what, seats, wins, winRate, low95, high95 }) => [
    what,
    String(seats),
    trimmed(wins),
    share(winRate),
    words.arena.interval(share(low95), share(high95)),
  ]);
  return table(words.arena.shares(title), rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((word, i) => Math.max(word.length, ...rows.map((row) => row[i]?.length ?? 0)));
  return [head, ...rows].map((row) =>
    row
      .map((word, i) => (i === 0 ? word.padEnd(widths[i] ?? 0) : word.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

const trimmed = (value: number): string => String(Math.round(value * 100) / 100);
