// The answers of a host's questions as lines for a terminal.
import type { Sums } from '@marshall/server';

type Facts = Readonly<Record<string, unknown>>;

const facts = (value: unknown): Facts => (typeof value === 'object' && value !== null ? { ...value } : {});
const rows = (value: unknown): readonly Facts[] => (Array.isArray(value) ? value.map(facts) : []);
const text = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** What people wrote is shown without the characters that move a terminal's cursor. */
const clean = (value: unknown): string => text(value).replaceAll(/[\p{Cc}\p{Cf}]/gu, '?');
const day = (value: unknown): string =>
  typeof value === 'number' ? new Date(value).toISOString().slice(0, 16) : 'never';

export function gameLines(result: unknown): string {
  const games = rows(result);
  if (games.length === 0) return 'No games.';
  return games
    .map((game) => {
      const cycle = game.cycle === undefined ? '' : `, cycle ${text(game.cycle)}`;
      return `${text(game.id)}  ${text(game.status)}${cycle}, changed ${day(game.changed)}  ${clean(game.title)} (${players(game)})`;
    })
    .join('\n');
}

const players = (game: Facts): string =>
  rows(game.seats)
    .map(({ seat, player, bot }) => `${text(seat)}: ${clean(player ?? bot ?? 'open')}`)
    .join(', ');

export function wholeGame(result: unknown): string {
  const game = facts(result);
  const { seats: _, ...rest } = game;
  return [...pairs(rest), `seats: ${players(game)}`].join('\n');
}

export function accountLines(result: unknown): string {
  const accounts = rows(result);
  if (accounts.length === 0) return 'No accounts.';
  return accounts
    .map(({ id, name, login, seen }) => `${text(id)}  ${clean(login ?? 'guest')}  ${clean(name)}, seen ${day(seen)}`)
    .join('\n');
}

export function wholeAccount(result: unknown): string {
  const { sessions, botTokens, games, bans, ...rest } = facts(result);
  return [
    ...pairs(rest),
    `sessions: ${
      rows(sessions)
        .map(({ label, created }) => `${clean(label)} since ${day(created)}`)
        .join(', ') || 'none'
    }`,
    `bot tokens: ${
      rows(botTokens)
        .map(({ name }) => clean(name))
        .join(', ') || 'none'
    }`,
    `bans: ${banLines(bans)}`,
    gameLines(games),
  ].join('\n');
}

export function banLines(result: unknown): string {
  const bans = rows(result);
  if (bans.length === 0) return 'none';
  return bans
    .map(({ kind, subject, reason, until }) => {
      const end = until === undefined || until === null ? 'for good' : `until ${day(until)}`;
      const why = text(reason) === '' ? '' : `: ${clean(reason)}`;
      return [kind === 'talk' ? 'mute' : `ban of ${text(kind)}`, text(subject), end].join(' ') + why;
    })
    .join('\n');
}

export function asideLines(result: unknown): string {
  const games = rows(result);
  if (games.length === 0) return 'No games are set aside.';
  return games.map(({ game, at, why }) => `${text(game)}  since ${day(at)}: ${clean(why)}`).join('\n');
}

const KEPT: Readonly<Record<string, string>> = {
  guests: 'guests who aren’t in an unfinished game',
  openTables: 'tables that haven’t started',
  finishedGames: 'finished games',
  runningGames: 'running games without any moves',
};

export function retentionLines(result: unknown): string {
  const { keep, due, removed, told } = facts(result);
  const days = facts(keep);
  const lines = Object.entries(KEPT).map(([what, name]) => {
    if (days[what] === 0) return `${name}: kept forever`;
    const gone = removed === undefined || removed === null ? undefined : facts(removed)[what];
    const how = gone === undefined ? `${text(facts(due)[what])} due` : `${text(gone)} removed`;
    return `${name}: ${text(days[what])} days, ${how}`;
  });
  return [...lines, ...(Array.isArray(told) ? told.map(clean) : [])].join('\n');
}

export function noticeLines(result: unknown): string {
  const notices = rows(result);
  if (notices.length === 0) return 'There are no notices.';
  return notices.map(({ id, text: said, until }) => `${text(id)}  until ${day(until)}: ${clean(said)}`).join('\n');
}

export function reportLines(result: unknown): string {
  const reports = rows(result);
  if (reports.length === 0) return 'No reports.';
  return reports
    .map(({ id, about, aboutName, reporterName, game, message, reason, created, context, note }) =>
      [
        `${text(id)}  ${day(created)} ${clean(reporterName ?? 'someone')} about ${clean(aboutName ?? 'someone')} (${clean(about)})${game ? ` in game ${text(game)}` : ''}${message ? `, message ${text(message)}` : ''}: ${clean(reason)}`,
        ...(text(note) === '' ? [] : [`    ${clean(note)}`]),
        ...contextLines(text(context)),
      ].join('\n'),
    )
    .join('\n');
}

function contextLines(context: string): string[] {
  try {
    return rows(JSON.parse(context)).map(
      ({ number, author, text: said, reported }) =>
        `  ${reported === true ? '>' : ' '} ${text(number)} ${clean(author)}: ${clean(said)}`,
    );
  } catch {
    return [];
  }
}

export function figureLines(result: unknown): string {
  const { games, ...rest } = facts(result);
  return [...pairs(facts(games)).map((line) => `games ${line}`), ...pairs(rest)].join('\n');
}

export function checkLine(result: unknown): string {
  const { id, title, ok, sentence, entries } = facts(result);
  return ok === true
    ? `same       ${text(id)}  ${clean(title)}, ${count(Number(entries), 'entry', 'entries')}`
    : `DIFFERENT  ${text(id)}  ${clean(title)}: ${clean(sentence)}`;
}

export function sumsLine(sums: Sums): string {
  const rowsOf = (table: string) => sums[table]?.rows ?? 0;
  return `${count(rowsOf('games'), 'game')} with ${count(rowsOf('entries'), 'entry', 'entries')}, ${count(rowsOf('accounts'), 'account')}, ${count(rowsOf('messages'), 'message')}`;
}

/** A number of things in words that agree with it. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

function pairs(all: Facts): string[] {
  return Object.entries(all)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => {
      const isTime = ['created', 'changed', 'seen', 'deadline', 'until'].includes(key);
      return `${key}: ${isTime ? day(value) : typeof value === 'object' ? JSON.stringify(value) : clean(value)}`;
    });
}
