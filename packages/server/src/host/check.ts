// Whether a running game would be judged the same by the rules that are installed.
import { EDITION, judgedOtherwise, mixSeed } from '@marshall/rules';
import { type Language, sayRemarks } from '@marshall/words';
import type { Cli } from '@marshall/words/cli';
import { en } from '@marshall/words/en';
import { cli } from '@marshall/words/en/cli';
import type { Game, Store } from '../store/store.ts';
import { readArrangement, titleOf } from '../table/arrangement.ts';
import type { LogEntry } from '../table/entry.ts';
import { entriesAfter } from '../table/loading.ts';

export type GameCheck =
  | { readonly id: string; readonly title: string; readonly ok: true; readonly entries: number }
  | {
      readonly id: string;
      readonly title: string;
      readonly ok: false;
      /** For programs, in English. */
      readonly sentence: string;
      readonly because: Because;
    };

/** Why a game would go otherwise. */
export type Because =
  | { readonly what: 'unreadable' | 'noOpening' }
  | { readonly what: 'fails'; readonly fault: string }
  | {
      readonly what: 'wrong' | 'otherwise' | 'edition';
      readonly entry: number;
      readonly edition: number;
      readonly now: number;
      readonly why: Remark | undefined;
    };

type Remark = Parameters<typeof sayRemarks>[1][number];

/** Why, in words. */
export function sayBecause(because: Because, { check }: Pick<Cli['host'], 'check'>, language: Language): string {
  if ('fault' in because) return because.fault;
  if (!('entry' in because)) return check[because.what];
  const { what, entry, edition, now, why } = because;
  const how =
    what === 'wrong'
      ? check.wrong(entry, edition)
      : what === 'otherwise'
        ? check.otherwise(entry)
        : check.edition(entry, edition, now);
  return why === undefined ? how : `${how} ${sayRemarks(language, [why])}`;
}

/** Performs every command of a game again and compares. */
export async function checkGame(store: Store, game: Game): Promise<GameCheck> {
  const title = titleOf(game.meta);
  const named = { id: game.id, title: title ?? '(unreadable)' };
  if (title === undefined) return differs(named, { what: 'unreadable' });
  const { secret } = readArrangement(game.meta);
  try {
    const entries: LogEntry[] = [];
    for await (const { entry } of entriesAfter(store, game.id, 0)) entries.push(entry);
    const setup = entries[0]?.setup;
    if (setup === undefined) return differs(named, { what: 'noOpening' });
    const other = judgedOtherwise(
      setup,
      entries.map(({ seat, command, events }) => ({ seat, command, events })),
      mixSeed(secret, setup.contributions),
    );
    if (other === undefined) return { ...named, ok: true, entries: entries.length };
    const { entry, edition, fault, differs: difference } = other;
    const what = fault !== undefined ? 'wrong' : edition === EDITION ? 'otherwise' : 'edition';
    return differs(named, { what, entry, edition, now: EDITION, why: fault ?? difference });
  } catch (error) {
    return differs(named, { what: 'fails', fault: error instanceof Error ? error.message : String(error) });
  }
}

function differs(named: { readonly id: string; readonly title: string }, because: Because): GameCheck {
  return { ...named, ok: false, sentence: sayBecause(because, cli.host, en), because };
}
