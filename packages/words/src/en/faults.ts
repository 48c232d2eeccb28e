// What is wrong with data from outside, in English.
import type { Fault, FaultKind } from '@marshall/rules';
import { isOwnFault, type OwnFault, WHOLE } from '../own-faults.ts';

const KINDS: Readonly<Record<FaultKind, string>> = {
  text: 'text',
  number: 'a number',
  'whole-number': 'a whole number',
  'yes-or-no': 'true or false',
  list: 'a list',
  object: 'an object',
  null: 'null',
  other: 'something else',
};

const COUNTED = {
  characters: { one: 'character', other: 'characters' },
  entries: { one: 'entry', other: 'entries' },
} as const;

/** What the schemas of commands say of themselves. */
const OWN: Readonly<Record<OwnFault, string>> = {
  'unpaid-if-some':
    'to pay some, name the companies, the carriers with units aboard and the units that go unpaid; to pay all, name none',
  'no-seat': 'there is no seat with this name',
  'no-game': 'there is no such game',
  login: 'use 3 to 40 lower-case letters, digits, dots, underscores or hyphens',
  'command-id': 'an id has 1 to 64 letters, digits, or . : _ -',
  unseen: 'invisible and control characters can’t be used',
  stacked: 'a letter can’t carry that many accents',
  blank: 'there must be something to see',
  'quiet-long': 'quiet hours can last at most 12 hours a day',
  'days-off': 'you can have at most three days off a week',
  holiday: 'a vacation must end after it begins, and can last at most ten days',
  holidays: 'you can announce at most four vacations at a time',
};

/** What is wrong, without a full stop: `cubes must be at most 2`. `whole` is how what was sent is called. */
export function fault(found: Fault, whole: string): string {
  const at = found.at === '' ? whole : found.at;
  switch (found.fault) {
    case 'unreadable':
      return `${at} can’t be read`;
    case 'missing':
      return `${at} is missing`;
    case 'unknown':
      return `${at} is missing or unknown`;
    case 'bad-name':
      return `${at} has a name that isn’t allowed`;
    case 'bad-value':
      return `${at} has a value that isn’t allowed`;
    case 'kind':
      return `${at} must be ${KINDS[found.kind]}`;
    case 'most':
    case 'least':
      return `${at} must ${measure(found)}`;
    case 'no-place':
      return `${at} has no place for ${found.names}; leave it out`;
    case 'one-of':
      return `${at} must be ${oneOf(found.values, found.number)}`;
    case 'own': {
      // A text of the validator itself is never shown.
      if (!isOwnFault(found.message)) return `${at} has a value that isn’t allowed`;
      const text = OWN[found.message];
      return found.at === '' || WHOLE.has(found.message) ? text : `${at}: ${text}`;
    }
  }
}

function measure({ fault: end, of, limit }: Extract<Fault, { fault: 'most' | 'least' }>): string {
  if (of === 'number') return `be at ${end} ${limit}`;
  if (end === 'least' && limit === 1) return 'not be empty';
  return `have at ${end} ${limit} ${limit === 1 ? COUNTED[of].one : COUNTED[of].other}`;
}

function oneOf(values: readonly string[], number: number): string {
  if (number === 1) return values.join('');
  return values.length === number
    ? `one of ${values.join(', ')}`
    : `one of its ${number} possible values, such as ${values.join(', ')}`;
}
