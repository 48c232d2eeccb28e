import { options, seat } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { OUTLINE } from '@marshall/words/handbook';
import { expect, test } from 'vitest';
import { carriedOut, worked } from '../solo/examples.ts';
import { EXAMPLES, type Example } from './examples.ts';

const PARAGRAPHS = new Map(OUTLINE.flatMap(({ paragraphs }) => paragraphs.map((one) => [one.id, one] as const)));

test.each(EXAMPLES.filter(({ played }) => played.length > 0).map((example) => [example.id, example] as const))(
  'the referee carries out the example of %s, by a rule that its paragraph tells',
  (id, example) => {
    const { paragraph, tells } = example;
    const lines = worked(id)?.lines ?? [];
    expect(lines.length).toBeGreaterThan(0);
    const cited = new Set([...offered(example), ...carriedOut(example).lines.flatMap(({ clauses }) => clauses)]);
    const told: readonly string[] = PARAGRAPHS.get(paragraph)?.clauses ?? [];
    expect(told.filter((clause) => cited.has(clause))).not.toEqual([]);
    expect(lines.map(({ kind }) => kind).filter((kind) => !tells.includes(kind))).toEqual([]);
  },
);

/** The rules by which the commands of an example are offered where it begins. */
const offered = ({ position, played }: Example): readonly string[] =>
  played.flatMap(({ by, command }) =>
    options(scenario(position).game, seat(by))
      .filter((offer) => offer.command === command.type)
      .map(({ clause }) => clause),
  );

test('every example has its own paragraph', () => {
  const at = EXAMPLES.map(({ paragraph }) => paragraph);
  expect(new Set(at).size).toBe(at.length);
  expect(EXAMPLES.length).toBeGreaterThan(12);
});

test('what examples show is what their paragraphs say', () => {
  const told = (id: string): string => (worked(id)?.lines ?? []).map(({ text }) => text).join(' ');
  // Three points remove one unit, on both sides; the winner moves in.
  expect(told('battle')).toMatch(/4 and 2: 6 points.*loses 1 army in Poland.*4 points.*loses 1 army.*captures Poland/);
  expect(told('sale')).toBe('Europe sells 5 oil for $2,500M. The Soviet Union sells 5 oil for $500M.');
  expect(told('pay')).toContain('loses 3 grain because the store is full');
  expect(told('landing')).toMatch(/4 armies land.*captures Nigeria/);
  expect(told('thirteenth')).toContain('A 6 would have ended the game');
  expect(worked('siege')?.before.blockades.ports.length).toBeGreaterThan(0);
  expect(worked('empty-home')?.after.view.seats).toMatchObject({ ussr: { holdings: [{}, {}] } });
});
