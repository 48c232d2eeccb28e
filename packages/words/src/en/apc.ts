// Armored Personnel Carriers, in English.
import { firePowerPoints, type GameEvent } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import type { English } from './phrases.ts';

export const apc: RoomTexts<'apc', English> = {
  refusals: {
    'apcs-alone': 'APCs can’t fight anything at sea, and you have nothing else here. Choose a land unit.',
    'apcs-counted': 'Your APCs count in this roll, and APCs can’t fight anything at sea. Remove land units.',
    'first-target': ({ target }, w) =>
      `You named ${w.unitsOf(target)} as your first target. Destroy one of them before anything else.`,
    'no-airborne-apc': 'APCs can’t join an airborne assault. Send armies.',
    'no-flight-now': 'APCs fly only in the Move stage or as reinforcements in a battle. Drive them instead.',
    'no-landing-now': 'An APC can’t land from a navy after a battle. It can land in the Move stage.',
    'no-such-target': ({ target }, w) => `The other side has no ${w.unitsOf(target)} in this battle.`,
    'nobody-inside': 'None of your APCs has an army inside.',
    'not-inside': ({ most }, w) => `You have ${w.units(most, 'army')} inside those APCs. Choose how many get off.`,
    'not-occupied:apcs': ({ zone }, w) =>
      `The buyer has no units in ${w.zone(zone)}. Deliver APCs to a territory the buyer occupies.`,
    'not-your-land:apc': 'Your APC starts in a territory you occupy. Choose one with your units in it.',
    shielded: 'APCs take the points first. Destroy them before the units behind them.',
    stays: 'You have already decided to stay. Use a set of supplies, or resist without one.',
    'too-few-apcs': ({ most }, w) => `You have only ${w.units(most, 'apc')} in this battle.`,
  },
  questions: {
    absorb: ({ points }, w) =>
      `The enemy rolled ${w.plural(points, { one: '1 point', other: `${points} points` })} against you. Choose the APCs that are hit first.`,
    passengers: ({ zone }, w) => `Choose which armies get out of their APCs to fight for ${w.zone(zone)}.`,
    'place-apc': 'Put your free APC in a territory you occupy.',
    stay: ({ zone, withdraw, surrender }, w) => {
      const ways = [...(withdraw ? ['withdraw'] : []), ...(surrender ? ['surrender'] : [])];
      return `You are under attack in ${w.zone(zone)}. You can ${ways.length === 0 ? 'only stay' : w.or([...ways, 'stay'])}.`;
    },
    target: 'Choose the kind of enemy unit that your points must destroy first.',
  },
  events: {
    'absorption-chosen': ({ seat, apcs }, w) => {
      const number = apcs.reduce((sum, each) => sum + each.number, 0);
      return number === 0
        ? `${w.seat(seat)} doesn’t use APCs as a shield.`
        : `${w.seat(seat)} lets ${w.units(number, 'apc')} take the points first.`;
    },
    'apcs-captured': ({ seat, from, zone, apcs }, w) =>
      `${w.seat(seat)} captures ${w.units(apcs, 'apc')} in ${w.zone(zone)} from ${w.seat(from)}.`,
    'apcs-dry': ({ seat, zone, apcs, alone }, w) => {
      const them = w.plural(apcs, { one: 'it', other: 'them' });
      return `${w.seat(seat)} has no oil: ${w.units(apcs, 'apc')} in ${w.zone(zone)} can’t fight${alone ? `, and nobody defends ${them}` : ''}.`;
    },
    'fire-power-counted': ({ attacker, defender }) => {
      const points = firePowerPoints(Math.max(attacker, defender), Math.min(attacker, defender));
      const adds =
        points === 0 ? '' : `, which adds ${points} to the ${attacker > defender ? 'attacker’s' : 'defender’s'} roll`;
      return `The attacker has a fire power of ${attacker}, the defender ${defender}${adds}.`;
    },
    'passengers-off': (event, w) => gotOff(event, ' to fight', w),
    'passengers-unloaded': (event, w) => gotOff(event, '', w),
    stayed: ({ seat, zone }, w) => `${w.seat(seat)} stays in ${w.zone(zone)}.`,
    'target-named': ({ seat, target, chosen }, w) =>
      chosen ? `${w.seat(seat)} names ${w.unitsOf(target)} as its first target.` : undefined,
  },
  remarks: {
    'policy-apc':
      'The first target is what a side would rather remove, or else the kind that takes the fewest points. One APC absorbs the points if nothing is lost that way.',
  },
};

type Off = Extract<GameEvent, { type: 'passengers-unloaded' }>;

function gotOff({ seat, unloaded }: Omit<Off, 'type'>, why: string, w: English): string | undefined {
  const off = unloaded.reduce((sum, each) => sum + w.total(each.off), 0);
  return off === 0 ? undefined : `${w.seat(seat)} unloads ${w.units(off, 'army')} from APCs${why}.`;
}
