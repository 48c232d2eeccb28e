// What schemas say of themselves where their shape alone does not tell what is wrong: by an id, which every language has a text for.
const OWN_FAULTS = [
  'unpaid-if-some',
  'no-seat',
  'no-game',
  'login',
  'command-id',
  'unseen',
  'stacked',
  'blank',
  'quiet-long',
  'days-off',
  'holiday',
  'holidays',
] as const;

export type OwnFault = (typeof OWN_FAULTS)[number];

const KNOWN: ReadonlySet<string> = new Set(OWN_FAULTS);

export function isOwnFault(text: string): text is OwnFault {
  return KNOWN.has(text);
}

/** Those whose text says what it is about. */
export const WHOLE: ReadonlySet<OwnFault> = new Set([
  'no-seat',
  'no-game',
  'unpaid-if-some',
  'quiet-long',
  'days-off',
  'holiday',
  'holidays',
]);
