// The obstacles of Stage 4: attacks, defence, losses, occupation and reinforcement.
import {
  ashore,
  attack,
  beach,
  border,
  bySeaTo,
  convoy,
  countered,
  dieHard,
  emptiesPoland,
  emptiesSea,
  failed,
  firstStrike,
  flownIn,
  fly,
  land,
  launch,
  onBorder,
  opens,
  resisted,
  retaliates,
  rich,
  rocket,
  ruins,
  s4,
  seaBattle,
  standing,
  stands,
  struckBack,
  surrendered,
  withdraw,
} from './battle-positions.ts';
import { type Obstacle, obstacle as o } from './obstacle.ts';

export const battleObstacles: readonly Obstacle[] = [
  o('cannot-reinforce', dieHard({ grain: 3, oil: 1 }), 'europe', { type: 'reinforce' }, { lead: resisted }, (table) => {
    resisted(table);
    table.europe.does({ type: 'reinforce', to: 'poland', orders: [land('greece', 2)] });
  }),
  o(
    'no-convoy',
    bySeaTo({ units: { russia: 2, scandinavia: 1 } }),
    'ussr',
    { type: 'occupy-by-sea' },
    { at: bySeaTo({}) },
    emptiesPoland,
  ),
  o(
    'not-that-zone',
    seaBattle,
    'ussr',
    { type: 'occupy', orders: [convoy('baltic-sea', 1), ashore('poland', 1)] },
    { tries: { orders: [convoy('baltic-sea', 1)] } },
    emptiesSea,
  ),
  o('no-next-turn', failed(['africa']), 'usa', { type: 'keep-assault' }, { at: failed(['africa', 'usa']) }, countered),
  o(
    'not-captured',
    standing,
    'usa',
    { type: 'reinforce', to: 'nigeria', orders: [fly('alaska', 1)] },
    { lead: flownIn },
    struckBack,
  ),
  o(
    'not-struck',
    rocket({ china: {}, usa: { nukes: 3 } }, { nuked: [...ruins] }),
    'usa',
    { type: 'order-strikes', zones: ['india', 'tibet', 'india'] },
    { tries: { zones: ['india', 'tibet', 'egypt'] } },
    (table) => void table.usa.does(launch({ tibet: 1, egypt: 1, india: 1 })),
  ),
  o(
    'not-the-defenders',
    firstStrike,
    'usa',
    launch({ romania: 1 }),
    { tries: { targets: { nanling: 1 } } },
    retaliates,
  ),
  o(
    'not-too-many',
    surrendered,
    'ussr',
    { type: 'return-pieces', pieces: ['barents-sea/navy'] },
    { tries: { pieces: ['kola/army', 'kola/army', 'kola/army'] } },
    (table) => {
      table.ussr.does(attack('russia', 'poland', 'europe', 1));
      table.europe.does({ type: 'surrender' });
    },
  ),
  o('no-set', border({ oil: 0, nukes: 1 }), 'ussr', onBorder, { at: border() }),
  o('no-set', border({}, { oil: 0 }), 'europe', { type: 'defend', supplied: true }, { at: border() }, opens),
  o('no-force', border(), 'ussr', attack('russia', 'scandinavia', 'europe', 1), {
    at: border({ units: { russia: 1 } }),
  }),
  o('no-such-force', border(), 'ussr', attack('kola', 'scandinavia', 'europe', 4), {
    at: border({ units: { kola: 4 } }),
  }),
  o(
    'nothing-in-reach',
    s4(
      {
        usa: { ...rich, units: { alaska: 1, 'western-canada': 1, 'northern-canada': 1, 'barkley-sound': 1 } },
        ussr: {},
      },
      { bidders: ['usa'] },
    ),
    'usa',
    { type: 'attack', from: 'alaska' },
    { at: { powers: { usa: { ...rich, units: { alaska: 1, 'western-canada': 1 } }, ussr: {} } } },
  ),
  o('out-of-reach', border(), 'ussr', attack('kola', 'iberia', 'militia', 1), { tries: { to: 'scandinavia' } }),
  o(
    'nuked',
    border({}, {}, { nuked: ['scandinavia'], powers: { ussr: { ...rich, units: { kola: 1 } }, europe: {} } }),
    'ussr',
    onBorder,
    {
      at: { nuked: [] },
    },
  ),
  o('no-target', border({ units: { kola: 3, russia: 1 } }), 'ussr', attack('kola', 'russia', 'militia', 1), {
    tries: { to: 'scandinavia' },
  }),
  o('not-there', border(), 'ussr', attack('kola', 'scandinavia', 'usa', 1), { tries: { against: 'europe' } }),
  o(
    'assault-stands',
    beach(),
    'usa',
    attack('alaska', 'western-canada', 'militia', 1),
    { lead: () => undefined },
    stands('attack'),
  ),
  o(
    'no-haven',
    border({}, { grain: 0, oil: 0 }),
    'europe',
    { type: 'withdraw' },
    {
      at: border(
        {},
        { grain: 1, units: { scandinavia: 2, 'western-europe': 1 } },
        {
          powers: {
            ussr: { ...rich, units: { kola: 3 } },
            europe: { ...rich, units: { scandinavia: 2, 'north-sea': 1 } },
          },
        },
      ),
    },
    opens,
  ),
  o('not-adjacent', border(), 'europe', withdraw('iberia'), { tries: { to: 'russia' } }, opens),
  o(
    'home',
    border(),
    'europe',
    { type: 'surrender' },
    {
      at: s4({ ussr: { ...rich, units: { russia: 3 } }, europe: { ...rich, units: { poland: 2 } } }),
      lead: (table) => void table.ussr.does(attack('russia', 'poland', 'europe', 3)),
    },
    opens,
  ),
  o(
    'flown-in',
    beach(),
    'usa',
    { type: 'give-up-assault', zone: 'japan', how: 'withdraw', sea: 'tokyo-bay' },
    { tries: { how: 'surrender' } },
    stands('attack'),
  ),
  o(
    'not-the-target',
    border({}, { units: { scandinavia: 2, 'western-europe': 1, 'eastern-europe': 1 } }),
    'europe',
    withdraw('russia', 'western-europe'),
    { tries: { orders: [land('scandinavia', 1)] } },
    opens,
  ),
  o(
    'not-in-battle',
    border({}, { grain: 0 }, { dice: [6, 6] }),
    'ussr',
    { type: 'remove-losses', losses: ['kola/army'] },
    { tries: { losses: ['scandinavia/army'] } },
    (table) => {
      opens(table);
      table.europe.does({ type: 'defend', supplied: false });
    },
  ),
  o(
    'none-left',
    border({}, { grain: 0 }, { dice: [6, 6] }),
    'ussr',
    { type: 'remove-losses', losses: ['scandinavia/army', 'scandinavia/army', 'scandinavia/army'] },
    { tries: { losses: ['scandinavia/army', 'scandinavia/army'] } },
    (table) => {
      opens(table);
      table.europe.does({ type: 'defend', supplied: false });
    },
  ),
  o(
    'not-a-loss',
    border({}, { grain: 0 }, { dice: [2, 2] }),
    'ussr',
    { type: 'remove-losses', losses: ['scandinavia/army', 'scandinavia/army'] },
    { at: border({}, { grain: 0 }, { dice: [3, 3] }) },
    (table) => {
      opens(table);
      table.europe.does({ type: 'defend', supplied: false });
    },
  ),
];
