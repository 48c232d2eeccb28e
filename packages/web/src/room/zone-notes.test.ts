import { blockadesOf, seat, view } from '@marshall/rules';
import { type Sketch, scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { sightWords } from '../words.ts';
import { companiesAt, companyMarks } from './facts.ts';
import { blockadeNotes, passageNotes } from './zone-notes.ts';

const [usa, ussr, china] = [seat('usa'), seat('ussr'), seat('china')];

const table = (powers: Sketch['powers'], granted: Readonly<Record<string, (typeof usa)[]>> = {}) => {
  const { game, state } = scenario({ powers });
  Object.assign(state.passage, granted);
  return (who: typeof usa) => ({ view: view(game, who), seat: who, blockades: blockadesOf(game) });
};

test('a card says who the holder of a zone lets pass, to the guest, to the holder and to a third', () => {
  const at = table({ usa: {}, ussr: {}, china: {} }, { ussr: [usa] });
  const text = sightWords.zone;
  expect(passageNotes(at(usa), 'russia')).toEqual([text.letsYou('the Soviet Union')]);
  expect(passageNotes(at(ussr), 'russia')).toEqual([text.youLet(['the USA'])]);
  expect(passageNotes(at(china), 'russia')).toEqual([
    text.keepsYou('the Soviet Union'),
    text.lets('the Soviet Union', ['the USA']),
  ]);
  expect(passageNotes(at(usa), 'brazil')).toEqual([]);
});

test('a card says which port is closed and by whom, and when every port is', () => {
  const holder = { units: { indonesia: 1 } };
  const text = sightWords.zone;
  const some = table({ usa: holder, ussr: { units: { 'java-sea': 1 } } })(usa);
  expect(blockadeNotes(some, 'indonesia')).toEqual([text.closed('the Java Sea', 'the Soviet Union')]);
  expect(blockadeNotes(some, 'java-sea')).toEqual([text.closes('the Soviet Union', 'Indonesia')]);
  expect(blockadeNotes(some, 'alaska')).toEqual([]);
  const all = table({ usa: holder, ussr: { units: { 'bay-of-bengal': 1, 'java-sea': 1, 'timor-sea': 1 } } })(usa);
  expect(blockadeNotes(all, 'indonesia')).toEqual([text.blockaded('the Soviet Union')]);
});

test('companies are gathered by zone and holder with what they make; those in the shadow of a stronger power are threatened', () => {
  const at = table({
    usa: { cards: { 'bayer-mines': 'open', 'huber-grain-co': 'closed' }, units: { 'eastern-europe': 1 } },
    ussr: { units: { poland: 2 }, cards: { 'baku-oil': 'open', 'borneo-oil': 'secret' } },
  });
  const marks = companyMarks(at(usa).view);
  expect(marks).toEqual([
    {
      zone: 'eastern-europe',
      power: 'usa',
      threatened: true,
      yields: [
        { name: 'Bayer Mines', resource: 'minerals', units: 3, open: true },
        { name: 'Huber Grain Co.', resource: 'grain', units: 2, open: false },
      ],
    },
    {
      zone: 'kola',
      power: 'ussr',
      threatened: false,
      yields: [{ name: 'Baku Oil', resource: 'oil', units: 3, open: true }],
    },
  ]);
  // Its holder sees the card that lies face down, and nobody else.
  expect(companyMarks(at(ussr).view).map(({ zone }) => zone)).toContain('indonesia');
  expect(companiesAt(at(usa).view, 'eastern-europe').map(({ name }) => name)).toEqual([
    'Bayer Mines, 3 minerals, open',
    'Huber Grain Co., 2 grain, closed',
  ]);
});
