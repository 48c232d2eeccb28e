// What a move is for, for a player who asks for advice: the page and the terminal give the same reason.
import type { suggestWords } from './en/page/suggest.ts';

export type Purpose = keyof typeof suggestWords.reasons;

/** Commands that are done for the same reason as another. */
const LIKE: Readonly<Record<string, Purpose>> = {
  'assault-by-sea': 'attack',
  'assault-by-air': 'attack',
  'continue-assault': 'attack',
  'occupy-by-sea': 'occupy',
  reinforce: 'move',
  'turn-research-card': 'turn-card',
  'stop-research': 'stop',
  'stop-prospecting': 'stop',
  'end-reinforcing': 'pass',
  'no-counterattack': 'pass',
  'no-occupation': 'pass',
  'pass-auction': 'stop',
  'done-trading': 'deal',
  'done-answering': 'deal',
  'accept-offer': 'deal',
  'decline-offer': 'deal',
  offer: 'deal',
  'counter-offer': 'deal',
};

/** The reason for such a move, in the words of a language. */
export function purposeOf(
  command: { readonly type: string; readonly cubes?: unknown },
  reasons: Readonly<Record<Purpose, string>>,
): string {
  const { type, cubes } = command;
  if (type === 'bid' && cubes === 0) return reasons['bid-none'];
  const isPurpose = (name: string): name is Purpose => Object.hasOwn(reasons, name);
  return reasons[LIKE[type] ?? (isPurpose(type) ? type : 'other')];
}
