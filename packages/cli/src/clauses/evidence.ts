import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What one test said about clauses: the ids in its title, and those of them that were applied while it ran and passed. */
export interface Testimony {
  readonly name: string;
  readonly claims: readonly string[];
  readonly proves: readonly string[];
}

/** Kinds of events and codes of refusals. */
export interface Seen {
  readonly event: readonly string[];
  readonly refusal: readonly string[];
}

/** What the tests of one file said, what occurred while they ran, and when that run began. */
export interface FileEvidence {
  readonly ranAt: number;
  readonly tests: readonly Testimony[];
  readonly seen?: Seen;
}

/** Evidence by test file, as a path from the project's root. */
export type Evidence = Readonly<Record<string, FileEvidence>>;

/** Where the test runner leaves the evidence. */
export const evidencePath = (root: string): string => join(root, 'node_modules/.cache/marshall/evidence.json');

/** The evidence on disk; none when it was never written or cannot be read. */
export function readEvidence(root: string): Evidence {
  try {
    return JSON.parse(readFileSync(evidencePath(root), 'utf8'));
  } catch {
    return {};
  }
}

/** The tests that name a clause, and among them those that prove it, as `file: title`. */
export function testsByClause(evidence: Evidence): {
  readonly claims: ReadonlyMap<string, readonly string[]>;
  readonly proofs: ReadonlyMap<string, readonly string[]>;
} {
  const claims = new Map<string, string[]>();
  const proofs = new Map<string, string[]>();
  for (const [file, { tests }] of Object.entries(evidence)) {
    for (const { name, ...testimony } of tests) {
      for (const id of testimony.claims) append(claims, id, `${file}: ${name}`);
      for (const id of testimony.proves) append(proofs, id, `${file}: ${name}`);
    }
  }
  return { claims, proofs };
}

function append(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}
