// What can go wrong with an entrant that somebody else wrote; the default is played for it then.
import type { Refusal } from '@marshall/rules';

export type Trouble =
  /** It took too long. */
  | { readonly kind: 'silent'; readonly seconds: number }
  /** Its process ended, by an exit code or by a signal. */
  | { readonly kind: 'ended'; readonly how: string }
  /** It could not be started. */
  | { readonly kind: 'not-started'; readonly why: string }
  /** It wrote what is no message of the protocol, or came out of turn. */
  | { readonly kind: 'garbage'; readonly line: string }
  /** Its answer is no command. */
  | { readonly kind: 'malformed'; readonly refusal: Refusal }
  /** Its own code failed, or it says that it cannot answer. */
  | { readonly kind: 'thrown'; readonly why: string }
  /** It failed too often. */
  | { readonly kind: 'given-up'; readonly times: number };

export type Report = (trouble: Trouble) => void;

/** So much of what it wrote is shown. */
const SHOWN = 120;

export function shown(line: string): string {
  return line.length <= SHOWN ? line : `${line.slice(0, SHOWN)}…`;
}
