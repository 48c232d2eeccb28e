// The referee itself and the options of a game, in English.
import type { RoomTexts } from '../rooms.ts';
import { rolled } from './dice.ts';
import { fault } from './faults.ts';
import { OPTIONS, SETS } from './options.ts';
import { OPTION_TITLES } from './page/options.ts';
import type { English } from './phrases.ts';

/** Who leads a power from here on. */
const LED_BY = {
  caretaker: (power: string) => `A caretaker now answers for ${power}.`,
  substitute: (power: string) => `A substitute now leads ${power}.`,
  player: (_power: string, whose: string) => `${whose} player is back in command.`,
} as const;

export const referee: RoomTexts<'referee', English> = {
  refusals: {
    answered: 'You have already answered. Wait for the others.',
    'field-missing': ({ field }) => `This command also needs “${field}”.`,
    'game-over': 'The game is over. You can still look at the final table.',
    'malformed:command': ({ command, fault: found }) =>
      `The command “${command}” can’t be read: ${fault(found, 'it')}.`,
    'no-bid:stage': ({ stage }) => `You didn’t bid for Stage ${stage}, so you have no turn in it this cycle.`,
    'no-power': 'Give every seat a superpower, or let the players roll for them.',
    'no-seat:here': 'There is no such seat at this table.',
    'no-such-field': ({ field }) => `There is no place for “${field}” in this command. Leave it out.`,
    'not-asked:answer-first': 'That isn’t what you are asked now. Choose one of the answers to the question.',
    'not-asked:wait': 'You can’t do that now. Wait until you are asked.',
    'not-begun': 'The game is still being set up. Wait for the first cycle.',
    'not-offered': 'You can’t choose that now.',
    'not-played': ({ set }) => `${SETS[set]} ${set === 'apc' ? 'are' : 'is'} not part of this game.`,
    'not-your-turn': 'It isn’t your turn. Wait until you are asked.',
    option: ({ option, value }) => `The option ${titled(option)} can’t be ${value}. What it is for: ${OPTIONS[option]}`,
    'option-excludes': ({ option, excludes }) =>
      `The options ${titled(option)} and ${titled(excludes)} don’t go together. Choose one.`,
    'option-needs': ({ option, needs }) =>
      `The option ${titled(option)} needs ${titled(needs)}. Switch on both, or neither.`,
    out: 'This power is out of the game and can’t do anything anymore.',
    players: ({ players, least, most }) => `Supremacy is for ${least} to ${most} players, not ${players}.`,
    'power-twice': 'Two seats have the same superpower. Give each its own.',
    'replaced-often': ({ most }) => `You have changed this answer ${most} times. Now it stays as it is.`,
    'seat-name': ({ name }) =>
      `A seat can’t be called “${name}”. Use lower-case letters, digits and hyphens, such as seat-1.`,
    'seats-twice': 'Two seats have the same name. Give each its own.',
    'stale-answer': 'That question is settled. Look at what you are asked now.',
    'unknown-command': 'There is no such command.',
    'unknown-command:type': 'A command needs a type, and this one has none that is known.',
  },
  questions: {},
  events: {
    'answered-for': ({ seat }, w) => `${w.seat(seat)} didn’t answer in time, so the table answers.`,
    asked: null,
    begun: null,
    'deck-shuffled': () => 'The resource deck is shuffled.',
    'edition-changed': ({ edition }) => `From here on, edition ${edition} of the rules applies.`,
    finished: null,
    'leader-changed': ({ seat, by }, w) => LED_BY[by](w.seat(seat), w.possessive(seat)),
    permuted: null,
    rolled: ({ name, value }, w) => rolled(name, value, w),
    sealed: ({ seat }, w) => `${w.seat(seat)} has sealed an answer.`,
    stepped: null,
    undone: ({ seat }, w) => `${w.seat(seat)} takes back the last move.`,
  },
};

/** The title of an option, in quotes. */
function titled(option: string): string {
  return `“${OPTION_TITLES[option] ?? option}”`;
}
