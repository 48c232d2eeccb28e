// Decisions of a player at a table elsewhere, as they stood: what was seen then, and how much had been heard.
import type { GameEvent } from '@marshall/rules';
import type { Elsewhere } from './messages.ts';

export interface Mark extends Elsewhere {
  readonly question: number;
  /** What was asked, in words. */
  readonly text: string;
  readonly heard: number;
}

/** More than these nobody looks back to. */
const MOST = 60;

/** The decisions of one game; another game forgets them. */
export class Marks {
  #game = '';
  #marks: readonly Mark[] = [];

  /** Remembers a decision, once; tells what is new. */
  keep(game: string, { question, text, setup, view, heard }: Mark): Mark | undefined {
    this.#open(game);
    if (this.#marks.some((mark) => mark.question === question)) return undefined;
    const mark = { question, text, setup, view, heard };
    this.#marks = [...this.#marks, mark].slice(-MOST);
    return mark;
  }

  /** Takes up what was kept before a reload, and tells all that is remembered, the oldest first. */
  recall(game: string, kept: readonly Mark[]): readonly Mark[] {
    this.#open(game);
    const known = new Set(this.#marks.map(({ question }) => question));
    this.#marks = [...kept.filter(({ question }) => !known.has(question)), ...this.#marks].slice(-MOST);
    return this.#marks;
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

  #open(game: string): void {
    if (game !== this.#game) this.#marks = [];
    this.#game = game;
  }
}
