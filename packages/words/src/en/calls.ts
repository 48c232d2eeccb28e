// What is said about the seat of somebody who is not there, in English.
import type { CallErrors, CallRemarks } from '../calls.ts';
import type { Texts } from '../rooms.ts';
import type { English } from './phrases.ts';

const seatOf = (name: string | undefined): string => (name === undefined ? 'a seat that has no player' : name);

export const calls: Texts<CallErrors & CallRemarks, English> = {
  'call:clock': 'This game has a clock. A caretaker takes over by itself after two missed deadlines.',
  'call:not-silent': ({ days }) =>
    `The game hasn’t been waiting for this player for ${days} days. You can ask for a caretaker after that.`,
  'call:too-few':
    'A seat can be handed over for good only if at least three other people are playing. Vote for a substitute until the player is back.',
  'closed:private': 'This table is private. Ask one of its players for the link, or sign in if you have a seat there.',
  'alike:account': ({ name, title }) =>
    `Your account is called ${name}, and someone at “${title}”, where you play as a guest, has a name that looks the same. Rename your account in another browser, or finish that game, then sign in here.`,
  'caretaker:silent': ({ name, days }) =>
    `${name} hasn’t answered for ${days} days, so a player has asked a caretaker to answer for them. ${name} can come back at any time.`,
  'substitute:called': ({ name, forGood }) =>
    `A player wants to invite a substitute for ${seatOf(name)}${forGood && name !== undefined ? ', for good' : ''}. You can vote on it in the menu.`,
  'substitute:agreed': ({ name, forGood }) =>
    `The players have voted to invite a substitute for ${seatOf(name)}${forGood && name !== undefined ? ', for good' : ''}. Everyone at the table finds the link in the menu.`,
};
