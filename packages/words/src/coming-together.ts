// What is said where people come together at a table: its link, its terms, seats that change hands, and playing again.
import type { SetOption } from '@marshall/rules';

export interface ComingErrors {
  'link:full': null;
  'no-swap': null;
  'not-over': null;
  'not-yours:rematch': null;
  'taken:reserved': null;
  'seats:fewest': { readonly fewest: number };
  'seats:fork': null;
  'seats:most': { readonly most: number };
  'seats:person': null;
  'seats:power': null;
  'terms:fork': null;
  'terms:seats': null;
}

/** What of the terms can change. */
export type TermPart = 'title' | 'options' | 'clock' | 'watching' | 'end' | 'seats';

export interface ComingRemarks {
  /** What a messenger shows of a table. */
  'preview:open': { readonly host: string | undefined; readonly free: number; readonly seats: number };
  /** Where nothing may be told. */
  'preview:private': null;
  'preview:running': { readonly cycle: number | undefined };
  'preview:over': null;
  'terms:sets': { readonly sets: readonly SetOption[] };
  'terms:pace': {
    /** None where nobody’s time is limited. */
    readonly seconds: number | undefined;
    readonly kind: 'question' | 'stage' | 'bank';
    readonly increment: number | undefined;
  };
  'terms:watch': { readonly spectators: boolean; readonly delay: number };
  /** At a clock time; `when` is the date with its time zone. */
  'terms:end': { readonly when: string };
  'terms:changed': { readonly parts: readonly TermPart[] };
  'swap:done': { readonly names: readonly string[] };
  'rematch:open': { readonly name: string };
}
