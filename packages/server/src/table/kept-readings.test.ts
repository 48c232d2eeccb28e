import { expect, test } from 'vitest';
import { readOnce } from './kept-readings.ts';

test('a text is read once, and what was read in it cannot be changed by one of its readers', () => {
  let reads = 0;
  const read = readOnce((text) => {
    reads += 1;
    return JSON.parse(text) as { seats: { name: string }[] };
  });
  const first = read('{"seats":[{"name":"Ann"}]}');
  expect(read('{"seats":[{"name":"Ann"}]}')).toBe(first);
  expect(reads).toBe(1);
  expect(() => first.seats.push({ name: 'Bob' })).toThrow(TypeError);
  expect(() => Object.assign(first.seats[0] ?? {}, { name: 'Bob' })).toThrow(TypeError);
  expect(read('{"seats":[]}').seats).toEqual([]);
});

test('of many texts only the newest are kept, and long ones never', () => {
  let reads = 0;
  const read = readOnce((text) => {
    reads += 1;
    return { text };
  });
  for (let i = 0; i < 2000; i += 1) read(String(i));
  const before = reads;
  read('0');
  expect(reads).toBe(before + 1);
  read('1999');
  expect(reads).toBe(before + 1);
  const long = 'x'.repeat(40_000);
  read(long);
  read(long);
  expect(reads).toBe(before + 3);
});
