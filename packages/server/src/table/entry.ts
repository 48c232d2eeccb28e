// One line of a game's log as the store keeps it: a command with what followed from it, or the opening.
import { type Command, DEFAULT_OPTIONS, type GameEvent, type Seat, type Setup } from '@marshall/rules';
import { z } from 'zod';

export interface LogEntry {
  /** The set-up stands in the first entry alone. */
  readonly setup?: Setup;
  readonly seat?: Seat;
  readonly command?: Command | { readonly type: 'undo' };
  readonly events: readonly GameEvent[];
  /** Whether the seat may take it back while it is the last entry; the referee decided so when it was performed. */
  readonly undoable?: true;
}

/** An entry as text for the store; the text of its events is taken where it is at hand. */
export function writeEntry({ events, ...head }: LogEntry, text: string = JSON.stringify(events)): string {
  const start = JSON.stringify(head);
  return start === '{}' ? `{"events":${text}}` : `${start.slice(0, -1)},"events":${text}}`;
}

const outline = z.looseObject({
  setup: z.looseObject({ options: z.looseObject({}) }).optional(),
  events: z.array(z.looseObject({ type: z.string() })),
});

/** An entry from the store's text. */
export function readEntry(body: string): LogEntry {
  const json: unknown = JSON.parse(body);
  const { setup } = outline.parse(json);
  // The outline was checked; the rest was written by writeEntry and is kept by the store as it was.
  const entry = json as LogEntry;
  if (setup === undefined || entry.setup === undefined) return entry;
  // An option that came after the game was begun is as if nobody had chosen it.
  return { ...entry, setup: { ...entry.setup, options: { ...DEFAULT_OPTIONS, ...entry.setup.options } } };
}
