import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { ArenaPlan } from '@marshall/bots/arena';
import { UsageError } from '../command.ts';
import { words } from '../words.ts';
import type { Outcome } from './game.ts';

/** What an arena file keeps: the plan, so that another one is not taken for it, and the games played so far. */
interface Kept {
  readonly plan: ArenaPlan;
  readonly results: readonly (readonly [number, Outcome])[];
}

/** The games that a file holds; none if there is no such file. */
export function readRecord(path: string, plan: ArenaPlan): Map<number, Outcome> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return new Map();
  }
  const kept = parse(path, text);
  if (same(kept.plan) !== same(plan)) throw new UsageError(words.arena.otherArena(path));
  return new Map(kept.results.filter(([i]) => i < plan.games));
}

/** Writes the games played so far, whole or not at all. */
export function writeRecord(path: string, plan: ArenaPlan, results: ReadonlyMap<number, Outcome>): void {
  const kept: Kept = { plan, results: [...results].sort(([a], [b]) => a - b) };
  try {
    writeFileSync(`${path}.part`, `${JSON.stringify(kept)}\n`);
    renameSync(`${path}.part`, path);
  } catch {
    throw new UsageError(words.arena.notWritten(path));
  }
}

function parse(path: string, text: string): Kept {
  try {
    const kept: unknown = JSON.parse(text);
    // Only this file's own writer makes such objects; what else has both fields is its user's risk.
    if (typeof kept === 'object' && kept !== null && 'plan' in kept && 'results' in kept) return kept as Kept;
  } catch {
    // Falls through to the sentence below.
  }
  throw new UsageError(words.arena.notArena(path));
}

/** Everything but how many games: a longer run goes on from a shorter one. */
function same({ games: _, ...plan }: ArenaPlan): string {
  return JSON.stringify(plan);
}
