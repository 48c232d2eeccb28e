// What the server tells callers, in English.
import type { CallErrors, CallRemarks } from '../calls.ts';
import type { ComingErrors, ComingRemarks } from '../coming-together.ts';
import type { NoticeErrors, NoticeRemarks } from '../notice-texts.ts';
import type { PromiseErrors, PromiseRemarks } from '../promises.ts';
import type { Texts } from '../rooms.ts';
import type { Banned, HolderOf, ServerErrors, ServerMessages, ServerRemarks, UsedUp } from '../server.ts';
import { calls } from './calls.ts';
import { comingTogether } from './coming-together.ts';
import { fault } from './faults.ts';
import { notices } from './notices.ts';
import type { English } from './phrases.ts';
import { promises } from './promises.ts';

/** What people fill in, as they know it; other fields keep their names. */
const FILLED_IN: Readonly<Partial<Record<string, string>>> = {
  name: 'your name',
  login: 'your login',
  passphrase: 'your passphrase',
  text: 'your message',
  title: 'the name of the game',
};
const called = (field: string): string => (field === '' ? '' : (FILLED_IN[field] ?? `“${field}”`));

const NO_JSON = 'This isn’t valid JSON. Check it and send it again.';
const NOBODY = 'You have no account here yet. Open the page and choose a name, or use a bot token.';
const STOPS = 'The server is stopping. Try again in a minute.';
const NO_MESSAGE = 'There is no such message, or you can’t read it.';

const errors: Texts<
  Omit<ServerErrors, keyof ComingErrors | keyof PromiseErrors | keyof NoticeErrors | keyof CallErrors>,
  English
> = {
  fault: 'Something went wrong on the server. Your game is unchanged. Please report what you did.',
  foreign: 'Only pages of this server can do this.',
  malformed: 'The server can’t read this request.',
  'malformed:address': 'The server can’t read this address. Write two digits from 0 to f after each %.',
  'malformed:bytes': 'Send text, not bytes.',
  'malformed:file': 'Send a game file as JSON.',
  'malformed:handshake': 'The server can’t open this socket. Send a WebSocket handshake of version 13.',
  'malformed:json': NO_JSON,
  'malformed:nul': 'Text can’t contain a NUL character. Remove it.',
  'malformed:request': 'The server can’t read this request. Send HTTP/1.1.',
  'malformed:shape': ({ fault: found }) =>
    found.fault === 'bad-value' && found.at === 'address'
      ? 'That isn’t a valid address. Check it and try again.'
      : `${fault({ ...found, at: called(found.at) }, 'the message')}.`,
  'not-found': 'There is nothing at this address.',
  'not-found:socket': 'There is no socket at this address. Open one at /api/socket.',
  'not-json': 'Send JSON, with the content type application/json.',
  store:
    'The server can’t save right now. What you sent may or may not have been saved. Send it again with the same id in a moment.',
  stops: STOPS,
  'too-fast': 'Too many requests at once. Wait a moment and try again.',
  'too-fast:messages': 'Too many messages at once. Wait a moment and try again.',
  'too-large': 'That is too large.',
  'too-large:headers': 'The headers are too large. Send fewer or shorter ones.',
  'too-slow': 'The request took too long to arrive. Send it again.',
  unwell: ({ sentence }) => sentence,
  upgrade: 'This address is for a WebSocket. Open it as one.',
  'wrong-host': 'This server has a different name. Open it by that name.',
  'wrong-method': ({ methods }, w) => `You can only use ${w.and(methods)} here.`,
  refused: ({ refusal }, w) => w.said(refusal),

  'bad-token': 'This bot token is unknown or was revoked.',
  banned: ({ whom, ...ban }) =>
    `Your ${whom === 'address' ? 'network' : 'account'} is banned from this server ${termOf(ban)}${reasonOf(ban)}`,
  guest: 'Claim your account first.',
  muted: (ban) => `The host has muted your account ${termOf(ban)}${reasonOf(ban)}`,
  'no-session': 'You have no such session. Look at the list of your sessions.',
  'no-token': 'You have no such bot token.',
  nobody: NOBODY,
  'nobody:ended': 'Your session has ended. Sign in again, or choose a name to begin as a new guest.',
  'nobody:list': 'You have no account here yet. Choose a name first.',
  'session-only': 'A bot token can’t do this. Use the page.',
  'taken:login': 'That login is taken. Choose another.',
  'too-many:tokens': ({ most }) => `An account can have ${most} bot tokens. Revoke one first.`,
  wrong: 'The login doesn’t match the passphrase or the recovery code.',
  'wrong:passphrase': 'That isn’t your current passphrase. You need it to change this.',

  blocked: 'You have blocked someone in this conversation. Unblock them first.',
  'no-message': NO_MESSAGE,
  'for-good': 'Only the player can give the seat away for good. Invite a substitute for a time.',
  'holiday-much': ({ most, of }) => `You can take at most ${most} days of vacation in any ${of} days.`,
  'holiday-late': ({ hours }) => `Announce a vacation at least ${hours} hours before it begins.`,
  'no-clock': 'This game has no clock, so there is nothing to pause or extend.',
  'not-paused': 'The game isn’t paused.',
  'not-running': 'You can do that only while the game is running.',
  paused: 'The game is paused already. Vote to continue.',
  seated: 'You already have a seat in this game, so you can’t stand in for somebody else.',
  'still-led': 'The player still leads this seat. You can invite a substitute once a caretaker does.',
  'no-person': 'Nobody sits in that seat, or a computer commander does.',
  'no-person:report': 'There is nobody behind this to report.',
  'not-blocked': 'You haven’t blocked this person. Look at the list of people you have blocked.',
  'too-few': 'At least three other people have to be playing for a vote. Report the player to the host instead.',
  'too-many:blocked': ({ most }) => `You can block ${most} people. Unblock someone first.`,
  yourself: 'You can’t block yourself.',
  'yourself:report': 'You can’t report yourself.',
  'yourself:vote': 'To leave a game yourself, resign.',

  alike: ({ name }) => `Someone at that table has a name that looks like ${name}. Choose another name.`,
  begun: 'The game has begun, so its seats are taken.',
  'begun:stays': 'The game has begun, so you can’t take it back. You can resign.',
  busy: 'Too many people are changing this game at once. Try again.',
  'no-commander': 'There is no computer commander of that name. Choose one from the list.',
  'no-game': 'There is no such game. Look at the lists of games.',
  'no-game:removed': 'The host has removed this game.',
  gone: 'The game or the account has just been removed.',
  'no-seat': 'There is no such seat at this table.',
  'not-invited': 'This game is by invitation. Open the link you were sent.',
  'not-ready': 'The game can’t begin until every seat is taken and ready.',
  'not-yours:game': 'Only the player who made the game can do this.',
  'not-yours:ready': 'Another player sits there. You can only be ready for your own seat.',
  option: ({ name }) => `There is no option called ${name}.`,
  quota: ({ good, holder, window, wait }) =>
    `${SUBJECTS[holder]} ${DEEDS[good]} allowed in ${lengthOf(window)}. Try again in ${lengthOf(wait)}.`,
  'taken:fill': 'Someone sits there. Free the seat first.',
  'taken:seat': 'Someone already sits there. Choose another seat.',
  'too-many:alone': ({ games, holder, people }, w) =>
    `Computer commanders are playing alone in ${
      holder === 'account'
        ? w.plural(games, { one: 'one of your games', other: `${games} of your games` })
        : `${w.plural(games, { one: 'a game', other: `${games} games` })} from your network`
    }. ${people ? w.plural(games, { one: 'Play on there', other: 'Play on in one of them' }) : 'Take a seat in this one'}, or wait until ${w.plural(games, { one: 'it', other: 'one of them' })} is over.`,
  'too-many:open': ({ tables, holder }, w) =>
    w.plural(tables, {
      one: `${SUBJECTS[holder]} a table that hasn’t begun. Begin it or take it back, then try again.`,
      other: `${SUBJECTS[holder]} ${tables} tables that haven’t begun. Begin one or take one back, then try again.`,
    }),
  'too-many:public': ({ tables, holder }, w) =>
    `${SUBJECTS[holder]} ${tables} public ${w.plural(tables, TABLES)} waiting for players. Begin one, take one back, or make this one by invitation.`,

  alone: 'Name at least one other seat to talk to.',
  closed: 'This game is played without spectators.',
  delayed: 'Spectators see this game later than the players. Watch it on the socket.',
  'not-begun': 'This game hasn’t begun yet. It begins when every seat is ready.',
  'not-begun:talk': 'Before the game begins, you can only talk to everyone.',
  'not-begun:vote': 'Players can only vote while the game is running.',
  'not-yours:left': 'You no longer hold this seat. Join again to watch.',
  'not-yours:seat': 'You don’t hold that seat in this game.',
  'not-yours:vote': 'Only the players of this game can vote on it.',
  'set-aside':
    'This game couldn’t be opened, so it was set aside. Nothing in it is lost. Ask the host to bring it back.',
  'set-aside:closed': ({ reason }) => `The host has closed this game${why(reason)}`,
  'set-aside:hanging':
    'This game kept the server from answering, so it was set aside. Nothing in it is lost. Ask the host to bring it back.',
  'too-many:joins': 'This socket follows too many games. Leave one first.',
  'too-many:sockets': 'Too many connections from your network. Close a page or a bot.',
  'too-many:watchers': 'Too many people are watching from your network. Close a page.',
  'which-seat': 'You hold several seats in this game. Say which one acts.',

  'busy:files': 'Many game files are being checked right now. Try again in a minute.',
  'busy:own-files': 'Your other files are still being checked. Wait for them, then try again.',
  'no-game-file:after': ({ entry, because }, w) =>
    `After entry ${entry} there is no position to show. ${
      because === undefined ? 'An event doesn’t fit the events before it.' : w.said(because)
    }`,
  'no-game-file:end': 'The last position can’t be shown. An event doesn’t fit the events before it.',
  'no-game-file:long': ({ entry }) => `Entry ${entry} is longer than anything a game writes.`,
  'no-game-file:many': 'This file has more entries than a game can have here.',
  'no-moment': ({ last }) => `You can play this game on from any moment between 1 and ${last}.`,
  'not-sound':
    'You can look at this file but not play it on, because its first entry doesn’t follow from the rules. Use a file whose first entry does.',
  running: 'You can take the whole game once it is over. Until then, take your own record.',
  'running:fork': 'You can fork a game once it is over, or if it is your own file.',
  'too-long': 'This file takes too long to check here. Check it on your own computer with ./marshall verify.',
  'too-much':
    'This file can’t be checked here because something in it fails. Export the game again, or check it with ./marshall verify.',
};

const remarks: Texts<
  Omit<ServerRemarks, keyof ComingRemarks | keyof PromiseRemarks | keyof NoticeRemarks | keyof CallRemarks>,
  English
> = {
  'closing:ended': 'This session has ended.',
  'closing:full': 'Too many people are watching. Try again later.',
  'closing:loud': 'Too many messages.',
  'closing:quiet': 'There is nothing to say on this connection.',
  'closing:stops': STOPS,
  'caretaker:kicked': ({ name }) => `The host has taken ${name} out of this game. A caretaker plays on in their seat.`,
  'caretaker:left': 'A player has left this server. A caretaker plays on in their seat.',
  'caretaker:proposed': ({ name }) =>
    `A player wants a caretaker to play on for ${name}. That happens when all the other players agree.`,
  'caretaker:voted': ({ name }) =>
    `The other players have taken ${name} out of this game. A caretaker plays on in their seat.`,
  'substitute:came': ({ name }) => `${name} stands in for a player until they are back.`,
  'substitute:over': ({ name }) => `${name} is back and leads their seat again.`,
  'substitute:stays': ({ name }) => `${name} takes over a seat for the rest of the game.`,
  'time:extended': 'The players have voted for more time.',
  'time:holiday': ({ name, from, until, zone }) =>
    `${name} is on vacation from ${dayOf(from, zone)} to ${dayOf(until - 1, zone)}. Their clock stands still.`,
  'time:paused': 'The players have voted to pause. Nobody’s clock runs until they vote to continue, at most 14 days.',
  'time:resumed': 'The players have voted to continue. The clocks run again.',
  'name:former': 'a former player',
  'name:nobody': 'someone',
  'title:fork': ({ title }) => `${title} (fork)`,
  'title:imported': 'An imported game',
  'title:table': 'A game of Supremacy',
  'notice:restart': ({ at }) =>
    `The server restarts at ${clockTime(at)} UTC. Your games will continue where they left off.`,
  'watch:end': 'The end',
  'watch:opening': 'Opening',
  'watch:over': 'The game is over.',
};

export const server: Texts<ServerMessages, English> = {
  ...errors,
  ...remarks,
  ...comingTogether,
  ...promises,
  ...notices,
  ...calls,
};

const TABLES = { one: 'table', other: 'tables' } as const;

const SUBJECTS: Readonly<Record<HolderOf, string>> = {
  account: 'You have',
  address: 'Your network has',
  game: 'This table has',
};

const DEEDS: Readonly<Record<UsedUp, string>> = {
  messages: 'sent all the messages',
  messageBytes: 'written all the text',
  imports: 'imported all the game files',
  importBytes: 'imported all the data',
  games: 'made all the tables',
  guests: 'made all the guest accounts',
  reports: 'made all the reports',
  changes: 'made all the changes',
  commands: 'made all the moves',
};

const CLOCK = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** `14:05` */
function clockTime(at: number): string {
  return CLOCK.format(at);
}

/** `until November 17, 2026 at 06:22 UTC` */
function termOf({ until }: Banned): string {
  return until === undefined ? 'for good' : `until ${MOMENT.format(until)} UTC`;
}

function reasonOf({ reason }: Banned): string {
  return reason.trim() === '' ? '. Ask the host if you think this is a mistake.' : why(reason);
}

/** What a host wrote, after a colon and with one stop at its end. */
function why(reason: string): string {
  const said = reason.trim();
  return said === '' ? '.' : `: ${/[.!?]$/.test(said) ? said : `${said}.`}`;
}

/** A length of time in words: `an hour`, `3 days`. */
export function lengthOf(seconds: number): string {
  const [size, unit] = (
    [
      [86_400, 'day'],
      [3600, 'hour'],
      [60, 'minute'],
    ] as const
  ).find(([least]) => seconds >= least) ?? [1, 'second'];
  const many = Math.ceil(seconds / size);
  return many === 1 ? `${unit === 'hour' ? 'an' : 'a'} ${unit}` : `${many} ${unit}s`;
}

/** A day as it is where somebody lives. */
function dayOf(at: number, zone: string): string {
  return new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: zone }).format(at);
}
