import { quickStream, seat } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { momentOf } from '../arena/play.ts';
import { steady } from '../characters.ts';
import type { Proposal } from '../memory/incidents.ts';
import { blankNotes } from '../memory/notes.ts';
import { Recall } from '../memory/recall.ts';
import { mindOf } from '../officer.ts';
import { sightOf } from '../sight.ts';
import { mayHaggle } from './haggling.ts';

const [usa, china] = [seat('usa'), seat('china')];
const officer = mindOf('officer', steady.weights);

/** Whether there is a price to be tried in Stage 7, by what was answered before. */
function tries(spot: number, ...answers: readonly Proposal['answer'][]): boolean {
  const { game } = scenario({
    stage: 7,
    cycle: 3,
    prices: { grain: { spot }, oil: { spot }, minerals: { spot } },
    powers: {
      usa: { cash: 9000, cards: 'home' },
      china: { cash: 9000, cards: {} },
      europe: { cash: 9000, cards: {} },
    },
  });
  const [company] = game.state.seats[usa]?.holdings ?? [];
  if (company === undefined) throw new Error('no company');
  const offers = answers.map(
    (answer, i): Proposal => ({
      id: `${i}`,
      from: usa,
      to: china,
      cycle: 2,
      stage: 7,
      gives: { cash: 0, goods: { [company.card]: 1 } },
      wants: { cash: 1500, goods: {} },
      promise: '',
      answer,
    }),
  );
  const notes = { ...blankNotes(usa, game.setup.seats), offers };
  const recall = new Recall(game.setup.seats, { [usa]: { notes, heard: [] } });
  return mayHaggle(officer, sightOf(momentOf(game, usa, quickStream('haggling'), recall)));
}

test('companies are offered at the prices of the day while these are high, and no more where nobody takes that', () => {
  expect(tries(17)).toBe(true);
  expect(tries(1)).toBe(false);
  // What China declined Europe may still take, once.
  expect(tries(17, 'declined')).toBe(true);
  expect(tries(17, 'declined', 'declined')).toBe(false);
  expect(tries(17, 'accepted', 'declined', 'declined')).toBe(true);
});
