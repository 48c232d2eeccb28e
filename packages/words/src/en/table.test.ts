import { type Edition, remark, seat } from '@marshall/rules';
import { expect, test } from 'vitest';
import { sayRemarks } from '../say.ts';
import { en } from './index.ts';

const [first, second]: Edition[] = [1, 2];

test('a game that is as it must be is confirmed with its numbers', () => {
  expect(sayRemarks(en, [remark('verified', { commands: 1, draws: 1_204 })])).toBe(
    'Everything checks out: 1 command and 1,204 draws.',
  );
});

test('editions are told by their entries, each part once, and the whole begins with a capital', () => {
  if (first === undefined || second === undefined) throw new Error('there are two editions');
  const editions = [
    { edition: first, from: 1, to: 1 },
    { edition: second, from: 2, to: 9 },
  ];
  expect(sayRemarks(en, [remark('judged-by', { editions })])).toBe(
    'Entry 1 was judged by edition 1 of the rules; entries 2 to 9 were judged by edition 2 of the rules.',
  );
});

test('what is found in an entry names the entry, and then says what is wrong as a sentence of its own', () => {
  const named = { entry: 12, seat: seat('ann'), command: 'bid' };
  const difference = remark('event-fact', {
    number: 1,
    event: 'sealed',
    fact: 'to',
    written: '["bob"]',
    made: undefined,
  });
  expect(sayRemarks(en, [remark('entry-differs', { ...named, difference })])).toBe(
    'The rules give a different result for entry 12 (ann). In event 1 (sealed), to is ["bob"], but shouldn’t be there.',
  );
  const fault = remark('fault:has', { seat: seat('ann'), number: -5, what: 'cash' });
  const after = remark('event-after', { event: 'sold', fault });
  expect(sayRemarks(en, [remark('entry-fault', { ...named, fault: after })])).toBe(
    'Entry 12 (ann) can’t be right. Its event sold leads to an impossible position. Ann can’t have cash of -$5M.',
  );
});

test('a refusal of a file with parts out of it stays one line of bounded length', () => {
  const because = { message: 'not-the-loser', figures: { loser: `a\n${'x'.repeat(1_000)}` } } as const;
  const figures = { entry: 2, because };
  const sentence = en.speaker().refusal({ message: 'no-game-file:command', figures });
  expect(sentence).toMatch(/^Entry 2 has no command that can be read\. [^\n]*…$/);
  expect(sentence.length).toBeLessThan(310);
});

test('a file of an edition that is still to come asks for a newer program, and one that never was does not', () => {
  const said = (edition: number | undefined) =>
    en.speaker().refusal({ message: 'no-game-file:edition', figures: { edition, known: 2 } });
  expect(said(9)).toMatch(/edition 9 of the rules\..* Get a newer Marshall\.$/);
  for (const edition of [0, -1, 1.5, undefined]) expect(said(edition)).toMatch(/No Marshall ever wrote such a file\./);
});
