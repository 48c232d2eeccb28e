// How a seat judges what might be: the learned judgement of standpoints, with a count of how often it was asked.
import type { Seat } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { type Chances, judgeStandpoint } from '../judgement/judge.ts';
import { type Standpoint, standpointSeen } from '../judgement/standpoint.ts';
import { cashOf } from '../memory/beliefs.ts';
import type { Budget } from './general.ts';

export class Outlook {
  readonly seat: Seat;
  /** How many standpoints have been judged. */
  spent = 0;
  readonly #moment: Moment;
  #now: Standpoint | undefined;
  readonly budget: Budget;
  readonly #until: number | undefined;
  readonly #known = new Map<Standpoint, Chances>();

  constructor(moment: Moment, budget: Budget) {
    this.seat = moment.seat;
    this.#moment = moment;
    this.budget = budget;
    const { clock } = budget;
    this.#until = clock === undefined ? undefined : clock.now() + clock.millis;
  }

  /** The position as the seat sees it, with the cash of others by its notes. */
  get now(): Standpoint {
    const { setup, view, notes } = this.#moment;
    this.#now ??= standpointSeen(setup, view, (other) => cashOf(view, notes, other));
    return this.#now;
  }

  /** Whether there is nothing left to think with. */
  get isSpent(): boolean {
    const { standpoints, clock } = this.budget;
    if (this.spent >= standpoints) return true;
    return clock !== undefined && this.#until !== undefined && clock.now() >= this.#until;
  }

  /** Its own chance to win from a standpoint. */
  chance(at: Standpoint): number {
    return this.chances(at).get(this.seat) ?? 0;
  }

  /** Everybody's. */
  chances(at: Standpoint): Chances {
    const known = this.#known.get(at);
    if (known !== undefined) return known;
    this.spent++;
    const found = judgeStandpoint(at);
    this.#known.set(at, found);
    return found;
  }
}
