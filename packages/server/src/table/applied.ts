import type { CommandId } from '../store/store.ts';

const KEPT = 16;

/** The ids of a table's last commands: one that comes again at once need not be judged again. The store knows them all. */
export class Applied {
  readonly #ids = new Set<string>();

  has(commandId: CommandId): boolean {
    return this.#ids.has(keyOf(commandId));
  }

  add(commandId: CommandId): void {
    this.#ids.add(keyOf(commandId));
    if (this.#ids.size <= KEPT) return;
    const [oldest] = this.#ids;
    if (oldest !== undefined) this.#ids.delete(oldest);
  }
}

function keyOf({ seat, id }: CommandId): string {
  return `${seat} ${id}`;
}
