// What a store consists of, in an order in which every row finds what it refers to.

/** A table and the columns that name a row. */
export interface Table {
  readonly name: string;
  readonly key: readonly string[];
  /** The schema that brought it. */
  readonly since: number;
}

/** What a backup passes by: the schema's version, which stands at its head, and the row that health writes. */
export const PASSED_BY: readonly string[] = ['schema_version', 'pulse'];

/** Every other table; a test holds this against the schema itself. */
export const TABLES: readonly Table[] = [
  { name: 'accounts', key: ['id'], since: 2 },
  { name: 'sessions', key: ['token_hash'], since: 2 },
  { name: 'recovery_codes', key: ['account', 'code_hash'], since: 2 },
  { name: 'bot_tokens', key: ['id'], since: 2 },
  { name: 'games', key: ['id'], since: 1 },
  { name: 'arrangements', key: ['game'], since: 4 },
  { name: 'seats', key: ['game', 'seat'], since: 1 },
  { name: 'entries', key: ['game', 'sequence'], since: 1 },
  { name: 'commands', key: ['game', 'seat', 'id'], since: 1 },
  { name: 'snapshots', key: ['game'], since: 1 },
  { name: 'messages', key: ['game', 'number'], since: 3 },
  { name: 'conversations', key: ['game', 'conversation'], since: 5 },
  { name: 'tallies', key: ['key'], since: 5 },
  { name: 'removals', key: ['game'], since: 5 },
  { name: 'trials', key: ['game'], since: 7 },
  { name: 'bans', key: ['kind', 'subject'], since: 6 },
  { name: 'notices', key: ['id'], since: 6 },
  { name: 'blocks', key: ['account', 'blocked'], since: 6 },
  { name: 'reports', key: ['id'], since: 6 },
  { name: 'settings', key: ['account'], since: 9 },
  { name: 'attendance', key: ['id'], since: 9 },
  { name: 'outages', key: ['began'], since: 9 },
  { name: 'notes', key: ['account', 'game'], since: 10 },
  { name: 'looks', key: ['account', 'game'], since: 10 },
  { name: 'promises', key: ['id'], since: 10 },
  { name: 'keys', key: ['id'], since: 11 },
  { name: 'channels', key: ['id'], since: 11 },
  { name: 'outbox', key: ['id'], since: 11 },
  { name: 'read_marks', key: ['account', 'game', 'conversation'], since: 3 },
];
