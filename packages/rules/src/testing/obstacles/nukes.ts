// The obstacles of launches, L-stars and strikes.
import { fires, launch, rich, rocket, salvo } from './battle-positions.ts';
import { type Obstacle, obstacle as o } from './obstacle.ts';

export const nukeObstacles: readonly Obstacle[] = [
  o('no-nukes', rocket({ usa: { ...rich, units: { alaska: 1 } }, ussr: {} }), 'usa', launch({ russia: 1 }), {
    at: rocket({ usa: { nukes: 1 }, ussr: {} }),
  }),
  o('wrong-number', rocket({ usa: { nukes: 1 }, ussr: {} }), 'usa', launch({ russia: 2 }), {
    at: rocket({ usa: { nukes: 2 }, ussr: {} }),
  }),
  o('dark-sea', rocket({ usa: { nukes: 1 }, ussr: {} }), 'usa', launch({ 'mid-pacific': 1 }), {
    tries: { targets: { russia: 1 } },
  }),
  o(
    'empty-space',
    rocket({ usa: { nukes: 1 }, ussr: {} }),
    'usa',
    { type: 'space-blast', nukes: 1 },
    { at: rocket({ usa: { nukes: 1 }, ussr: { lStars: 1 } }) },
  ),
  o(
    'no-l-star',
    rocket({ usa: { nukes: 1 }, ussr: { lStars: 1 } }),
    'usa',
    { type: 'clash', with: 'ussr' },
    { at: rocket({ usa: { lStars: 1 }, ussr: { lStars: 1 } }) },
  ),
  o(
    'nobody-to-clash',
    rocket({ usa: { lStars: 1, nukes: 1 }, ussr: {} }),
    'usa',
    { type: 'clash', with: 'ussr' },
    { at: rocket({ usa: { lStars: 1 }, ussr: { lStars: 1 } }) },
  ),
  o(
    'no-l-star-there',
    rocket({ usa: { lStars: 1 }, ussr: {}, china: { lStars: 1 } }),
    'usa',
    { type: 'clash', with: 'ussr' },
    { at: rocket({ usa: { lStars: 1 }, ussr: { lStars: 1 }, china: { lStars: 1 } }) },
  ),
  o(
    'no-l-stars',
    rocket({
      usa: { nukes: 1 },
      ussr: { lStars: 1 },
      africa: { lStars: 1 },
      china: { cards: { 'baqa-oil': 'secret' } },
    }),
    'china',
    { type: 'stand', champion: true, show: [] },
    { at: rocket({ usa: { nukes: 1 }, ussr: { lStars: 1 }, africa: { lStars: 1 }, china: { lStars: 1 } }) },
    (table) => void table.usa.does(launch({ arabia: 1 })),
  ),
  o('no-nuke', salvo, 'ussr', { type: 'shoot', at: 'tibet' }, { tries: { at: 'russia' } }, fires),
];
