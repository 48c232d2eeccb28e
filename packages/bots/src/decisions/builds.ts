// Raising armies: first so that no home lies open, then against what rivals could send.
import { type Seat, type Zone, zoneName } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { best, fill, valuesOf } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { setCost } from '../worth.ts';
import { arsenalWorth } from './arsenal.ts';

/** Armies that a home territory should hold: any rival with oil can fly in, so none may be bare. */
export function wantedAt(mind: Mind, sight: Sight, home: Zone): number {
  const base = mind.shrewd ? mind.weights.garrison : Math.min(2, mind.weights.garrison);
  const near = strike(sight) >= 8 ? 1 : 0;
  const last = sight.homes(sight.seat).length <= 2 && sight.homeOwner(home) === sight.seat ? 2 : 0;
  return Math.round(base + near + last);
}

/** The largest force that any one rival has. */
function strike(sight: Sight): number {
  return Math.max(0, ...sight.rivals.map((rival: Seat) => Math.floor(sight.strength(rival) / 3)));
}

/** How many armies the home country lacks. */
export function lacking(mind: Mind, sight: Sight): number {
  let sum = 0;
  for (const home of sight.homes(sight.seat))
    sum += Math.max(0, wantedAt(mind, sight, home) - sight.armies(home, sight.seat));
  return sum;
}

/** What the build stage is worth. */
export function buildWorth(mind: Mind, sight: Sight): number {
  const weapons = arsenalWorth(mind, sight);
  const { sets } = sight;
  const money = spare(mind, sight);
  if (sets < 1 || money < 100 || (sight.left <= 1 && sight.options.detentePrices === 'closing')) return weapons;
  const number = Math.min(lacking(mind, sight), 3 * sets, Math.floor(money / 100));
  const bare = sight.homes(sight.seat).filter((home) => sight.size(home, sight.seat) === 0).length;
  const risk = sight.left <= 1 ? 0.3 : 1;
  return (
    Math.max(0, risk * (340 * number + 900 * Math.min(bare, number)) - (Math.ceil(number / 3) * setCost(sight)) / 2) +
    weapons
  );
}

function spare(mind: Mind, sight: Sight): number {
  return sight.cash - sight.dues - Math.min(400, mind.weights.reserve);
}

/** Raises armies where the garrison is thinnest. */
export function build(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const money = spare(mind, sight);
  if (money < 100 || lacking(mind, sight) < 1) return undefined;
  const lack = (zone: Zone): number => {
    const mine = sight.homeOwner(zone) === sight.seat;
    return mine ? wantedAt(mind, sight, zone) - sight.armies(zone, sight.seat) : 0;
  };
  const command = fill(moment, 'build', {
    kind: (domain) => valuesOf(domain).find((value) => value === 'army'),
    zone: (domain) => best(valuesOf(domain) as Zone[], lack),
    number: (domain, { zone }) =>
      domain.kind === 'range'
        ? Math.max(domain.min, Math.min(domain.max, Math.floor(money / 100), lack(zone as Zone)))
        : undefined,
  });
  if (command?.type !== 'build') return undefined;
  return {
    command,
    why: `raises ${command.number} in ${zoneName(command.zone)}, where only ${sight.armies(command.zone, sight.seat)} stand guard`,
  };
}
