// The obstacles of Stage 5, of passage, blockade and siege.
import type { Zone } from '../../board/index.ts';
import type { PowerSketch, Sketch } from '../scenario.ts';
import { type Obstacle, obstacle as o } from './obstacle.ts';

const s5 = (usa: PowerSketch, others: Sketch['powers'] = { ussr: {} }, more: Partial<Sketch> = {}): Sketch => ({
  stage: 5,
  phase: 'moves',
  bidders: ['usa'],
  powers: { usa: { grain: 9, oil: 9, ...usa }, ...others },
  ...more,
});
const move = (to: Zone, ...orders: readonly object[]) => ({ type: 'move', to, orders });
const march = (from: Zone, army = 1) => ({ how: 'march', from, units: { army } });
const fly = (from: Zone, army = 1) => ({ how: 'airlift', from, units: { army } });
const sail = (from: Zone, navy = 1) => ({ how: 'sail', from, units: { navy } });
const board = (from: Zone, army = 1) => ({ how: 'board', from, units: { army } });
const ashore = (on: Zone, army = 1) => ({ how: 'ashore', on, units: { army } });
const by = (zone: Zone) => ({ how: 'by', zone });
const convoy = (from: Zone, army: number) => ({ how: 'convoy', from, carrier: 'navy', number: 1, cargo: { army } });

const alaska = s5({ units: { alaska: 2 } });
const fleet = s5({ units: { 'caribbean-sea': 2, 'midwest-usa': 4 } });
const laden = s5({ laden: [{ zone: 'caribbean-sea', cargo: { army: 2 } }], units: { 'midwest-usa': 4 } });

export const movementObstacles: readonly Obstacle[] = [
  o('too-dear', s5({ units: { alaska: 1 }, grain: 0 }), 'usa', move('western-canada', march('alaska')), { at: alaska }),
  o('too-few', alaska, 'usa', move('western-canada', march('alaska', 3)), { at: s5({ units: { alaska: 3 } }) }),
  o('there-already', alaska, 'usa', move('alaska', march('alaska')), { tries: { to: 'western-canada' } }),
  o('one-kind', alaska, 'usa', move('western-canada', { how: 'march', from: 'alaska', units: { army: 1, navy: 1 } }), {
    tries: { orders: [march('alaska')] },
  }),
  o('by-land', alaska, 'usa', move('western-canada', march('caribbean-sea')), { tries: { orders: [march('alaska')] } }),
  o('by-sea', fleet, 'usa', move('western-canada', sail('caribbean-sea')), { tries: { to: 'gulf-of-panama' } }),
  o(
    'never-flies',
    fleet,
    'usa',
    move('western-canada', { how: 'airlift', from: 'caribbean-sea', units: { navy: 1 } }),
    {
      tries: { orders: [fly('midwest-usa')] },
    },
  ),
  o('no-flight-at-sea', laden, 'usa', move('western-canada', fly('caribbean-sea')), {
    tries: { orders: [fly('midwest-usa')] },
  }),
  o('no-way', s5({ units: { alaska: 1 } }), 'usa', move('japan', march('alaska')), {
    tries: { orders: [fly('alaska')] },
  }),
  o(
    'nuked',
    s5({ units: { alaska: 1 } }, { ussr: {} }, { nuked: ['western-canada'] }),
    'usa',
    move('western-canada', march('alaska')),
    {
      at: { nuked: [] },
    },
  ),
  o(
    'occupied',
    s5({ units: { alaska: 1 } }, { ussr: { units: { 'western-canada': 1 } } }),
    'usa',
    move('western-canada', march('alaska')),
    {
      at: alaska,
    },
  ),
  o(
    'not-let-through',
    s5({ units: { alaska: 1 } }, { ussr: { units: { 'western-canada': 1, 'northern-canada': 1 } } }),
    'usa',
    move('eastern-canada', march('alaska')),
    { lead: (table) => void table.ussr.does({ type: 'grant-passage', to: table.usa.seat }) },
  ),
  o('nothing-under-way', alaska, 'usa', move('western-canada', by('alaska')), { tries: { orders: [march('alaska')] } }),
  o('next-territory', alaska, 'usa', move('eastern-canada', march('alaska'), by('brazil')), {
    tries: { orders: [march('alaska'), by('western-canada')] },
  }),
  o('next-sea', fleet, 'usa', move('gulf-of-panama', sail('caribbean-sea'), by('caribbean-sea')), {
    tries: { orders: [sail('caribbean-sea')] },
  }),
  o('one-navy', fleet, 'usa', move('gulf-of-panama', sail('caribbean-sea', 2), board('midwest-usa')), {
    tries: { orders: [sail('caribbean-sea'), board('midwest-usa')] },
  }),
  o('one-by-one', fleet, 'usa', move('caribbean-sea', sail('caribbean-sea', 2), board('midwest-usa')), {
    tries: { orders: [sail('caribbean-sea'), board('midwest-usa')] },
  }),
  o('idle-carrier', fleet, 'usa', move('caribbean-sea', sail('caribbean-sea'), sail('caribbean-sea')), {
    tries: { orders: [sail('caribbean-sea'), board('midwest-usa')] },
  }),
  o('goes-on', fleet, 'usa', move('caribbean-sea', sail('caribbean-sea')), {
    tries: { orders: [sail('caribbean-sea'), board('midwest-usa')] },
  }),
  o('nothing-to-do', s5({ units: { 'north-sea': 1, tibet: 1 }, oil: 1 }), 'usa', move('north-sea', sail('north-sea')), {
    at: s5({ units: { 'north-sea': 1, 'western-europe': 1 }, oil: 1 }),
  }),
  o(
    'no-port',
    s5({ units: { 'barents-sea': 1, scandinavia: 1 } }),
    'usa',
    move('north-sea', sail('barents-sea'), board('scandinavia')),
    {
      tries: { orders: [sail('barents-sea')] },
    },
  ),
  o('at-sea', laden, 'usa', move('gulf-of-panama', convoy('caribbean-sea', 2), board('caribbean-sea')), {
    tries: { orders: [convoy('caribbean-sea', 2), board('midwest-usa')] },
  }),
  o('no-room', fleet, 'usa', move('gulf-of-panama', sail('caribbean-sea'), board('midwest-usa', 5)), {
    tries: { orders: [sail('caribbean-sea'), board('midwest-usa', 4)] },
  }),
  o('too-few-aboard', laden, 'usa', move('gulf-of-panama', convoy('caribbean-sea', 2), ashore('venezuela', 3)), {
    tries: { orders: [convoy('caribbean-sea', 2), ashore('venezuela', 2)] },
  }),
  o('not-adjacent', laden, 'usa', move('gulf-of-panama', convoy('caribbean-sea', 2), ashore('japan')), {
    tries: { orders: [convoy('caribbean-sea', 2), ashore('venezuela')] },
  }),
  o(
    'dark-sea',
    s5({ laden: [{ zone: 'mid-atlantic', cargo: { army: 1 } }] }),
    'usa',
    move('caribbean-sea', convoy('mid-atlantic', 1), ashore('brazil')),
    {
      tries: { orders: [convoy('mid-atlantic', 1)] },
    },
  ),
  o(
    'from-sea-to-land',
    laden,
    'usa',
    move('gulf-of-panama', {
      how: 'land',
      from: 'caribbean-sea',
      carrier: 'navy',
      cargo: { army: 2 },
      units: { army: 1 },
    }),
    {
      tries: { to: 'venezuela' },
    },
  ),
  o('out-of-reach', s5({ units: { alaska: 1 } }), 'usa', { type: 'move', to: 'caribbean-sea' }, { at: fleet }),
  o('nowhere', s5({ units: { alaska: 1 }, grain: 0, oil: 0 }), 'usa', { type: 'move' }, { at: alaska }),
  // --- passage ---
  o('yourself', alaska, 'usa', { type: 'grant-passage', to: 'usa' }, { tries: { to: 'ussr' } }),
  o('no-player', alaska, 'usa', { type: 'grant-passage', to: 'nobody' }, { tries: { to: 'ussr' } }),
  o(
    'granted',
    s5({}, { ussr: {}, china: {} }),
    'usa',
    { type: 'grant-passage', to: 'ussr' },
    { lead: () => undefined },
    (table) => void table.usa.does({ type: 'grant-passage', to: table.ussr.seat }),
  ),
  o(
    'all-granted',
    alaska,
    'usa',
    { type: 'grant-passage' },
    { lead: () => undefined },
    (table) => void table.usa.does({ type: 'grant-passage', to: table.ussr.seat }),
  ),
  o(
    'none-granted',
    alaska,
    'usa',
    { type: 'revoke-passage' },
    { lead: (table) => void table.usa.does({ type: 'grant-passage', to: table.ussr.seat }) },
  ),
  o(
    'not-granted',
    s5({}, { ussr: {}, china: {} }),
    'usa',
    { type: 'revoke-passage', to: 'china' },
    { tries: { to: 'ussr' } },
    (table) => void table.usa.does({ type: 'grant-passage', to: table.ussr.seat }),
  ),
  o(
    'nobody-to-ask',
    alaska,
    'usa',
    { type: 'ask-passage' },
    { at: s5({ units: { alaska: 1 } }, { ussr: { units: { russia: 1 } } }) },
  ),
  o(
    'not-in-the-way',
    s5({ units: { alaska: 1 } }, { ussr: {}, china: { units: { tibet: 1 } } }),
    'usa',
    { type: 'ask-passage', of: 'ussr' },
    { tries: { of: 'china' } },
  ),
  o(
    'may-pass',
    s5({ units: { alaska: 1 } }, { ussr: { units: { russia: 1 } }, china: { units: { tibet: 1 } } }),
    'usa',
    { type: 'ask-passage', of: 'ussr' },
    { lead: () => undefined },
    (table) => void table.ussr.does({ type: 'grant-passage', to: table.usa.seat }),
  ),
  o(
    'asked-before',
    s5({ units: { alaska: 1 } }, { ussr: { units: { russia: 1 } }, china: { units: { tibet: 1 } } }),
    'usa',
    { type: 'ask-passage', of: 'ussr' },
    { lead: () => undefined },
    (table) => {
      table.usa.does({ type: 'ask-passage', of: table.ussr.seat });
      table.ussr.does({ type: 'permit', allow: false });
    },
  ),
];
