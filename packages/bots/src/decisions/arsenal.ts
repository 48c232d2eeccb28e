// Nukes and L-stars: who builds them, when they fly, and who is shielded.
import { type Seat, type Territory, type Zone, zoneName } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { best, fill, legal, mayDo, valuesOf } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';

/** B-WIN-13: from here on a further destroyed territory may end the game for all. */
const SAFE_CLOUDS = 12;

export interface Strike {
  readonly rival: Seat;
  readonly targets: Readonly<Record<Zone, number>>;
  readonly gain: number;
}

/** What the best nuclear attack is worth. */
export function bestStrike(mind: Mind, sight: Sight): number {
  return Math.max(0, ...strikes(mind, sight).map(({ gain }) => gain));
}

/** Strikes that would destroy a power whole: half a country is not worth the anger. */
export function strikes(mind: Mind, sight: Sight): Strike[] {
  const { nukes, lStars } = sight.own;
  if (nukes === 0 || mind.weights.nukes <= 0) return [];
  const wealth = sight.wealth(sight.seat);
  const found: Strike[] = [];
  for (const rival of sight.rivals) {
    const homes = sight.homes(rival);
    const foe = sight.view.seats[rival];
    if (foe === undefined || homes.length === 0 || sight.view.nuked.length + homes.length > SAFE_CLOUDS) continue;
    const spread = aim(homes, foe.lStars, nukes);
    if (spread === undefined) continue;
    const lead = sight.wealth(rival) - wealth;
    const answer = foe.nukes * (lStars > 0 ? 500 : 1500);
    const late = sight.left <= 3 ? 1 : 0.5;
    const gain = mind.weights.nukes * late * (2500 + Math.max(-2500, 0.5 * lead)) - 400 * homes.length - answer;
    if (gain > 0) found.push({ rival, targets: spread, gain });
  }
  return found.sort((a, b) => b.gain - a.gain);
}

/** One nuke for each home, and one more for each L-star that may stop one. */
function aim(homes: readonly Territory[], shield: number, nukes: number): Record<Zone, number> | undefined {
  const spread: Record<string, number> = {};
  const needed = homes.length + Math.ceil((5 / 6) * shield);
  if (nukes < needed) return undefined;
  for (let i = 0; i < needed; i++) {
    const home = homes[i % homes.length];
    if (home !== undefined) spread[home] = (spread[home] ?? 0) + 1;
  }
  return spread as Record<Zone, number>;
}

export function launch(mind: Mind, moment: Moment): Decision | undefined {
  if (!mayDo(moment, 'launch')) return undefined;
  for (const { rival, targets } of strikes(mind, sightOf(moment))) {
    const command = legal(moment, { type: 'launch', targets });
    if (command !== undefined) return { command, why: `destroys ${rival} before it wins` };
  }
  return undefined;
}

/** Answers nukes with nukes: whoever strikes must know what follows. */
export function retaliate(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  if (mind.weights.nukes < 0.5 || !mayDo(moment, 'launch')) return undefined;
  const foe = attackerOf(sight);
  if (foe === undefined) return undefined;
  const room = SAFE_CLOUDS - sight.view.nuked.length;
  const homes = sight.homes(foe).slice(0, Math.max(0, Math.min(room, sight.own.nukes)));
  if (homes.length === 0) return undefined;
  const command = legal(moment, {
    type: 'launch',
    targets: Object.fromEntries(homes.map((home) => [home, 1])) as Record<Zone, number>,
  });
  return command === undefined ? undefined : { command, why: `strikes back at ${homes.map(zoneName).join(', ')}` };
}

/** Whether the attack that is being answered was nuclear, or took the last home. */
export function isNuclear(sight: Sight): boolean {
  return sight.homes(sight.seat).length === 0 || sight.view.agenda.some((frame) => frame.procedure === 'strategic');
}

function attackerOf(sight: Sight): Seat | undefined {
  const frame = sight.view.agenda.findLast(
    (each) => each.procedure === 'strategic' || each.procedure === 'conventional',
  );
  if (frame === undefined || !('attacker' in frame)) return undefined;
  return frame.attacker === sight.seat ? ('defender' in frame ? frame.defender : undefined) : frame.attacker;
}

/** L-stars cost nothing to fire: it shields anybody but the rival it fears most. */
export function champion(moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  if (sight.own.lStars === 0) return undefined;
  const frame = sight.view.agenda.findLast((each) => each.procedure === 'strategic');
  const feared = [...sight.rivals].sort((a, b) => sight.wealth(b) - sight.wealth(a))[0];
  const salvo = frame?.procedure === 'strategic' ? frame.salvo : [];
  if (salvo.some(({ at }) => at !== 'space' && sight.homeOwner(at) === feared)) return undefined;
  const command = legal(moment, { type: 'stand', champion: true, show: [] });
  return command === undefined ? undefined : { command, why: 'lets its L-stars shield others, which costs it nothing' };
}

/** What weapons would be worth in the build stage. */
export function arsenalWorth(mind: Mind, sight: Sight): number {
  if (sight.view.cycle === 1 || sight.left <= 1 || money(mind, sight) < 1500 || sight.own.supplies.minerals < 2)
    return 0;
  const { researched } = sight.own;
  const nukes = wantedNukes(mind, sight);
  const stars = wantedStars(mind, sight);
  const search = money(mind, sight) > 3500 && sight.left > 3;
  return (
    (nukes > 0 && (researched.nuke || search) ? 500 * mind.weights.nukes : 0) +
    (stars > 0 && (researched.lStar || search) ? 400 * mind.weights.lStars * Math.min(3, stars) : 0)
  );
}

/** Enough to destroy the power it fears most. */
function wantedNukes(mind: Mind, sight: Sight): number {
  if (mind.weights.nukes < 1) return 0;
  const feared = [...sight.rivals].sort((a, b) => sight.wealth(b) - sight.wealth(a))[0];
  if (feared === undefined) return 0;
  return sight.homes(feared).length + (sight.view.seats[feared]?.lStars ?? 0) - sight.own.nukes;
}

/** One L-star for each two nukes of the best armed rival, more for whoever likes them. */
function wantedStars(mind: Mind, sight: Sight): number {
  const threat = Math.max(0, ...sight.rivals.map((rival) => sight.view.seats[rival]?.nukes ?? 0));
  const liked = mind.weights.lStars >= 1 ? Math.round(2 * mind.weights.lStars) : 0;
  return Math.max(liked, Math.ceil(threat * mind.weights.lStars)) - sight.own.lStars;
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
    why:
      command.nukes > 0
        ? `builds ${command.nukes} nukes against the power it fears most`
        : `builds ${command.lStars} L-stars as a shield`,
  };
}

export function research(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  if (money(mind, sight) < 3000 || sight.left < 4) return undefined;
  const wish = (weapon: string) =>
    weapon === 'nuke'
      ? wantedNukes(mind, sight) > 0
        ? mind.weights.nukes
        : 0
      : wantedStars(mind, sight) > 0
        ? mind.weights.lStars
        : 0;
  const command = fill(moment, 'research', {
    weapon: (domain) => best(valuesOf(domain) as string[], (weapon) => wish(weapon) - 0.4),
  });
  if (command?.type !== 'research') return undefined;
  return { command, why: `looks for the secret of the ${command.weapon === 'nuke' ? 'nuke' : 'L-star'}` };
}

export function turnResearchCard(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const goesOn = mayDo(moment, 'turn-research-card') && money(mind, sight) > 1700;
  return goesOn
    ? { command: { type: 'turn-research-card' }, why: 'turns another card, as it can afford it' }
    : { command: { type: 'stop-research' }, why: 'has spent enough on this search' };
}
