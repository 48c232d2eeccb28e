// What can stand in the way of a host's wish: ids with the figures of their sentences. The server states them, the command line says them.

export interface HostRefusals {
  'no-game': { readonly id: string };
  'no-account': { readonly who: string };
  'no-seat': { readonly seat: string; readonly seats: readonly string[] };
  'no-person': Record<string, never>;
  'no-notice': { readonly id: string };
  'no-report': { readonly id: string };
  'no-message': { readonly game: string; readonly number: number };
  'not-address': { readonly who: string };
  'not-aside': { readonly id: string };
  'not-begun:export': Record<string, never>;
  'not-begun:close': { readonly id: string };
  'not-running': Record<string, never>;
  'not-in-force': { readonly who: string };
  over: Record<string, never>;
  guest: Record<string, never>;
  'other-release': { readonly operation: string };
  malformed: { readonly operation: string };
  'too-long': Record<string, never>;
  'no-answer': Record<string, never>;
  fault: Record<string, never>;
}

export type HostSaid = {
  [M in keyof HostRefusals]: { readonly message: M; readonly figures: HostRefusals[M] };
}[keyof HostRefusals];

/** What is removed when nobody has used it for long. */
export type Kept = 'guests' | 'openTables' | 'finishedGames' | 'runningGames';

/** What can go wrong with the place where games are kept. */
export type StoreTrouble =
  | 'unreachable'
  | 'denied'
  | 'disk-full'
  | 'disk-error'
  | 'lost'
  | 'damaged'
  | 'busy'
  | 'in-use'
  | 'newer-schema'
  | 'not-empty'
  | 'no-store'
  | 'no-backup'
  | 'short-backup'
  | 'bad-backup'
  | 'unknown'
  | 'taken'
  | 'invalid'
  | 'closed'
  | 'failed';

/** The host's commands, by the word that is typed. */
export type HostCommand =
  | 'games'
  | 'find-games'
  | 'game'
  | 'export'
  | 'remove-game'
  | 'close'
  | 'aside'
  | 'bring-back'
  | 'retention'
  | 'accounts'
  | 'find-accounts'
  | 'account'
  | 'remove-account'
  | 'end-sessions'
  | 'reset-passphrase'
  | 'kick'
  | 'ban'
  | 'ban-address'
  | 'mute'
  | 'unban'
  | 'unban-address'
  | 'unmute'
  | 'bans'
  | 'announce'
  | 'restart-in'
  | 'notices'
  | 'withdraw'
  | 'reports'
  | 'settle'
  | 'remove-message'
  | 'stats'
  | 'check'
  | 'backup'
  | 'restore'
  | 'move';
