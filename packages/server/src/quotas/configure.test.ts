import { expect, test } from 'vitest';
import { LIMITS } from '../http/limits.ts';
import { limitsFrom } from './configure.ts';

test('a host names the limits that differ; all others are as always', () => {
  const limits = limitsFrom(
    JSON.stringify({
      sockets: 7,
      requests: { burst: 5, perSecond: 1 },
      quotas: { messages: { account: [{ most: 2, seconds: 60 }] } },
      counts: { publicOfAccount: 1 },
      keep: { finishedGames: 0 },
    }),
  );
  expect(limits).toEqual({
    ...LIMITS,
    sockets: 7,
    requests: { burst: 5, perSecond: 1 },
    quotas: { ...LIMITS.quotas, messages: { ...LIMITS.quotas.messages, account: [{ most: 2, seconds: 60 }] } },
    counts: { ...LIMITS.counts, publicOfAccount: 1 },
    keep: { ...LIMITS.keep, finishedGames: 0 },
  });
  expect(limitsFrom('{}')).toEqual(LIMITS);
});

test.each([
  ['{', /^The limits are not JSON/],
  ['{"sokets": 7}', /^The limits cannot be used: .*sokets/],
  ['{"sockets": "many"}', /^The limits cannot be used: sockets /],
  [
    '{"quotas": {"messages": {"account": [{"most": 1}]}}}',
    /^The limits cannot be used: quotas.messages.account.0.seconds /,
  ],
])('%s is refused with a sentence', (text, sentence) => {
  expect(() => limitsFrom(text)).toThrow(sentence);
});
