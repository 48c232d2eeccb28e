import { type Command, fallbackFor, seat, view } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { Chronicle } from '../solo/lines.ts';
import { atLeast, lastBattleOf } from './battle-result.ts';

const [europe, ussr, china] = [seat('europe'), seat('ussr'), seat('china')];

test('luck is exact: of 216 throws of three dice 108 come to 11 or more, and one to 18', () => {
  expect(atLeast(11, 3)).toEqual({ ways: 108n, of: 216n });
  expect(atLeast(18, 3)).toEqual({ ways: 1n, of: 216n });
  expect(atLeast(3, 3)).toEqual({ ways: 216n, of: 216n });
  expect(atLeast(5, 1)).toEqual({ ways: 2n, of: 6n });
});

test('a battle has a result once it is over, for both who fought and for nobody else', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    bidders: ['europe'],
    powers: {
      europe: { units: { greece: 5 }, grain: 6, oil: 6, minerals: 6 },
      ussr: { units: { romania: 2, russia: 1 }, grain: 0, oil: 0, minerals: 0, cards: { 'wallachia-grains': 'open' } },
      china: {},
    },
    dice: [4, 5, 1],
  });
  const chronicle = new Chronicle();
  const does = (who: 'europe' | 'ussr', command: Parameters<typeof table.europe.does>[0]) =>
    chronicle.add(table[who].does(command), seat(who));
  const result = (who: typeof europe) => {
    chronicle.rewind();
    return lastBattleOf(view(table.game, who), chronicle.tell(table.game, who), who);
  };
  does('europe', { type: 'attack', from: 'greece', to: 'romania', against: 'ussr', units: { army: 5 } });
  expect(result(europe)).toBeUndefined();
  does('ussr', { type: 'defend', supplied: false });
  for (let asked = table.state.question; asked !== undefined && asked.kind !== 'attack'; asked = table.state.question) {
    const [who] = asked.waiting;
    const answer: Command | undefined =
      asked.kind === 'occupy'
        ? { type: 'occupy', orders: [{ from: 'greece', how: 'march', units: { army: 4 } }] }
        : who && fallbackFor(table.game, who);
    if (answer === undefined) break;
    does(who === ussr ? 'ussr' : 'europe', answer);
  }
  for (const who of [europe, ussr])
    expect(result(who)).toMatchObject({ to: 'romania', captured: true, taken: { cards: ['wallachia-grains'] } });
  expect(result(china)).toBeUndefined();
});
