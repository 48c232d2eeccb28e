// Colonial Legions and Merchant Marine, in English; what happens in it is told in merchant-marine-events.ts.
import { companyOf } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import { marineEvents } from './merchant-marine-events.ts';
import type { English } from './phrases.ts';

const FIRST = {
  convoy: 'You struck the convoy first. Sink all its ships before you turn to the escorts.',
  escorts: 'The escorts are in your way. Sink them all before you turn to the convoy.',
} as const;

export const merchantMarine: RoomTexts<'merchant-marine', English> = {
  refusals: {
    'all-ships': ({ ships }, w) =>
      w.plural(ships, { one: 'Place your merchant ship.', other: `Place all ${ships} of your merchant ships.` }),
    announced: 'You have already announced that, and it still holds.',
    'armies-only':
      'Carriers move only armies: over land, by air, or aboard one of your navies that picks them up where it is.',
    'army-cap:abroad': ({ most, each, zone }, w) =>
      `${w.zone(zone)} ${w.zoneVerb(zone, 'allows', 'allow')} ${w.units(each, 'army')} a stage, on top of those your home allows. You can ${most === 0 ? 'build no more' : `still build ${most}`} there.`,
    'army-cap:home': ({ most, each }, w) =>
      `Each home territory you hold allows ${w.units(each, 'army')} a stage. You can ${most === 0 ? 'build no more' : `still build ${most}`}.`,
    'assault-ships': 'Ships that brought troops to this battle can’t carry goods in it, and you have no others free.',
    'besieged:arms': 'The siege holds. No units or weapons can be bought or sold until the next siege roll.',
    'besieged:battle': 'You are under siege. No goods get in or out during a battle.',
    'besieged:half': 'Under a half-siege no resources can be traded in this stage.',
    'besieged:holds': 'The siege holds. No resources can be traded in this stage.',
    'besieged:partner': 'That player is under siege. No goods get in or out during a battle.',
    'cannot-fight:ships': ({ from }, w) => `Your units in ${w.zone(from)} can’t attack merchant ships.`,
    'cannot-import:any': ({ danger }, w) =>
      `You lack the cash for one unit plus ${w.money(danger)} danger pay, or the room for it.`,
    'cannot-import:resource': ({ resource }, w) =>
      `You can’t bring in ${w.resource(resource)}: you lack the cash or the room.`,
    'fewer-ports': ({ sea, own, most }, w) =>
      `Another power has ${w.plural(most, { one: '1 port', other: `${most} ports` })} on ${w.zone(sea)}, and you have ${own === 0 ? 'none' : own}. Choose another sea.`,
    'goes-on:carriers': 'Choose which armies go aboard that navy.',
    'goes-on:lanes': ({ company }, w) => `Choose a sea for the ship of ${w.card(company)}.`,
    'level-ports': ({ sea }, w) => `Another power has as many ports on ${w.zone(sea)} as you. Choose another sea.`,
    'mixed-cargo': 'A ship carries only one resource on a trip. Send another ship for the other one.',
    'no-dark-ship': 'You have no merchant ship in a dark blue sea that can still sail in this step.',
    'no-escorts': 'You have no navy in a dark blue sea that could escort merchant ships.',
    'no-freight': ({ company }, w) => `${w.card(company)} has nothing waiting for your ships.`,
    'no-goods': 'There are no such goods to carry, or there is no room for them.',
    'no-home-port:sea': ({ sea }, w) => `None of your home territories has a port on ${w.zone(sea)}.`,
    'no-navy-there': ({ sea }, w) => `You have no navy in ${w.zone(sea)}.`,
    'no-partner:carriage': 'There is nobody your ships could exchange goods with now.',
    'no-player:carriage': 'Choose another player in this game.',
    'no-player:grip': 'Choose another player in this game.',
    'no-port:grip': 'That player has no port there. Choose another territory.',
    'no-port:ship': ({ territory, sea }, w) =>
      `${w.zone(territory)} ${w.zoneVerb(territory, 'has', 'have')} no port on ${w.zone(sea)}. Troops board and leave a merchant ship only at a port.`,
    'no-port:trip': ({ territory, sea }, w) =>
      `${w.zone(territory)} ${w.zoneVerb(territory, 'has', 'have')} no port on ${w.zone(sea)}. Send a ship from a sea with one.`,
    'no-sailing': 'Merchant ships don’t move with your navies. Reroute them instead.',
    'no-ship': ({ sea }, w) => `You have no ship left in ${w.zone(sea)} that hasn’t sailed in this phase.`,
    'no-ships-in-reach:from': ({ from }, w) =>
      `Your units in ${w.zone(from)} can’t reach anyone else’s merchant ships.`,
    'no-ships-in-reach:none': 'None of your forces can reach anyone else’s merchant ships.',
    'no-ships-now': 'You can trade merchant ships only in the arms bazaar of the Build stage.',
    'no-ships:fleet': 'You have no merchant ships.',
    'no-ships:reroute': ({ sea }, w) => `You have no merchant ship without troops in ${w.zone(sea)}.`,
    'no-ships:target': ({ sea }, w) => `Nobody else has merchant ships in ${w.zone(sea)}.`,
    'no-ships:trade': 'Neither side has a merchant ship in a dark blue sea that can still sail in this phase.',
    'no-troops': 'Merchant ships take troops aboard only for an amphibious assault.',
    'no-troops:sale':
      'Merchant ships with troops aboard aren’t part of a sale. The troops have to land first, in a move.',
    'nobody-to-move': ({ to }, w) => `You have no army that carriers could take to ${w.zone(to)}.`,
    'none-left:reroute': 'All your merchant ships have already sailed or been rerouted, or have troops aboard.',
    'not-announced': 'You haven’t announced that. Choose one of your own blockades or sieges.',
    'not-its-port': ({ company, lane }, w) => {
      const name = w.card(company);
      const { location } = companyOf(company);
      const place = w.zone(location);
      const has = w.zoneVerb(location, 'has', 'have');
      if (lane === 'own-sea') return `The ship for ${name} must go to ${place}.`;
      return lane === 'port'
        ? `The ship for ${name} must go to a sea on which ${place} ${has} a port.`
        : `${place} ${has} no port, so the ship for ${name} must go to a dark blue sea.`;
    },
    'not-now':
      'You can name escorts only on your turn in the Move stage, or when you can bring up reinforcements in your battle.',
    'not-on-land': 'New merchant ships go into a sea. Choose any sea you like.',
    'not-there:ships': ({ sea }, w) => `Choose a player with merchant ships in ${w.zone(sea)}.`,
    'not-your-land:bonus': ({ zone }, w) =>
      `${w.zone(zone)} ${w.zoneVerb(zone, 'is', 'are')} neither one of your home territories nor a territory where you hold a company.`,
    'not-your-navy': ({ against }, w) =>
      `None of your navies is at ${w.possessive(against)} ports there. Send one first.`,
    'nothing-to-announce': 'Your navies don’t close anyone’s ports completely, so there is nothing to announce.',
    'nothing-to-announce:left': 'You have already announced every blockade and siege that your navies allow.',
    'nothing-to-lift': 'You have no blockade or siege to lift.',
    'once-a-stage': 'You have already announced that in this stage. Wait for the next Attack stage.',
    'one-sea': ({ zone }, w) =>
      `This merchant ship took armies aboard in ${w.zone(zone)}. It can pick up armies in one sea only.`,
    'one-trip':
      'This merchant ship has landed its troops. Send another one: in an assault, each carries two armies at most.',
    'other-group-first': ({ first }) => FIRST[first],
    'other-sea': ({ company, sea }, w) => `${w.card(company)} is in ${w.zone(sea)}. Only ships there can serve it.`,
    'out-of-reach:ships': ({ from, to }, w) => `Merchant ships in ${w.zone(to)} are out of reach from ${w.zone(from)}.`,
    'port-free:player': ({ against }, w) =>
      `You can’t blockade or besiege ${w.seat(against)} now. All the ports have to be closed first, at least one of them by your navies.`,
    'port-free:there': ({ against }, w) =>
      `Some of ${w.possessive(against)} ports there are still open. Send navies first.`,
    'refused-before': 'Your last proposal to that player came to nothing. You can’t make another in this step.',
    rerouted: ({ sea }, w) =>
      `Your merchant ships in ${w.zone(sea)} have already sailed or been rerouted. Each can go only once for now.`,
    'same-sea': 'Choose a sea other than the one they are in.',
    'six-ships': ({ ships }, w) => `Put exactly ${w.units(ships, 'ship')} into dark blue seas.`,
    'so-many-ships': ({ ships }) => `Choose exactly ${ships} of your ships in that sea.`,
    'three-navies': ({ navies }, w) => `You have only ${w.units(navies, 'navy')} to place.`,
    'too-dear:carriers': ({ price, cash }, w) =>
      `The carriers ask for ${w.money(price)} and you have ${w.money(cash)}. Borrow first, or send fewer armies.`,
    'too-few-navies': ({ most, sea }, w) => `You have only ${w.units(most, 'navy')} in ${w.zone(sea)}.`,
    'too-few-ships:market': ({ ships, units }, w) =>
      ships === 0
        ? 'You have no merchant ship in a dark blue sea that can still sail.'
        : `Your ${w.units(ships, 'ship')} in dark blue seas ${w.plural(ships, { one: 'carries', other: 'carry' })} at most ${units} units.`,
    'too-few-ships:reroute': ({ most, sea }, w) =>
      `You can reroute only ${most} more merchant ${most === 1 ? 'ship' : 'ships'} from ${w.zone(sea)}.`,
    'too-few-ships:sale': ({ ships, sea }, w) =>
      `${ships === 0 ? 'No merchant ships' : `Only ${w.units(ships, 'ship')}`} can change hands in ${w.zone(sea)}.`,
    'too-few-ships:side': ({ loads, holds }, w) =>
      `This deal needs ${w.units(loads, 'ship')} from one side, which has ${holds === 0 ? 'none' : `only ${holds}`} free in dark blue seas. Trade less, or let the other side carry more.`,
    'too-heavy': ({ units, most }) => `A ship carries at most ${most} units on a trip, not ${units}.`,
    'too-little-cash:agree': ({ price, cash }, w) => `That costs ${w.money(price)} and you have ${w.money(cash)}.`,
    'too-little-cash:carriage': ({ most }, w) => `After the danger pay you have ${w.money(most)} left.`,
    'too-little-cash:danger-pay': ({ cash, danger }, w) =>
      `Each ship costs ${w.money(danger)} danger pay, and you have ${w.money(cash)}.`,
    'too-many:carriage': ({ most, resource }, w) =>
      `At most ${w.goods(most, resource)} can be carried: ships, stock, room and danger pay set the limit.`,
    'too-many:import': ({ most, resource }, w) => `Your ships, cash and room allow at most ${w.goods(most, resource)}.`,
    'too-many:trip': ({ company, units, resource }, w) =>
      `${w.card(company)} has only ${w.goods(units, resource)} left to carry.`,
    'too-poor:ransom': ({ amount, cash }, w) =>
      `The pirates want ${w.money(amount)} and you have ${w.money(cash)}. Borrow first, or lose the ships.`,
    'twelve-units:most': ({ most, units }) =>
      `${most === 0 ? 'None' : `At most ${most}`} of your ${units} bonus units can be of this kind.`,
    'twelve-units:rest': ({ rest, units }, w) =>
      rest === 0
        ? `Those are already your ${units} bonus units. Add no armies.`
        : `You have ${units} bonus units in all. Add exactly ${w.units(rest, 'army')}.`,
    'yourself:carriage': 'Choose another player.',
  },
  questions: {
    'bonus-dozen': ({ units }) => `Place ${units} more units: armies, navies or merchant ships.`,
    carriage: ({ user, direction, resource, units, price }, w) =>
      `${w.seat(user)} wants to ${direction === 'bring' ? `fetch ${w.goods(units, resource)} from you` : `send you ${w.goods(units, resource)}`} for ${price === 0 ? 'nothing' : w.money(price)}. Do you agree?`,
    'first-reroutes': 'You can move your merchant ships before play begins, from any sea to any other, for free.',
    'give-up-ships': ({ sea, ships }, w) =>
      `You lose ${w.units(ships, 'ship')} in ${w.zone(sea)}. Choose which ${w.plural(ships, { one: 'one', other: 'ones' })}.`,
    'load-ships': ({ most }) =>
      `Choose what your merchant ships carry home. Each takes up to ${most} units of one resource from a port on its sea.`,
    'pay-ransom': ({ sea, company, amount }, w) =>
      `Pirates in ${w.zone(sea)} want ${w.money(amount)} for the cargo from ${w.card(company)}. Pay, or they sink the ships that carry it.`,
    'sea-lanes': ({ ships }, w) =>
      `Put ${w.units(ships, 'ship')} into dark blue seas, and one more for each company abroad into a sea where it has a port.`,
    'station-navies': ({ navies }, w) =>
      `Place ${w.units(navies, 'navy')} in seas where you have more ports than anyone else.`,
    'step-e': 'Use your merchant ships before your units move: bring in goods for danger pay, or reroute ships.',
    'strike-first': 'Your technology leads by five or more. Choose what to strike first: the convoy or its escorts.',
  },
  events: marineEvents,
};
