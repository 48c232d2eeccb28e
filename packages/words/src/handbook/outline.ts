// What the handbook has paragraphs about, in which order, and the clauses that each of them tells. What it says is in the languages.
import type { Clause } from '@marshall/rules';
import type { Terms } from './terms.ts';

/** The set that a paragraph belongs to; nothing for the base game. */
export type Needs = 'apc' | 'chart' | 'highTech' | 'merchantMarine';

interface Row {
  readonly clauses: readonly Clause[];
}

const AIM = {
  'how-to-win': { clauses: ['B-WIN-01', 'B-WIN-02', 'B-WIN-03', 'B-WIN-04'] },
  wealth: { clauses: ['B-WIN-05', 'B-WIN-06', 'B-WIN-07', 'B-WIN-08', 'B-WIN-09', 'B-WIN-10', 'B-WIN-11', 'B-WIN-12'] },
  supremacy: { clauses: ['B-WIN-02', 'B-GEN-03'] },
  detente: { clauses: ['B-WIN-03', 'Q-B-92'] },
  'coup-final': { clauses: ['B-WIN-13', 'B-WIN-14', 'B-WIN-19', 'B-WIN-21'] },
  stars: { clauses: ['B-RANK-01', 'B-RANK-02', 'B-RANK-03', 'B-RANK-04', 'B-RANK-05', 'B-RANK-06'] },
} as const satisfies Readonly<Record<string, Row>>;

const CYCLE = {
  players: { clauses: ['B-GEN-01', 'B-GEN-02', 'X-37'] },
  'the-cycle': { clauses: ['B-FLOW-01', 'B-FLOW-02', 'B-FLOW-04', 'B-FLOW-10'] },
  start: { clauses: ['B-SETUP-09', 'B-SETUP-12', 'B-SETUP-14', 'B-SETUP-16'] },
  bids: { clauses: ['B-BID-02', 'B-BID-04', 'B-BID-05', 'B-BID-07', 'B-BID-09'] },
  order: { clauses: ['B-DPS-02', 'B-DPS-03', 'B-DPS-04'] },
  passing: { clauses: ['Q-B-17', 'X-31', 'X-38'] },
  'first-cycle': { clauses: ['B-FLOW-11', 'B-ATK-02', 'B-BUILD-18', 'B-RND-01'] },
} as const satisfies Readonly<Record<string, Row>>;

const PAY = {
  salaries: { clauses: ['B-PAY-02', 'B-PAY-03', 'B-PAY-04', 'B-PAY-05'] },
  loans: { clauses: ['B-LOAN-01', 'B-LOAN-03', 'B-LOAN-04', 'Q-B-05', 'Q-B-06'] },
  default: { clauses: ['B-LOAN-05', 'B-LOAN-06', 'B-LOAN-07'] },
  production: { clauses: ['B-XFER-01', 'B-XFER-03', 'B-XFER-04', 'B-XFER-05'] },
} as const satisfies Readonly<Record<string, Row>>;

const MARKET = {
  selling: { clauses: ['B-SELL-03', 'B-SELL-05', 'B-SELL-06', 'B-SELL-07'] },
  prices: { clauses: ['B-MKT-02', 'B-MKT-03', 'B-MKT-05', 'B-MKT-04', 'B-MKT-06', 'B-MKT-08'] },
  buying: { clauses: ['B-BUY-02', 'B-BUY-05', 'B-BUY-06', 'B-BID-11'] },
  prospecting: { clauses: ['B-PROSPECT-04', 'B-PROSPECT-06', 'B-PROSPECT-09', 'B-PROSPECT-19', 'X-34'] },
  'open-company': { clauses: ['B-PROSPECT-13', 'B-PROSPECT-14', 'B-COMPANY-05', 'B-COMPANY-07', 'B-COMPANY-09'] },
} as const satisfies Readonly<Record<string, Row>>;

const WAR = {
  attacking: { clauses: ['B-ATK-04', 'B-ATK-07', 'B-ATK-08'] },
  reach: { clauses: ['B-ATK-10', 'B-ATK-11', 'B-ATK-12', 'B-ATK-13', 'B-ATK-15', 'B-ATK-16'] },
  'battle-cost': { clauses: ['B-ATK-24', 'B-ATK-27', 'B-ATK-28'] },
  dice: { clauses: ['B-ATK-29', 'B-ATK-31', 'B-ATK-33'] },
  losses: { clauses: ['B-ATK-34', 'B-ATK-35', 'B-ATK-37', 'B-ATK-38'] },
  occupying: { clauses: ['B-ATK-41', 'B-ATK-42', 'B-ATK-23'] },
  defending: { clauses: ['B-TAC-40', 'B-TAC-41', 'B-TAC-44', 'B-TAC-49', 'B-TAC-50'] },
  reinforcing: { clauses: ['B-ATK-49', 'B-ATK-51', 'B-ATK-52'] },
  counterattack: { clauses: ['B-ATK-05', 'B-ATK-54', 'B-ATK-56', 'B-ATK-57'] },
  militia: { clauses: ['B-TAC-17', 'B-TAC-18', 'B-TAC-20'] },
  landing: { clauses: ['B-TAC-02', 'B-TAC-04', 'B-TAC-05', 'B-TAC-07', 'B-TAC-09', 'X-21'] },
  airborne: { clauses: ['B-TAC-10', 'B-TAC-11', 'B-TAC-12', 'B-TAC-13'] },
  blockade: { clauses: ['B-TAC-30', 'B-TAC-31'] },
  siege: { clauses: ['B-TAC-33', 'B-TAC-34', 'B-TAC-35', 'B-TAC-36', 'B-TAC-37'] },
} as const satisfies Readonly<Record<string, Row>>;

const NUCLEAR = {
  nukes: { clauses: ['B-STRAT-01', 'B-STRAT-02', 'B-STRAT-04', 'B-STRAT-06'] },
  launching: { clauses: ['B-STRAT-10', 'B-STRAT-13', 'B-STRAT-14'] },
  'l-stars': { clauses: ['B-STRAT-07', 'B-STRAT-19', 'B-STRAT-21', 'B-STRAT-29', 'Q-B-68'] },
  champions: { clauses: ['B-STRAT-15', 'B-STRAT-16', 'B-STRAT-28'] },
  'first-strike': { clauses: ['B-TAC-53', 'B-TAC-54', 'B-TAC-57'] },
  'space-blast': { clauses: ['B-TAC-21', 'B-TAC-23', 'B-TAC-25', 'B-TAC-26'] },
} as const satisfies Readonly<Record<string, Row>>;

const MOVING = {
  'move-costs': { clauses: ['B-MOVE-03', 'B-MOVE-22'] },
  march: { clauses: ['B-MOVE-08', 'B-MOVE-09', 'B-MOVE-10'] },
  convoy: { clauses: ['B-MOVE-12', 'B-MOVE-13', 'B-MOVE-14', 'B-MOVE-15', 'B-MOVE-17', 'B-MOVE-18'] },
  passage: { clauses: ['B-MOVE-06', 'B-MOVE-07', 'B-MOVE-24', 'B-MOVE-25', 'B-MOVE-26', 'Q-B-78'] },
  'taking-cards': { clauses: ['B-SQUAT-01', 'B-ATK-23'] },
} as const satisfies Readonly<Record<string, Row>>;

const BUILDING = {
  units: { clauses: ['B-BUILD-04', 'B-BUILD-05', 'B-BUILD-11'] },
  'where-to-build': { clauses: ['B-BUILD-07', 'B-BUILD-08', 'B-BUILD-09', 'B-BUILD-12', 'B-BUILD-13'] },
  weapons: { clauses: ['B-BUILD-19', 'B-BUILD-22', 'B-BUILD-26', 'B-BUILD-24', 'B-BUILD-28'] },
  research: { clauses: ['B-RND-03', 'B-RND-05', 'B-RND-06', 'B-RND-08', 'B-RND-10', 'X-34'] },
  bazaar: { clauses: ['B-BAZAAR-01', 'B-BAZAAR-02', 'B-LAND-01', 'B-LAND-02'] },
} as const satisfies Readonly<Record<string, Row>>;

const DEALS = {
  trading: {
    clauses: ['Q-B-30', 'Q-B-20', 'B-SELL-10', 'B-BUY-09', 'B-COMPANY-02', 'B-COMPANY-04', 'B-BAZAAR-02', 'X-07'],
  },
  promises: { clauses: ['Q-B-30', 'B-DIPLO-01'] },
  'player-loans': { clauses: ['B-LOAN-08', 'X-41', 'X-42'] },
  'drop-ship': { clauses: ['B-BUY-14', 'B-BUY-16', 'B-BUY-18'] },
  secrets: { clauses: ['B-PROSPECT-07', 'B-PROSPECT-08', 'B-DIPLO-03', 'B-DIPLO-04'] },
} as const satisfies Readonly<Record<string, Row>>;

const LOSING = {
  captured: { clauses: ['B-SPOILS-02', 'B-SPOILS-03', 'B-SPOILS-04', 'B-SPOILS-05', 'B-SPOILS-06', 'B-SPOILS-08'] },
  destroyed: { clauses: ['B-SPOILS-09', 'B-SPOILS-10', 'B-SPOILS-11', 'B-SPOILS-12'] },
  'empty-home': { clauses: ['Q-B-32', 'Q-B-36', 'B-SQUAT-01'] },
  resigning: { clauses: ['Q-B-40', 'X-40'] },
  'taking-back': { clauses: ['B-DIPLO-02'] },
  'fair-dice': { clauses: ['Q-B-16'] },
} as const satisfies Readonly<Record<string, Row>>;

/** What the program does around the game: no rule of the booklets is about it. */
const PROGRAM = {
  saving: { clauses: [] },
  friends: { clauses: [] },
  away: { clauses: [] },
  commanders: { clauses: [] },
  hints: { clauses: [] },
  odds: { clauses: [] },
  'looking-back': { clauses: [] },
  settings: { clauses: [] },
} as const satisfies Readonly<Record<string, Row>>;

const APC = {
  'apc-units': { clauses: ['A-BLD-03', 'A-CAR-01', 'A-SET-02', 'A-SAL-01'] },
  'apc-moves': { clauses: ['A-MOV-02', 'A-MOV-03', 'A-MOV-04', 'A-MOV-05', 'A-CAR-03'] },
  'apc-battle': { clauses: ['A-TGT-01', 'A-FPR-03', 'A-KIL-02', 'A-KIL-04', 'A-ABS-01'] },
} as const satisfies Readonly<Record<string, Row>>;

const HIGH_TECH = {
  'tech-cards': { clauses: ['T-RND-01', 'T-AGD-01', 'T-DEP-03'] },
  'tech-battle': { clauses: ['T-ATK-02', 'T-ATK-05', 'T-EDG-01'] },
  'tech-moves': { clauses: ['T-MOV-01', 'T-MOV-05'] },
  'tech-sales': { clauses: ['T-SEL-02', 'T-PUB-01', 'T-SEC-01'] },
} as const satisfies Readonly<Record<string, Row>>;

const MERCHANT_MARINE = {
  ships: { clauses: ['M-LANES-02', 'M-PAY-02', 'M-BUILD-12', 'M-BUILD-13'] },
  freight: { clauses: ['M-SELL-02', 'M-SELL-04', 'M-SELL-06', 'M-XFER-10'] },
  'ship-battles': { clauses: ['M-ATTACK-01', 'M-ATTACK-09', 'M-ESCORT-02', 'M-ESCORT-04'] },
  'marine-siege': { clauses: ['M-BLOCKADE-01', 'M-BLOCKADE-02', 'M-SIEGE-02', 'M-SIEGE-10'] },
  legions: { clauses: ['M-BUILD-01', 'M-BUILD-05', 'M-BUILD-06', 'M-BUILD-07', 'M-BUILD-08'] },
} as const satisfies Readonly<Record<string, Row>>;

const CHART = {
  'chart-battle': { clauses: ['C-MAP-01', 'C-MAP-03', 'C-MAP-05', 'C-GRF-01'] },
  'chart-results': { clauses: ['C-MAP-07', 'C-MAP-08', 'C-MAP-09', 'C-MAP-10'] },
} as const satisfies Readonly<Record<string, Row>>;

const ROWS = {
  aim: AIM,
  cycle: CYCLE,
  pay: PAY,
  market: MARKET,
  war: WAR,
  nuclear: NUCLEAR,
  moving: MOVING,
  building: BUILDING,
  deals: DEALS,
  losing: LOSING,
  program: PROGRAM,
  apc: APC,
  highTech: HIGH_TECH,
  merchantMarine: MERCHANT_MARINE,
  chart: CHART,
} as const;

export type ChapterId = keyof typeof ROWS;
type KeysOf<T> = T extends T ? keyof T & string : never;
export type ParagraphId = KeysOf<(typeof ROWS)[ChapterId]>;

const SETS: ReadonlySet<string> = new Set<Needs>(['apc', 'chart', 'highTech', 'merchantMarine']);
const isSet = (chapter: string): chapter is Needs => SETS.has(chapter);

export interface Paragraph {
  readonly id: ParagraphId;
  readonly clauses: readonly Clause[];
}

export interface Chapter {
  readonly id: ChapterId;
  /** The set without which nothing of it holds. */
  readonly needs: Needs | undefined;
  readonly paragraphs: readonly Paragraph[];
}

function paragraphsOf(rows: Readonly<Record<string, Row>>): Paragraph[] {
  // The ids are the keys of the tables above.
  return Object.entries(rows).map(([id, { clauses }]) => ({ id: id as ParagraphId, clauses }));
}

/** The handbook's chapters and paragraphs in their order. */
export const OUTLINE: readonly Chapter[] = Object.entries(ROWS).map(([id, rows]) => ({
  id: id as ChapterId,
  needs: isSet(id) ? id : undefined,
  paragraphs: paragraphsOf(rows),
}));

/** What a language says in a paragraph. */
export interface Told {
  readonly title: string;
  readonly text: string;
  /** What people type who look for it, beside its own words. */
  readonly asked?: string;
}

/** The handbook in a language. */
export interface Handbook {
  readonly chapters: Readonly<Record<ChapterId, string>>;
  readonly paragraphs: Readonly<Record<ParagraphId, Told>>;
  readonly terms: Terms;
  /** Words that somebody may have in mind who looks for a paragraph; they tell less than what it says itself. */
  readonly around: Readonly<Partial<Record<ParagraphId, string>>>;
  /** Questions that people have asked, with a semicolon between them, by the paragraph that answers them best. */
  readonly questions: Readonly<Partial<Record<ParagraphId, string>>>;
  /** Words that say nothing about what is sought. */
  readonly ignored: readonly string[];
  /** What stands apart from its verb in a question, at the end, and before it elsewhere. */
  readonly particles?: readonly string[];
  /** Words of the handbook, each with what people type for the same thing. */
  readonly alike: Readonly<Record<string, string>>;
}
