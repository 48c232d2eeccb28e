// Whether a running game would be judged the same by the rules that are installed.
import { EDITION, judgedOtherwise, mixSeed } from '@marshall/rules';
import { sayRemarks } from '@marshall/words';
import { en } from '@marshall/words/en';
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
    const { entry, edition, fault, differs } = other;
    const why = fault ?? differs;
    const how =
      fault !== undefined
        ? `Entry ${entry}, judged by edition ${edition}, can’t be right.`
        : edition === EDITION
          ? `The rules installed here would judge entry ${entry} differently, though they say they are the same edition.`
          : `Edition ${EDITION}, by which the game goes on, would judge entry ${entry} differently. It was judged by edition ${edition}.`;
    return { ...named, ok: false, sentence: why === undefined ? how : `${how} ${sayRemarks(en, [why])}` };
  } catch (error) {
    return { ...named, ok: false, sentence: error instanceof Error ? error.message : String(error) };
  }
}
