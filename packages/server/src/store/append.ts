import { checkText } from './database.ts';
import { StoreError } from './errors.ts';
import type { AppendResult, CommandId, GameChange, GameStatus, NewEntry } from './store.ts';

/** An append that waits for its group. */
export interface Append {
  readonly gameId: string;
  readonly expectedSequence: number;
  readonly entries: readonly NewEntry[];
  readonly commandId: CommandId | undefined;
  readonly change: GameChange | undefined;
}

/** What the database says about the games and commands of a group. */
export interface Known {
  sequence(gameId: string): number | undefined;
  command(gameId: string, commandId: CommandId): AppliedCommand | undefined;
}

/** A command that was carried out: where its entries ended, and the hash of what was sent, where that is known. */
export interface AppliedCommand {
  readonly sequence: number;
  readonly body: string | undefined;
}

/** What is said of a command that comes again: one of which nothing was kept is taken for the same. */
export function duplicateOf({ sequence, body }: AppliedCommand, commandId: CommandId): AppendResult {
  const same = body === undefined || commandId.body === undefined || body === commandId.body;
  return { duplicate: sequence, same };
}

/** The rows that a group of appends writes, in one transaction. */
export interface AppendRows {
  readonly entries: { readonly game: string; readonly sequence: number; readonly body: string }[];
  readonly commands: {
    readonly game: string;
    readonly seat: string;
    readonly id: string;
    readonly sequence: number;
    readonly body: string | undefined;
  }[];
  readonly games: Map<string, GameRow>;
}

export interface GameRow {
  sequence: number;
  status?: GameStatus;
  summary?: string;
  waiting?: NonNullable<GameChange['waiting']>;
  acted?: boolean;
}

export type Settled = AppendResult | StoreError;

/** Decides a group of appends in their order: what each results in, and what is written. */
export function settle(
  appends: readonly Append[],
  known: Known,
): { readonly settled: readonly Settled[]; readonly rows: AppendRows } {
  const rows: AppendRows = { entries: [], commands: [], games: new Map() };
  const applied = new Map<string, AppliedCommand>();
  const settled = appends.map((append): Settled => {
    const { gameId, commandId } = append;
    const sequence = rows.games.get(gameId)?.sequence ?? known.sequence(gameId);
    if (sequence === undefined) return new StoreError('unknown');
    if (commandId !== undefined) {
      const duplicate = applied.get(commandKey(gameId, commandId)) ?? known.command(gameId, commandId);
      if (duplicate !== undefined) return duplicateOf(duplicate, commandId);
    }
    if (sequence !== append.expectedSequence) return { conflict: sequence };
    const last = write(append, rows);
    if (commandId !== undefined) applied.set(commandKey(gameId, commandId), { sequence: last, body: commandId.body });
    return { sequence: last };
  });
  return { settled, rows };
}

function write({ gameId, expectedSequence, entries, commandId, change }: Append, rows: AppendRows): number {
  let sequence = expectedSequence;
  for (const { body } of entries) {
    sequence += 1;
    rows.entries.push({ game: gameId, sequence, body });
  }
  if (commandId !== undefined) rows.commands.push({ game: gameId, ...commandId, body: commandId.body, sequence });
  const before = rows.games.get(gameId);
  const acted = change?.acted === true || before?.acted === true;
  rows.games.set(gameId, { ...before, ...change, sequence, acted });
  return sequence;
}

/** One string for a command of a seat of a game; no part can hold the separator, as it is refused. */
export function commandKey(gameId: string, { seat, id }: CommandId): string {
  return `${gameId}\0${seat}\0${id}`;
}

/** Refuses an append that would spoil its group. */
export function checkAppend({ gameId, entries, commandId, change }: Append): void {
  checkText([gameId, commandId?.seat, commandId?.id, commandId?.body, change?.summary]);
  for (const { body } of entries) checkText([body]);
  for (const seat in change?.waiting?.asked) checkText([seat, change.waiting.asked[seat]]);
}
