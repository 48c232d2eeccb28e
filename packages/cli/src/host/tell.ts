// The answers of a host's questions as lines for a terminal.
import type { Sums } from '@marshall/server';
import { chosenLanguage } from '../chosen.ts';
import { printableLine } from '../printable.ts';
import { words } from '../words.ts';

const { list, retention } = words.host;

type Facts = Readonly<Record<string, unknown>>;

const facts = (value: unknown): Facts => (typeof value === 'object' && value !== null ? { ...value } : {});
const rows = (value: unknown): readonly Facts[] => (Array.isArray(value) ? value.map(facts) : []);
const text = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** What people wrote is shown without the characters that move a terminal's cursor. */
const clean = (value: unknown): string => printableLine(text(value));

const code = chosenLanguage(process.argv, process.env);
/** Date and time where the command runs, as readers of the language write them, with the name of the time zone. */
const WHEN = new Intl.DateTimeFormat(code, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const CLOCK = new Intl.DateTimeFormat(code, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
const day = (value: unknown): string => (typeof value === 'number' ? WHEN.format(value) : list.never);

export function gameLines(result: unknown): string {
  const games = rows(result);
  if (games.length === 0) return list.noGames;
  return games
    .map((game) => {
      const stands = list.game(statusOf(game.status), text(game.cycle), day(game.changed));
      return `${text(game.id)}  ${stands}  ${clean(game.title)} (${players(game)})`;
    })
    .join('\n');
}

const statusOf = (value: unknown): string => wordOf(list.status, text(value));

/** The word for an id; one that has none stands for itself. */
function wordOf(known: Readonly<Record<string, string>>, id: string): string {
  return known[id] ?? id;
}

const players = (game: Facts): string =>
  rows(game.seats)
    .map(({ seat, player, bot }) => `${text(seat)}: ${clean(player ?? bot ?? list.freeSeat)}`)
    .join(', ');

export function wholeGame(result: unknown): string {
  const game = facts(result);
  const { seats: _, ...rest } = game;
  return [...pairs(rest), `${list.names.seats}: ${players(game)}`].join('\n');
}

export function accountLines(result: unknown): string {
  const accounts = rows(result);
  if (accounts.length === 0) return list.noAccounts;
  return accounts
    .map(
      ({ id, name, login, seen }) => `${text(id)}  ${clean(login ?? list.guest)}  ${list.seen(clean(name), day(seen))}`,
    )
    .join('\n');
}

export function wholeAccount(result: unknown): string {
  const { sessions, botTokens, games, bans, ...rest } = facts(result);
  return [
    ...pairs(rest),
    `${list.names.sessions}: ${
      rows(sessions)
        .map(({ label, created }) => list.since(clean(label), day(created)))
        .join(', ') || list.none
    }`,
    `${list.names.botTokens}: ${
      rows(botTokens)
        .map(({ name }) => clean(name))
        .join(', ') || list.none
    }`,
    `${list.names.bans}: ${banLines(bans)}`,
    gameLines(games),
  ].join('\n');
}

export function banLines(result: unknown): string {
  const bans = rows(result);
  if (bans.length === 0) return list.none;
  return bans
    .map(({ kind, subject, reason, until }) => {
      const end = until === undefined || until === null ? list.forGood : list.until(day(until));
      const why = text(reason) === '' ? '' : `: ${clean(reason)}`;
      return [wordOf(list.ban, text(kind)), text(subject), end].join(' ') + why;
    })
    .join('\n');
}

export function asideLines(result: unknown): string {
  const games = rows(result);
  if (games.length === 0) return list.noAside;
  return games
    .map(({ game, at, because, reason }) => {
      const why =
        because === 'closed'
          ? list.aside.closed(clean(reason))
          : because === 'hanging'
            ? list.aside.hanging
            : list.aside.opening;
      return `${list.since(text(game), day(at))}: ${why}`;
    })
    .join('\n');
}

export function retentionLines(result: unknown): string {
  const { keep, due, removed } = facts(result);
  const days = facts(keep);
  return Object.entries(retention.kept)
    .map(([what, name]) => {
      if (days[what] === 0) return retention.forever(name);
      const gone = removed === undefined || removed === null ? undefined : facts(removed)[what];
      return gone === undefined
        ? retention.due(name, Number(days[what]), Number(facts(due)[what]))
        : retention.gone(name, Number(days[what]), Number(gone));
    })
    .join('\n');
}

export function noticeLines(result: unknown): string {
  const notices = rows(result);
  if (notices.length === 0) return list.noNotices;
  return notices
    .map(({ id, text: said, until, restart }) => {
      const words = typeof restart === 'number' ? list.restart(CLOCK.format(restart)) : clean(said);
      return `${text(id)}  ${list.until(day(until))}: ${words}`;
    })
    .join('\n');
}

export function reportLines(result: unknown): string {
  const reports = rows(result);
  if (reports.length === 0) return list.noReports;
  return reports
    .map(({ id, about, aboutName, reporterName, game, message, reason, created, context, note }) =>
      [
        `${text(id)}  ${day(created)} ${list.report(clean(reporterName ?? list.someone), clean(aboutName ?? list.someone), clean(about))}${game ? list.inGame(text(game)) : ''}${message ? list.message(text(message)) : ''}: ${clean(reason)}`,
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
  return [...pairs(facts(games)), ...pairs(rest)].join('\n');
}

export function sumsLine(sums: Sums): string {
  const rowsOf = (table: string) => sums[table]?.rows ?? 0;
  return words.host.sums(rowsOf('games'), rowsOf('entries'), rowsOf('accounts'), rowsOf('messages'));
}

function pairs(all: Facts): string[] {
  return Object.entries(all)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => {
      const isTime = ['created', 'changed', 'seen', 'deadline', 'until'].includes(key);
      return `${wordOf(list.names, key)}: ${key === 'status' ? statusOf(value) : isTime ? day(value) : typeof value === 'object' ? JSON.stringify(value) : clean(value)}`;
    });
}
