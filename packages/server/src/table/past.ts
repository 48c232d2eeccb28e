// How a delayed game stood a while ago: kept as a few instants with the summary, so that spectators who come see that at once.
import type { Viewer } from '@marshall/rules';
import type { Instant } from '../store/store.ts';
import type { Summary } from './arrangement.ts';
import { type Standpoint, standpointOf } from './backlog.ts';
import { type Logs, load } from './loading.ts';
import { positionOf, writePosition } from './position.ts';

type Past = NonNullable<Summary['past']>;

/** So many instants are kept of the time that spectators are behind, about. */
const KEPT = 20;

/** The instants after another entry: the newest one, some of the delay, and the last one before it. */
export function pastAfter(before: Past = [], at: Instant, sequence: number, delay: number): Past {
  const [last, previous] = [before.at(-1), before.at(-2)];
  const tooDense = last !== undefined && previous !== undefined && last[0] - previous[0] < delay / KEPT;
  const all: Past = [...(tooDense ? before.slice(0, -1) : before), [at, sequence]];
  return all.slice(Math.max(0, sequenceIndex(all, at - delay)));
}

/** How far the play had come at an instant; undefined where nothing is known of it. */
export function sequenceAt(past: Past | undefined, at: Instant): number | undefined {
  return past?.[sequenceIndex(past, at)]?.[1];
}

const sequenceIndex = (past: Past, at: Instant): number => past.findLastIndex(([then]) => then <= at);

/** What a viewer saw after so many entries. */
export async function positionAt(
  store: Logs,
  game: string,
  secret: string,
  sequence: number,
  viewer: Viewer,
): Promise<{ readonly stand: Standpoint; readonly position: string } | undefined> {
  const loaded = await load(store, game, secret, sequence);
  if (loaded === undefined) return undefined;
  return { stand: standpointOf(loaded, viewer), position: writePosition(positionOf(loaded, viewer)) };
}
