// Wars at random: a board full of everybody's units, stores for many battles, and Stage 4 about to begin.
import {
  COMPANIES,
  type Company,
  isDarkSea,
  isTerritory,
  POWERS,
  type Power,
  ZONES,
  type Zone,
} from '../board/index.ts';
import { quickStream, type Stream } from '../dice/index.ts';
import type { GameOptions } from '../options.ts';
import { openTable } from '../referee/game.ts';
import type { Face } from '../state/seat.ts';
import { type PowerSketch, scenario, Table } from './scenario.ts';

/** What a power is given before it is written into a sketch. */
interface Forces {
  units: Partial<Record<Zone, number>>;
  laden: { zone: Zone; cargo: { army: number } }[];
  cards: Partial<Record<Company, Face>>;
}

/** A war that follows from its seed, at the first bidder's turn to attack. */
export function randomWar(seed: string, options: Partial<GameOptions> = {}): Table {
  const stream = quickStream(seed);
  const powers = pickSome(POWERS, 2 + stream.below(POWERS.length - 1), stream);
  const forces = new Map<Power, Forces>(powers.map((power) => [power, { units: {}, laden: [], cards: {} }]));
  const someone = () => forces.get(powers[stream.below(powers.length)] ?? 'usa');
  const nuked = ZONES.filter(isTerritory).filter(() => stream.below(12) === 0);
  for (const zone of ZONES) {
    if (stream.below(3) === 0 || (isTerritory(zone) && nuked.includes(zone))) continue;
    const owners = isDarkSea(zone) ? [...new Set([someone(), someone()])] : [someone()];
    for (const owner of owners) if (owner !== undefined) station(owner, zone, stream);
  }
  for (const card of COMPANIES) {
    const face = (['open', 'closed', 'secret', undefined] as const)[stream.below(4)];
    const owner = someone();
    if (face !== undefined && owner !== undefined) owner.cards[card] = face;
  }
  const bidders = powers.filter(() => stream.below(3) > 0);
  const peaceful = stream.below(2) === 0;
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options,
    powers: Object.fromEntries(powers.map((power) => [power, { ...forces.get(power), ...stores(stream, peaceful) }])),
    bidders: bidders.length === 0 ? powers : bidders,
    nuked,
  });
  const { setup, state } = table.game;
  return new Table(openTable(setup, state, quickStream(`dice of ${seed}`)));
}

function stores(stream: Stream, peaceful: boolean): PowerSketch {
  return {
    cash: stream.below(5000),
    grain: stream.below(13),
    oil: stream.below(13),
    minerals: stream.below(13),
    nukes: peaceful ? 0 : stream.below(4),
    lStars: peaceful ? 0 : stream.below(3),
  };
}

/** Armies on land; at sea empty navies, or one with armies aboard. */
function station(owner: Forces, zone: Zone, stream: Stream): void {
  if (isTerritory(zone)) owner.units[zone] = 1 + stream.below(4);
  else if (stream.below(2) === 0) owner.units[zone] = 1 + stream.below(2);
  else owner.laden.push({ zone, cargo: { army: 1 + stream.below(4) } });
}

function pickSome<T>(items: readonly T[], number: number, stream: Stream): T[] {
  const pool = [...items];
  const picked: T[] = [];
  while (picked.length < number) picked.push(...pool.splice(stream.below(pool.length), 1));
  return picked;
}
