import type { balance, Share, Standings } from '@marshall/bots/arena';

/** The table of an arena in words. */
export function describeStandings({ entrants, endings, survival, cycles, commands, refused }: Standings): string {
  const rows = entrants.map(({ name, games, wins, winRate, low95, high95, rating }) => [
    name,
    String(games),
    trimmed(wins),
    percent(winRate),
    `${percent(low95)} to ${percent(high95)}`,
    String(rating),
    percent(survival[name] ?? 0),
  ]);
  const ended = Object.entries(endings)
    .map(([how, number]) => `${how} ${number}`)
    .join(', ');
  return [
    ...table(['commander', 'games', 'wins', 'share', '95% interval', 'rating', 'survived'], rows),
    '',
    `Endings: ${ended}. ${trimmed(cycles)} cycles and ${Math.round(commands)} commands a game.`,
    ...(refused === 0 ? [] : [`Refused commands: ${refused}.`]),
  ].join('\n');
}

/** The report on balance in words. */
export function describeBalance({ powers, openings, expansions }: ReturnType<typeof balance>): string {
  const rows = (shares: readonly Share[]) =>
    shares.map(({ what, seats, wins, winRate, low95, high95 }) => [
      what,
      String(seats),
      trimmed(wins),
      percent(winRate),
      `${percent(low95)} to ${percent(high95)}`,
    ]);
  return [
    '',
    ...table(['power', 'seats', 'wins', 'share', '95% interval'], rows(powers)),
    '',
    ...table(['opening', 'games', 'with a winner', 'share', '95% interval'], rows(openings)),
    '',
    ...table(['rules', 'games', 'with a winner', 'share', '95% interval'], rows(expansions)),
  ].join('\n');
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
