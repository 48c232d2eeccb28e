import type { CommandId, Store } from '../store/store.ts';

const KEPT = 16;

/** The ids of a game's commands: the last ones are remembered, so that one that comes again at once need not be judged again. */
export class Applied {
  readonly #store: Store;
  readonly #gameId: string;
  readonly #ids = new Set<string>();

  constructor(store: Store, gameId: string) {
    this.#store = store;
    this.#gameId = gameId;
  }

  has(commandId: CommandId): boolean {
    return this.#ids.has(keyOf(commandId));
  }

  add(commandId: CommandId): void {
    this.#ids.add(keyOf(commandId));
    if (this.#ids.size <= KEPT) return;
    const [oldest] = this.#ids;
    if (oldest !== undefined) this.#ids.delete(oldest);
  }

  /** Whether the store knows it; it knows them all. */
  async inStore(commandId: CommandId): Promise<boolean> {
    // No log has this sequence, so that nothing is written.
    const known = await this.#store.log.append(this.#gameId, -1, [], commandId);
    if (!('duplicate' in known)) return false;
    this.add(commandId);
    return true;
  }
}

function keyOf({ seat, id }: CommandId): string {
  return `${seat} ${id}`;
}
