import { expect, test } from 'vitest';
import { seat } from '../../state/seat.ts';
import { scenario } from '../../testing/index.ts';

const clash = { type: 'clash', with: 'china' } as const;
const [china, usa] = [seat('china'), seat('usa')];
const attacks = { stage: 4, phase: 'attacks' } as const;
const table = (dice: readonly number[]) =>
  scenario({
    ...attacks,
    powers: { china: { lStars: 2, nukes: 1 }, usa: { lStars: 3, grain: 0, oil: 0, minerals: 0 }, ussr: {} },
    bidders: ['usa'],
    dice,
  });

test('B-TAC-25, -26 one L-star against one: the lower roller loses it, without supplies', () => {
  const low = table([2, 5]);
  const events = low.usa.does(clash);
  expect(events.find(({ type }) => type === 'clashed')).toMatchObject({
    dice: { attacker: 2, defender: 5 },
    losers: [usa],
    clauses: expect.not.arrayContaining(['B-TAC-27']),
  });
  expect([low.usa.has.lStars, low.china.has.lStars]).toEqual([2, 2]);
  const high = table([4, 3]);
  high.usa.does(clash);
  expect([high.usa.has.lStars, high.china.has.lStars]).toEqual([3, 1]);
});

test('B-TAC-27 on a tie both lose one', () => {
  const tie = table([4, 4]);
  const events = tie.usa.does(clash);
  expect(events.find(({ type }) => type === 'clashed')?.clauses).toContain('B-TAC-27');
  expect([tie.usa.has.lStars, tie.china.has.lStars]).toEqual([2, 1]);
});

test('B-TAC-28 the defender may then counterattack once, with units or weapons', () => {
  const fought = table([1, 6]);
  fought.usa.does(clash);
  expect(fought.state.question).toMatchObject({ kind: 'counterattack', waiting: [china] });
  expect(fought.china.may()).toEqual(expect.arrayContaining(['launch', 'clash', 'space-blast', 'no-counterattack']));
  fought.china.does({ type: 'clash', with: 'usa' });
  // They have had it; the attacker, whose turn it was, has none.
  expect(fought.state.question).toMatchObject({ kind: 'attack', waiting: [usa] });
});

test('B-TAC-25 both sides need an L-star', () => {
  const bare = scenario({
    ...attacks,
    powers: { china: {}, usa: { lStars: 1, nukes: 1 }, ussr: { lStars: 1, nukes: 1 } },
    bidders: ['usa', 'china', 'ussr'],
  });
  bare.usa.isRefused(clash, 'B-TAC-25');
  const none = scenario({
    ...attacks,
    powers: { china: { lStars: 1 }, usa: { nukes: 1 } },
    bidders: ['usa'],
  });
  expect(none.usa.may()).not.toContain('clash');
  none.usa.isRefused(clash, 'B-TAC-25');
  const alone = scenario({
    ...attacks,
    powers: { china: {}, usa: { nukes: 1, lStars: 1 } },
    bidders: ['usa'],
  });
  expect(alone.usa.may()).not.toContain('clash');
});
