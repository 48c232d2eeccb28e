// What the server tells callers beside the referee's words: each message with the facts that its sentence takes. What stands
// before the colon is the code for programs and stays the same; what follows says which case of it.
import type { Cause, Fault, Remark } from '@marshall/rules';
import type { CallErrors, CallRemarks } from './calls.ts';
import type { ComingErrors, ComingRemarks } from './coming-together.ts';
import type { NoticeErrors, NoticeRemarks } from './notice-texts.ts';
import type { PromiseErrors, PromiseRemarks } from './promises.ts';

/** Who has used something up, or has many of something. */
export type HolderOf = 'account' | 'address' | 'game';

/** What can be used up. */
export type UsedUp =
  | 'messages'
  | 'messageBytes'
  | 'imports'
  | 'importBytes'
  | 'games'
  | 'guests'
  | 'reports'
  | 'changes'
  | 'commands';

/** A ban, until an instant in milliseconds or for good; the host's reason may be empty. */
export interface Banned {
  readonly until: number | undefined;
  readonly reason: string;
}

/** Why nothing is done; null where the sentence takes no facts. */
export interface ServerErrors extends ComingErrors, PromiseErrors, NoticeErrors, CallErrors {
  // Requests as such
  fault: null;
  foreign: null;
  malformed: null;
  'malformed:address': null;
  'malformed:bytes': null;
  'malformed:file': null;
  'malformed:handshake': null;
  'malformed:json': null;
  'malformed:nul': null;
  'malformed:request': null;
  'malformed:shape': { readonly fault: Fault };
  'not-found': null;
  'not-found:socket': null;
  'not-json': null;
  store: null;
  stops: null;
  'too-fast': null;
  'too-fast:messages': null;
  'too-large': null;
  'too-large:headers': null;
  'too-slow': null;
  /** The store says what the host should do. */
  unwell: { readonly sentence: string };
  upgrade: null;
  'wrong-host': null;
  'wrong-method': { readonly methods: readonly string[] };
  // The referee's own words
  refused: { readonly refusal: Cause };
  // Accounts
  'bad-token': null;
  banned: Banned & { readonly whom: 'account' | 'address' };
  guest: null;
  muted: Banned;
  'no-session': null;
  'no-token': null;
  nobody: null;
  'nobody:ended': null;
  'nobody:list': null;
  'session-only': null;
  'taken:login': null;
  'too-many:tokens': { readonly most: number };
  wrong: null;
  'wrong:passphrase': null;
  // Time and absence
  'for-good': null;
  'holiday-late': { readonly hours: number };
  'holiday-much': { readonly most: number; readonly of: number };
  'no-clock': null;
  'not-paused': null;
  'not-running': null;
  paused: null;
  seated: null;
  'still-led': null;
  // People
  blocked: null;
  'no-message': null;
  'no-person': null;
  'no-person:report': null;
  'not-blocked': null;
  'too-few': null;
  'too-many:blocked': { readonly most: number };
  yourself: null;
  'yourself:report': null;
  'yourself:vote': null;
  // The lobby
  alike: { readonly name: string };
  begun: null;
  'begun:stays': null;
  busy: null;
  'no-commander': null;
  'no-game': null;
  'no-game:removed': null;
  gone: null;
  'no-seat': null;
  'not-invited': null;
  'not-ready': null;
  'not-yours:game': null;
  'not-yours:ready': null;
  option: { readonly name: string };
  quota: { readonly good: UsedUp; readonly holder: HolderOf; readonly window: number; readonly wait: number };
  'taken:fill': null;
  'taken:seat': null;
  'too-many:alone': { readonly games: number; readonly holder: 'account' | 'address'; readonly people: boolean };
  'too-many:open': { readonly tables: number; readonly holder: 'account' | 'address' };
  'too-many:public': { readonly tables: number; readonly holder: 'account' | 'address' };
  // Tables
  alone: null;
  closed: null;
  delayed: null;
  'not-begun': null;
  'not-begun:talk': null;
  'not-begun:vote': null;
  'not-yours:left': null;
  'not-yours:seat': null;
  'not-yours:vote': null;
  'set-aside': null;
  /** The host closed it, and may say why. */
  'set-aside:closed': { readonly reason: string };
  'set-aside:hanging': null;
  'too-many:joins': null;
  'too-many:sockets': null;
  'too-many:watchers': null;
  'which-seat': null;
  // Files
  'busy:files': null;
  'busy:own-files': null;
  'no-game-file:after': { readonly entry: number; readonly because: Remark | undefined };
  'no-game-file:end': null;
  'no-game-file:long': { readonly entry: number };
  'no-game-file:many': null;
  'no-moment': { readonly last: number };
  'not-sound': null;
  running: null;
  'running:fork': null;
  'too-long': null;
  'too-much': null;
}

/** What is said without an error: why a socket is closed, names of those who have none, and what is told at a table. */
export interface ServerRemarks extends ComingRemarks, PromiseRemarks, NoticeRemarks, CallRemarks {
  'closing:ended': null;
  'closing:full': null;
  'closing:loud': null;
  'closing:quiet': null;
  'closing:stops': null;
  /** At a table, where a player is replaced: by the host, by a vote, or because of leaving for good. */
  'caretaker:kicked': { readonly name: string };
  'caretaker:left': null;
  'caretaker:proposed': { readonly name: string };
  'caretaker:voted': { readonly name: string };
  /** A person leads a seat in another's place, for a time or for good, or the player is back. */
  'substitute:came': { readonly name: string };
  'substitute:over': { readonly name: string };
  'substitute:stays': { readonly name: string };
  /** What the players have voted. */
  'time:extended': null;
  /** In the time zone of the player who is away. */
  'time:holiday': { readonly name: string; readonly from: number; readonly until: number; readonly zone: string };
  'time:paused': null;
  'time:resumed': null;
  'name:former': null;
  'name:nobody': null;
  'title:fork': { readonly title: string };
  'title:imported': null;
  'title:table': null;
  'notice:restart': { readonly at: number };
  'watch:end': null;
  'watch:opening': null;
  'watch:over': null;
}

export interface ServerMessages extends ServerErrors, ServerRemarks {}

/** A message with its facts, as the arguments of what says it. */
export type ServerSaid<M extends keyof ServerMessages = keyof ServerMessages> = M extends keyof ServerMessages
  ? ServerMessages[M] extends null
    ? readonly [message: M, figures?: null]
    : readonly [message: M, figures: ServerMessages[M]]
  : never;
