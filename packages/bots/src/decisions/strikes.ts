// Nuclear weapons in use: what is worth a nuke, who is answered in kind, who is shielded by L-stars.
import { isDarkSea, neighbours, type Seat, type Territory, type Zone } from '@marshall/rules';
import type { Reason } from '@marshall/words';
import type { Moment } from '../commander.ts';
import { legal } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { spoils, UNIT } from '../worth.ts';
import { lastBlow } from './doom.ts';
import { chanceThrough, type Screen, screenBefore, shotDown } from './stars.ts';

/** B-WIN-13: from here on a further destroyed territory may end the game for all. */
const SAFE_CLOUDS = 12;
/** A power with nothing left to lose risks the first roll of the die. */
const DOOMED_CLOUDS = 13;

export interface Strike {
  readonly rival: Seat;
  readonly targets: Readonly<Record<Zone, number>>;
  readonly why: Reason;
  readonly gain: number;
}

/** What the best nuclear attack is worth. */
export function bestStrike(mind: Mind, sight: Sight): number {
  return strikes(mind, sight)[0]?.gain ?? 0;
}

/** Strikes that pay, the best first. */
export function strikes(mind: Mind, sight: Sight): Strike[] {
  if (sight.own.nukes === 0 || mind.weights.nukes <= 0) return [];
  const found: Strike[] = [];
  for (const rival of sight.rivals) {
    const whole = destruction(mind, sight, rival);
    if (whole !== undefined && whole.gain > 0) found.push(whole);
  }
  const doom = lastBlow(mind, sight);
  if (doom !== undefined) found.push(doom);
  for (const { zone, forces } of sight.view.board) {
    for (const { seat } of forces) {
      const blow = seat === sight.seat ? undefined : blowAt(mind, sight, seat, zone);
      if (blow !== undefined && blow.gain > 0) found.push(blow);
    }
  }
  return found.sort((a, b) => b.gain - a.gain);
}

/** The end of a power: a leader late in the game, the last rival, or somebody in a hawk's way. */
function destruction(mind: Mind, sight: Sight, rival: Seat): Strike | undefined {
  const homes = sight.homes(rival);
  if (homes.length === 0 || sight.view.nuked.length + homes.length > SAFE_CLOUDS) return undefined;
  const targets = aim(homes, screenBefore(sight, rival), sight.own.nukes);
  if (targets === undefined) return undefined;
  const lead = sight.wealth(rival) - sight.wealth(sight.seat);
  const alone = sight.rivals.length === 1;
  const leads = sight.left <= 3 && lead > 0;
  if (!alone && !leads && mind.weights.nukes < 1) return undefined;
  // With fewer rivals left, each one gone is a larger part of the way.
  const room = alone ? 40_000 : 15_000 / sight.rivals.length;
  const gain = mind.weights.nukes * (room + 0.5 * Math.max(-5000, lead)) - price(targets) - answerOf(sight, rival);
  return {
    rival,
    targets,
    gain,
    why: { reason: alone ? 'destroy-last' : 'destroy-leader', rival },
  };
}

/** A blow at massed forces: at its own borders they are a danger, elsewhere only a loss to their owner. */
function blowAt(mind: Mind, sight: Sight, rival: Seat, zone: Zone): Strike | undefined {
  const units = sight.size(zone, rival);
  if (units < 6 || isDarkSea(zone) || sight.homeOwner(zone) === sight.seat) return undefined;
  if (sight.size(zone, sight.seat) > 0 || sight.view.nuked.length >= SAFE_CLOUDS) return undefined;
  const near = neighbours(zone).filter(
    (next) => sight.homeOwner(next) === sight.seat && sight.size(next, sight.seat) > 0,
  );
  const screen = screenBefore(sight, rival);
  // One more than can be shot down gets through for certain; two more than are on average, nearly always.
  const nukes = Math.min(sight.own.nukes, screen.own + screen.others + 1, Math.ceil(shotDown(screen)) + 2);
  const through = chanceThrough(nukes, screen);
  if (near.length === 0 || through < 0.5) return undefined;
  const guards = Math.max(...near.map((home) => sight.size(home, sight.seat)));
  const danger = units > guards ? 0.12 * spoils(sight, sight.seat) : 0;
  const gain =
    through * (UNIT * units + danger) * Math.min(1, 0.5 + mind.weights.nukes) -
    price({ [zone]: nukes }) -
    answerOf(sight, rival);
  const targets = { [zone]: nukes } as Record<Zone, number>;
  return {
    rival,
    targets,
    gain,
    why: { reason: 'strike-massed', rival, units, zone },
  };
}

/** What nukes and the clouds they leave cost. */
function price(targets: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const nukes of Object.values(targets)) sum += 400 * nukes + 200;
  return sum;
}

/** What its owner's own nukes may do in return, as far as L-stars do not stop them. */
function answerOf(sight: Sight, rival: Seat): number {
  return 2500 * Math.max(0, (sight.view.seats[rival]?.nukes ?? 0) - 0.8 * sight.own.lStars);
}

/** One nuke for each home, and as many more as a screen shoots down. */
function aim(homes: readonly Territory[], screen: Screen, nukes: number): Record<Zone, number> | undefined {
  const spread: Record<string, number> = {};
  const needed = homes.length + Math.ceil(shotDown(screen));
  if (nukes < needed) return undefined;
  for (let i = 0; i < needed; i++) {
    const home = homes[i % homes.length];
    if (home !== undefined) spread[home] = (spread[home] ?? 0) + 1;
  }
  return spread as Record<Zone, number>;
}

/** The best strike, if it is worth more than so much. */
export function launch(mind: Mind, moment: Moment, above = 0): Decision | undefined {
  for (const { targets, why, gain } of strikes(mind, sightOf(moment)).slice(0, 3)) {
    const command = gain > above ? legal(moment, { type: 'launch', targets }) : undefined;
    if (command !== undefined) return { command, why };
  }
  return undefined;
}

/** Answers nukes with nukes: a player who strikes must know what follows. */
export function retaliate(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  if (mind.weights.nukes < 0.3 || sight.own.nukes === 0) return undefined;
  const foe = attackerOf(sight);
  if (foe === undefined) return undefined;
  const doomed = sight.homes(sight.seat).length === 0;
  const room = (doomed ? DOOMED_CLOUDS : SAFE_CLOUDS) - sight.view.nuked.length;
  const lost = doomed ? sight.view.lastLost[sight.seat] : undefined;
  // B-ATK-58: the captor gets nothing if the land that was lost last burns too.
  const wanted = [...(lost === undefined || sight.size(lost, foe) === 0 ? [] : [lost]), ...sight.homes(foe)];
  const homes = wanted.slice(0, Math.max(0, Math.min(room, sight.own.nukes)));
  if (homes.length === 0) return undefined;
  const command = legal(moment, {
    type: 'launch',
    targets: Object.fromEntries(homes.map((home) => [home, 1])) as Record<Zone, number>,
  });
  return command === undefined ? undefined : { command, why: { reason: 'retaliate' } };
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
  return command === undefined ? undefined : { command, why: { reason: 'shield-others' } };
}
