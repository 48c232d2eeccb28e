// Battles worked out ahead, in English.
import type { PolicyChoice, PolicyName } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import type { English } from './phrases.ts';

export const odds: RoomTexts<'odds', English> = {
  refusals: {
    'no-battle': 'That isn’t a conventional attack, so it has no odds of its own.',
    'no-strike': 'That isn’t a nuclear attack, so it has no odds of its own.',
    'no-such-battle:aboard': ({ places, aboard }, w) =>
      `There is room aboard for ${w.units(places, 'army')}, not for ${aboard}.`,
    'no-such-battle:assault':
      'An assault puts armies into a territory. Give the armies that land, and choose a territory.',
    'no-such-battle:kind': ({ unit }, w) =>
      `There are no ${w.unitsOf(unit)} in this game. Leave them out, or turn on the expansion that has them.`,
    'no-such-battle:landing': 'Only armies can land here. Give only armies.',
    'no-such-battle:navies': ({ armies, needed }, w) =>
      `You need at least ${w.units(needed, 'navy')} to land ${w.units(armies, 'army')}.`,
    'no-such-battle:no-defender': 'Give the defender at least one unit. If nobody defends, the militia resists.',
    'no-such-battle:nobody': 'Attack with at least one unit.',
    'no-such-battle:one-origin': 'Attack from one zone: with armies from a territory, or with navies from a sea.',
    'no-such-battle:one-target': 'Attack one zone: armies in a territory, or navies in a sea.',
    'no-such-battle:units': ({ most }) => `Give each side at most ${most} units.`,
    'too-many:targets': ({ most }) => `There aren’t that many territories left. Choose at most ${most} targets.`,
  },
  questions: {},
  events: {},
  remarks: {
    policy: ({ policy, choice }) => {
      const lines: Readonly<Record<string, string>> = POLICIES[policy];
      return lines[choice] ?? '';
    },
    'policy-champions': ({ seats }, w) =>
      seats.length === 0
        ? POLICIES.champions.none
        : `Only ${w.seats(seats)} ${seats.length === 1 ? 'acts as a champion' : 'act as champions'}.`,
    'policy-else':
      'There is no first strike, no reinforcement and no counterattack. Every other question gets its default answer.',
  },
};

const POLICIES: { readonly [P in PolicyName]: Readonly<Record<PolicyChoice<P>, string>> } = {
  defence: {
    set: 'The defender pays a set of supplies if they have one.',
    resist: 'The defender resists without supplies.',
  },
  attackerPicks: {
    most: 'The attacker removes as many units as possible, the most valuable first.',
    'navies-first': 'The attacker removes as many units as possible, navies first.',
    'armies-first': 'The attacker removes as many units as possible, armies first.',
    none: 'The attacker removes nothing.',
  },
  defenderPicks: {
    most: 'The defender removes as many units as possible, the most valuable first.',
    'navies-first': 'The defender removes as many units as possible, navies first.',
    'armies-first': 'The defender removes as many units as possible, armies first.',
    none: 'The defender removes nothing.',
  },
  occupation: {
    yes: 'The attacker moves one unit into an emptied target if the supplies allow it.',
    no: 'The attacker doesn’t occupy an emptied target.',
  },
  assault: {
    'one-round': 'There is one round, whether or not the assault succeeds.',
    'to-the-end': 'The assault goes on turn after turn until it succeeds, is wiped out or runs out of sets.',
  },
  shots: {
    'dearest-first': 'Every L-star fires, first at nukes aimed at the most valuable zone.',
    'fewest-first': 'Every L-star fires, first at the target with the fewest nukes.',
    none: 'The defenders hold their fire.',
  },
  champions: { none: 'Nobody is a champion.', all: 'Everyone who can be a champion is one.' },
  secretCards: {
    silent: 'Players with secret cards in the targeted zones stay silent.',
    shown: 'Players with secret cards in the targeted zones show them and defend.',
  },
  technology: {
    shown: 'Both sides show all the technology they can use in the battle.',
    hidden: 'Nobody shows technology.',
  },
};
