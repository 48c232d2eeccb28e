import { hash } from 'node:crypto';
import type { CommandId, Store } from '../store/store.ts';
import { OTHER_COMMAND } from './judging.ts';
import type { Outcome } from './terms.ts';

const KEPT = 16;

/** The ids of a game's commands: the last ones are remembered, so that one that comes again at once need not be judged again. */
export class Applied {
  readonly #store: Store;
  readonly #gameId: string;
  /** What was sent under each. */
  readonly #bodies = new Map<string, string | undefined>();

  constructor(store: Store, gameId: string) {
    this.#store = store;
    this.#gameId = gameId;
  }

  /** What is said of a command under an id that was used recently. */
  get(commandId: CommandId): Outcome | undefined {
    const key = keyOf(commandId);
    return this.#bodies.has(key) ? repeated(this.#bodies.get(key) === commandId.body) : undefined;
  }

  add(commandId: CommandId): void {
    this.#bodies.set(keyOf(commandId), commandId.body);
    if (this.#bodies.size <= KEPT) return;
    const [oldest] = this.#bodies.keys();
    if (oldest !== undefined) this.#bodies.delete(oldest);
  }

  /** The same by what the store knows; it knows them all. */
  async inStore(commandId: CommandId): Promise<Outcome | undefined> {
    // No log has this sequence, so that nothing is written.
    const known = await this.#store.log.append(this.#gameId, -1, [], commandId);
    if (!('duplicate' in known)) return undefined;
    if (known.same) this.add(commandId);
    return repeated(known.same);
  }
}

/** A command that comes again was carried out; another one under its id is not. */
export function repeated(same: boolean): Outcome {
  return same ? { kind: 'again' } : { kind: 'refused', refusal: OTHER_COMMAND };
}

/** What tells one command from another, whatever order its parts were sent in. */
export function bodyHash(sent: unknown): string {
  return hash('sha256', flatInOrder(sent) ?? JSON.stringify(sent, inOrder), 'base64url').slice(0, 22);
}

/** The same text as below for a command whose parts are plain, as those of most are; undefined for others. */
function flatInOrder(sent: unknown): string | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const parts = sent as Readonly<Record<string, unknown>>;
  let text = '';
  for (const key of Object.keys(parts).sort()) {
    const part = parts[key];
    // Numbers among the keys have an order of their own.
    if (!PLAIN.has(typeof part) || isDigit(key.charCodeAt(0))) return undefined;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${JSON.stringify(part)}`;
  }
  return `{${text}}`;
}

const PLAIN: ReadonlySet<string> = new Set(['string', 'number', 'boolean']);

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** The text of any command. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function keyOf({ seat, id }: CommandId): string {
  return `${seat} ${id}`;
}
