// Random tokens, and how they and passphrases are kept: only as hashes.
import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Turns } from '../table/turns.ts';

/** A random id that nobody guesses. It never begins with a dash: on a command line that would be an option. */
export function newId(): string {
  for (;;) {
    const id = randomBytes(16).toString('base64url');
    if (!id.startsWith('-')) return id;
  }
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

/** A passphrase to be handed on by a host: five groups of four letters. */
export function newPassphrase(): string {
  return Array.from({ length: 5 }, () => Array.from({ length: 4 }, letter).join('')).join('-');
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

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** What a passphrase costs that is kept now; those kept before have their own. */
const COST: Cost = { N: 2 ** 15, r: 8, p: 1 };
const KEY_BYTES = 32;

/** How a passphrase is kept. */
export async function hashPassphrase(passphrase: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await stretch(passphrase, salt, COST);
  return `scrypt:${COST.N}:${COST.r}:${COST.p}:${salt.toString('base64url')}:${key.toString('base64url')}`;
}

/** Whether a passphrase is the one that was kept; takes as long when none was. */
export async function checkPassphrase(passphrase: string, kept: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (kept ?? NOBODY).split(':');
  const wanted = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const given = await stretch(passphrase, Buffer.from(salt, 'base64url'), cost);
  return wanted.length === given.length && timingSafeEqual(wanted, given) && kept !== undefined;
}

const NOBODY = `scrypt:${COST.N}:${COST.r}:${COST.p}:${Buffer.alloc(16).toString('base64url')}:${Buffer.alloc(KEY_BYTES).toString('base64url')}`;

/** One at a time: several at once would take every thread of the process that makes writes durable. */
const stretching = new Turns();

function stretch(passphrase: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  // It fills 128 * N * r bytes; the library refuses by default what is somewhat more than that.
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  const derive = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(passphrase.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
        error === null ? resolve(key) : reject(error),
      );
    });
  return stretching.run(derive);
}
