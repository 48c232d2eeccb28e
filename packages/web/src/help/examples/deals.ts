// Deals between players.
import { by, type Example } from './example.ts';

const SELLING = { stage: 3, phase: 'sales-to-players', bidders: ['europe'], traders: ['europe'] } as const;
const MADE: readonly string[] = ['offer-made', 'deal-made', 'units-sold'];

export const DEALS: readonly Example[] = [
  {
    id: 'trade',
    paragraph: 'trading',
    position: { ...SELLING, powers: { europe: { oil: 6 }, ussr: { cash: 3000 } } },
    played: [
      by('europe', { type: 'offer', to: 'ussr', gives: { oil: 4 }, wantsCash: 1600 }),
      by('ussr', { type: 'accept-offer', offer: 'europe>ussr#1' }),
    ],
    reader: 'europe',
    tells: MADE,
  },
  {
    id: 'player-loan',
    paragraph: 'player-loans',
    position: { ...SELLING, powers: { europe: { cash: 200 }, ussr: { cash: 3000 } } },
    played: [
      by('europe', { type: 'offer', to: 'ussr', wantsCash: 1000, loan: true, repay: 1200, dueCycle: 5 }),
      by('ussr', { type: 'accept-offer', offer: 'europe>ussr#1' }),
    ],
    reader: 'europe',
    tells: MADE,
  },
  {
    id: 'bazaar',
    paragraph: 'bazaar',
    position: {
      stage: 6,
      phase: 'arms-bazaar',
      bidders: ['europe'],
      traders: ['europe'],
      powers: { europe: { nukes: 2, units: { turkey: 3 } }, ussr: { cash: 3000 } },
    },
    played: [
      by('europe', { type: 'offer', to: 'ussr', gives: { 'land-turkey': 1 }, wantsCash: 1500 }),
      by('ussr', { type: 'accept-offer', offer: 'europe>ussr#1' }),
    ],
    around: ['turkey', 'greece', 'iraq'],
    reader: 'europe',
    tells: MADE,
  },
  {
    id: 'drop-ship',
    paragraph: 'drop-ship',
    position: {
      stage: 1,
      traders: [],
      powers: { europe: { cards: 'home', oil: 0 }, ussr: { oil: 0, cash: 3000 } },
      orders: [{ seller: 'europe', buyer: 'ussr', resource: 'oil', units: 4, price: 300 }],
    },
    played: [by('europe', { type: 'pay-salaries', pay: 'all' })],
    tells: ['salaries-paid', 'drop-shipped', 'transferred'],
  },
  {
    id: 'resigning',
    paragraph: 'resigning',
    position: {
      stage: 3,
      traders: [],
      powers: { europe: { units: { iberia: 2, turkey: 1 } }, ussr: {}, usa: {} },
    },
    played: [by('europe', { type: 'resign' })],
    around: ['iberia', 'turkey', 'greece'],
    tells: ['left'],
  },
];
