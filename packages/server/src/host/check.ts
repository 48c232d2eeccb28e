// Whether a running game would be judged the same by the rules that are installed.
import { EDITION, judgedOtherwise, mixSeed } from '@marshall/rules';
import type { Game, Store } from '../store/store.ts';
import { readArrangement, titleOf } from '../table/arrangement.ts';
import type { LogEntry } from '../table/entry.ts';
import { entriesAfter } from '../table/loading.ts';

export type GameCheck =
  | { readonly id: string; readonly title: string; readonly ok: true; readonly entries: number }
  | { readonly id: string; readonly title: string; readonly ok: false; readonly sentence: string };

/** Performs every command of a game again and compares. */
export async function checkGame(store: Store, game: Game): Promise<GameCheck> {
  const title = titleOf(game.meta);
  const named = { id: game.id, title: title ?? '(unreadable)' };
  if (title === undefined) return { ...named, ok: false, sentence: 'What was arranged for it cannot be read.' };
  const { secret } = readArrangement(game.meta);
  try {
    const entries: LogEntry[] = [];
    for await (const { entry } of entriesAfter(store, game.id, 0)) entries.push(entry);
    const setup = entries[0]?.setup;
    if (setup === undefined) return { ...named, ok: false, sentence: 'Its log has no opening.' };
    const other = judgedOtherwise(
      setup,
      entries.map(({ seat, command, events }) => ({ seat, command, events })),
      mixSeed(secret, setup.contributions),
    );
    if (other === undefined) return { ...named, ok: true, entries: entries.length };
    const since = `Entry ${other.entry}, judged by edition ${other.edition}`;
    if (other.fault !== undefined)
      return { ...named, ok: false, sentence: `${since}, cannot be right: ${other.fault}` };
    const how =
      other.edition === EDITION
        ? 'would be judged otherwise by the rules installed here, though they say they are the same edition'
        : `would be judged otherwise by edition ${EDITION}, by which the game goes on`;
    return { ...named, ok: false, sentence: `${since}, ${how}: ${other.differs ?? ''}` };
  } catch (error) {
    return { ...named, ok: false, sentence: error instanceof Error ? error.message : String(error) };
  }
}
