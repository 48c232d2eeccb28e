// The cards of the game's words, once the handbook is there; without it words are plain.
import type { Terms } from '@marshall/words/handbook';
import { useSyncExternalStore } from 'react';
import { loadHandbook } from './handbook.ts';

let known: Terms | undefined;
let asked = false;
const listeners = new Set<() => void>();

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  if (!asked) {
    asked = true;
    loadHandbook().then(
      (book) => {
        known = book.terms;
        for (const tell of listeners) tell();
      },
      // Somebody who wants the rules is told when they open them; the next sentence tries again.
      () => {
        asked = false;
      },
    );
  }
  return () => listeners.delete(onChange);
}

const knownNow = (): Terms | undefined => known;

export const useTerms = (): Terms | undefined => useSyncExternalStore(listen, knownNow, knownNow);
