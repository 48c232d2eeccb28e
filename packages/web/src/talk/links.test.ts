import { expect, test } from 'vitest';
import { piecesOf } from './links.ts';

test('web addresses in a message can be opened, and nothing else', () => {
  expect(piecesOf('See https://example.org/a?b=1. Then talk.')).toEqual([
    { text: 'See ' },
    { text: 'https://example.org/a?b=1', href: 'https://example.org/a?b=1' },
    { text: '.' },
    { text: ' Then talk.' },
  ]);
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'no link', 'https://me@evil.example'])
    expect(piecesOf(text).every((piece) => !('href' in piece))).toBe(true);
  expect(piecesOf('<a href="http://x.example">')[1]).toEqual({ text: 'http://x.example', href: 'http://x.example/' });
});
