import type { Command, Frame, QuestionFacts, QuestionKind } from '../game.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';
import type { UnitKind } from '../unit-table.ts';
import type { Clause } from './cite.ts';
import type { Parts } from './parts.ts';
import type { Play } from './play.ts';

/** A procedure of the rulebook: what happens next when it is on top of the agenda and nobody is asked anything. */
export interface ProcedureDef<F extends Frame> {
  /** What the table is told before it begins, where it is a phase of a stage. */
  opens?(play: Play): void;
  /** Its first frame then; making one changes nothing. */
  start?(play: Play): F;
  /** The part that seats have in it, and so what becomes of it when one leaves. */
  readonly parts: Parts<F>;
  /** Emits events until it asks, begins another procedure, or ends. Called again when what it began has ended. */
  advance(play: Play, frame: DeepReadonly<F>): void;
}

export type ProcedureDefs<U extends Frame> = { readonly [F in U as F['procedure']]: ProcedureDef<F> };

/** What is asked of seats, and what happens if nobody answers (law 8). */
export interface QuestionDef<Facts = unknown> {
  readonly clause: Clause;
  /** What the question is made of, for the seat; null if it needs no figures. */
  readonly facts: Facts extends null ? null : (play: Play, seat: Seat) => Facts;
  /** It is a go of a stage, which only those who have bid for the stage have. */
  readonly bidders?: true;
  /** Nobody sees who is waited for, and not everybody who counts as asked is. */
  readonly hushed?: true;
  /** Its legal answers follow from what everybody knows, so that the table may give the only one that is left. */
  readonly open?: true;
  /** The answer where public facts leave nothing to choose, so that the table gives it at once; undefined if there is a choice. */
  only?(play: Play, seat: Seat): Command | undefined;
  /** A legal answer for a silent seat; of units those kinds go first that it has named. */
  fallback(play: Play, seat: Seat, kinds?: readonly UnitKind[]): Command;
}

export type QuestionDefs<K extends QuestionKind> = {
  readonly [Q in K]: QuestionDef<QuestionFacts[Q]>;
};
