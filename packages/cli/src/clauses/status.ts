import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Evidence, testsByClause } from './evidence.ts';
import { type Clause, readLedgers } from './ledger.ts';
import { enforcement } from './sources.ts';

export const statuses = ['proven', 'open', 'needs', 'box'] as const;
export type Status = (typeof statuses)[number];

/** What is known of one clause; the shape that `marshall clauses --json` prints. */
export interface ClauseReport {
  readonly id: string;
  readonly status: Status;
  readonly enforcedIn: readonly string[];
  readonly tests: readonly string[];
  readonly reason?: string;
}

interface Noted {
  readonly id: string;
  readonly reason: string;
}

/** Which clauses must be proven now: all of the areas, apart from the exempt ones. */
export interface Scope {
  readonly areas: readonly string[];
  readonly exempt: readonly Noted[];
}

const rulesFolder = (root: string): string => join(root, 'docs/rules');

const readJson = (root: string, name: string) => JSON.parse(readFileSync(join(rulesFolder(root), name), 'utf8'));

/** The scope as docs/rules/scope.json states it. */
export const readScope = (root: string): Scope => readJson(root, 'scope.json');

/** The status of every clause of every ledger. */
export function reportClauses(root: string, evidence: Evidence): readonly ClauseReport[] {
  const boxed: readonly Noted[] = readJson(root, 'box.json');
  const box = new Map(boxed.map(({ id, reason }) => [id, reason]));
  const places = enforcement(root);
  const { claims, proofs } = testsByClause(evidence);
  return readLedgers(rulesFolder(root)).map((clause) => {
    const tests = proofs.get(clause.id) ?? [];
    const known = { enforcedIn: places.get(clause.id) ?? [], tests };
    return { id: clause.id, ...judge(clause, tests, box.get(clause.id), claims.get(clause.id)), ...known };
  });
}

function judge(
  clause: Clause,
  tests: readonly string[],
  box: string | undefined,
  claims: readonly string[] | undefined,
): { status: Status; reason?: string } {
  if (box !== undefined) return { status: 'box', reason: box };
  if (tests.length > 0) return { status: 'proven' };
  if (clause.needs !== undefined) return { status: 'needs', reason: clause.needs };
  if (claims !== undefined) return { status: 'open', reason: `named, but never applied or failing, in ${claims[0]}` };
  return { status: 'open' };
}

/** Whether the clause must be proven now. */
export function inScope(scope: Scope, id: string): boolean {
  return scope.areas.includes(areaOf(id)) && !scope.exempt.some((exempt) => exempt.id === id);
}

/** `B-SELL` of `B-SELL-06`. */
export const areaOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));
