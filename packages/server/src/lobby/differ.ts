import { looksAlike } from '../accounts/names.ts';
import { ApiError } from '../http/errors.ts';
import type { Game, Store } from '../store/store.ts';

/** Refuses a name that looks like another's at the same table. */
export async function mustDiffer(store: Store, { seats }: Game, account: string, name: string): Promise<void> {
  const others = new Set(
    seats.flatMap((seat) => (seat.account === undefined || seat.account === account ? [] : seat.account)),
  );
  for (const other of others)
    if (looksAlike((await store.accounts.get(other))?.name ?? '', name)) throw new ApiError(409, 'alike', { name });
}
