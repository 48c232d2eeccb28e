// What a shot at coming nukes saves, exactly, if the L-stars that follow are fired as well as can be.
import { type Command, type Game, isZone, type Seat, strikeOdds, type Zone, zoneIndex } from '@marshall/rules';
import { stakeIn } from './stakes.ts';

/** How often an L-star hits for the player who is struck. */
const HIT = 5 / 6;

/** What is aimed at: a zone, how many nukes, and the share of everything under fire that is in it. */
interface Aim {
  readonly zone: Zone;
  readonly nukes: number;
  readonly share: number;
}

/** The share of what is under fire that is saved on average; 0 where others are struck too, or nothing is at stake. */
export function savedBy(game: Game, seat: Seat, command: Command): number {
  const odds = strikeOdds(game, seat, command);
  if (!odds.ok || (command.type !== 'shoot' && command.type !== 'hold-fire')) return 0;
  const aimed = odds.value.targets.flatMap(({ at, nukes }) => (isZone(at) ? [{ zone: at, nukes }] : []));
  if (aimed.some(({ zone }) => isShared(game, seat, zone))) return 0;
  const all = aimed.reduce((sum, { zone }) => sum + stakeIn(game, seat, zone), 0);
  if (all === 0) return 0;
  const aims = aimed.map((aim): Aim => ({ ...aim, share: stakeIn(game, seat, aim.zone) / all }));
  const nukes = aims.map((aim) => aim.nukes);
  if (command.type === 'hold-fire') return savedIn(aims, nukes);
  const at = aims.findIndex(({ zone }) => zone === command.at);
  const left = (game.state.seats[seat]?.lStars ?? 0) - 1;
  return at < 0 || left < 0 ? 0 : shotAt(aims, nukes, at, left, new Map());
}

/** A shot at one of the aims, with so many L-stars to follow. */
function shotAt(
  aims: readonly Aim[],
  nukes: readonly number[],
  at: number,
  left: number,
  known: Map<string, number>,
): number {
  const fewer = nukes.map((number, i) => (i === at ? number - 1 : number));
  return HIT * bestOf(aims, fewer, left, known) + (1 - HIT) * bestOf(aims, nukes, left, known);
}

/** What is saved if each L-star that is left is fired where it saves most. */
function bestOf(aims: readonly Aim[], nukes: readonly number[], left: number, known: Map<string, number>): number {
  if (left === 0) return savedIn(aims, nukes);
  const key = `${nukes} ${left}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const shots = nukes.flatMap((number, i) => (number > 0 ? [shotAt(aims, nukes, i, left - 1, known)] : []));
  const best = Math.max(savedIn(aims, nukes), ...shots);
  known.set(key, best);
  return best;
}

const savedIn = (aims: readonly Aim[], nukes: readonly number[]): number =>
  aims.reduce((sum, { share }, i) => sum + (nukes[i] === 0 ? share : 0), 0);

/** Whether somebody else stands where a nuke is aimed at: they would fire too. */
const isShared = ({ state }: Game, seat: Seat, zone: Zone): boolean =>
  (state.board[zoneIndex(zone)] ?? []).some((force) => force.seat !== seat);
