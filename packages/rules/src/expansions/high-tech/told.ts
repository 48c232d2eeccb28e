// What the High-Tech Edge may tell: the facts of each refusal and question. The words package has a sentence for each.
import type { Level, Rank, Technology } from './technology.ts';

export interface TechRefusals {
  'agenda-done': null;
  'both-or-none': null;
  'card-sold': null;
  'licence-only': null;
  licensed: null;
  'no-bid:deployment': null;
  'no-deployment-now': null;
  'no-such-battle:levels': null;
  'no-such-battle:no-technology': null;
  'no-such-force:technology': { technology: Technology };
  'no-such-technology': { technology: Technology; level: Level };
  'no-such-technology:any': { technology: Technology };
  'no-technology-now': null;
  'not-higher': { technology: Technology; now: Rank };
  'not-in-battle:technology': null;
  /** The level in force: all have seen it, or there is none. */
  'nothing-to-show': { technology: Technology; level: Rank };
  twice: { technology: Technology };
  'unknown-card:technology': null;
}

export interface TechQuestions {
  'tech-agenda': null;
  /** The next line of the agenda, if there is one, and what it costs to research. */
  'tech-research': { next: Technology | undefined; price: number };
  /** What may be shown, with its level. */
  disclosure: { may: readonly { technology: Technology; level: Rank }[] };
}
