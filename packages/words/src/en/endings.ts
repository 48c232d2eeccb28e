// Endings and spoils, in English.
import type { GameEvent, Seat } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import type { English } from './phrases.ts';

const OUT = {
  captured: 'is captured and',
  destroyed: 'is destroyed and',
  bankrupt: 'goes bankrupt and is',
  resigned: 'resigns and is',
} as const;

const HOW = {
  supremacy: 'The game ends by Supremacy',
  detente: 'The game ends in Détente',
  'coup-final': 'The game ends in a Coup Final',
} as const;

const WINNING = { one: 'wins', other: 'share the win' } as const;
const RICHEST = {
  one: 'is the wealthiest and wins',
  other: 'are equally wealthy and share the win',
} as const;

export const endings: RoomTexts<'endings', English> = {
  refusals: {
    'agreed-before': 'You have already agreed. Wait for the others.',
    'already-proposed': 'A Détente has already been proposed. Say whether you agree.',
    fallen: 'You have lost your last home territory. Until this attack is over, you can only fight back or resign.',
    'fallen:partner': ({ seat }, w) =>
      `${w.seat(seat)} has lost its last home territory, or can’t defend it. Wait until this attack is over.`,
    'fallen:both-undefended': ({ zones }, w) =>
      `Nothing defends ${w.and(zones.map(w.zone))}, your last home territories, and others can take them. Until this attack is over, you can only fight back or resign.`,
    'fallen:undefended': ({ seat, zone }, w) =>
      `Nothing defends ${w.zone(zone)}, your last home territory, and ${w.seat(seat)} can take it. Until this attack is over, you can only fight back or resign.`,
    'goes-on:pieces': 'You still have more units than pieces. Choose more to remove.',
    'not-proposed': 'Nobody has proposed a Détente. You can propose one.',
    'not-too-many': 'Choose only units that you have too many of.',
    'proposed-before': 'You have already proposed a Détente this cycle. You can propose one again in the next.',
  },
  questions: {
    surplus: ({ units }, w) => `You don’t have pieces for all your units. Choose ${w.force(units)} to remove.`,
  },
  events: {
    'detente-answered': ({ seat, agree }, w) => `${w.seat(seat)} ${agree ? 'agrees to' : 'rejects'} the Détente.`,
    'detente-called': () => 'Time is up. The game ends in Détente after this cycle.',
    'detente-proposed': ({ seat }, w) => `${w.seat(seat)} proposes a Détente.`,
    'game-ended': (event, w) => {
      const { how, winners, missed = [] } = event;
      const titled = (seats: readonly Seat[]) => w.and(seats.map((seat) => title(event, seat, w)));
      if (winners.length > 0)
        return `${HOW[how]}: ${titled(winners)} ${w.plural(winners.length, how === 'detente' ? RICHEST : WINNING)}.`;
      return missed.length === 0
        ? `${HOW[how]}, and nobody wins.`
        : `${HOW[how]}, and nobody wins, because ${titled(missed)} didn’t reach the agreed rank.`;
    },
    left: ({ seat, how }, w) => `${w.seat(seat)} ${OUT[how]} out of the game.`,
    'pieces-returned': ({ seat, pieces }, w) =>
      w.fit(
        () =>
          `${w.seat(seat)} doesn’t have pieces for all units and removes ${w.and(pieces.map(({ number, kind, zone }) => `${w.units(number, kind)} in ${w.zone(zone)}`))}.`,
        () =>
          `${w.seat(seat)} doesn’t have pieces for all units and removes ${pieces.reduce((sum, { number }) => sum + number, 0)} of them.`,
      ),
    'question-lapsed': null,
    'roulette-rolled': ({ seat, destroyed, die, least }, w) =>
      `Nuclear roulette after ${destroyed} destroyed territories: ${w.seat(seat)} rolls a ${die}. ${die >= least ? 'That ends the game.' : `${least === 6 ? 'A 6' : `${least} or more`} would have ended the game.`}`,
    'spoils-taken': ({ captor, from }, w) => `${w.seat(captor)} takes everything ${w.seat(from)} had.`,
    'zone-captured': ({ seat, zone, from }, w) => `${w.seat(seat)} captures ${w.zone(zone)} from ${w.seat(from)}.`,
  },
};

type Ended = Extract<GameEvent, { type: 'game-ended' }>;

/** `China (5 stars, 3 territories captured)`: somebody with the rank and what it was read from. */
function title({ table }: Ended, seat: Seat, w: English): string {
  const row = table.find((other) => other.seat === seat);
  const { captured, destroyed, nukesFired, lostToNukes } = row?.record ?? NOTHING;
  const words = [
    row?.rank === undefined ? [] : [`${row.rank} ${w.plural(row.rank, { one: 'star', other: 'stars' })}`],
    captured > 0 ? [`${captured} ${w.plural(captured, LANDS)} captured`] : [],
    destroyed > 0 ? [`${destroyed} destroyed`] : [],
    nukesFired > 0 ? [`${nukesFired} ${w.plural(nukesFired, { one: 'nuke', other: 'nukes' })} fired`] : [],
    lostToNukes > 0 ? [`${lostToNukes} lost to nukes`] : [],
  ].flat();
  return words.length === 0 ? w.seat(seat) : `${w.seat(seat)} (${words.join(', ')})`;
}

const LANDS = { one: 'territory', other: 'territories' } as const;
const NOTHING = { captured: 0, destroyed: 0, nukesFired: 0, lostToNukes: 0 } as const;
