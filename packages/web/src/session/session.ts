import type { LeaderId, Level } from '@marshall/bots/leaders';
import type {
  Blockades,
  ChartAhead,
  GameEvent,
  GameOptions,
  Offer,
  QuestionKind,
  Remark,
  Resource,
  Seat,
  Setup,
  StandingOrder,
  Value,
  View,
} from '@marshall/rules';
import type { ToldRefusal } from '@marshall/words';
import type { Warning } from '../moment/warnings.ts';

/** A command in the making: its type and the fields chosen so far. */
export type Draft = { readonly type: string; readonly [field: string]: Value };

/** One thing that happened, in words, with what of it can be shown on the map. */
export interface LogLine {
  /** Rises by one with every line. */
  readonly n: number;
  /** The command that it came of: lines of one act belong together. */
  readonly act: number;
  readonly cycle: number;
  readonly stage: number;
  readonly text: string;
  readonly clauses: readonly string[];
  /** The kind of event. */
  readonly kind: string;
  readonly actor?: Seat;
  readonly zones?: readonly string[];
  readonly arrows?: readonly { readonly from: string; readonly to: string; readonly kind: 'attack' | 'move' }[];
  /** Dice as they fell, and what they came to. */
  readonly dice?: readonly number[];
  /** Where a standing order of the viewer's answered: the order as it stood then. */
  readonly order?: StandingOrder;
  /** The event itself as this viewer may know it, to be played out. */
  readonly event?: GameEvent;
}

/** What is asked of the seat that looks. */
export interface Asked {
  readonly id: number;
  readonly kind: QuestionKind;
  readonly text: string;
  /** What the referee does for a silent seat. */
  readonly fallback?: Draft;
}

export interface PlayerFacts {
  readonly name: string;
  readonly person: boolean;
  /** Who the computer is, and how well it plays, where it has a name of its own. */
  readonly leader?: LeaderId;
  readonly level?: Level;
  /** Set where the person looks at a table elsewhere now. */
  readonly here?: true;
}

/** Public figures at the beginning of a cycle; wealth is known once the game is over, worth is as much of it as is public. */
export interface CycleFacts {
  readonly cycle: number;
  readonly spots: Readonly<Record<'grain' | 'oil' | 'minerals', number>>;
  readonly territories: Readonly<Record<string, number>>;
  readonly worth?: Readonly<Record<string, number>>;
  readonly wealth?: Readonly<Record<string, number>>;
}

/** Everybody's cash, as the player could reckon it from what all were told: now, and when the cycle began. */
export interface Reckoned {
  readonly now: Readonly<Record<Seat, number>>;
  readonly began?: Readonly<Record<Seat, number>>;
}

/** Everything the war room shows of a game. */
export interface TableState {
  readonly id: string;
  /** Whose eyes these are; undefined while a curtain is drawn or nobody sits here. */
  readonly seat: Seat | undefined;
  /** The seat that should take the screen before anything secret is shown. */
  readonly curtain: Seat | undefined;
  /** Whether several people look at this screen: the seat's own secrets are not in the view until it takes the screen. */
  readonly veiled?: true;
  readonly players: Readonly<Record<Seat, PlayerFacts>>;
  readonly view: View;
  readonly asked: Asked | undefined;
  readonly offers: readonly Offer[];
  /** Oldest first. */
  readonly log: readonly LogLine[];
  /** The number of the last line that came of the seat's own last move; 0 before it. */
  readonly since: number;
  readonly mayUndo: boolean;
  /** Whether a new game can begin before the seat's last own move. */
  readonly mayBranch?: boolean;
  readonly history: readonly CycleFacts[];
  /** Only for somebody who plays alone against computers, while cash is secret. */
  readonly reckoned?: Reckoned;
  /** By which options the game is played. */
  readonly options?: GameOptions;
  /** Covered ports and what follows from them. */
  readonly blockades?: Blockades;
  /** What the Military Conflict Chart may give in the battle under way, until it is read. */
  readonly chart?: ChartAhead;
  /** When the open question is answered by default, where a clock runs. */
  readonly deadline?: number;
  /** Where the game runs and whether it can be heard; `out`: the player was signed out meanwhile. */
  readonly link: 'here' | 'live' | 'lost' | 'out' | 'banned';
  /** Why a game at this screen is not kept any more. */
  readonly unkept?: Unkept;
  /** The lesson that is played. */
  readonly lesson?: string;
  /** Whether a coach stands beside the player in the first cycle. */
  readonly coached?: true;
  /** How often the player asked what a general would do. */
  readonly hints?: number;
  /** Set on an imagined board: where its game is, and whether something of it was made up. */
  readonly imagined?: { readonly back: string; readonly hidden: boolean };
}

/** The browser has no room, or another tab has played on. */
export type Unkept = 'full' | 'elsewhere';

/** A game to be gone through: all its lines, and where each of its moments stands. */
export interface Reviewed {
  /** One for every command: where the game stood after it, how many lines had been told by then, and who gave it. */
  readonly moments: readonly {
    readonly cycle: number;
    readonly stage: number;
    readonly lines: number;
    /** Nobody where an order was followed or a move taken back. */
    readonly by?: string;
  }[];
  readonly lines: readonly LogLine[];
}

/** One of the moments that turned a game. */
export interface TurningPoint {
  /** A power falls, the roulette, nukes strike, somebody is betrayed, a home or a land is taken, a fortune is made or lost. */
  readonly kind: 'out' | 'roulette' | 'strike' | 'betrayal' | 'home' | 'land' | 'swing';
  /** After so many commands. */
  readonly at: number;
  readonly cycle: number;
  /** Who did it, and to whom it happened. */
  readonly by?: string;
  readonly of?: string;
  readonly how?: string;
  readonly from?: string;
  readonly zones: readonly string[];
  /** The die of the roulette, units destroyed, or money won and lost. */
  readonly number?: number;
  /** Whether it made them the richest. */
  readonly leads?: true;
}

/** A turning point with the position after it. */
export interface ToldPoint extends TurningPoint {
  readonly view: View;
}

/** One moment of a game that is gone through. */
export interface MomentFacts {
  readonly view: View;
  readonly blockades: Blockades;
}

/** What a command would cost and where it would lead, as far as nothing is drawn for it. */
export interface Preview {
  /** Cash and supplies that change: before and after. */
  readonly changes: readonly { readonly what: 'cash' | Resource; readonly before: number; readonly after: number }[];
  readonly legs: readonly {
    readonly how: string;
    readonly from: string;
    readonly to: string;
    readonly path: readonly string[];
  }[];
  /** Merchant ships of the player that would sail for it, and what they pay for them. */
  readonly sailing?: { readonly ships: number; readonly pay: number; readonly danger: boolean };
  /** Whether everybody looks: what the player has is not said, only what changes. */
  readonly veiled?: true;
  /** What the player may not have thought of. */
  readonly warnings?: readonly Warning[];
}

/** One thing that may come of a command, and how likely it is. */
export interface OddsRow {
  readonly about: 'remove' | 'lose' | 'take' | 'hold' | 'strike' | 'shoot-down' | 'blast' | 'end' | 'clash';
  /** At least so many units or nukes. */
  readonly number?: number;
  readonly all?: boolean;
  readonly zone?: string;
  readonly seat?: string;
  /** In words, as the referee rounds it. */
  readonly percent: string;
  /** From 0 to 1, to draw it. */
  readonly share: number;
}

/** Exact odds of a command, and what they take for granted about choices and facts that nobody can know. */
export interface Odds {
  readonly rows: readonly OddsRow[];
  readonly dice?: { readonly yours: number; readonly theirs: number };
  /** The same dice by what each is for. */
  readonly diceFor?: Readonly<Record<'yours' | 'theirs', Readonly<Partial<Record<string, number>>>>>;
  /** Letters and points, where the battle will be read from the Military Conflict Chart, and which side one is on. */
  readonly chart?: ChartAhead & { readonly side: 'attacker' | 'defender' };
  readonly supposed: readonly Remark[];
  /** The same battle in the odds explorer. */
  readonly explored?: string;
}

/** A game as the war room plays it, wherever it runs. */
export interface Session {
  readonly state: () => TableState | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends a command; a refusal if it was not accepted. */
  readonly send: (command: Draft, question?: number) => Promise<ToldRefusal | undefined>;
  /** The next choice of a draft, or why it cannot go on. */
  readonly options: (draft: Draft) => Promise<Offer | ToldRefusal>;
  /** Why a draft is not legal; undefined if it is. */
  readonly explain: (draft: Draft) => Promise<ToldRefusal | undefined>;
  /** Why each of some drafts is not legal, as far as the seat can know; undefined for one that is. */
  readonly reasons: (drafts: readonly Draft[]) => Promise<readonly (ToldRefusal | undefined)[]>;
  readonly undo: () => Promise<ToldRefusal | undefined>;
  /** Goes on in a new game that begins before the player's last own move, where that can be; the old one is kept. */
  readonly branch?: () => Promise<ToldRefusal | undefined>;
  /** What this seat knows of a table elsewhere; a game at this screen is known to the worker. */
  readonly elsewhere?: () => { readonly setup: Setup; readonly view: View } | undefined;
  /** What a complete move would cost; undefined where it cannot be told. */
  readonly preview: (draft: Draft) => Promise<Preview | undefined>;
  /** The exact odds of a complete command; undefined where no dice follow from it. */
  readonly odds: (draft: Draft) => Promise<Odds | undefined>;
  /** The zones to which a command with a destination can bring units of one zone. */
  readonly reach: (type: string, origin: string) => Promise<readonly string[]>;
  /** Shows the game with the eyes of another seat that plays at this screen. */
  readonly sit: (seat: Seat) => void;
  /** How long computer commanders take for a visible move, in milliseconds. */
  readonly pace: (milliseconds: number) => void;
  /** The game file, once it may be given away. */
  readonly file: () => Promise<string | undefined>;
  readonly close: () => void;
}

export const isRefusal = (answer: Offer | ToldRefusal): answer is ToldRefusal => 'sentence' in answer;
