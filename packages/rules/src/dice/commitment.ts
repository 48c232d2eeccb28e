import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { bytes32 } from './hex.ts';

/** What one seat adds to the dice, after the secret was committed to. */
export interface Contribution {
  readonly seat: string;
  readonly text: string;
}

export const LONGEST_CONTRIBUTION = 200;

/** The hash that is published before anybody contributes, and that the opened secret must match at the end. */
export function commit(secretHex: string): string {
  return hashOf([textBytes(COMMIT_DOMAIN), bytes32(secretHex, 'the secret')]);
}

/** The seed of a game's dice: its secret was fixed before the seats spoke, and the seats spoke without knowing it. */
export function mixSeed(secretHex: string, contributions: readonly Contribution[]): string {
  const fields = [textBytes(SEED_DOMAIN), bytes32(secretHex, 'the secret')];
  for (const { seat, text } of contributions) {
    if (text.length > LONGEST_CONTRIBUTION) {
      throw new RangeError(
        `the contribution of ${seat} has ${text.length} characters, at most ${LONGEST_CONTRIBUTION} fit`,
      );
    }
    fields.push(textBytes(seat), textBytes(text));
  }
  return hashOf(fields);
}

// Two domains, so that the published commitment can never be the seed itself.
const COMMIT_DOMAIN = 'marshall/commit/1';
const SEED_DOMAIN = 'marshall/seed/1';

/** SHA-256 of the fields, each after its length in bytes, so that moving a border between fields changes the hash. */
function hashOf(fields: readonly Uint8Array[]): string {
  return bytesToHex(sha256(concatBytes(...fields.flatMap((field) => [lengthBytes(field.length), field]))));
}

function lengthBytes(length: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, length, true);
  return bytes;
}

/** UTF-16LE, as UTF-8 would turn every half of a broken surrogate pair into the same bytes. */
function textBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i += 1) view.setUint16(i * 2, text.charCodeAt(i), true);
  return bytes;
}
