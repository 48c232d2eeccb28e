import type { Balance, Share, Standings } from '@marshall/bots/arena';
import { words } from '../words.ts';

/** The table of an arena in words. */
export function describeStandings({ entrants, endings, survival, cycles, commands, refused }: Standings): string {
  const rows = entrants.map(({ name, games, wins, winRate, low95, high95, rating }) => [
    name,
    String(games),
    trimmed(wins),
    percent(winRate),
    words.arena.interval(percent(low95), percent(high95)),
    String(rating),
    percent(survival[name] ?? 0),
  ]);
  return [
    ...table(words.arena.head, rows),
    '',
    words.arena.endings(Object.entries(endings), trimmed(cycles), Math.round(commands)),
    ...(refused === 0 ? [] : [words.arena.refused(refused)]),
  ].join('\n');
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
    percent(winRate),
    words.arena.interval(percent(low95), percent(high95)),
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

const percent = (rate: number): string => `${(100 * rate).toFixed(1)}%`;
const trimmed = (value: number): string => String(Math.round(value * 100) / 100);
