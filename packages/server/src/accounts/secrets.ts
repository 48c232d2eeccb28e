// Random tokens, and how they and passphrases are kept: only as hashes.
import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** A random id that nobody guesses. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** A random token of 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a random token is kept: it has enough entropy for a plain hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODES = 8;

/** Codes to be written down: four groups of four letters, about 79 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () =>
    Array.from({ length: 4 }, () => Array.from({ length: 4 }, letter).join('')).join('-'),
  );
}

/** A code as it was given out, however it was typed. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function letter(): string {
  for (;;) {
    // Bytes beyond the last whole multiple are drawn again, so that no letter is likelier.
    const byte = randomBytes(1)[0] ?? 255;
    if (byte < 256 - (256 % LETTERS.length)) return LETTERS[byte % LETTERS.length] ?? '';
  }
}

const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 } as const;
const KEY_BYTES = 32;

/** How a passphrase is kept. */
export async function hashPassphrase(passphrase: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await stretch(passphrase, salt);
  return `scrypt:${COST.N}:${COST.r}:${COST.p}:${salt.toString('base64url')}:${key.toString('base64url')}`;
}

/** Whether a passphrase is the one that was kept; takes as long when none was. */
export async function checkPassphrase(passphrase: string, kept: string | undefined): Promise<boolean> {
  const [, , , , salt, key] = (kept ?? NOBODY).split(':');
  const wanted = Buffer.from(key ?? '', 'base64url');
  const given = await stretch(passphrase, Buffer.from(salt ?? '', 'base64url'));
  return wanted.length === given.length && timingSafeEqual(wanted, given) && kept !== undefined;
}

const NOBODY = `scrypt:0:0:0:${Buffer.alloc(16).toString('base64url')}:${Buffer.alloc(KEY_BYTES).toString('base64url')}`;

function stretch(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
