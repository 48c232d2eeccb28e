import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Clause } from '@marshall/rules';
import { type Needs, OUTLINE } from '@marshall/words/handbook';
import { expect, test } from 'vitest';
import { readClauses } from '../../clauses-plugin.ts';
import { readProofs } from '../../proofs-plugin.ts';
import { AT } from './handbook.ts';
import { tellingOf } from './telling.ts';

const SENTENCES = new Map(readClauses());
const sentenceOf = (clause: string): string | undefined => SENTENCES.get(clause);
const idsOf = (asked: string): readonly string[] => tellingOf(asked, sentenceOf).map(({ id }) => id);

test('a rule opens the paragraph that tells it, or those of its like', () => {
  expect(idsOf('B-SELL-06')).toContain('selling');
  expect(idsOf(`${AT}bids`)).toEqual(['bids']);
  // No paragraph names it: it is about selling all the same.
  expect(idsOf('B-SELL-04')).toContain('selling');
  expect(idsOf('')).toEqual([]);
});

test('what stands next to a rule is not always about it', () => {
  expect(idsOf('B-WIN-16')).toEqual(['coup-final']);
  expect(idsOf('B-BUILD-20')).toEqual(['weapons']);
  expect(idsOf('B-ATK-50')).toEqual(['reinforcing']);
  expect(idsOf('B-TAC-14')).toEqual(['airborne']);
  expect(idsOf('B-PAY-08')).toEqual(['loans']);
  expect(idsOf('B-OPEN-03')).toEqual(['start']);
  expect(idsOf('X-07')).toEqual(['trading']);
  expect(idsOf('X-38')).toEqual(['passing']);
  expect(idsOf('B-GEN-02')).toEqual(['players']);
  expect(idsOf('A-CAR-03')).toEqual(['apc-moves']);
  expect(idsOf('Q-B-68')).toEqual(['l-stars']);
  // Rulings lead to the rules that they settle.
  expect(idsOf('Q-B-54')).toContain('counterattack');
  expect(idsOf('Q-B-29')).toContain('trading');
  expect(idsOf('Q-M-56')).toContain('marine-siege');
});

test('of sets that are not in play nothing is told', () => {
  const base = new Set<Needs>();
  const plain = (asked: string): readonly string[] => tellingOf(asked, sentenceOf, base).map(({ id }) => id);
  expect(plain('Q-B-14')).not.toContain('tech-cards');
  expect(plain('T-DRW-01')).toEqual([]);
  expect(plain('B-SELL-06')).toContain('selling');
});

/** Of editions, defaults and seats the handbook says nothing. */
const IN_THE_LEDGER: ReadonlySet<string> = new Set(['X-38', 'X-39']);

test('whatever the referee cites opens the handbook, and at the first cycle only where it is about that', () => {
  const named = new Set(OUTLINE.flatMap(({ paragraphs }) => paragraphs).flatMap(({ clauses }) => clauses));
  const cited = [...citedClauses()].filter((id) => SENTENCES.has(id));
  expect(cited.length).toBeGreaterThan(900);
  expect(cited.filter((id) => idsOf(id).length === 0 && !IN_THE_LEDGER.has(id))).toEqual([]);
  const rules = cited.filter((id) => !named.has(id as Clause) && !/^[QX]-/.test(id));
  expect(rules.filter((id) => idsOf(id)[0] === 'first-cycle')).toEqual([]);
});

/** Every clause that the code of the rules names. */
function citedClauses(): ReadonlySet<string> {
  const root = fileURLToPath(new URL('../../../rules/src/', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(?:oracle|laws|testing)/.test(file),
  );
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(`${root}${file}`, 'utf8').matchAll(/'((?:[A-Z]+-)+\d\d)'/g)].flatMap(([, id]) => id ?? []),
    ),
  );
}

test('nearly every rule of the basic game opens the handbook, and never at more than a few places', () => {
  const base = [...SENTENCES.keys()].filter((id) => id.startsWith('B-'));
  const found = base.filter((id) => idsOf(id).length > 0);
  expect(found.length / base.length).toBeGreaterThan(0.8);
  for (const id of base) expect(idsOf(id).length, id).toBeLessThanOrEqual(4);
});

test('every paragraph rests on tests, each with a sentence', () => {
  const { titles, by } = readProofs();
  expect(titles.length).toBeGreaterThan(900);
  expect(titles.filter((title) => title.length < 8 || /: (?:%s|\$[a-z]\w*)$/.test(title))).toEqual([]);
  const bare = OUTLINE.flatMap(({ paragraphs }) => paragraphs).filter(
    ({ clauses }) => !clauses.some((clause) => (by[clause] ?? []).length > 0),
  );
  // Rulings have their tests under the rules that they settle.
  expect(
    bare.filter(({ clauses }) => clauses.some((clause) => !/^(?:Q-|X-)/.test(clause))).map(({ id }) => id),
  ).toEqual([]);
});
