// The obstacles that no rule of a stage names: who may speak, and when.
import type { Sketch } from '../scenario.ts';
import { type Obstacle, obstacle as o } from './obstacle.ts';

const bid: Sketch = { stage: 3, phase: 'blind-bid', powers: { usa: {}, ussr: {}, china: {} } };
const sales: Sketch = { stage: 3, phase: 'market-sales', powers: { usa: {}, ussr: {} }, bidders: ['usa', 'ussr'] };
const sell = { type: 'sell', resource: 'oil', units: 1 };

export const refereeObstacles: readonly Obstacle[] = [
  o(
    'not-played',
    { ...bid, stage: 6, phase: 'arms-bazaar' },
    'usa',
    { type: 'deploy-technology', technology: 'army', level: 1 },
    { never: 'a set that a game is played without never comes into it' },
  ),
  o('not-asked', bid, 'usa', sell, { at: sales }),
  o('no-bid', { ...sales, bidders: ['usa'] }, 'ussr', sell, {
    at: sales,
    lead: (table) => void table.usa.does({ type: 'pass' }),
  }),
  o(
    'answered',
    { stage: 1, powers: { usa: { cards: 'home' }, ussr: { cards: 'home' } } },
    'usa',
    { type: 'pay-salaries', pay: 'all' },
    { lead: () => undefined },
    (table) => void table.usa.does({ type: 'pay-salaries', pay: 'all' }),
  ),
  o('not-your-turn', sales, 'ussr', sell, { lead: (table) => void table.usa.does({ type: 'pass' }) }),
  o('unknown-command', bid, 'usa', { type: 'sing' }, { tries: { type: 'bid', cubes: 1 } }),
  o(
    'field-missing',
    bid,
    'usa',
    { type: 'order', about: 'defence', reply: 'fight', least: 1 },
    { tries: { otherwise: 'ask' } },
  ),
  o('malformed', bid, 'usa', { type: 'bid', cubes: 7 }, { tries: { cubes: 1 } }),
  o(
    'out',
    bid,
    'usa',
    { type: 'bid', cubes: 1 },
    { lead: () => undefined },
    (table) => void table.usa.does({ type: 'resign' }),
  ),
  o(
    'game-over',
    { ...bid, powers: { usa: {}, ussr: {} } },
    'usa',
    { type: 'bid', cubes: 1 },
    { never: 'a game that is over stays over' },
    (table) => void table.ussr.does({ type: 'resign' }),
  ),
  o(
    'replaced-often',
    bid,
    'usa',
    { type: 'bid', cubes: 1 },
    { lead: (table) => void table.usa.does({ type: 'bid', cubes: 0 }) },
    (table) => {
      for (let n = 0; n <= 20; n++) table.usa.does({ type: 'bid', cubes: n % 2 });
    },
  ),
];
