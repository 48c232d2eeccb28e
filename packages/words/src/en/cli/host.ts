// `host`, in English.
import type { HostCommand, HostRefusals, Kept, StoreTrouble } from '../../host.ts';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const does: Readonly<Record<HostCommand, string>> = {
  games: 'list games; --status open|running|finished, --limit, --skip',
  'find-games': 'list games with TEXT in their title, id, or owner',
  game: 'show one game',
  export: 'save a game to a file (--out FILE); while it is running, --secret adds the secret behind the dice',
  'remove-game': 'delete a game with its log and its chat; needs --yes',
  close: 'stop a running game; the table sees --reason TEXT, and nothing is lost',
  aside: 'list games that are set aside, and why',
  'bring-back': 'let players back into a game that was set aside',
  retention: 'show how long things are kept and what is due for removal; --run removes it now',
  accounts: 'list accounts and guests, last seen first',
  'find-accounts': 'list accounts with TEXT in their name, id or login',
  account: 'show one account: sessions, programs, games, bans',
  'remove-account': 'delete an account and its messages; caretakers take over its seats; needs --yes',
  'end-sessions': 'sign an account out everywhere, and end its bot tokens',
  'reset-passphrase': 'give an account a new passphrase, and print it once',
  kick: 'remove a player from a running game; a caretaker takes over, and the table is told',
  ban: 'keep an account out; --reason TEXT, --days N',
  'ban-address': 'keep an address out (IPv6: its /64)',
  mute: 'let an account play but not talk',
  unban: 'let an account in again',
  'unban-address': 'let an address in again',
  unmute: 'let an account talk again',
  bans: 'list bans and mutes',
  announce: 'show everyone an announcement, for --minutes N (60)',
  'restart-in': 'tell everyone when the server restarts',
  notices: 'list the announcements',
  withdraw: 'withdraw an announcement',
  reports: 'list what players reported; --settled for closed reports',
  settle: 'close a report; --note TEXT',
  'remove-message': 'remove the text of a message',
  stats: 'count games, accounts, entries and messages',
  check: 'replay every running game with the rules installed here, and show what would change',
  backup: 'back up everything to one file, even while the server runs, and check it by restoring it',
  restore: 'fill an empty data folder or database from a backup',
  move: 'copy everything to another store: --to postgres://... or --to FOLDER; stop the server first',
};

const refused: { readonly [M in keyof HostRefusals]: (figures: HostRefusals[M]) => string } = {
  'no-game': ({ id }) => `There is no game ${id}. To see them all: ./marshall host games`,
  'no-account': ({ who }) =>
    `There is no account '${who}'. Give its id or login. To see them all: ./marshall host accounts`,
  'no-seat': ({ seat, seats }) => `This game has no seat '${seat}'. Its seats are ${seats.join(', ')}.`,
  'no-person': () => 'There is no person in that seat.',
  'no-notice': ({ id }) => `There is no announcement ${id}.`,
  'no-report': ({ id }) => `There is no open report ${id}.`,
  'no-message': ({ game, number }) => `Game ${game} has no message ${number}.`,
  'not-address': ({ who }) =>
    `'${who}' is not an address. Give an IPv4 address such as 203.0.113.7, or an IPv6 address or its /64.`,
  'not-aside': ({ id }) => `Game ${id} is not set aside. To see those that are: ./marshall host aside`,
  'not-begun:export': () => 'This game hasn’t begun, so there is nothing to export.',
  'not-begun:close': ({ id }) => `This game hasn’t begun. To remove it: ./marshall host remove-game ${id} --yes`,
  'not-running': () => 'A caretaker can only take over a seat while the game is running.',
  'not-in-force': ({ who }) => `There is no ban or mute to lift for '${who}'.`,
  over: () => 'This game is already over.',
  guest: () => 'A guest has no passphrase. Only the browser that made the account can use it.',
  'other-release': ({ operation }) =>
    `The server doesn’t know '${operation}'. Use the same release for the server and for this command.`,
  malformed: ({ operation }) =>
    `'${operation}' was given something it doesn’t understand. To see what it takes: ./marshall host --help`,
  'too-long': () => 'That is too long for one request.',
  'no-answer': () => 'The server stopped before it answered. Try again.',
  fault: () => 'The server couldn’t do this. Its log says why.',
};

const store: Readonly<Record<StoreTrouble, string>> = {
  unreachable: 'The database isn’t answering. Check that it is running and that its address is right.',
  denied: 'The database or folder refused access. Check the user, the password and the permissions.',
  'disk-full': 'The disk is full. Free some space, and try again.',
  'disk-error': 'The disk can’t be read or written. Check it, and try again.',
  lost: 'The part of the program that keeps the games has stopped. Try again, and if it happens again, please report it.',
  damaged: 'The stored data is damaged. Stop the server and restore the last good backup.',
  busy: 'The database is busy. Try again in a moment.',
  'in-use': 'Another Marshall is using this data folder. Stop it, or choose another folder.',
  'newer-schema': 'The data was written by a newer Marshall. Update this program. Nothing was changed.',
  'not-empty':
    'This store already has games in it. Choose an empty database or a new data folder. Nothing was changed.',
  'no-store': 'There are no games there. Check MARSHALL_DATA or --data, or set DATABASE_URL.',
  'no-backup': 'There is no such backup file. Check the name. Nothing was changed.',
  'short-backup': 'This backup ends too early: it wasn’t written or copied completely. Nothing was changed.',
  'bad-backup': 'This backup can’t be restored: it is damaged, or isn’t a Marshall backup. Nothing was changed.',
  unknown: 'There is no such game or account. It may have been removed.',
  taken: 'That name or id is taken. Choose another.',
  invalid: 'Text with a NUL character can’t be stored. Remove the character.',
  closed: 'The store is closed. Open it again.',
  failed: 'The database refused the request. This is a bug in Marshall. Please report it.',
};

const kept: Readonly<Record<Kept, string>> = {
  guests: 'guests who aren’t in an unfinished game',
  openTables: 'tables that haven’t started',
  finishedGames: 'finished games',
  runningGames: 'running games without any moves',
};

export const host = {
  summary: 'manage a server: games, accounts, bans, announcements, backups, checks before an upgrade',
  usage: (commands: readonly string[]): string =>
    [
      'Usage: ./marshall host <what> [options]',
      '',
      ...commands.map((line) => `  ${line}`),
      '',
      'Options for every command:',
      '  --data D   the data folder (default: the one that serve uses); if DATABASE_URL is set, PostgreSQL is used',
      '  --json     print the answer as JSON',
      '',
      'If a server is running on the data folder, it does the work. Otherwise the store is opened directly.',
      'WHO is the id or login of an account. Times are days (--days 7) or minutes (--minutes 30).',
    ].join('\n'),
  does,
  refused,
  store,
  noCommand: (what: string, near: readonly string[]): string =>
    near.length === 0
      ? `There is no host command '${what}'. Run ./marshall host --help to see them all.`
      : `There is no host command '${what}'. Did you mean ${near.join(' or ')}?`,
  daysOrMinutes: 'Give either --days or --minutes, not both.',
  form: (form: string): string => `Write it like this: ./marshall host ${form}`,
  needsYes: (command: string): string => `You can’t undo this. To continue, run: ./marshall host ${command} --yes`,
  exists: (file: string): string => `${file} already exists. Choose another name, or add --yes to replace it.`,
  noFolder: (file: string): string => `${file} can’t be opened: there is no such file or folder. Check the path.`,
  isFolder: (file: string): string => `${file} is a folder. Name a file in it.`,
  notAllowed: (file: string): string => `You aren’t allowed to read or write ${file}. Check its permissions.`,
  noStatus: (status: string, known: readonly string[]): string =>
    `There is no status '${status}'. Use one of these: ${known.join(', ')}.`,
  whereTo: 'Choose where to move to: --to postgres://... or --to FOLDER.',
  differs: 'The copy differs from the original. Don’t use it, and please report this.',
  /** What was done. */
  done: {
    written: (file: string): string => `Written to ${file}.`,
    closed: (id: string): string =>
      `Closed, and the table has been told. To let it continue: ./marshall host bring-back ${id}`,
    broughtBack: 'Players can open it again.',
    signedOut: 'Signed out everywhere.',
    passphrase: (text: string): string => `The new passphrase is ${text}. Pass it on, and ask the player to change it.`,
    kicked: 'A caretaker has taken over this seat, and the table has been told.',
    banned: 'Done. It takes effect immediately.',
    lifted: 'Lifted.',
    announced: (id: string): string => `Shown at every table. To withdraw it: ./marshall host withdraw ${id}`,
    restart: (id: string): string =>
      `Shown at every table. Restart the server at that time; nothing is lost. To withdraw the announcement: ./marshall host withdraw ${id}`,
    withdrawn: 'Withdrawn.',
    settled: 'Settled.',
    removed: 'Removed.',
    backedUp: (file: string, sums: string): string => `Written to ${file} and checked by restoring it: ${sums}.`,
    restored: (sums: string): string => `Restored: ${sums}.`,
    moved: (sums: string): string => `Moved, and every row matches: ${sums}.`,
  },
  sums: (games: number, entries: number, accounts: number, messages: number): string =>
    `${count(games, 'game')} with ${count(entries, 'entry', 'entries')}, ${count(accounts, 'account')}, ${count(messages, 'message')}`,
  /** What is kept. */
  list: {
    never: 'never',
    none: 'none',
    noGames: 'No games.',
    noAccounts: 'No accounts.',
    noAside: 'No games are set aside.',
    noNotices: 'There are no announcements.',
    noReports: 'No reports.',
    status: { open: 'open', running: 'running', finished: 'finished' },
    game: (status: string, cycle: string, changed: string): string =>
      `${status}${cycle === '' ? '' : `, cycle ${cycle}`}, changed ${changed}`,
    freeSeat: 'open',
    unreadable: '(unreadable)',
    guest: 'guest',
    seen: (name: string, when: string): string => `${name}, seen ${when}`,
    since: (what: string, when: string): string => `${what} since ${when}`,
    ban: { account: 'ban of account', address: 'ban of address', talk: 'mute' },
    forGood: 'for good',
    until: (when: string): string => `until ${when}`,
    aside: {
      opening: 'it didn’t open',
      hanging: 'it kept the server from answering',
      closed: (reason: string): string => (reason === '' ? 'you closed it' : `you closed it: ${reason}`),
    },
    someone: 'someone',
    report: (reporter: string, about: string, account: string): string => `${reporter} about ${about} (${account})`,
    inGame: (game: string): string => ` in game ${game}`,
    message: (number: string): string => `, message ${number}`,
    restart: (at: string): string => `the server restarts at ${at}`,
    /** The members of a game, an account and the figures, in the order in which they are printed. */
    names: {
      id: 'id',
      title: 'title',
      status: 'status',
      public: 'public',
      owner: 'owner',
      cycle: 'cycle',
      edition: 'edition',
      entries: 'entries',
      created: 'created',
      changed: 'changed',
      options: 'options',
      clock: 'clock',
      spectators: 'spectators',
      delay: 'delay',
      deadline: 'deadline',
      forkOf: 'forked from',
      imported: 'imported',
      ended: 'ended',
      seats: 'seats',
      name: 'name',
      login: 'login',
      seen: 'seen',
      sessions: 'sessions',
      botTokens: 'bot tokens',
      bans: 'bans',
      accounts: 'accounts',
      guests: 'guests',
      messages: 'messages',
      reports: 'open reports',
      open: 'open games',
      running: 'running games',
      finished: 'finished games',
    },
  },
  /** How long things are kept. */
  retention: {
    kept,
    forever: (what: string): string => `${what}: kept forever`,
    due: (what: string, days: number, due: number): string => `${what}: ${count(days, 'day')}, ${due} due`,
    gone: (what: string, days: number, gone: number): string => `${what}: ${count(days, 'day')}, ${gone} removed`,
  },
  /** The check before an upgrade. */
  check: {
    same: (id: string, title: string, entries: number): string =>
      `same       ${id}  ${title}, ${count(entries, 'entry', 'entries')}`,
    different: (id: string, title: string, why: string): string => `DIFFERENT  ${id}  ${title}: ${why}`,
    noGames: 'No games are running, so nothing would change.',
    allSame: (games: number): string =>
      games === 1
        ? '1 running game replays the same with the rules installed here.'
        : `${games} running games replay the same with the rules installed here.`,
    changed: (changed: number, games: number): string =>
      `${changed} of ${count(games, 'running game')} would go differently with the rules installed here.`,
    unreadable: 'Its settings can’t be read.',
    noOpening: 'Its log has no opening.',
    wrong: (entry: number, edition: number): string => `Entry ${entry}, judged by edition ${edition}, can’t be right.`,
    otherwise: (entry: number): string =>
      `The rules installed here would judge entry ${entry} differently, though they say they are the same edition.`,
    edition: (entry: number, edition: number, now: number): string =>
      `The game would continue under edition ${now}, which judges entry ${entry} differently from edition ${edition}.`,
  },
};
