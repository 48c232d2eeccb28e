import type { StoreTrouble } from '@marshall/words';

/** What can go wrong with a store, each with the sentence that says what to do. */
const SENTENCES = {
  unreachable:
    'The database isn’t answering. Check that it is running and that DATABASE_URL is right. What was under way may or may not be kept: send it again with the same command id.',
  denied: 'The database or folder refused access. Check the user, the password and the permissions.',
  'disk-full':
    'The disk is full. Free some space, then send what was under way again with the same command id; no restart is needed.',
  'disk-error':
    'The disk could not be read or written. Check it, then send what was under way again with the same command id; the file is opened again by itself.',
  lost: 'The part of the program that keeps the games has ended, and starts again by itself. Send what was under way again with the same command id; if it ends again, please report it.',
  damaged: 'The stored data is damaged. Stop the program and restore the last good copy of the database.',
  busy: 'The database is busy. Try again in a moment.',
  'in-use': 'Another Marshall is using this data folder. Stop it, or choose another folder with MARSHALL_DATA.',
  'newer-schema': 'The data was written by a newer Marshall. Update this program. Nothing was changed.',
  'not-empty':
    'This store already has games in it. Choose an empty database or a new data folder. Nothing was changed.',
  'no-store': 'There are no games there. Check MARSHALL_DATA or --data, or set DATABASE_URL.',
  'no-backup': 'There is no such backup. Nothing was changed.',
  'short-backup': 'This backup ends too early: it wasn’t written or copied completely. Nothing was changed.',
  'bad-backup':
    'This backup can’t be restored: it is damaged, incomplete, or isn’t a Marshall backup. Nothing was changed.',
  unknown: 'There is no such game or account. It may have been removed.',
  taken: 'That name or id is taken. Choose another.',
  invalid: 'Text with a NUL character can’t be stored. Remove the character.',
  closed: 'The store is closed. Open it again.',
  failed: 'The database refused the request. This is a bug in Marshall. Please report it.',
} as const satisfies Readonly<Record<StoreTrouble, string>>;

export type StoreErrorCode = keyof typeof SENTENCES;

export function isTrouble(code: string): code is StoreErrorCode {
  return Object.hasOwn(SENTENCES, code);
}

/** A failure of the store: a code for the program, a sentence for the host. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;
  /** What the sentence says in brackets. */
  readonly detail: string | undefined;

  constructor(code: StoreErrorCode, options: { cause?: unknown; detail?: string | undefined } = {}) {
    super(
      options.detail === undefined ? SENTENCES[code] : `${SENTENCES[code]} (${options.detail})`,
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.code = code;
    this.detail = options.detail;
  }
}
