import { afterEach, beforeEach } from 'vitest';
import { clauseIdsIn } from '../../packages/cli/src/clauses/titles.ts';
import { witness } from '../../packages/rules/src/board/cite.ts';
import { observe } from '../../packages/rules/src/referee/cite.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The clauses that the test's title names. */
    claims?: readonly string[];
    /** Those of them that the referee cited while the test ran. */
    cited?: readonly string[];
    /** Kinds of events and codes of refusals that occurred in a file. */
    seen?: { readonly event: readonly string[]; readonly refusal: readonly string[] };
  }
}

let cited = new Set<string>();
const seen = { event: new Set<string>(), refusal: new Set<string>() };
observe((kind, name) => seen[kind].add(name));

// Tests that name no clause run without a witness.
beforeEach(({ task }) => {
  cited = new Set();
  const claims = clauseIdsIn(task.fullTestName);
  if (claims.length === 0) return;
  task.meta.claims = claims;
  const open = new Set(claims);
  // Nothing is listened for once all of them were cited, which is soon, so that long games go on at full speed.
  witness((clause) => {
    if (!open.delete(clause)) return;
    cited.add(clause);
    if (open.size === 0) witness(undefined);
  });
});

afterEach(({ task }) => {
  witness(undefined);
  const { claims } = task.meta;
  if (claims !== undefined) task.meta.cited = claims.filter((clause) => cited.has(clause));
  task.file.meta.seen = { event: [...seen.event], refusal: [...seen.refusal] };
});
