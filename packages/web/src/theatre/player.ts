import type { TableState } from '../session/session.ts';
import { type Beat, SUSPENSE } from './beat.ts';
import { merged } from './beats.ts';
import { condensed } from './budget.ts';

/** Time as the player knows it: tests have one of their own. */
export interface Clock {
  /** Does something after so many milliseconds; returns how to prevent it. */
  readonly after: (milliseconds: number, then: () => void) => () => void;
}

export const realClock: Clock = {
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A beat with the table as it stood before and after what it tells. */
export interface Cue {
  readonly beat: Beat;
  readonly before: TableState;
  readonly after: TableState;
  /** The log as it was told with the beat, with what came after it too. */
  readonly told: TableState['log'];
}

/** What is on: the beat, and how far it is. */
export interface Playing {
  readonly cue: Cue | undefined;
  /** `goes` until what it tells is done, then `done`; `held` while it waits for the reader. */
  readonly phase: 'goes' | 'done' | 'held';
  readonly lasts: number;
  readonly paused: boolean;
  /** 1 is normal; 0 plays nothing. */
  readonly speed: number;
  /** Beats still to come, and those of them that wait for the reader. */
  readonly left: number;
  readonly heldLeft: number;
  /** Whether something is shown again that had been seen. */
  readonly again: boolean;
  /** Whether there is a beat to go back to. */
  readonly mayGoBack: boolean;
  /** Whether something is on, or waits, whose outcome nobody should read before it is seen. */
  readonly suspense: boolean;
  /** While something is shown again: the first that waits and was not seen. */
  readonly unseen: Cue | undefined;
}

export interface Player {
  readonly state: () => Playing;
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds what has happened; it is played after what waits. */
  readonly hear: (cues: readonly Cue[]) => void;
  /** Shows some beats now, again: what waits goes on after them. */
  readonly play: (cues: readonly Cue[]) => void;
  readonly pause: (on: boolean) => void;
  /** Goes on to the next beat at once; a held one is seen by that. */
  readonly step: () => void;
  readonly back: () => void;
  /** The reader has seen what was held. */
  readonly ok: () => void;
  /** Leaves out everything that waits but what is held for the reader. */
  readonly skip: () => void;
  /** Forgets everything, held or not: another table, or a move that was taken back. */
  readonly clear: () => void;
  readonly setSpeed: (speed: number) => void;
}

/** The part of a beat after which what it tells shows as done. */
const DONE_AT = 0.6;
const MOST_SEEN = 60;

/** Plays beats one after the other, outside of React. */
export function createPlayer(clock: Clock = realClock, speed = 1): Player {
  const listeners = new Set<() => void>();
  let queue: Cue[] = [];
  let seen: Cue[] = [];
  let now: Cue | undefined;
  let again = 0;
  let cancel = (): void => undefined;
  let told: Playing = tell('done', 0, false, speed);

  function tell(phase: Playing['phase'], lasts: number, paused: boolean, at: number): Playing {
    return {
      cue: now,
      phase,
      lasts,
      paused,
      speed: at,
      left: queue.length,
      heldLeft: queue.filter(({ beat }) => beat.held).length,
      again: again > 0,
      mayGoBack: seen.length > 0,
      suspense: fresh().some(({ beat }) => SUSPENSE.has(beat.kind)),
      unseen: again > 0 ? fresh()[0] : undefined,
    };
  }
  /** What is on and what waits, without what is shown again. */
  function fresh(): readonly Cue[] {
    if (again > 0) return queue.slice(again - 1);
    return now === undefined ? queue : [now, ...queue];
  }
  const become = (changes: Partial<Pick<Playing, 'phase' | 'lasts' | 'paused' | 'speed'>> = {}): void => {
    const next = { ...told, ...changes };
    told = tell(next.phase, next.lasts, next.paused, next.speed);
    for (const listener of listeners) listener();
  };
  const later = (milliseconds: number, then: () => void): void => {
    cancel();
    cancel = clock.after(milliseconds, then);
  };
  const start = (cue: Cue): void => {
    now = cue;
    const lasts = cue.beat.lasts / (told.speed || 1);
    become({ phase: 'goes', lasts });
    if (!told.paused) later(lasts * DONE_AT, arrive);
  };
  const arrive = (): void => {
    become({ phase: 'done' });
    if (!told.paused) later(told.lasts * (1 - DONE_AT), finish);
  };
  const finish = (): void => {
    if (now?.beat.held && again === 0) become({ phase: 'held' });
    else next();
  };
  const next = (): void => {
    cancel();
    if (now !== undefined) seen = [...seen, now].slice(-MOST_SEEN);
    if (again > 0) again--;
    now = undefined;
    queue = condensed(queue, told.speed, again);
    const cue = queue.shift();
    if (cue === undefined) become({ phase: 'done', lasts: 0, paused: false });
    else start(cue);
  };
  /** Adds a beat, to the last one that waits where it goes on with it. */
  const add = (cue: Cue): void => {
    const last = queue.at(-1);
    const { view, seat } = cue.after;
    const both = last && queue.length > again ? merged(last.beat, cue.beat, { view, seat }) : undefined;
    if (last !== undefined && both !== undefined)
      queue[queue.length - 1] = { ...last, beat: both, after: cue.after, told: cue.told };
    else queue.push(cue);
  };

  return {
    state: () => told,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hear: (cues) => {
      if (told.speed === 0 || cues.length === 0) return;
      for (const cue of cues) add(cue);
      if (now === undefined) next();
      else become();
    },
    play: (cues) => {
      if (cues.length === 0) return;
      cancel();
      // What was on and had not been seen comes back after it.
      const put = now !== undefined && again === 0 && (now.beat.held || told.phase === 'goes') ? [now] : [];
      now = undefined;
      queue = [...cues, ...put, ...queue.slice(Math.max(0, again - 1))];
      again = cues.length + 1;
      told = { ...told, paused: false };
      next();
    },
    pause: (on) => {
      if (now === undefined || told.paused === on) return;
      cancel();
      become({ paused: on });
      if (on || told.phase === 'held') return;
      if (told.phase === 'goes') later(told.lasts * DONE_AT, arrive);
      else later(told.lasts * (1 - DONE_AT), finish);
    },
    step: () => {
      if (now !== undefined) next();
    },
    back: () => {
      const last = seen.at(-1);
      if (last === undefined) return;
      seen = seen.slice(0, -1);
      queue = now === undefined ? queue : [now, ...queue];
      if (again > 0) again++;
      told = { ...told, paused: true };
      start(last);
    },
    ok: () => {
      if (now?.beat.held && again === 0) next();
    },
    skip: () => {
      if (now === undefined) return;
      cancel();
      const stays = now.beat.held && again === 0;
      queue = queue.slice(Math.max(0, again - 1)).filter(({ beat }) => beat.held);
      again = 0;
      told = { ...told, paused: false };
      if (stays) become({ phase: 'held' });
      else next();
    },
    clear: () => {
      cancel();
      queue = [];
      seen = [];
      now = undefined;
      again = 0;
      become({ phase: 'done', lasts: 0, paused: false });
    },
    setSpeed: (to) => {
      if (to === told.speed) return;
      const lasts = now === undefined || to === 0 ? told.lasts : now.beat.lasts / to;
      become({ speed: to, lasts });
      if (told.paused || told.phase === 'held' || now === undefined) return;
      // What is on goes on at the new speed.
      if (told.phase === 'goes') later(lasts * DONE_AT, arrive);
      else later(lasts * (1 - DONE_AT), finish);
    },
  };
}
