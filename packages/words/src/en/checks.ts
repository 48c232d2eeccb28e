// What the check of a game finds, in English: of its entries, and of positions that no game can have.
import type { Remarks, RoomFacts } from '@marshall/rules';
import type { Texts } from '../rooms.ts';
import type { English } from './phrases.ts';

type Whole =
  | 'cited-otherwise'
  | 'judged-by'
  | 'judged-otherwise'
  | 'not-over'
  | 'verified'
  | 'verified-draws'
  | 'without-contribution'
  | 'without-secret'
  | 'wrong-secret';

/** All but what is said of a file as a whole. */
export const checks: Texts<Omit<RoomFacts['table']['remarks'], Whole>, English> = {
  'draw-chance': ({ draw, name }) => `Draw ${draw} (${name}) used up a different amount of chance.`,
  'draw-fact': ({ draw, name, ...unlike }) => `In draw ${draw} (${name}), ${tellUnlike(unlike)}.`,
  'draw-follows': ({ draw, name, last }) => `Draw ${draw} (${name}) follows draw ${last}.`,
  'draw-named': ({ draw, written, name }) => `Draw ${draw} is called ${written}, but its name is ${name}.`,
  'draw-order': ({ draw, name }) => `Draw ${draw} (${name}) is not what the dice gave.`,
  'draw-silent': ({ draw, name }) => `Draw ${draw} (${name}) doesn’t say what came out.`,
  'draw-unnamed': ({ draw }) => `Draw ${draw} has no name.`,
  'draw-value': ({ draw, name, written, gave }) =>
    `Draw ${draw} (${name}) is written as ${written}, but the dice gave ${gave}.`,
  'entry-differs': ({ difference, ...named }, w) =>
    `The rules give a different result for ${entryOf(named, w)}. ${w.said(difference)}`,
  'entry-fault': ({ fault, ...named }, w) => `${entryOf(named, w)} can’t be right. ${w.said(fault)}`,
  'entry-misfit': ({ entry }) => `Entry ${entry} doesn’t fit the entries before it.`,
  'entry-refused': ({ clause, because, ...named }, w) =>
    `${entryOf(named, w)} is against the rules (${clause}). ${w.said(because)}`,
  'entry-without-command': ({ entry }) => `Entry ${entry} has no command.`,
  'event-after': ({ event, fault }, w) => `Its event ${event} leads to an impossible position. ${w.said(fault)}`,
  'event-fact': ({ number, event, ...unlike }) => `In event ${number} (${event}), ${tellUnlike(unlike)}.`,
  'event-kind': ({ number, written, made }) =>
    `In the file, event ${number} is “${written}”. By the rules it would be “${made}”.`,
  'event-misfit': ({ event }) => `Its event ${event} doesn’t fit the position.`,
  'event-other': ({ number, event }) => `Event ${number} (${event}) isn’t what happens.`,
  'events-number': ({ written, made }, w) =>
    `It has ${written} ${w.plural(written, { one: 'event', other: 'events' })}, but should have ${made}.`,
  'goes-back': ({ edition, ...named }, w) => `${entryOf(named, w)} goes back to edition ${edition} of the rules.`,
  'no-opening': 'The first entry has to be the opening, which has no command.',
  'nobody-commanded': 'It has no command.',
  'nothing-taken-back': 'There is nothing it could take back.',
  'opening-differs': ({ difference }, w) => `The opening isn’t what follows from the rules. ${w.said(difference)}`,
  'opening-fault': ({ fault }, w) => `The opening can’t be right. ${w.said(fault)}`,
  'opening-refused': ({ because }, w) => `The game can’t be set up like this. ${w.said(because)}`,
  unsound: ({ entry, because }, w) => `Entry ${entry} doesn’t follow from the rules. ${w.said(because)}`,
  'unsound-draws': 'Its dice or cards can’t have been drawn there.',
  'unsound-opening': 'It isn’t an opening.',
  'unused-draw': 'It has a draw that nobody made.',
  'fault:cards': ({ cards, different, all }) =>
    `There should be ${all} cards. There are ${cards}, and ${different} of them are different.`,
  'fault:carriers': ({ seat }, w) => `${w.seat(seat)} has more loaded carriers than carriers.`,
  'fault:has': ({ seat, number, what }, w) =>
    what === 'loans'
      ? `${w.seat(seat)} can’t owe ${w.money(1000 * number)}.`
      : what === 'arrears' || what === 'cash'
        ? `${w.seat(seat)} can’t have ${what} of ${w.money(number)}.`
        : `${w.seat(seat)} can’t have ${number} ${THINGS[what]}.`,
  'fault:level': ({ technology, level, shown, raises }) =>
    `${technology === 'army' ? 'Army' : 'Navy'} technology can’t be at level ${level}: level ${shown} was shown, and it has been raised ${raises === 1 ? 'once' : `${raises} times`} since.`,
  'fault:load': ({ seat, carrier, taken, places, zone }, w) =>
    `${w.seat(seat)} has a carrier (${w.unit(carrier)}) in ${w.zone(zone)} with ${taken} of ${places} places taken.`,
  'fault:negative': ({ seat }, w) => `${w.seat(seat)} has a negative number of units.`,
  'fault:nobody-asked': 'Nobody is asked, and the game isn’t over.',
  'fault:nuked': ({ zone }, w) => `There is somebody in ${w.zone(zone)}, which has been nuked.`,
  'fault:old-assault': ({ seat, zone }, w) =>
    `The assault of ${w.seat(seat)} in ${w.zone(zone)} is over but still there.`,
  'fault:out': ({ seat }, w) => `${w.seat(seat)} is out of the game but still has something.`,
  'fault:out-asked': 'Somebody who is out of the game still has a turn, a say or a question.',
  'fault:shared': ({ seats, zone }, w) => `${w.seats(seats)} can’t share ${w.zone(zone)}.`,
  'fault:ship-load': ({ sea, units }, w) => `A ship in ${w.zone(sea)} can’t carry ${units} units.`,
  'fault:ship-mixed': ({ sea }, w) => `A ship in ${w.zone(sea)} carries more than one resource.`,
  'fault:ships': ({ sea, ships }, w) => `${ships} loaded ships are too many in ${w.zone(sea)}.`,
  'fault:sum': ({ what, by }) => `All the ${THINGS[what]} together are off by ${by}.`,
  'fault:technology-cards': ({ technology, cards }) =>
    `The cards of ${technology} technology can’t be ${cards.join(', ')}.`,
  'fault:two-assaults': ({ seats, zone }, w) => `${w.seats(seats)} can’t both assault ${w.zone(zone)}.`,
  'misfit:agenda': 'This program doesn’t know what is going on in this position.',
  'misfit:asked': 'Somebody who isn’t in the game is asked something.',
  'misfit:card': ({ seat }, w) => `${w.seat(seat)} has a card that doesn’t exist.`,
  'misfit:centers': ({ seat }, w) => `${w.seat(seat)} has too many supply centers.`,
  'misfit:cycle': 'There is no such cycle.',
  'misfit:ending': 'No game ends like that.',
  'misfit:missing': 'Parts of it are missing.',
  'misfit:name': ({ name }) => `It has the name ${name}, which nothing in a game can have.`,
  'misfit:number': ({ number }) => `It has the number ${number}, which can’t come up in a game.`,
  'misfit:power': ({ seat }, w) => `${w.seat(seat)} doesn’t lead a superpower.`,
  'misfit:price': ({ resource }, w) => `The price of ${w.resource(resource)} is off its track.`,
  'misfit:question': 'This program doesn’t know what is asked in it.',
  'misfit:seats': 'It has other seats than the game.',
  'misfit:stage': 'There is no such stage.',
  'misfit:stranger': 'Somebody who isn’t in the game is on the board.',
  'misfit:units': ({ seat }, w) => `${w.seat(seat)} has a number of units that nobody can have.`,
  'misfit:zones': 'It has other zones than the board.',
};

const THINGS: Readonly<Record<Remarks['fault:sum']['what'] | 'cubes', string>> = {
  apc: 'APCs',
  army: 'armies',
  cash: 'money',
  cubes: 'cubes',
  grain: 'grain',
  lStars: 'L-stars',
  minerals: 'minerals',
  navy: 'navies',
  nukes: 'nukes',
  oil: 'oil',
  ship: 'merchant ships',
  tank: 'tanks',
};

/** `entry 12 (the Soviet Union)` */
function entryOf({ entry, seat }: Omit<Remarks['goes-back'], 'edition'>, w: English): string {
  return `entry ${entry} (${w.seat(seat)})`;
}

/** `cubes is 1, but should be 2` */
function tellUnlike({ fact, written, made }: Pick<Remarks['draw-fact'], 'fact' | 'written' | 'made'>): string {
  if (written === undefined) return `${fact} is missing and should be ${made ?? 'there'}`;
  return made === undefined
    ? `${fact} is ${written}, but shouldn’t be there`
    : `${fact} is ${written}, but should be ${made}`;
}
