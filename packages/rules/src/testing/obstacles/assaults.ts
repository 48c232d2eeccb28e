// The obstacles of assaults by sea and by air.
import { ashore, beach, byAir, bySea, convoy, fly, rich, s4, shore, stands } from './battle-positions.ts';
import { type Obstacle, obstacle as o } from './obstacle.ts';

export const assaultObstacles: readonly Obstacle[] = [
  o('no-landing', shore({ laden: [], nukes: 1 }), 'usa', { type: 'assault-by-sea' }, { at: shore() }),
  o(
    'no-drop',
    shore({ oil: 2, units: { alaska: 1 } }),
    'usa',
    { type: 'assault-by-air' },
    { at: shore({ oil: 3, units: { alaska: 1 } }) },
  ),
  o(
    'landlocked',
    shore({}, { units: { tibet: 1, japan: 1 } }),
    'usa',
    { ...bySea, to: 'tibet' },
    { tries: { to: 'japan' } },
  ),
  o(
    'sea-held',
    shore(
      { laden: [{ zone: 'north-atlantic', cargo: { army: 2 } }] },
      {},
      {
        powers: {
          usa: { ...rich, laden: [{ zone: 'north-atlantic', cargo: { army: 2 } }] },
          europe: { units: { 'british-isles': 1, 'north-sea': 1 } },
        },
      },
    ),
    'usa',
    {
      type: 'assault-by-sea',
      to: 'british-isles',
      sea: 'north-sea',
      against: 'europe',
      orders: [convoy('north-atlantic', 2)],
    },
    {
      at: {
        powers: {
          usa: { ...rich, laden: [{ zone: 'north-atlantic', cargo: { army: 2 } }] },
          europe: { units: { 'british-isles': 1 } },
        },
      },
    },
  ),
  o('dark-sea', shore(), 'usa', { ...bySea, sea: 'mid-pacific' }, { tries: { sea: 'tokyo-bay' } }),
  o('own-land', shore({ units: { japan: 1, alaska: 1 } }, { units: { tibet: 1 } }), 'usa', byAir('japan', 'alaska'), {
    at: shore({ units: { alaska: 1 } }, { units: { japan: 1 } }),
  }),
  o(
    'not-the-target',
    shore({ laden: [{ zone: 'sea-of-japan', cargo: { army: 2 } }] }),
    'usa',
    { ...bySea, sea: 'sea-of-japan', orders: [convoy('sea-of-japan', 2), ashore('nanling', 1)] },
    { tries: { orders: [convoy('sea-of-japan', 2), ashore('japan', 1)] } },
  ),
  o(
    'contested',
    s4(
      {
        usa: { ...rich, units: { alaska: 3 } },
        china: { ...rich, units: { japan: 4 } },
        ussr: { ...rich, units: { kola: 2 } },
      },
      { bidders: ['usa', 'ussr'], dice: [1, 1, 1, 1, 1, 1] },
    ),
    'ussr',
    { type: 'assault-by-air', to: 'japan', against: 'china', orders: [fly('kola', 1)] },
    { lead: (table) => void table.usa.does({ type: 'pass' }) },
    (table) => {
      stands('counterattack')(table);
      table.china.does({ type: 'no-counterattack' });
    },
  ),
  o('no-assault', beach(), 'usa', { type: 'continue-assault', zone: 'japan' }, { lead: stands('attack') }),
];
