// What is said of promises between players, in English.
import type { PromiseErrors, PromiseRemarks } from '../promises.ts';
import type { Texts } from '../rooms.ts';
import type { English } from './phrases.ts';

export const promises: Texts<PromiseErrors & PromiseRemarks, English> = {
  'promise:computer': 'A computer commander leads that seat. You can only promise something to a person.',
  'promise:deal': 'You have no deal with these words in it. Look at your debts and promises again.',
  'promise:many': ({ most }) => `This game already has ${most} promises on record. No more can be added.`,
  'promise:none': 'There is no such promise.',
  'promise:past': ({ cycle }) => `The game is in cycle ${cycle}. Choose this cycle or a later one.`,
  'promise:theirs': 'Only the player it was made to can say whether a promise was kept.',
  'promise:yourself': 'You can’t promise something to yourself. Choose another player.',
  'promise:made': ({ giver, taker, text, until }) =>
    `${giver} promises ${taker}, until the end of cycle ${until}: “${text}”`,
  'promise:kept': ({ giver, taker, text }) => `${taker} says that ${giver} kept the promise: “${text}”`,
  'promise:broken': ({ giver, taker, text }) => `${taker} says that ${giver} broke the promise: “${text}”`,
  'promise:open': ({ giver, taker, text }) => `${taker} takes back their verdict on ${giver}’s promise: “${text}”`,
};
