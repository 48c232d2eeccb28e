import type { TableState } from '../session/session.ts';
import type { Beat } from './beat.ts';
import type { Clock, Cue } from './player.ts';

/** A clock that stands until it is told to go on. */
export class StillClock implements Clock {
  #now = 0;
  #due: { readonly at: number; readonly then: () => void }[] = [];

  readonly after = (milliseconds: number, then: () => void): (() => void) => {
    const entry = { at: this.#now + milliseconds, then };
    this.#due.push(entry);
    return () => {
      this.#due = this.#due.filter((other) => other !== entry);
    };
  };

  /** Lets so many milliseconds pass, whatever becomes due in them. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const [first] = this.#due.toSorted((a, b) => a.at - b.at);
      if (first === undefined || first.at > end) break;
      this.#due = this.#due.filter((other) => other !== first);
      this.#now = first.at;
      first.then();
    }
    this.#now = end;
  }
}

const BARE: Beat = {
  id: '',
  first: 0,
  last: 0,
  kind: 'march',
  caption: '',
  actor: undefined,
  touched: [],
  zones: [],
  arrows: [],
  changes: [],
  lost: undefined,
  weight: 2,
  mine: false,
  againstMe: false,
  held: false,
  lasts: 1000,
  cycle: 1,
  stage: 5,
  lines: [],
  events: [],
};

/** A beat of which only some things matter. */
export function cue(n: number, table: TableState, beat: Partial<Beat> = {}): Cue {
  return { beat: { ...BARE, id: String(n), first: n, last: n, ...beat }, before: table, after: table, told: table.log };
}
