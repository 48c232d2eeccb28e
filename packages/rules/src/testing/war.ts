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
import { endowSets } from '../expansions/endow.ts';
import { rulebookOf } from '../game.ts';
import { DEFAULT_OPTIONS, type GameOptions } from '../options.ts';
import { openTable } from '../referee/game.ts';
import type { Rulebook } from '../rulebook.ts';
import type { SparseCounts } from '../state/forces.ts';
import type { Face } from '../state/seat.ts';
import type { UnitKind } from '../unit-table.ts';
import { type PowerSketch, scenario, Table } from './scenario.ts';

/** What a power is given before it is written into a sketch. */
interface Forces {
  units: Partial<Record<Zone, SparseCounts>>;
  laden: { zone: Zone; carrier: UnitKind; cargo: SparseCounts }[];
  cards: Partial<Record<Company, Face>>;
}

/** A war that follows from its seed, at the first bidder's turn to attack. */
export function randomWar(seed: string, options: Partial<GameOptions> = {}): Table {
  const stream = quickStream(seed);
  const rulebook = rulebookOf({ ...DEFAULT_OPTIONS, ...options });
  const powers = pickSome(POWERS, 2 + stream.below(POWERS.length - 1), stream);
  const forces = new Map<Power, Forces>(powers.map((power) => [power, { units: {}, laden: [], cards: {} }]));
  const someone = () => forces.get(powers[stream.below(powers.length)] ?? 'usa');
  const nuked = ZONES.filter(isTerritory).filter(() => stream.below(12) === 0);
  for (const zone of ZONES) {
    if (stream.below(3) === 0 || (isTerritory(zone) && nuked.includes(zone))) continue;
    const owners = isDarkSea(zone) ? [...new Set([someone(), someone()])] : [someone()];
    for (const owner of owners) if (owner !== undefined) station(owner, zone, rulebook, stream);
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
  for (const seat of state.order) endowSets(state, seat);
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

/** Armies on land; at sea empty navies, or one with armies aboard; units of expansions beside them, or in their place. */
function station(owner: Forces, zone: Zone, rulebook: Rulebook, stream: Stream): void {
  const onLand = isTerritory(zone);
  if (onLand) owner.units[zone] = { army: 1 + stream.below(4) };
  else if (stream.below(2) === 0) owner.units[zone] = { navy: 1 + stream.below(2) };
  else owner.laden.push({ zone, carrier: 'navy', cargo: loadOf('navy', rulebook, stream) });
  for (const kind of rulebook.kinds) {
    const { domain, places } = rulebook.unit(kind);
    if (kind === 'army' || kind === 'navy' || onLand !== (domain === 'land') || stream.below(2) === 0) continue;
    owner.units[zone] = { ...(stream.below(3) === 0 ? {} : owner.units[zone]), [kind]: 1 + stream.below(2) };
    if (places > 0 && stream.below(3) === 0)
      owner.laden.push({ zone, carrier: kind, cargo: loadOf(kind, rulebook, stream) });
  }
}

/** What a carrier may have aboard: some of one kind, or one each of two. */
function loadOf(carrier: UnitKind, rulebook: Rulebook, stream: Stream): SparseCounts {
  const { places, takes } = rulebook.unit(carrier);
  const kinds = rulebook.kinds.filter((kind) => (takes[kind] ?? places + 1) <= places);
  const first = kinds[stream.below(kinds.length)] ?? 'army';
  const most = Math.floor(places / (takes[first] ?? 1));
  const number = 1 + stream.below(most);
  const left = places - number * (takes[first] ?? 1);
  const second = kinds.find((kind) => kind !== first && (takes[kind] ?? 0) <= left);
  return second === undefined ? { [first]: number } : { [first]: number, [second]: 1 };
}

function pickSome<T>(items: readonly T[], number: number, stream: Stream): T[] {
  const pool = [...items];
  const picked: T[] = [];
  while (picked.length < number) picked.push(...pool.splice(stream.below(pool.length), 1));
  return picked;
}
