import { quickStream, type Seat, seat } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { momentOf } from './arena/play.ts';
import { Sight } from './sight.ts';
import { atPeace } from './trust.ts';

test('there is peace with two rivals at most, and with no more than half of them', () => {
  const usa = seat('usa');
  const others: readonly Seat[] = [seat('ussr'), seat('europe'), seat('china'), seat('africa'), seat('south-america')];
  const { game } = scenario({
    stage: 4,
    phase: 'attacks',
    cycle: 3,
    options: { detenteCycle: 20 },
    bidders: ['usa'],
    powers: {
      usa: { units: { alaska: 4 } },
      ussr: { units: { russia: 4 } },
      europe: { units: { iberia: 4 } },
      china: { units: { tibet: 4 } },
      africa: { units: { egypt: 4 } },
      'south-america': { units: { peru: 4 } },
    },
  });
  game.state.passage = { [usa]: [...others], ...Object.fromEntries(others.map((other) => [other, [usa]])) };
  const friends = () => {
    const moment = momentOf(game, usa, quickStream('officer'));
    const sight = new Sight(moment, moment.view);
    return sight.rivals.filter((rival) => atPeace(sight, rival)).length;
  };
  const found = [friends()];
  for (const other of others.slice(0, 3)) {
    const player = game.state.seats[other];
    if (player !== undefined) player.out = 'destroyed';
    found.push(friends());
  }
  expect(found).toEqual([2, 2, 1, 1]);
});
