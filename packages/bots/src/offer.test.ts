import { readFileSync } from 'node:fs';
import { accepts, perform, seat, thingNamed } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { offerTo, type Terms } from './offer.ts';

const usa = seat('usa');
const rich = { grain: 3, oil: 3, minerals: 3, cash: 5000, nukes: 1 };

/** A trading round in which the United States has bid. */
function trading(stage: 3 | 6 | 7) {
  const phase = { 3: 'sales-to-players', 6: 'arms-bazaar', 7: 'buys-from-players' } as const;
  return scenario({
    cycle: 2,
    stage,
    phase: phase[stage],
    bidders: ['usa'],
    powers: { usa: rich, china: rich },
  }).game;
}

test.each<[3 | 6 | 7, Terms]>([
  [3, { gives: { grain: 2 }, wants: { cash: 500, oil: 1 }, promise: 'peace' }],
  [3, { gives: { cash: 500 }, loan: { repay: 600, dueCycle: 4 } }],
  [6, { gives: { nuke: 1 }, wants: { cash: 1000, minerals: 2 } }],
  [7, { gives: { cash: 500 }, wants: { grain: 1 } }],
  [7, { dropShip: { seller: 'partner', units: { oil: 2 }, price: 100 } }],
])('in Stage %i %j is an offer that is accepted as it stands', (stage, terms) => {
  const result = perform(trading(stage), usa, offerTo('china', terms));
  expect(result.ok ? 'accepted' : result.refusal.code).toBe('accepted');
});

test('arms are refused outside the bazaar, and so is nothing at all', () => {
  expect(accepts(trading(3), usa, offerTo('china', { gives: { nuke: 1 }, wants: { cash: 1 } }))).toBe(false);
  expect(accepts(trading(3), usa, offerTo('china', {}))).toBe(false);
});

test('the guide names goods as the rules do', () => {
  const guide = readFileSync(new URL('../../../docs/bot-authors.md', import.meta.url), 'utf8');
  const [, section = ''] = guide.split('### Goods and windows');
  const [table = ''] = section.split('\n\n').slice(1);
  const names = [...table.matchAll(/^\| `([^|]*)` \|/gm)].flatMap(([, cell = '']) => cell.split('`, `'));
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect([name, thingNamed(name)]).not.toEqual([name, undefined]);
});
