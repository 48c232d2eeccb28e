// Each pair of players in numbers: what the first could take from the second in the next Stage 4, and what it would mean.
import { COUNT, type Ground, HOMES } from './ground.ts';
import { meansOf, reachOf, type Side } from './reach.ts';
import { cyclesLeft, type Standpoint } from './standpoint.ts';

/** What the numbers of a pair are, in their order. The weights were trained on this list: a change needs new ones. */
export const PAIR = [
  'few',
  'last',
  'taken',
  'direct',
  'best',
  'all',
  'weakest',
  'strongest',
  'mean',
  'air',
  'sea',
  'touched',
  'enough',
  'rounds',
  'pressure',
  'stars',
  'nukes',
  'allows',
  'allowed',
  'wealth',
  'after',
  'richest',
  'force',
  'bids',
  'able',
  'chain',
  'massed',
  'ahead',
  'flown',
  'gang',
  'finish',
] as const;
export const PAIR_WIDTH = PAIR.length;

type Name = (typeof PAIR)[number];
// Every name was just given its place.
const AT = Object.fromEntries(PAIR.map((name, i) => [name, i])) as Readonly<Record<Name, number>>;

/** What comes of pairs for one player, for their own row. */
export interface Peril {
  /** The best chance of anybody to take all homes, over all players and by land alone. */
  fall: number;
  fallByLand: number;
  /** The chance that all of its homes fall, no matter who takes them. */
  gang: number;
  /** The best chance to take all homes of somebody, what they have, and the lead that it would give. */
  take: number;
  spoils: number;
  lead: number;
}

/** Numbers of all ordered pairs, one after the other, and what comes of them for each player. */
export function pairsOf(
  at: Standpoint,
  ground: Ground,
  sides: readonly Side[],
): { readonly pairs: Float32Array; readonly perils: readonly Peril[] } {
  const { number } = ground;
  const pairs = new Float32Array(number * number * PAIR_WIDTH);
  const perils: Peril[] = sides.map(() => ({ fall: 0, fallByLand: 0, gang: 0, take: 0, spoils: 0, lead: -3 }));
  const standing = new Float64Array(number * COUNT).fill(1);
  let sum = 0;
  for (const { wealth } of sides) sum += Math.max(0, wealth);
  const scale = Math.max(2000, sum / Math.max(1, number));
  for (const [i, own] of sides.entries()) {
    const means = meansOf(ground, i, own.player);
    const able = mayAttack(at, own) ? 1 : 0;
    for (const [j, other] of sides.entries()) {
      const [peril, danger] = [perils[i], perils[j]];
      if (i === j || peril === undefined || danger === undefined) continue;
      const reach = reachOf(ground, means, j, other, at.options.combatResolution === 'chart', able, standing);
      const homes = other.held.length;
      const { sets } = means;
      const enough = sets >= homes ? 1 : 0;
      const third = sides.reduce((most, { wealth }, k) => (k === i || k === j ? most : Math.max(most, wealth)), 0);
      const after = Math.max(-3, Math.min(3, (own.wealth + other.wealth - third) / scale));
      const put = (name: Name, value: number) => {
        pairs[(i * number + j) * PAIR_WIDTH + AT[name]] = value;
      };
      const { direct, best, chain } = reach;
      put('few', homes === 0 ? 0 : 1 / homes);
      put('last', homes === 1 ? 1 : 0);
      put('taken', takenFrom(ground, i, j, other) / 4);
      put('direct', direct * enough);
      put('best', best * enough);
      put('all', best);
      put('weakest', reach.weakest);
      put('strongest', reach.strongest);
      put('mean', homes === 0 ? 0 : reach.total / homes);
      put('air', reach.air * enough);
      put('sea', reach.sea);
      put('touched', homes === 0 ? 0 : reach.touched / homes);
      put('enough', enough);
      put('rounds', homes === 0 ? 0 : Math.min(2, sets / Math.max(1, reach.rounds)));
      put('pressure', Math.min(4, reach.pressure) / 2);
      put('stars', Math.sign(own.player.lStars - other.player.lStars));
      put('nukes', Math.min(8, Math.max(0, own.player.nukes - other.player.lStars)) / 4);
      put('allows', at.passage[own.seat]?.includes(other.seat) === true ? 1 : 0);
      put('allowed', at.passage[other.seat]?.includes(own.seat) === true ? 1 : 0);
      put('wealth', Math.min(4, Math.max(0, other.wealth) / scale));
      put('after', after);
      put('richest', other.wealth > own.wealth && other.wealth > third ? 1 : 0);
      put('force', own.force / (own.force + other.force + 1));
      put('bids', at.stage === 4 && hasBid(at, own) ? 1 : 0);
      put('able', able);
      put('chain', chain * able);
      put('massed', reach.massed * able);
      put('ahead', Math.max(-3, Math.min(3, (own.wealth - other.wealth) / scale)));
      put('flown', reach.flown * enough * able);
      const chance = Math.max(best, chain) * (enough === 1 ? 1 : 0.5) * able;
      danger.fall = Math.max(danger.fall, chance);
      danger.fallByLand = Math.max(danger.fallByLand, direct * enough * able);
      peril.take = Math.max(peril.take, chance);
      peril.spoils = Math.max(peril.spoils, (chance * Math.max(0, other.wealth)) / scale);
      peril.lead = Math.max(peril.lead, chance * (after + 3) - 3);
    }
  }
  together(sides, standing, pairs, perils);
  return { pairs, perils };
}

const hasBid = (at: Standpoint, { seat }: Side): boolean => (at.bids[seat] ?? 0) > 0;

/** Whether somebody can still attack in the next Stage 4: if there is one, and they have a cube for it or have laid it. */
function mayAttack(at: Standpoint, side: Side): boolean {
  const wars = cyclesLeft(at) - (at.stage > 4 ? 1 : 0);
  return wars > 0 && (at.stage !== 4 || side.player.cubes > 0 || hasBid(at, side));
}

/** How many homes of a player another holds. */
function takenFrom({ power }: Ground, by: number, from: number, { player }: Side): number {
  let taken = 0;
  for (const home of (player.power === undefined ? undefined : HOMES.get(player.power)) ?? [])
    if ((power[by * COUNT + home] ?? 0) > 0 && (power[from * COUNT + home] ?? 0) === 0) taken++;
  return taken;
}

/** What all together could take from each: one opens the way, and another goes it. */
function together(sides: readonly Side[], standing: Float64Array, pairs: Float32Array, perils: readonly Peril[]): void {
  const number = sides.length;
  for (const [j, { held }] of sides.entries()) {
    let gang = held.length === 0 ? 0 : 1;
    for (const home of held) gang *= 1 - (standing[j * COUNT + home] ?? 1);
    const peril = perils[j];
    if (peril !== undefined) peril.gang = gang;
    for (let i = 0; i < number; i++) {
      if (i === j) continue;
      const from = (i * number + j) * PAIR_WIDTH;
      pairs[from + AT.gang] = gang;
      pairs[from + AT.finish] = gang * (pairs[from + AT.strongest] ?? 0) * (pairs[from + AT.able] ?? 0);
    }
  }
}
