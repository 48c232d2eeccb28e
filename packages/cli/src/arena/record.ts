import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type ArenaPlan, sumRefusals } from '@marshall/bots/arena';
import { UsageError } from '../command.ts';
import { words } from '../words.ts';
import { describeTroubles, refusalRows } from './describe.ts';
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
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    // Falls through to the sentence below.
  }
  if (!isKept(kept) || !isTellable(kept)) throw new UsageError(words.arena.notArena(path));
  return kept;
}

/** Whether it is what this file's own writer makes; the plan is compared as a whole. */
function isKept(value: unknown): value is Kept {
  const { plan, results } = membersOf(value);
  return typeof plan === 'object' && plan !== null && Array.isArray(results) && results.every(isGame);
}

function isGame(row: unknown): boolean {
  if (!Array.isArray(row) || row.length !== 2 || !isWhole(row[0])) return false;
  const { how, winners, alive, powers, cycles, commands, refused, refusals = [], troubles = [] } = membersOf(row[1]);
  if (typeof how !== 'string' || ![cycles, commands, refused].every(isWhole)) return false;
  if (!Array.isArray(powers) || !powers.every((power) => typeof power === 'string')) return false;
  const isSeat = (seat: unknown) => isWhole(seat) && seat < powers.length;
  return (
    [winners, alive].every((seats) => Array.isArray(seats) && seats.every(isSeat)) &&
    [refusals, troubles].every((list) => Array.isArray(list))
  );
}

/** Whether what was refused, and what went wrong, can be said: the table does so once all games are played. */
function isTellable({ results }: Kept): boolean {
  try {
    refusalRows(sumRefusals(results.flatMap(([, { refusals }]) => refusals ?? [])));
    describeTroubles(results.flatMap(([, { troubles }]) => troubles ?? []));
    return true;
  } catch {
    return false;
  }
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** The members of plain data; none of anything else. */
function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Everything but how many games: a longer run goes on from a shorter one. */
function same({ games: _, ...plan }: ArenaPlan): string {
  return JSON.stringify(plan);
}
