// The obstacles at the end of an attack.
import {
  attack,
  border,
  bothHit,
  bySea,
  champion,
  crosses,
  fly,
  land,
  lastHome,
  launch,
  opens,
  overseas,
  reinforced,
  rich,
  s4,
  shore,
  stepE,
  three,
  twoChampions,
} from './battle-positions.ts';
import { type Obstacle, obstacle as o, until } from './obstacle.ts';

export const afterBattleObstacles: readonly Obstacle[] = [
  o('cannot-occupy', overseas(2), 'usa', { type: 'occupy' }, { at: overseas(3) }, crosses),
  o(
    'not-occupied',
    reinforced,
    'europe',
    { type: 'reinforce', to: 'romania', orders: [land('greece', 1)] },
    { tries: { to: 'poland' } },
    stepE,
  ),
  o(
    'own-zones',
    champion,
    'europe',
    { type: 'stand', champion: true, show: [] },
    {
      at: { powers: { usa: { nukes: 2 }, europe: { lStars: 1, cards: { 'vistula-grains': 'secret' } } } },
      lead: (table) => void table.usa.does(launch({ poland: 1, russia: 1 })),
    },
    (table) => {
      table.usa.does(launch({ poland: 1 }));
      table.europe.does({ type: 'open-company', company: 'vistula-grains' });
    },
  ),
  o(
    'nobody-else',
    border({}, {}, { dice: [1, 1, 1, 1] }),
    'europe',
    { type: 'counterattack-later' },
    { never: 'a lone counterattacker has nobody to let go first' },
    (table) => {
      opens(table);
      until('counterattack')(table);
    },
  ),
  o(
    'too-far',
    s4({ ussr: { ...rich, units: { russia: 3 } }, europe: { ...rich, units: { poland: 2 } } }),
    'europe',
    { type: 'withdraw', to: 'greece', orders: [land('poland', 1), { how: 'by', zone: 'eastern-europe' }] },
    { tries: { orders: [land('poland', 1)] } },
    (table) => void table.ussr.does(attack('russia', 'poland', 'europe', 3)),
  ),
  o(
    'not-this-way',
    s4({ ussr: { ...rich, units: { russia: 3 } }, europe: { ...rich, units: { poland: 2 } } }),
    'europe',
    { type: 'withdraw', to: 'greece', orders: [fly('poland', 1)] },
    { tries: { orders: [land('poland', 1)] } },
    (table) => void table.ussr.does(attack('russia', 'poland', 'europe', 3)),
  ),
  o(
    'land-first',
    shore({ units: { 'tokyo-bay': 1 } }),
    'usa',
    { ...bySea, orders: [{ how: 'sail', from: 'tokyo-bay', units: { navy: 1 } }] },
    { tries: { orders: bySea.type === 'assault-by-sea' ? bySea.orders : [] } },
  ),
  o('fallen', lastHome, 'europe', { type: 'borrow', billions: 1 }, { at: { nuked: [] } }, (table) => {
    opens(table);
    table.europe.does({ type: 'defend', supplied: false });
    table.ussr.does({ type: 'remove-losses', losses: ['scandinavia/army'] });
    until('occupy')(table);
    table.ussr.does({ type: 'occupy', orders: [land('kola', 1)] });
  }),
  o('fallen', lastHome, 'europe', { type: 'borrow', billions: 1 }, { at: { nuked: [] } }, (table) => {
    opens(table);
    table.europe.does({ type: 'defend', supplied: false });
    table.ussr.does({ type: 'remove-losses', losses: ['scandinavia/army'] });
    until('occupy')(table);
  }),
  o(
    'bound',
    twoChampions,
    'china',
    { type: 'hold-fire' },
    { never: 'a champion must fire while a nuke is left; only one who defends himself may hold his fire' },
    (table) => {
      table.usa.does(launch({ russia: 1, kola: 1 }));
      table.china.does({ type: 'stand', champion: true, show: [] });
      until('shoot')(table);
    },
  ),
  o(
    'not-yours-to-shoot',
    s4({ usa: { nukes: 2 }, ussr: { lStars: 1 }, china: { units: { tibet: 1 } } }, { bidders: ['usa'], dice: [6, 6] }),
    'ussr',
    { type: 'shoot', at: 'tibet' },
    { tries: { at: 'russia' } },
    (table) => {
      table.usa.does(launch({ russia: 1, tibet: 1 }));
      until('shoot')(table);
    },
  ),
  o(
    'not-the-attackers',
    border({}, { nukes: 1 }, { bidders: ['ussr', 'europe'] }),
    'europe',
    launch({ tibet: 1 }),
    { tries: { targets: { kola: 1 } } },
    (table) => {
      opens(table);
      until('first-strike')(table);
    },
  ),
  o('later-once', three, 'europe', { type: 'counterattack-later' }, { lead: bothHit }, (table) => {
    bothHit(table);
    table.europe.does({ type: 'counterattack-later' });
    until('counterattack')(table);
    table.china.does({ type: 'no-counterattack' });
  }),
];
