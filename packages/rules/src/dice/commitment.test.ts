import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Contribution, commit, LONGEST_CONTRIBUTION, mixSeed } from './commitment.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const OTHER = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1e';

const seat = (name: string, text: string): Contribution => ({ seat: name, text });

// Computed by a separate program in Python: struct.pack('<I', len) before each field, text as utf-16-le, hashlib.sha256.
describe('known answers', () => {
  test('the commitment', () => {
    expect(commit(SECRET)).toBe('07a36d7e454a586acb92ea8adf9a589def8c740e6645de3c1998cebc52ec4de5');
  });

  test('the seed', () => {
    expect(mixSeed(SECRET, [seat('usa', 'stars'), seat('china', '長城')])).toBe(
      '9b527484491b7e5c9e64bd76aafbb0d4aeae0d0dfba375972752b4d093ee08e3',
    );
  });
});

describe('the commitment', () => {
  test('changes with the secret and is not the seed of an empty table', () => {
    expect(new Set([commit(SECRET), commit(OTHER), mixSeed(SECRET, []), mixSeed(OTHER, [])]).size).toBe(4);
  });

  test('does not depend on the case of the digits', () => {
    expect(commit(SECRET.toUpperCase())).toBe(commit(SECRET));
  });

  test.each(['', 'secret', SECRET.slice(1), `${SECRET}0`])('the secret "%s" is refused', (secret) => {
    expect(() => commit(secret)).toThrow(/the secret must be 64 hexadecimal digits/);
    expect(() => mixSeed(secret, [])).toThrow(/the secret must be 64 hexadecimal digits/);
  });
});

describe('the seed', () => {
  test('differs for every table that could be mistaken for another', () => {
    const tables: readonly (readonly Contribution[])[] = [
      [],
      [seat('', '')],
      [seat('', ''), seat('', '')],
      [seat('usa', 'ab'), seat('china', 'c')],
      [seat('china', 'c'), seat('usa', 'ab')],
      [seat('usa', 'c'), seat('china', 'ab')],
      [seat('usa', 'a'), seat('china', 'bc')],
      [seat('usa', 'abchina'), seat('', 'c')],
      [seat('usaab', ''), seat('china', 'c')],
      [seat('usa', 'ab\0'), seat('china', 'c')],
      [seat('usa', 'ab'), seat('china', 'c'), seat('', '')],
      [seat('usa', 'ab')],
      // One letter in two spellings, and the halves of broken surrogate pairs.
      [seat('usa', '\u00e9')],
      [seat('usa', 'e\u0301')],
      [seat('usa', '\ud800')],
      [seat('usa', '\ud801')],
      [seat('usa', '\ufffd')],
    ];
    expect(new Set(tables.map((table) => mixSeed(SECRET, table))).size).toBe(tables.length);
    expect(mixSeed(OTHER, [seat('usa', 'ab')])).not.toBe(mixSeed(SECRET, [seat('usa', 'ab')]));
  });

  test('is the same for two tables exactly when they are the same', () => {
    // Few letters and short texts, so that equal tables and shifted borders come up.
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\0', '\u0001'), maxLength: 2 });
    const table = fc.array(fc.record({ seat: text, text }), { maxLength: 2 });
    fc.assert(
      fc.property(table, table, (one, other) => {
        expect(mixSeed(SECRET, one) === mixSeed(SECRET, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
      { numRuns: 1000 },
    );
  });

  test('takes any text of up to 200 characters', () => {
    const anyUnit = fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit));
    const anyText = fc.array(anyUnit, { maxLength: LONGEST_CONTRIBUTION }).map((units) => units.join(''));
    fc.assert(
      fc.property(anyText, (text) => {
        expect(mixSeed(SECRET, [seat('usa', text)])).toMatch(/^[0-9a-f]{64}$/);
      }),
    );
    expect(mixSeed(SECRET, [seat('usa', 'x'.repeat(LONGEST_CONTRIBUTION))])).toMatch(/^[0-9a-f]{64}$/);
    expect(() => mixSeed(SECRET, [seat('usa', 'x'.repeat(201))])).toThrow(
      'the contribution of usa has 201 characters, at most 200 fit',
    );
  });
});
