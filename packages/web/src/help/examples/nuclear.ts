// Nukes and L-stars.
import { BATTLE, by, type Example } from './example.ts';

const STRUCK: readonly string[] = ['nukes-launched', 'l-star-fired', 'struck', 'roulette-rolled', 'roulette'];

export const NUCLEAR: readonly Example[] = [
  {
    id: 'strike',
    paragraph: 'nukes',
    position: {
      ...BATTLE,
      bidders: ['europe'],
      powers: { europe: { nukes: 2, units: { greece: 2 } }, ussr: { units: { romania: 4 } } },
    },
    played: [{ by: 'europe', command: { type: 'launch', targets: { romania: 1 } } }],
    around: ['greece', 'romania', 'turkey', 'poland'],
    tells: STRUCK,
  },
  {
    id: 'screen',
    paragraph: 'l-stars',
    position: {
      ...BATTLE,
      bidders: ['europe'],
      powers: { europe: { nukes: 2, units: { greece: 2 } }, ussr: { lStars: 2, units: { romania: 4 } } },
      dice: [6, 3],
    },
    played: [
      { by: 'europe', command: { type: 'launch', targets: { romania: 2 } } },
      { by: 'ussr', command: { type: 'shoot', at: 'romania' } },
      { by: 'ussr', command: { type: 'shoot', at: 'romania' } },
    ],
    around: ['greece', 'romania', 'turkey', 'poland'],
    tells: STRUCK,
  },
  {
    id: 'thirteenth',
    paragraph: 'coup-final',
    position: {
      ...BATTLE,
      bidders: ['europe'],
      nuked: [
        'greenland',
        'iraq',
        'iran',
        'sahara',
        'india',
        'pakistan',
        'burma',
        'japan',
        'indonesia',
        'middle-east',
        'central-america',
        'egypt',
      ],
      powers: { europe: { nukes: 1, units: { greece: 2 } }, ussr: { units: { romania: 4 } } },
      dice: [5],
    },
    played: [{ by: 'europe', command: { type: 'launch', targets: { romania: 1 } } }],
    around: [],
    tells: STRUCK,
  },

  {
    id: 'salvo',
    paragraph: 'launching',
    position: {
      ...BATTLE,
      bidders: ['europe'],
      powers: {
        europe: { nukes: 3, units: { greece: 2 } },
        ussr: { lStars: 1, units: { romania: 4, turkey: 2 } },
      },
      dice: [2],
    },
    played: [
      by('europe', { type: 'launch', targets: { romania: 2, turkey: 1 } }),
      by('ussr', { type: 'shoot', at: 'romania' }),
    ],
    around: ['greece', 'romania', 'turkey', 'poland'],
    tells: STRUCK,
  },
  {
    id: 'champion',
    paragraph: 'champions',
    position: {
      ...BATTLE,
      bidders: ['europe'],
      powers: {
        europe: { nukes: 1, units: { greece: 2 } },
        ussr: { units: { romania: 4 } },
        china: { lStars: 1 },
      },
      dice: [3],
    },
    played: [
      by('europe', { type: 'launch', targets: { romania: 1 } }),
      by('china', { type: 'stand', champion: true, show: [] }),
    ],
    around: ['greece', 'romania', 'turkey', 'poland'],
    tells: [...STRUCK, 'champions-revealed'],
  },
  {
    id: 'first-strike',
    paragraph: 'first-strike',
    position: {
      ...BATTLE,
      bidders: ['ussr', 'europe'],
      powers: { ussr: { units: { russia: 6 } }, europe: { nukes: 1, units: { poland: 2 } } },
    },
    played: [
      by('ussr', { type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 6 } }),
      by('europe', { type: 'launch', targets: { russia: 1 } }),
    ],
    around: ['russia', 'poland', 'kola'],
    tells: [...STRUCK, 'attack-declared', 'exchange-opened', 'attack-foiled'],
  },
  {
    id: 'space-blast',
    paragraph: 'space-blast',
    position: {
      ...BATTLE,
      bidders: ['europe'],
      powers: { europe: { nukes: 2, lStars: 1 }, ussr: { lStars: 2 }, china: {} },
      dice: [6, 2],
    },
    played: [
      by('europe', { type: 'space-blast', nukes: 2 }),
      by('ussr', { type: 'shoot', at: 'space' }),
      by('ussr', { type: 'shoot', at: 'space' }),
    ],
    tells: ['nukes-launched', 'l-star-fired', 'space-blasted'],
  },
  {
    id: 'destroyed',
    paragraph: 'destroyed',
    position: {
      ...BATTLE,
      bidders: ['usa'],
      powers: {
        usa: { nukes: 1, units: { venezuela: 1, brazil: 1, peru: 1 } },
        'south-america': { cash: 900, units: { argentina: 3 } },
        china: {},
      },
    },
    played: [by('usa', { type: 'launch', targets: { argentina: 1 } })],
    around: ['argentina', 'brazil', 'peru'],
    tells: [...STRUCK, 'left'],
  },
];
