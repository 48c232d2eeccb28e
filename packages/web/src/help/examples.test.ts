import { options } from '@marshall/rules';
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

/** The rules by which the commands of an example are offered. */
function offered(example: Example): readonly string[] {
  const clauses: string[] = [];
  carriedOut(example, (game, by, command) => {
    for (const offer of options(game, by)) if (offer.command === command.type) clauses.push(offer.clause);
  });
  return clauses;
}

test('every example has its own paragraph', () => {
  const at = EXAMPLES.map(({ paragraph }) => paragraph);
  expect(new Set(at).size).toBe(at.length);
});

/** What the table is and how it is kept honest is no matter of a position that a referee could judge. */
const WITHOUT = {
  players: 'says how many can play and how long it takes',
  'taking-back': 'is about what the table undoes, which leaves no event behind',
  'fair-dice': 'is about the secret and the file of a whole game',
  saving: 'is about where games are kept',
  friends: 'is about how people meet',
  away: 'is about the clock and people who are not there',
  commanders: 'is about how well computers play',
  hints: 'is about where advice is found',
  odds: 'is about where odds are found',
  'looking-back': 'is about games that are over',
  settings: 'is about the page',
};

test('every paragraph has a board or dice, except those about no position', () => {
  const none = [...PARAGRAPHS.keys()].filter((id) => EXAMPLES.every(({ paragraph }) => paragraph !== id));
  expect(none).toEqual(Object.keys(WITHOUT));
});

test('what examples show is what their paragraphs say', () => {
  const told = (id: string): string => (worked(id)?.lines ?? []).map(({ text }) => text).join(' ');
  // Three points remove one unit, on both sides; the winner moves in.
  expect(told('battle')).toMatch(/4 and 2: 6 points.*loses 1 army in Poland.*4 points.*loses 1 army.*captures Poland/);
  expect(told('sale')).toBe('Europe sells 5 oil for $2,500M. The Soviet Union sells 5 oil for $500M.');
  expect(told('pay')).toContain('loses 3 grain because the store is full');
  expect(told('landing')).toMatch(/lands 4 armies.*captures Nigeria/);
  expect(told('thirteenth')).toContain('A 6 would have ended the game');
  expect(worked('blockade')?.before.blockades.blockaded).toEqual([{ territory: 'arabia', against: 'usa' }]);
  expect(worked('siege')?.before.blockades.besieged).toEqual(['africa']);
  expect(told('default')).toContain('is in default');
  expect(told('production')).toContain('Baqa Oil produces nothing');
  expect(told('losses')).toMatch(/6 and 5: 11 points.*loses 3 armies.*2 and 3: 5 points.*loses 1 army/);
  expect(told('champion')).toContain('China’s L-star rolls a 3 and destroys a nuke');
  expect(told('space-blast')).toContain('destroys all L-stars: Europe loses 1 and the Soviet Union loses 2');
  expect(told('passage')).toContain('by way of Kazakh');
  expect(told('tech-battle')).toContain('adds 4: 12 points');
  expect(told('tech-move')).toContain('3 armies from Russia to Romania (1 grain)');
  expect(told('ship-battle')).toContain('4 and 3: 7 points. Europe loses 3 merchant ships');
  expect(told('chart')).toContain('8 (units 6, Generalship 2) against 4');
  expect(told('supremacy')).toContain('ends by Supremacy');
  expect(told('how-to-win')).toContain('ends in Détente: Europe is the wealthiest');
  expect(worked('wealth')?.after.view.ended?.table).toMatchObject([
    { wealth: { cash: 1000, supplies: 6000, debts: 0, total: 7000 } },
    { wealth: { cash: 3500, supplies: 3000, debts: 1000, total: 5500 } },
  ]);
  const ranks = worked('stars')?.after.view.ended?.table.map(({ seat, rank }) => [seat, rank]);
  expect(ranks).toContainEqual(['usa', 5]);
  expect(told('the-cycle')).toMatch(/Cycle 3 begins.*Stage 1: Pay.*Stage 2: Transfer/);
  expect(told('first-cycle')).toContain('Stage 4, Attack, isn’t played in this cycle');
  expect(told('promises')).toMatch(/No attack this cycle.*Agreed: Europe gives/);
  // The other power hears that something was found, and not what.
  expect(told('secrets')).toContain('finds an oil company');
  expect(told('secrets')).not.toContain('Hassi');
  expect(worked('empty-home')?.after.view.seats).toMatchObject({ ussr: { holdings: [{}, {}] } });
});
