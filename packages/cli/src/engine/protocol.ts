// The line protocol between a referee and a program that plays: one JSON object a line (docs/bot-authors.md).
import type { Moment } from '@marshall/bots';

/** Grows when messages change their meaning. */
export const PROTOCOL = 1;

/** What a program says to the referee. */
export type Said =
  | { readonly type: 'hello'; readonly name: string }
  | { readonly type: 'options'; readonly id: number; readonly draft: unknown }
  | { readonly type: 'allows'; readonly id: number; readonly command: unknown }
  | { readonly type: 'decide'; readonly id: number; readonly command: unknown }
  /** It cannot answer, and says why. */
  | { readonly type: 'error'; readonly id: number; readonly sentence: string };

/** What a referee says to a program, as far as a program must understand it. */
export type Asked =
  | { readonly type: 'hello'; readonly protocol: number }
  | { readonly type: 'moment'; readonly id: number; readonly moment: Members }
  | { readonly type: 'other' };

export type Members = Readonly<Record<string, unknown>>;

/** A line of a program; undefined if it is no message of the protocol. */
export function readSaid(line: string): Said | undefined {
  const read = readObject(line);
  if (read === undefined) return undefined;
  const { type, id, name, draft, command, sentence } = read;
  if (type === 'hello') return typeof name === 'string' ? { type, name } : undefined;
  if (!isId(id)) return undefined;
  if (type === 'options') return { type, id, draft };
  if (type === 'allows' || type === 'decide') return { type, id, command };
  if (type === 'error' && typeof sentence === 'string') return { type, id, sentence };
  return undefined;
}

/** A line of a referee; undefined if it is no message. */
export function readAsked(line: string): Asked | undefined {
  const read = readObject(line);
  if (read === undefined || typeof read.type !== 'string') return undefined;
  const { type, id, protocol, ...moment } = read;
  if (type === 'hello') return typeof protocol === 'number' ? { type, protocol } : undefined;
  if (type === 'moment') return isId(id) ? { type, id, moment } : undefined;
  return { type: 'other' };
}

/** The message that asks a program to decide; `chance` is where its own chance begins. */
export function momentMessage(id: number, moment: Moment, chance: number): object {
  const { seat, setup, view, offers, fallback, notes, heard } = moment;
  return {
    type: 'moment',
    id,
    seat,
    question: view.question?.kind,
    fallback,
    chance,
    offers,
    view,
    setup,
    notes,
    heard,
  };
}

function readObject(line: string): Members | undefined {
  try {
    const read: unknown = JSON.parse(line);
    return isMembers(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}
