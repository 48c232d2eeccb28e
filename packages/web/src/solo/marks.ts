// Decisions of a player at a table elsewhere, as they stood: what was seen then, and how much had been heard.
import type { GameEvent } from '@marshall/rules';
import type { Elsewhere } from './messages.ts';

interface Mark extends Elsewhere {
  readonly question: number;
  readonly heard: number;
}

/** More than these nobody looks back to. */
const MOST = 60;

/** The decisions of one game; another game forgets them. */
export class Marks {
  #game = '';
  #marks: readonly Mark[] = [];

  /** Remembers a decision, once. */
  keep(game: string, question: number, { setup, view }: Elsewhere, heard: number): void {
    if (game !== this.#game) this.#marks = [];
    this.#game = game;
    if (this.#marks.some((mark) => mark.question === question)) return;
    this.#marks = [...this.#marks, { question, setup, view, heard }].slice(-MOST);
  }

  /** What was known at a decision: what was seen, and of all that was heard the part up to it. */
  at(
    game: string,
    question: number,
    heard: readonly GameEvent[],
  ): { readonly at: Elsewhere; readonly heard: readonly GameEvent[] } | undefined {
    const mark = game === this.#game ? this.#marks.find((each) => each.question === question) : undefined;
    return mark && { at: mark, heard: heard.slice(0, mark.heard) };
  }
}
