import { type Game, quickStream, seat, view } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { momentOf } from '../arena/play.ts';
import { steady } from '../characters.ts';
import type { Moment } from '../commander.ts';
import type { Proposal } from '../memory/incidents.ts';
import { blankNotes } from '../memory/notes.ts';
import { Recall } from '../memory/recall.ts';
import { mindOf } from '../officer.ts';
import { sightOf } from '../sight.ts';
import { haggle, mayHaggle } from './haggling.ts';

const [usa, china] = [seat('usa'), seat('china')];
const officer = mindOf('officer', steady.weights);

/** A moment in which everything is allowed: what it would offer is the matter here, not what the referee says. */
function anything(game: Game): Moment {
  return {
    seat: usa,
    setup: game.setup,
    view: view(game, usa),
    offers: [],
    walk: () => [],
    allows: () => true,
    fallback: { type: 'pass' },
    stream: quickStream('anything'),
  };
}

/** Whether there is a price to be tried in Stage 7, by what was answered so many cycles ago. */
function tries(spot: number, ...answers: readonly Proposal['answer'][]): boolean {
  return triesAfter(1, spot, ...answers);
}

function triesAfter(ago: number, spot: number, ...answers: readonly Proposal['answer'][]): boolean {
  const { game } = scenario({
    stage: 7,
    cycle: 2 + ago,
    options: { detenteCycle: 'none' },
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
  // Where as many took it as declined it, others are asked.
  expect(tries(17, 'accepted', 'accepted', 'declined', 'declined')).toBe(true);
  expect(tries(17, 'accepted', 'declined', 'declined')).toBe(false);
});

test('where most decline such a price it waits much longer than where most take it', () => {
  expect(triesAfter(7, 17, 'declined', 'declined')).toBe(false);
  expect(triesAfter(13, 17, 'declined', 'declined')).toBe(true);
  expect(triesAfter(7, 17, 'accepted', 'accepted', 'declined', 'declined')).toBe(true);
});

test('somebody with much cash is offered several companies at once, and never for more than they have', () => {
  const sold = (cash: number) => {
    const { game } = scenario({
      stage: 7,
      cycle: 3,
      prices: { grain: { spot: 17 }, oil: { spot: 17 }, minerals: { spot: 17 } },
      powers: { usa: { cash: 9000, cards: 'home' }, china: { cash, cards: {} } },
      options: { cashVisible: true, detenteCycle: 12 },
    });
    const moment = anything(game);
    const command = haggle(officer, moment, sightOf(moment))?.command;
    return command?.type === 'offer' ? command : undefined;
  };
  const few = sold(5000);
  const many = sold(60_000);
  expect(Object.keys(few?.gives ?? {}).length).toBeGreaterThan(0);
  expect(few?.wantsCash).toBeLessThan(5000);
  expect(Object.keys(many?.gives ?? {}).length).toBeGreaterThan(Object.keys(few?.gives ?? {}).length);
});

test('somebody who goes by low prices is asked for companies, as many as part of its cash buys', () => {
  const wanted = (cash: number, spot: number) => {
    const { game } = scenario({
      stage: 3,
      cycle: 3,
      prices: { grain: { spot }, oil: { spot }, minerals: { spot } },
      // China has more oil than it has room for, and takes little for it.
      powers: {
        usa: { cash, cards: {} },
        china: { cash: 5000, cards: { 'inca-oil': 'open', 'idah-oil': 'open', 'chin-oil': 'open' } },
      },
      options: { cashVisible: true, detenteCycle: 12 },
    });
    const moment = anything(game);
    const command = haggle(officer, moment, sightOf(moment))?.command;
    return command?.type === 'offer' ? command : undefined;
  };
  const some = wanted(20_000, 1);
  expect(Object.keys(some?.wants ?? {}).length).toBeGreaterThan(0);
  expect(some?.givesCash).toBeLessThan(6000);
  expect(wanted(1000, 1)).toBeUndefined();
  expect(wanted(20_000, 17)?.wants ?? {}).not.toEqual(some?.wants);
});

test('until somebody has taken such a price, only one is asked in a trading round', () => {
  const { game } = scenario({
    stage: 7,
    cycle: 3,
    prices: { grain: { spot: 17 }, oil: { spot: 17 }, minerals: { spot: 17 } },
    powers: { usa: { cash: 9000, cards: 'home' }, china: { cash: 9000, cards: {} }, europe: { cash: 9000, cards: {} } },
    options: { cashVisible: true, detenteCycle: 12 },
  });
  const first = anything(game);
  expect(mayHaggle(officer, sightOf(first))).toBe(true);
  const later = { ...anything(game), view: { ...view(game, usa), offersMade: 1 } };
  expect(mayHaggle(officer, sightOf(later))).toBe(false);
});
