// What is said where people come together at a table, in English.
import type { ComingErrors, ComingRemarks, TermPart } from '../coming-together.ts';
import type { Texts } from '../rooms.ts';
import { SETS } from './options.ts';
import type { English } from './phrases.ts';

const PARTS: Readonly<Record<TermPart, string>> = {
  title: 'the title',
  options: 'the options',
  clock: 'the clock',
  watching: 'who can watch',
  end: 'the end date',
  seats: 'the seats',
};

const UNITS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** A length of time as it is set: `12 hours`, `90 minutes`. */
function spanOf(seconds: number): string {
  const [size, unit] = UNITS.find(([each]) => seconds % each === 0) ?? UNITS[3];
  const many = seconds / size;
  return `${many} ${unit}${many === 1 ? '' : 's'}`;
}

export const comingTogether: Texts<ComingErrors & ComingRemarks, English> = {
  'link:full': 'Every seat at this table is taken or reserved.',
  'no-swap': 'This swap is no longer on offer. Look at the seats again.',
  'not-over': 'You can play again once the game is over.',
  'not-yours:rematch': 'Only the players of this game can ask for a rematch.',
  'taken:reserved': 'This seat is reserved for somebody from the last game. Choose another seat.',
  'seats:fewest': ({ fewest }) => `A game needs at least ${fewest} players, so this seat stays.`,
  'seats:fork': 'This game continues another one, so its seats can’t change.',
  'seats:most': ({ most }) => `There are ${most} powers, so there can be no more seats.`,
  'seats:person': 'A player sits there. Ask them to choose another seat first, or remove them from it.',
  'seats:power': 'Choose a power that has no seat at this table yet.',
  'terms:fork': 'This game continues another one, so its options can’t change.',
  'terms:seats': 'This option changes which seats there are. Open a new table for it.',
  'preview:open': ({ host, free, seats }, w) =>
    `${host === undefined ? 'A table for a game of Supremacy.' : `${host} invites you to a game of Supremacy.`} ${
      free === 0
        ? 'All seats are taken.'
        : `${free} of ${seats} ${w.plural(seats, { one: 'seat', other: 'seats' })} free.`
    }`,
  'preview:private': 'A table for a game of Supremacy, by invitation only.',
  'preview:running': ({ cycle }) =>
    cycle === undefined ? 'A game of Supremacy is being played.' : `A game of Supremacy, in cycle ${cycle}.`,
  'preview:over': 'This game of Supremacy is over. You can replay it move by move.',
  'terms:sets': ({ sets }, w) => `Played with ${w.and(sets.map((set) => SETS[set]))}.`,
  'terms:pace': ({ seconds, kind, increment }) => {
    if (seconds === undefined) return 'No time limit.';
    if (kind === 'stage') return `${spanOf(seconds)} per stage, for everyone.`;
    if (kind === 'question') return `${spanOf(seconds)} per decision.`;
    return `A time bank of ${spanOf(seconds)}${increment ? `, and ${spanOf(increment)} more for each answer` : ''}.`;
  },
  'terms:watch': ({ spectators, delay }) =>
    !spectators
      ? 'No spectators.'
      : delay === 0
        ? 'Spectators are welcome.'
        : `Spectators see everything ${spanOf(delay)} later.`,
  'terms:end': ({ when }) => `Ends in Détente with the cycle under way on ${when}.`,
  'terms:changed': ({ parts }, w) =>
    `The terms of this table have changed: ${w.and(parts.map((part) => PARTS[part]))}. Check them, then say again that you’re ready.`,
  'swap:done': ({ names }, w) =>
    names.length === 1 ? `${w.and(names)} has changed seats.` : `${w.and(names)} have swapped seats.`,
  'rematch:open': ({ name }) => `${name} wants to play again with all of you. Your seat is waiting at the new table.`,
};
