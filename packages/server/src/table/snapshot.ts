// A position as text, so that opening a game does not depend on how long it has been played.
import type { Memory } from '@marshall/bots';
import { completeSetup, fold, type Seat, type Setup, type State } from '@marshall/rules';
import { z } from 'zod';
import type { FeedCounts } from './feed.ts';

export interface Standpoint {
  readonly setup: Setup;
  readonly state: State;
  readonly feeds: FeedCounts;
  readonly memories: Readonly<Record<Seat, Memory>>;
}

/** Grows when the shape of a state or of a memory changes: an older snapshot is then passed over and the log folded instead. */
const SNAPSHOT_VERSION = 4;

const shape = z.object({
  version: z.literal(SNAPSHOT_VERSION),
  setup: z.looseObject({ seats: z.array(z.string()) }),
  state: z.looseObject({ order: z.array(z.string()) }),
  feeds: z.record(z.string(), z.number()),
  memories: z.record(z.string(), z.looseObject({ notes: z.looseObject({ seat: z.string() }) })),
});

/** A position as text; `memories` are JSON already. */
export function writeSnapshot(
  { setup, state, feeds }: Pick<Standpoint, 'setup' | 'state' | 'feeds'>,
  memories: string,
): string {
  return `${JSON.stringify({ version: SNAPSHOT_VERSION, setup, state, feeds }).slice(0, -1)},"memories":${memories}}`;
}

/** Undefined where the text is of another version. */
export function readSnapshot(body: string): Standpoint | undefined {
  const read = shape.safeParse(JSON.parse(body));
  if (!read.success) return undefined;
  // The outline was checked; the rest was written by writeSnapshot from a set-up and a state.
  const setup = completeSetup(read.data.setup as unknown as Setup);
  // Members that were undefined are not in the text: an empty table has them.
  const state: State = Object.assign(fold(setup, []), read.data.state);
  const memories = read.data.memories as unknown as Standpoint['memories'];
  return { setup, state, feeds: read.data.feeds, memories };
}
