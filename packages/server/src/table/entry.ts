// One line of a game's log as the store keeps it: a command with what followed from it, or the opening.
import { type Command, completeSetup, type GameEvent, type Seat, type Setup } from '@marshall/rules';

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

/** An entry from the store's text. */
export function readEntry(body: string): LogEntry {
  const entry: unknown = JSON.parse(body);
  if (!isEntry(entry)) throw new Error('this is no entry of a log');
  if (entry.setup === undefined) return entry;
  return { ...entry, setup: completeSetup(entry.setup) };
}

/** Checks the outline by hand, as every event of every game that opens comes by; the rest is as `writeEntry` wrote it. */
function isEntry(json: unknown): json is LogEntry {
  if (!isObject(json) || !Array.isArray(json.events)) return false;
  const { setup } = json;
  if (setup !== undefined && !(isObject(setup) && isObject(setup.options))) return false;
  return json.events.every((event) => isObject(event) && typeof event.type === 'string');
}

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null;
}
