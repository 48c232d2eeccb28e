import type { FeedMessage, LogLine, SpectatorView } from './feed.ts';

/** What a spectator knows: the present view, the lines so far, and the market when the cycle began. */
export interface Story {
  readonly view: SpectatorView;
  /** Newest first. */
  readonly log: readonly LogLine[];
  readonly opening: SpectatorView['market'];
}

const MOST_LINES = 400;

/** Adds a message to what is known. Lines heard twice are kept once. */
export function hear(story: Story | undefined, { type, view, log }: FeedMessage): Story {
  const old = type === 'snapshot' ? [] : (story?.log ?? []);
  const newest = old[0]?.n ?? Number.NEGATIVE_INFINITY;
  const added = log.filter((line) => line.n > newest).toSorted((a, b) => b.n - a.n);
  const sameCycle = story && story.view.cycle === view.cycle;
  return { view, log: [...added, ...old].slice(0, MOST_LINES), opening: sameCycle ? story.opening : view.market };
}
