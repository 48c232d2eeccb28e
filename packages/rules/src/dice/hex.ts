import { hexToBytes } from '@noble/hashes/utils.js';

const HEX_32_BYTES = /^[0-9a-f]{64}$/i;

/** The 32 bytes of a secret or seed. The message never repeats the value: errors end up in logs. */
export function bytes32(hex: string, what: string): Uint8Array {
  if (!HEX_32_BYTES.test(hex)) {
    throw new RangeError(`${what} must be 64 hexadecimal digits (32 bytes), got ${hex.length} characters`);
  }
  return hexToBytes(hex);
}
