import type { CommanderName } from '@marshall/bots/leaders';
import type { Position, Verdict } from '@marshall/bots/positions';
import type { Cause, CurvePoint, GameRecord, GameReview } from '@marshall/bots/review';
import type {
  Blockades,
  ChartAhead,
  GameEvent,
  GameOptions,
  Offer,
  QuestionKind,
  Seat,
  Setup,
  View,
} from '@marshall/rules';
import type { Sketch } from '@marshall/rules/testing';
import type { ToldRefusal } from '@marshall/words';
import type { PowerId } from '../look/powers.ts';
import type { OddsSheet } from '../odds/sheet.ts';
import type {
  CycleFacts,
  Draft,
  LogLine,
  MomentFacts,
  Odds,
  OddsRow,
  Preview,
  Reviewed,
  TableState,
  ToldPoint,
  Unkept,
} from '../session/session.ts';
import type { Explored } from './explored.ts';

/** Who plays a game at this screen, and by which options. */
export interface Plan {
  readonly players: readonly {
    readonly power: PowerId;
    /** The id of its seat, where that is not the power's. */
    readonly seat?: string;
    readonly name: string;
    readonly commander: Commander;
  }[];
  readonly options?: Partial<GameOptions>;
  /** Fixes the dice and the computer commanders, for tests and pictures. */
  readonly seed?: string;
  /** Where the game begins, if not at the beginning. */
  readonly position?: Sketch;
  /** What was commanded before anybody looks, and up to which question nobody answered, so that it is found there. */
  readonly played?: readonly { readonly seat: string; readonly command: Draft }[];
  readonly until?: QuestionKind;
  /** The lesson that is played. */
  readonly lesson?: string;
  /** Whether a coach stands beside the player in the first cycle. */
  readonly coached?: true;
  /** Set where a position is solved: nothing of it is kept. */
  readonly puzzle?: string;
  /** Where the game is of which this is an imagined board, and whether something of it was made up. */
  readonly imagined?: Imagined;
  /** What commanders of a lesson answer; they do what a silent seat does everywhere else. */
  readonly script?: readonly ScriptedAnswer[];
}

export interface Imagined {
  readonly back: string;
  readonly hidden: boolean;
}

/** What a power answers when it is asked so; the second of the same kind is given the second time. */
export interface ScriptedAnswer {
  readonly power: PowerId;
  readonly asked: QuestionKind;
  /** Where the same is asked in several stages. */
  readonly stage?: number;
  readonly command: Draft;
}

/** A person at this screen, a power whose answers are written beforehand, or a computer by the name of its commander. */
export type Commander = 'person' | 'scripted' | CommanderName;

/** A game kept in this browser. */
export interface Kept {
  readonly id: string;
  readonly saved: number;
  readonly cycle: number;
  readonly over: boolean;
  /** The cycle with which it ends, where it has one. */
  readonly length?: number;
  readonly players: Plan['players'];
  /** The lesson that it is. */
  readonly lesson?: string;
  /** Whether it is an imagined board. */
  readonly imagined?: true;
}

/** What came of going through a game again: whether all is as it must be, how much was looked at, and the sums by which others can check it. */
export interface Proof {
  readonly ok: boolean;
  readonly commands: number;
  readonly draws: number;
  /** The promise that was published before the first die, and the secret that it was a promise of. */
  readonly commitment: string;
  readonly secret?: string;
  /** The sum over everything that happened. */
  readonly hash: string;
  /** What was found, in words. */
  readonly finding: string;
}

/** A table elsewhere, as far as a seat of it may know. */
export interface Elsewhere {
  readonly setup: Setup;
  readonly view: View;
}

/** A decision that was remembered. */
export interface Marked {
  readonly game: string;
  readonly question: number;
}

/** A decision of the player's own, as it is listed. */
export interface Decided {
  readonly question: number;
  readonly cycle: number;
  readonly stage: number | undefined;
  readonly text: string;
}

/** What is read off a position in addition to what its table tells. */
export interface Consulted {
  readonly fallback?: Draft;
  readonly blockades: Blockades;
  readonly chart?: ChartAhead;
}

/** A move that could be made now, and what it is worth by the commanders' judgement, where that can be told. */
export interface Suggested {
  readonly command: Draft;
  /** The chance to win after it, from 0 to 1. */
  readonly chance?: number;
  /** By how much that is more or less than after the first; 0 where it is about the same. */
  readonly beside?: number;
  /** The exact odds of its dice, where it brings any. */
  readonly odds?: readonly OddsRow[];
  /** Why the commander who thought of it would make it, with its figures. */
  readonly why?: string;
}

/** What the coach advises, and why. */
export interface Advised {
  readonly command: Draft;
  readonly why?: string;
}

/** What a general would do now in the player's place, and up to two other moves. */
export interface Suggestion {
  readonly best: Suggested;
  readonly others: readonly Suggested[];
  /** Why the first is better than one of the others: its number, and what differs by the end of the stage. */
  readonly against?: { readonly other: number; readonly causes: readonly Cause[] };
}

/** An example of the handbook as the referee has worked it out. */
export interface WorkedExample {
  readonly before: MomentFacts;
  readonly after: MomentFacts;
  readonly lines: readonly LogLine[];
}

/** What the page asks of the worker. */
export type Call =
  | { readonly do: 'start'; readonly plan: Plan }
  | { readonly do: 'resume'; readonly id: string }
  | { readonly do: 'list' }
  | { readonly do: 'forget'; readonly id: string }
  /** Keeps a game out of its file; one that goes on needs to know which power is led here. */
  | { readonly do: 'open'; readonly file: string; readonly lead?: PowerId }
  /** The moments that turned a game that is over: the one that is played here, or one out of its file. */
  | { readonly do: 'story'; readonly file?: string }
  /** Goes through the dice and commands of a game that is over again. */
  | { readonly do: 'verify'; readonly file?: string }
  | { readonly do: 'send'; readonly command: Draft; readonly question?: number }
  | { readonly do: 'options'; readonly draft: Draft }
  | { readonly do: 'explain'; readonly draft: Draft }
  | { readonly do: 'preview' | 'odds'; readonly draft: Draft; readonly at?: Elsewhere }
  | { readonly do: 'reach'; readonly command: string; readonly origin: string; readonly at?: Elsewhere }
  | { readonly do: 'reasons'; readonly drafts: readonly Draft[]; readonly at?: Elsewhere }
  /** What the referee's calculation says of a table elsewhere. */
  | { readonly do: 'consult'; readonly at: Elsewhere }
  /** Works out an example of the handbook. */
  | { readonly do: 'example'; readonly id: string }
  /** Exact odds of a battle that somebody thinks of. */
  | { readonly do: 'explore'; readonly sheet: OddsSheet }
  /** Judges an answer to a position. */
  | { readonly do: 'solve'; readonly position: Position; readonly command: Draft }
  /** The board of a position, as the player who solves it sees it. */
  | { readonly do: 'laid'; readonly position: Position }
  /** What an officer would do now in the player's place. */
  | { readonly do: 'counsel' }
  /** What a general would do, and what else could be done: a hint that is counted. */
  | { readonly do: 'suggest' }
  | { readonly do: 'undo' }
  | { readonly do: 'sit'; readonly seat: string }
  | { readonly do: 'pace'; readonly milliseconds: number }
  | { readonly do: 'file' }
  /** A game that is over, as a review needs it: the one that is played here, or one out of its file. */
  | { readonly do: 'record'; readonly file?: string }
  /** Looks at the decisions of a seat; told of as it goes on. */
  | { readonly do: 'analyse'; readonly record: GameRecord; readonly seat: Seat }
  /** Opens a game to be gone through moment by moment: the one that is played here, or one out of its file. */
  | { readonly do: 'review'; readonly file?: string }
  /** One moment of it: after so many commands. */
  | { readonly do: 'moment'; readonly at: number }
  /** A new game at this screen that begins at a moment of the one that is gone through. */
  | { readonly do: 'fork'; readonly at: number }
  /** A new game at this screen that begins before the player's last own move; the old one is kept. */
  | { readonly do: 'branch' }
  /**
   * A private board: at a moment of the game that is gone through, as the game at this screen stands, or as a table
   * elsewhere does. Nothing of it leaves this browser.
   */
  /** Remembers a decision at a table elsewhere, with what was seen and heard then. */
  | {
      readonly do: 'mark';
      readonly game: string;
      readonly question: number;
      readonly text: string;
      readonly at: Elsewhere;
    }
  /** The decisions of a seat that are remembered, the latest first; those of a game that is over are forgotten. */
  | { readonly do: 'marked'; readonly game: string; readonly viewer: string }
  | { readonly do: 'unmark'; readonly game: string }
  | {
      readonly do: 'imagine';
      readonly at?: number | Elsewhere | Marked;
      readonly lead: string;
      readonly players: TableState['players'];
      readonly back: string;
    }
  /** The figures over the cycles of a game that was played elsewhere, out of its file. */
  | { readonly do: 'history'; readonly file: string }
  /** Puts the events of a table elsewhere into words, command by command; `whole` forgets those told before. */
  | {
      readonly do: 'tell';
      readonly view: View;
      readonly heard: readonly (readonly GameEvent[])[];
      readonly whole: boolean;
    };

/** What each call is answered with. */
export interface Answers {
  readonly start: ToldRefusal | undefined;
  readonly resume: ToldRefusal | undefined;
  readonly list: readonly Kept[];
  readonly forget: ToldRefusal | undefined;
  readonly open: { readonly id: string } | { readonly choose: readonly PowerId[] } | ToldRefusal;
  readonly verify: Proof | undefined;
  readonly story: readonly ToldPoint[];
  readonly send: ToldRefusal | undefined;
  readonly options: Offer | ToldRefusal;
  readonly explain: ToldRefusal | undefined;
  readonly preview: Preview | undefined;
  readonly odds: Odds | undefined;
  readonly reach: readonly string[];
  readonly reasons: readonly (ToldRefusal | undefined)[];
  readonly consult: Consulted;
  readonly example: WorkedExample | undefined;
  readonly explore: Explored | ToldRefusal;
  readonly solve: Verdict | undefined;
  readonly laid: MomentFacts;
  readonly counsel: Advised | undefined;
  readonly suggest: Suggestion | undefined;
  readonly undo: ToldRefusal | undefined;
  readonly sit: undefined;
  readonly pace: undefined;
  readonly file: string | undefined;
  readonly record: GameRecord | undefined;
  readonly analyse: GameReview;
  readonly review: Reviewed | undefined;
  readonly moment: MomentFacts | undefined;
  readonly fork: { readonly id: string } | ToldRefusal;
  readonly branch: { readonly id: string } | ToldRefusal;
  readonly imagine: { readonly id: string } | ToldRefusal;
  readonly mark: undefined;
  readonly marked: readonly Decided[];
  readonly unmark: undefined;
  readonly history: readonly CycleFacts[];
  readonly tell: { readonly lines: readonly LogLine[]; readonly since: number };
}

export type Request = { readonly id: number; readonly call: Call };

/** What the worker says: an answer, or how the game stands now with the lines that are new. */
export type Message =
  | { readonly answer: number; readonly value: unknown }
  | { readonly failed: number; readonly why: string }
  | { readonly table: Omit<TableState, 'log'>; readonly lines: readonly LogLine[]; readonly whole: boolean }
  /** How far a review is, from 0 to 1, and the curve as soon as it is known. */
  | { readonly reviewed: number; readonly curve?: readonly CurvePoint[] }
  /** Whether the game is kept. */
  | { readonly unkept: Unkept | undefined };
