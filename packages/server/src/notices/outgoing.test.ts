import { expect, test } from 'vitest';
import { isPublic, mayGoTo, type Names, post } from './outgoing.ts';
import { read, sign } from './tokens.ts';

test('only the internet is public', () => {
  for (const address of ['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '172.15.0.1', '172.32.0.1'])
    expect([address, isPublic(address)]).toEqual([address, true]);
  for (const address of [
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fe80::1',
    '2002:7f00:1::',
    'nonsense',
  ])
    expect([address, isPublic(address)]).toEqual([address, false]);
});

test('a name that leads to this machine is refused when it is asked for, and a number in another writing before', async () => {
  const way = { allowed: [] };
  for (const address of ['https://2130706433/', 'https://0x7f.1/', 'https://017700000001/', 'https://[::ffff:7f00:1]/'])
    expect([address, mayGoTo(address, way)]).toEqual([address, false]);
  // The text of this one says nothing; where it leads does.
  const leadingTo = (four: string[], six: string[] | Error): Names => ({
    resolve4: (async () => four) as unknown as Names['resolve4'],
    resolve6: (async () => {
      if (six instanceof Error) throw six;
      return six;
    }) as unknown as Names['resolve6'],
  });
  expect(mayGoTo('https://inside.example/', way)).toBe(true);
  for (const [four, six] of [
    [['127.0.0.1'], new Error('queryAaaa ENODATA')],
    [['8.8.8.8', '10.0.0.1'], new Error('queryAaaa ENODATA')],
    [['8.8.8.8'], ['::1']],
    [[], []],
  ] as const)
    await expect(
      post('https://inside.example/', {}, '', {
        ...way,
        names: leadingTo([...four], six instanceof Error ? six : [...six]),
      }),
    ).rejects.toThrow('not a public address');
  expect(mayGoTo('http://127.0.0.1:9/', { allowed: ['127.0.0.1:9'] })).toBe(true);
  expect(mayGoTo('http://127.0.0.1:10/', { allowed: ['127.0.0.1:9'] })).toBe(false);
});

test('a signed word does what it says, until its time is over, and nobody else can write one', () => {
  const token = sign('key', { deed: 'confirm', channel: 'c1' }, 1000);
  expect(read('key', token, 999)).toEqual({ deed: 'confirm', channel: 'c1' });
  expect(read('key', token, 1001)).toBeUndefined();
  expect(read('other', token, 999)).toBeUndefined();
  for (const forged of ['', 'stop.c1.0', token.replace('confirm', 'stop'), token.replace('c1', 'c2'), `${token}.x`])
    expect(read('key', forged, 999)).toBeUndefined();
  expect(read('key', sign('key', { deed: 'stop', channel: 'c1' }), Number.MAX_SAFE_INTEGER)).toBeDefined();
});
