// The hash of a position says no more and no less than the position: over random games, and leaf by leaf.
import { expect, test } from 'vitest';
import { cloneState } from '../state/clone.ts';
import { hashPosition } from '../state/hash.ts';
import { emptyState, type State } from '../state/state.ts';
import { canonical } from '../table/game-file.ts';
import { playRandomGame, SETS, WARLIKE } from '../testing/index.ts';

const TIMEOUT = 3_600_000;

/** The positions of a few games, a copy of each; with all sets among them, and of wars. */
function positions(every: number): State[] {
  const found: State[] = [];
  for (const [i, set] of SETS.entries()) {
    if (i % 3 > 0 && i < SETS.length - 1) continue;
    let commands = 0;
    const plan = { players: 2 + (i % 5), seed: `hashes ${i}`, options: { ...set.options, detenteCycle: 3 } as const };
    playRandomGame({ ...plan, ...(i % 2 === 0 ? { taste: WARLIKE } : {}) }, ({ state }) => {
      if (commands++ % every === 0) found.push(cloneState(state));
    });
  }
  return found;
}

/** All that counts in a position, as text. */
function written(state: State): string {
  const { question } = state;
  return canonical({ ...state, asked: 0, draws: 0, drawn: 0, question: question && { ...question, id: 0 } });
}

test(
  'positions have the same hash if and only if they are the same, in whatever order they are asked about',
  () => {
    const all = positions(10);
    expect(all.length).toBeGreaterThan(150);
    const empty = hashPosition(emptyState([], 2));
    const hashes = new Map<string, number>();
    for (const state of all) hashes.set(written(state), hashPosition(state));
    expect(new Set(hashes.values()).size).toBe(hashes.size);
    expect(hashes.size).toBeGreaterThan(140);
    for (const [i, state] of [...all].reverse().entries()) {
      // Read from text nothing is shared with what was hashed before.
      const again: State = i % 2 === 0 ? state : JSON.parse(JSON.stringify(state));
      expect(hashPosition(again)).toBe(hashes.get(written(state)));
      expect(hashPosition(all[(i * 7) % all.length] ?? state)).toBe(
        hashes.get(written(all[(i * 7) % all.length] ?? state)),
      );
    }
    expect(hashPosition(emptyState([], 2))).toBe(empty);
  },
  TIMEOUT,
);

test(
  'every leaf of a position counts, except for how many questions and throws there were',
  () => {
    const places = new Set<string>();
    for (const state of positions(450)) {
      const copy = JSON.parse(JSON.stringify(state));
      const before = hashPosition(copy);
      for (const path of leavesOf(copy)) {
        const changed = JSON.parse(JSON.stringify(copy));
        change(changed, path);
        const name = path.join('.');
        const counts = !['asked', 'draws', 'drawn', 'question.id'].includes(name);
        expect(hashPosition(changed) !== before, name).toBe(counts);
        places.add(path[0] ?? '');
      }
    }
    for (const place of ['board', 'seats', 'agenda', 'question', 'deck', 'market', 'sets', 'outside', 'offers'])
      expect(places).toContain(place);
  },
  TIMEOUT,
);

/** Where something stands that has no members. */
function leavesOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return Object.entries(value).flatMap(([key, member]) => leavesOf(member).map((path) => [key, ...path]));
}

/** Puts something else in a place. */
function change(value: Record<string, unknown>, path: readonly string[]): void {
  const [key = '', ...rest] = path;
  if (rest.length > 0) change(value[key] as Record<string, unknown>, rest);
  else {
    const leaf = value[key];
    value[key] = typeof leaf === 'number' ? leaf + 1 : typeof leaf === 'boolean' ? !leaf : `${leaf}'`;
  }
}
