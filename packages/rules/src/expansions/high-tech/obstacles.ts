// The obstacles that the High-Tech Edge adds where technology is sold, searched for and shown.

import { type Lead, type Obstacle, obstacle as o } from '../../testing/obstacles/obstacle.ts';
import type { Sketch } from '../../testing/scenario.ts';
import type { ChartSketch } from './sketch.ts';
import { techSketch } from './sketch.ts';

const on = { highTech: true } as const;
const bazaar = (usa: ChartSketch, ussr: ChartSketch = {}): Sketch => ({
  stage: 6,
  phase: 'arms-bazaar',
  bidders: ['usa', 'ussr'],
  options: on,
  powers: { usa: { units: { alaska: 1 } }, ussr: { units: { russia: 1 } }, china: { units: { tibet: 1 } } },
  sets: techSketch({ usa, ussr, china: {} }),
});
const sale = (to: string, good: string) => ({ type: 'offer', to, gives: { [good]: 1 }, wantsCash: 10 });
/** The USA has sold something to the Soviet Union. */
const sold =
  (good: string): Lead =>
  (table) => {
    table.usa.does({ type: 'offer', to: 'ussr', gives: { [good]: 1 }, wantsCash: 10 });
    table.ussr.does({ type: 'accept-offer', offer: table.state.offers.open[0]?.id ?? '' });
  };
const rotation = (agenda: ChartSketch['agenda'] & object): Sketch => ({
  stage: 6,
  phase: 'tech-research',
  bidders: ['usa', 'ussr'],
  options: on,
  powers: { usa: {}, ussr: {} },
  sets: techSketch({ usa: { agenda }, ussr: {} }),
});
const bidding: Sketch = {
  stage: 6,
  options: on,
  powers: { usa: {}, ussr: {} },
  sets: techSketch({ usa: {}, ussr: {} }),
  dice: [6, 5],
};
const landing: Sketch = {
  stage: 4,
  phase: 'attacks',
  bidders: ['usa'],
  options: { highTech: true, amphibDiscloseBoth: true },
  powers: {
    usa: { oil: 9, laden: [{ zone: 'gulf-of-guinea', cargo: { army: 4 } }] },
    africa: { units: { nigeria: 2 } },
  },
  sets: techSketch({ usa: { hidden: { army: 4, navy: 3 } }, africa: {} }),
};
const lands: Lead = (table) => {
  table.usa.does({
    type: 'assault-by-sea',
    to: 'nigeria',
    sea: 'gulf-of-guinea',
    against: 'africa',
    orders: [
      { how: 'convoy', from: 'gulf-of-guinea', carrier: 'navy', number: 1, cargo: { army: 4 } },
      { how: 'ashore', on: 'nigeria', units: { army: 4 } },
    ],
  });
  table.africa.does({ type: 'defend', supplied: false });
};
const four: ChartSketch = { cards: { army: [4] } };

export const techObstacles: readonly Obstacle[] = [
  o('agenda-done', rotation([]), 'usa', { type: 'research-technology' }, { at: rotation(['army']) }),
  o(
    'twice',
    bidding,
    'usa',
    { type: 'write-agenda', lines: ['army', 'army'] },
    { tries: { lines: ['army', 'navy'] } },
    (table) => {
      table.usa.does({ type: 'bid', cubes: 1 });
      table.ussr.does({ type: 'bid', cubes: 1 });
    },
  ),
  o(
    'card-sold',
    bazaar(four),
    'usa',
    sale('china', 'army-card-4'),
    { at: bazaar({ cards: { army: [4, 4] } }) },
    sold('army-card-4'),
  ),
  o(
    'licence-only',
    bazaar(four),
    'ussr',
    sale('china', 'army-licence-4'),
    { at: bazaar(four, four) },
    sold('army-licence-4'),
  ),
  o(
    'licensed',
    bazaar(four),
    'usa',
    sale('ussr', 'army-licence-4'),
    { tries: { to: 'china' } },
    sold('army-licence-4'),
  ),
  o('both-or-none', landing, 'usa', { type: 'disclose', show: 'army' }, { tries: { show: 'both' } }, lands),
];
