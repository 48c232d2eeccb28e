// What is said where the players of a table decide about the seat of somebody who is not there: who answers, and who takes it over.

export interface CallErrors {
  /** A caretaker takes over by itself where a clock runs. */
  'call:clock': null;
  'call:not-silent': { readonly days: number };
  'call:too-few': null;
  /** Somebody who signs in has the name of another player at a table where they play as a guest. */
  /** A private table, for somebody who has neither a seat nor its link. */
  'closed:private': null;
  'alike:account': { readonly name: string; readonly title: string };
}

export interface CallRemarks {
  /** A player who has been silent for days where no clock runs. */
  'caretaker:silent': { readonly name: string; readonly days: number };
  /** A vote about a substitute; no name where the player is gone for good. */
  'substitute:called': { readonly name?: string; readonly forGood: boolean };
  'substitute:agreed': { readonly name?: string; readonly forGood: boolean };
}
