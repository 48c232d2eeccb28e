import { type Domain, type Offer, options, seat } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import type { ToldRefusal } from '@marshall/words';
import { expect, test } from 'vitest';
import type { Draft } from '../session/session.ts';
import { fillForm } from './form.ts';

const six: Domain = { kind: 'counts', max: { 'red-sea': 6, 'java-sea': 6 }, least: 6, most: 6 };
const NO: ToldRefusal = { code: 'six-ships', clause: 'M-LANES-02', sentence: 'Six ships.' };

/** A referee that takes six ships, no more and no fewer. */
const referee = async ({ dark }: Draft): Promise<Offer | ToldRefusal> => {
  const offer = { command: 'sea-lanes', clause: 'M-LANES-01', question: 1 } as const;
  if (dark === undefined) return { ...offer, next: { field: 'dark', domain: six } };
  // The tests below put counts of ships there.
  const ships = Object.values(dark as Record<string, number>).reduce((sum, number) => sum + number, 0);
  return ships === 6 ? offer : NO;
};

test('a proposal of six ships can be changed ship by ship until there are six again', async () => {
  const proposed = { dark: { 'red-sea': 6 } };
  const first = await fillForm(referee, 'sea-lanes', {}, proposed);
  expect(first).toMatchObject({ complete: true, draft: { dark: { 'red-sea': 6 } } });
  const five = await fillForm(referee, 'sea-lanes', { dark: { 'red-sea': 5 } }, proposed);
  expect(five).toMatchObject({ complete: false, rows: [{ value: { 'red-sea': 5 } }] });
  expect(five.refusal).toBeUndefined();
  const again = await fillForm(referee, 'sea-lanes', { dark: { 'red-sea': 5, 'java-sea': 1 } }, proposed);
  expect(again).toMatchObject({ complete: true, draft: { dark: { 'red-sea': 5, 'java-sea': 1 } } });
});

test('one more than there may be takes the place of what was chosen before it', async () => {
  const { draft, complete } = await fillForm(referee, 'sea-lanes', { dark: { 'red-sea': 6, 'java-sea': 1 } });
  expect({ complete, draft }).toMatchObject({ complete: true, draft: { dark: { 'red-sea': 5, 'java-sea': 1 } } });
});

test('what no longer may stand anywhere is put back', async () => {
  const { rows } = await fillForm(referee, 'sea-lanes', { dark: { 'black-sea': 4, 'java-sea': 2 } });
  expect(rows).toMatchObject([{ value: { 'java-sea': 2 } }]);
});

test('a list offers what may still be added, and nothing once it is full', async () => {
  const table = scenario({
    options: { highTech: true },
    stage: 6,
    phase: 'tech-agenda',
    bidders: ['usa'],
    powers: { usa: { units: { alaska: 1 } }, ussr: {} },
  });
  const ask = async (draft: Draft): Promise<Offer | ToldRefusal> =>
    // It is made field by field of what the options say, so it fits the command.
    options(table.game, seat('usa'), draft as never)[0] ?? NO;
  const open = async (lines: readonly string[]) => {
    const { complete, rows } = await fillForm(ask, 'write-agenda', { lines });
    const domain = rows[0]?.domain;
    return [complete, domain?.kind === 'list' && domain.next.kind === 'one-of' ? domain.next.values : undefined];
  };
  expect(await open([])).toEqual([true, ['army', 'navy']]);
  expect(await open(['navy'])).toEqual([true, ['army']]);
  expect(await open(['navy', 'army'])).toEqual([true, []]);
});
