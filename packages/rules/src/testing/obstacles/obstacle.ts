// A refusal and the obstacle that its sentence names: with the obstacle gone, so is the refusal.
import type { Power } from '../../board/index.ts';
import { explain } from '../../referee/explain.ts';
import { parseDraft } from '../../referee/parse.ts';
import type { Refusal } from '../../referee/refusal.ts';
import { type Sketch, scenario } from '../scenario.ts';
import { playSilently } from '../silence.ts';

type Board = ReturnType<typeof scenario>;

/** A command in the making, as it would come from outside. */
type Tries = Readonly<Record<string, unknown>> & { readonly type: string };

/** How the obstacle goes: another board, other fields, or something else done before; or why it never does. */
export interface Fix {
  readonly at?: Partial<Sketch>;
  readonly tries?: Readonly<Record<string, unknown>>;
  readonly lead?: Lead;
  readonly never?: string;
}

export type Lead = (table: Board) => void;

export interface Obstacle {
  readonly code: string;
  readonly at: Sketch;
  readonly who: Power;
  readonly tries: Tries;
  readonly fix: Fix;
  /** What leads to the moment. */
  readonly lead?: Lead;
}

/** A refusal of something that is no command at a table, with and without its obstacle. */
export interface Check {
  readonly code: string;
  readonly before: () => Refusal | undefined;
  readonly after: () => Refusal | undefined;
}

/** One row of the table. */
export function obstacle(code: string, at: Sketch, who: Power, tries: Tries, fix: Fix, lead?: Lead): Obstacle {
  return lead === undefined ? { code, at, who, tries, fix } : { code, at, who, tries, fix, lead };
}

/** Lets everybody be silent until a question is asked. */
export function until(kind: string): Lead {
  return ({ game }) => {
    playSilently(game, ({ state }) => state.question?.kind === kind);
  };
}

/** The refusal that a row is about, with the board it was met on. */
export function refusalIn(row: Obstacle | Check): { readonly refusal: Refusal | undefined; readonly board?: Board } {
  if ('before' in row) return { refusal: row.before() };
  const board = scenario(row.at);
  return { refusal: meetOn(board, row.who, row.tries, row.lead), board };
}

/** The board of a row when its obstacle is gone, or with it where it never goes. */
export function withoutObstacle({ at, fix, lead }: Obstacle): Board {
  const board = scenario({ ...at, ...fix.at });
  (fix.lead ?? lead)?.(board);
  return board;
}

/** What is wrong with a row; undefined if it holds. */
export function faultOf(row: Obstacle | Check): string | undefined {
  if ('before' in row) {
    const [before, after] = [row.before(), row.after()];
    if (before?.code !== row.code) return `${row.code} is not met: ${before?.message ?? 'accepted'}`;
    return after?.code === row.code ? `${row.code} is still met: ${after.message}` : undefined;
  }
  const { code, at, who, tries, fix, lead } = row;
  const before = met(at, who, tries, lead);
  if (before?.code !== code)
    return `${code} is not met: ${before === undefined ? 'accepted' : `${before.code}, ${before.message}`}`;
  if (fix.never !== undefined) return undefined;
  const after = met({ ...at, ...fix.at }, who, { ...tries, ...fix.tries }, fix.lead ?? lead);
  return after?.code === code ? `${code} is still met: ${after.message}` : undefined;
}

function met(at: Sketch, who: Power, tries: Tries, lead: Lead | undefined): Refusal | undefined {
  return meetOn(scenario(at), who, tries, lead);
}

function meetOn(table: Board, who: Power, tries: Tries, lead: Lead | undefined): Refusal | undefined {
  lead?.(table);
  const draft = parseDraft(tries);
  return draft.ok ? explain(table.game, table[who].seat, draft.value) : draft.refusal;
}
