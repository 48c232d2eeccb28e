// Nukes and L-stars: who looks for them, and how many are enough.
import type { Seat } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { best, fill, legal, valuesOf } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { campaign } from './campaign.ts';
import { nukesForDoom } from './doom.ts';
import { screenBefore, shotDown } from './stars.ts';

/** What finding a weapon costs, cards and all, on average. */
const SEARCH = 3000;

/** What weapons would be worth in the build stage. */
export function arsenalWorth(mind: Mind, sight: Sight): number {
  if (sight.view.cycle === 1 || sight.left <= 1 || sight.own.supplies.minerals < 2) return 0;
  const { researched } = sight.own;
  const cash = money(mind, sight);
  const search = cash > SEARCH + 1000 && sight.left > 2;
  const nukes = cash > 500 && (researched.nuke || search) ? wantedNukes(mind, sight) : 0;
  const stars = cash > 1000 && (researched.lStar || search) ? wantedStars(mind, sight) : 0;
  const doom = nukesForDoom(mind, sight) > 0 ? 1000 * Math.max(0, nukes) : 0;
  return doom + 250 * Math.min(4, Math.max(0, nukes)) + (stars > 0 ? 500 + 200 * Math.min(4, stars) : 0);
}

/** A few for those who would strike it, and for a hawk enough to destroy the power it fears most. */
function wantedNukes(mind: Mind, sight: Sight): number {
  const liking = mind.weights.nukes;
  if (liking <= 0 || !mind.shrewd) return 0;
  const armed = Math.max(0, ...sight.rivals.map((rival) => sight.view.seats[rival]?.nukes ?? 0));
  const deterrent = liking < 0.3 ? 0 : Math.min(4, Math.max(massed(sight), Math.ceil(liking * armed)));
  if (liking < 1 && sight.rivals.length > 1) return deterrent - sight.own.nukes;
  const feared = [...sight.rivals].sort((a, b) => sight.wealth(b) - sight.wealth(a))[0];
  const blow = feared === undefined ? 0 : sight.homes(feared).length + Math.ceil(shotDown(screenBefore(sight, feared)));
  return Math.max(deterrent, Math.min(12, blow), nukesForDoom(mind, sight)) - sight.own.nukes;
}

/** Large forces at its borders. */
function massed(sight: Sight): number {
  return sight.homes(sight.seat).filter((home) => sight.menace(home) >= 8).length > 0 ? 2 : 0;
}

/** Enough against the nukes of the best armed rival, and one more than those it fights: the extra die decides wars. */
function wantedStars(mind: Mind, sight: Sight): number {
  const liking = mind.weights.lStars;
  if (!mind.shrewd) return beginnersStars(mind, sight);
  if (liking <= 0) return 0;
  const threat = Math.max(0, ...sight.rivals.map((rival) => sight.view.seats[rival]?.nukes ?? 0));
  const shield = Math.ceil(Math.min(1, liking) * threat);
  const foe = campaign(mind, sight)?.prey;
  const most = Math.max(...sight.rivals.map((rival) => starsOf(sight, rival)));
  const edge = foe === undefined ? most : Math.max(starsOf(sight, foe), Math.min(most, 3));
  // A power with the money has one more than everybody: the die decides all of its battles, and those against it.
  const lead = money(mind, sight) > RICH && sight.left > 1 ? most + 1 : 0;
  return (
    Math.min(12, Math.max(shield, lead, Math.round(2 * liking) > edge ? edge + 1 : edge, liking >= 1 ? 3 : 0)) -
    sight.own.lStars
  );
}

/** L-stars that a beginner has at most: as many as they see others have, once money is plenty. */
const BEGINNERS_STARS = 2;

function beginnersStars(mind: Mind, sight: Sight): number {
  if (money(mind, sight) <= RICH || sight.left <= 1) return 0;
  const most = Math.max(0, ...sight.rivals.map((rival) => starsOf(sight, rival)));
  return Math.min(BEGINNERS_STARS, most) - sight.own.lStars;
}

/** Cash beyond which an L-star is a small matter. */
const RICH = 5000;

function starsOf(sight: Sight, seat: Seat): number {
  return sight.view.seats[seat]?.lStars ?? 0;
}

function money(mind: Mind, sight: Sight): number {
  return sight.cash - sight.dues - mind.weights.reserve;
}

export function buildWeapons(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  let cash = money(mind, sight);
  const stars = Math.max(0, Math.min(wantedStars(mind, sight), Math.floor(cash / 1000)));
  cash -= 1000 * stars;
  const nukes = Math.max(0, Math.min(wantedNukes(mind, sight), Math.floor(cash / 500)));
  if (stars + nukes === 0) return undefined;
  const clamp = (domain: { min: number; max: number }, value: number) =>
    Math.max(domain.min, Math.min(domain.max, value));
  const command = fill(moment, 'build-weapons', {
    nukes: (domain) => (domain.kind === 'range' ? clamp(domain, nukes) : undefined),
    lStars: (domain) => (domain.kind === 'range' ? clamp(domain, stars) : undefined),
  });
  if (command?.type !== 'build-weapons' || command.nukes + command.lStars > stars + nukes) return undefined;
  return {
    command,
    why: { reason: command.nukes > 0 ? 'build-nukes' : 'build-l-stars' },
  };
}

export function research(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  if (money(mind, sight) < SEARCH + 500 || sight.left < 3) return undefined;
  const wish = (weapon: string) =>
    weapon === 'nuke'
      ? Math.min(2, wantedNukes(mind, sight)) * mind.weights.nukes
      : Math.min(2, wantedStars(mind, sight)) * 2 * mind.weights.lStars;
  const command = fill(moment, 'research', {
    weapon: (domain) => best(valuesOf(domain) as string[], (weapon) => wish(weapon)),
  });
  if (command?.type !== 'research') return undefined;
  return { command, why: { reason: 'research', weapon: command.weapon } };
}

export function turnResearchCard(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const command = money(mind, sight) > 1700 ? legal(moment, { type: 'turn-research-card' }) : undefined;
  return command !== undefined
    ? { command, why: { reason: 'turn-card' } }
    : { command: { type: 'stop-research' }, why: { reason: 'stop-search' } };
}
