// L-stars in use: what they fire at, when one is risked for the die in every battle, and when all are swept from the sky.
import type { Seat, Zone } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { legal } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { campaign } from './campaign.ts';

/** An L-star that fires hits five times in six. */
export const HITS = 5 / 6;
/** One of a champion, who fires for somebody else, every other time (B-STRAT-28). */
const CHAMPIONS_HIT = 1 / 2;

/** Fires where a home can still be saved: at the one with the fewest nukes in flight, and so lives on. */
export function shoot(moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const frame = sight.view.agenda.findLast((each) => each.procedure === 'strategic');
  if (frame?.procedure !== 'strategic') return undefined;
  const homes = sight.homes(sight.seat);
  const isHome = (at: Zone | 'space') => at !== 'space' && homes.some((home) => home === at);
  const [easiest] = frame.salvo
    .filter(({ at, flying }) => flying > 0 && isHome(at))
    .sort((a, b) => a.flying - b.flying);
  const command = easiest === undefined ? undefined : legal(moment, { type: 'shoot', at: easiest.at });
  return command === undefined ? undefined : { command, why: { reason: 'save-home' } };
}

/** A clash with a player who has one L-star more: a lost one changes nothing, a won one takes their die away. */
export function clash(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const foe = clashFoe(mind, sight);
  const command = foe === undefined ? undefined : legal(moment, { type: 'clash', with: foe });
  return command === undefined || foe === undefined ? undefined : { command, why: { reason: 'clash', foe } };
}

/** The rival whose one L-star too many stands in the way of its war, where it has some to lose. */
export function clashFoe(mind: Mind, sight: Sight) {
  const { lStars } = sight.own;
  if (!mind.shrewd || mind.weights.attack < 0.8 || lStars < 1) return undefined;
  const nukes = Math.max(0, ...sight.rivals.map((rival) => sight.view.seats[rival]?.nukes ?? 0));
  const prey = campaign(mind, sight)?.prey;
  // Its shield comes first.
  if (prey === undefined || lStars - 1 < nukes) return undefined;
  return (sight.view.seats[prey]?.lStars ?? 0) === lStars + 1 ? prey : undefined;
}

/** Nukes for space, where the others have L-stars, it has few, and more nukes fly than can be shot down. */
export function sweepSpace(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const { nukes, lStars } = sight.own;
  if (mind.weights.nukes < 0.3 || nukes === 0) return undefined;
  const stars = screenOf(sight);
  const most = Math.max(0, ...sight.rivals.map((rival) => sight.view.seats[rival]?.lStars ?? 0));
  const enough = Math.ceil(HITS * stars) + 1;
  if (lStars + 1 >= most || most < 2 || nukes < enough || enough > 8) return undefined;
  const command = legal(moment, { type: 'space-blast', nukes: enough });
  return command === undefined ? undefined : { command, why: { reason: 'sweep-space' } };
}

/** L-stars that may fire at its nukes: those of all others, as they shield each other. */
export function screenOf(sight: Sight): number {
  return sight.rivals.reduce((sum, rival) => sum + (sight.view.seats[rival]?.lStars ?? 0), 0);
}

/** L-stars that fire at nukes on their way to somebody: that player's own, and those of all others, who may be champions. */
export interface Screen {
  readonly own: number;
  readonly others: number;
}

export function screenBefore(sight: Sight, rival: Seat): Screen {
  const own = sight.view.seats[rival]?.lStars ?? 0;
  return { own, others: screenOf(sight) - own };
}

/** How many nukes a screen shoots down on average. */
export function shotDown({ own, others }: Screen): number {
  return HITS * own + CHAMPIONS_HIT * others;
}

/** Chances by nukes and L-stars, as they were reckoned. */
const chances = new Map<number, number>();

/** The chance that of so many nukes at least one gets through a screen: every L-star fires once (B-STRAT-20, -27). */
export function chanceThrough(nukes: number, { own, others }: Screen): number {
  const key = (nukes * 256 + own) * 256 + others;
  let chance = chances.get(key);
  if (chance === undefined) {
    // How many hits there are, up to the number of nukes.
    let hits = [1];
    for (let i = 0; i < own + others; i++) hits = afterShot(hits, i < own ? HITS : CHAMPIONS_HIT, nukes);
    chance = hits.reduce((sum, part, number) => sum + (number < nukes ? part : 0), 0);
    chances.set(key, chance);
  }
  return chance;
}

function afterShot(hits: readonly number[], hit: number, most: number): number[] {
  const next: number[] = new Array(Math.min(most, hits.length) + 1).fill(0);
  hits.forEach((part, number) => {
    const more = Math.min(most, number + 1);
    next[number] = (next[number] ?? 0) + part * (1 - hit);
    next[more] = (next[more] ?? 0) + part * hit;
  });
  return next;
}
