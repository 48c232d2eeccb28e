import { quickStream, RESOURCES, seat, view } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { momentOf } from '../arena/play.ts';
import { CHARACTERS, characterOf, steady } from '../characters.ts';
import type { Moment } from '../commander.ts';
import { standpointOf } from '../judgement/standpoint.ts';
import { blankNotes, type Notes } from '../memory/notes.ts';
import { mindOf } from '../officer.ts';
import { bargain } from './bargain.ts';
import { cycleAhead } from './cycle-ahead.ts';
import { searcherOf, think } from './general.ts';
import { Outlook } from './outlook.ts';

const [usa, china] = [seat('usa'), seat('china')];

test('a general buys L-stars that lift its chances, and offers more where its price was refused', () => {
  const { game } = scenario({
    stage: 6,
    cycle: 6,
    powers: { usa: { cash: 30_000 }, china: { cash: 3000, lStars: 4 }, ussr: { cash: 3000 } },
    options: { detenteCycle: 12 },
  });
  const seen = view(game, usa);
  // In the bazaar, with everything allowed: what it would offer is the matter here, not what the referee says.
  const moment: Moment = {
    seat: usa,
    setup: game.setup,
    view: { ...seen, question: { id: 9, kind: 'trade', of: [...game.setup.seats], waiting: [usa] } },
    offers: [{ command: 'offer', clause: 'B-DIPLO-01' }],
    walk: () => [],
    allows: () => true,
    fallback: { type: 'pass' },
    stream: quickStream(1),
  };
  const offered = (notes?: Notes) => {
    const asked = notes === undefined ? moment : { ...moment, notes };
    const command = bargain(asked, new Outlook(asked, { standpoints: 100 }))?.command;
    return command?.type === 'offer' ? command : undefined;
  };
  const first = offered();
  const wanted = first?.wants?.['l-star'] ?? 0;
  expect(first).toMatchObject({ to: china });
  expect(wanted).toBeGreaterThan(0);
  const refused = {
    id: 'usa>china 1',
    from: usa,
    to: china,
    cycle: 6,
    stage: 6,
    gives: { cash: first?.givesCash ?? 0, goods: {} },
    wants: { cash: 0, goods: { 'l-star': wanted } },
    promise: '',
    answer: 'declined',
  } as const;
  const second = offered({ ...blankNotes(usa, game.setup.seats), offers: [refused] });
  expect(second?.wants?.['l-star'] !== wanted || (second.givesCash ?? 0) > (first?.givesCash ?? 0)).toBe(true);
});

test('a general is calmer than an officer of its character and keeps peace longer, and the hawk is still the wildest', () => {
  const minds = CHARACTERS.map(({ weights }) => ({ weights, general: mindOf('general', weights).weights }));
  for (const { weights, general } of minds) {
    expect(general.attack).toBeLessThanOrEqual(weights.attack);
    expect(general.faith).toBeGreaterThanOrEqual(weights.faith);
  }
  const wildest = Math.max(...minds.map(({ general }) => general.attack));
  expect(mindOf('general', characterOf('hawk')?.weights ?? steady.weights).weights.attack).toBe(wildest);
  expect(mindOf('general', steady.weights).weights.attack).toBeLessThan(steady.weights.attack);
});

test('the sketch of a cycle sells dear, buys cheap, and gives everybody their cubes again', () => {
  const { game } = scenario({
    stage: 3,
    cycle: 4,
    powers: { usa: { cash: 3000 }, china: {} },
    options: { detenteCycle: 12 },
  });
  const at = standpointOf(game);
  const after = cycleAhead(at, new Map([[usa, [3]]]), quickStream(1));
  expect(after.cycle).toBe(5);
  expect(after.players.get(usa)?.cash).toBeGreaterThan(3000);
  for (const resource of RESOURCES) expect(after.market[resource]).toBeLessThan(at.market[resource]);
  expect(after.players.get(usa)?.cubes).toBe(3);
  const same = cycleAhead(at, new Map([[usa, [3]]]), quickStream(1));
  expect(same).toEqual(after);
});

test('what a general explains is what it decided', () => {
  const { game } = scenario({ stage: 4, cycle: 5, powers: { usa: {}, china: {}, ussr: {} } });
  const general = searcherOf('general', steady);
  const moment = momentOf(game, usa, quickStream(3));
  const command = general.decide(moment);
  const why = general.explain?.(moment);
  const { command: again, why: reason } = think(
    mindOf('general', steady.weights),
    momentOf(game, usa, quickStream(3)),
    {
      standpoints: 400,
    },
  );
  expect(again).toEqual(command);
  expect(reason).toEqual(why);
});
