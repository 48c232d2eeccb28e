import { seat } from '@marshall/rules';
import { expect, test } from 'vitest';
import { en } from './index.ts';

const [ann, bob] = [seat('ann'), seat('bob')];
const speaker = en.speaker((id) => ({ power: id === 'ann' ? 'ussr' : 'south-america' }));
/** A line of the log is at most so long. */
const LONGEST = 200;

test('all that is shown in a battle fits one line, each side once', () => {
  const line = speaker.event({
    type: 'technology-disclosed',
    shown: [
      { seat: ann, technology: 'army', level: 2 },
      { seat: ann, technology: 'navy', level: 5 },
      { seat: bob, technology: 'army', level: 4 },
    ],
    attacker: { dice: 1, points: 1 },
    defender: { dice: 1, points: 2 },
  });
  expect(line).toBe(
    'The Soviet Union shows level 2 army technology and level 5 navy technology; South America shows level 4 army technology; the attacker gets 1 die and 1 point, the defender 1 die and 2 points.',
  );
  expect(line?.length).toBeLessThanOrEqual(LONGEST);
  const alone = { type: 'technology-disclosed', shown: [], attacker: { dice: 0, points: 0 } } as const;
  expect(speaker.event({ ...alone, defender: alone.attacker })).toBe('Nobody shows technology in this battle.');
});

test('a reading of the chart with all its parts fits one line', () => {
  const line = speaker.event({
    type: 'chart-read',
    zone: 'gulf-of-st-lawrence',
    attacker: { units: 12, support: 7, die: 5, generalship: 2, total: 21 },
    defender: { units: 10, support: 6, die: 6, generalship: 2, total: 18 },
    lookedUp: [20, 18],
    letter: 'D',
  });
  expect(line).toContain(': 21 (units 12, support 7, Generalship 2) against 18 (');
  expect(line?.length).toBeLessThanOrEqual(LONGEST);
});

test('one card is shuffled back, and several are', () => {
  const returned = (cards: number) => speaker.event({ type: 'tech-cards-returned', seat: ann, cards, secret: {} });
  expect(returned(0)).toBeUndefined();
  expect(returned(1)).toBe('1 of the Soviet Union’s technology cards is shuffled back into the piles.');
  expect(returned(2)).toBe('2 of the Soviet Union’s technology cards are shuffled back into the piles.');
});

test('an agenda is read by its writer alone', () => {
  const lines = ['navy', 'army'] as const;
  expect(speaker.event({ type: 'agenda-written', seat: ann, secret: {} })).toBeUndefined();
  expect(speaker.event({ type: 'agenda-written', seat: ann, secret: { [ann]: { lines } } })).toBe(
    'The Soviet Union plans to research navy technology, then army technology.',
  );
});
