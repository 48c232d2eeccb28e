import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import webPush from 'web-push';
import { PLAIN } from '../http/language.ts';
import { Subscription } from '../testing/post-office.ts';
import { confirmLetter } from './letters.ts';
import { sendersFor } from './senders.ts';
import { newChannelShape } from './shapes.ts';

test('a browser is taken only with keys that something can be sealed for; others that were kept are given up', async () => {
  const right = new Subscription().keys;
  const push = (keys: { readonly p256dh: string; readonly auth: string }) =>
    newChannelShape.safeParse({ kind: 'push', address: 'https://push.example/1', keys }).success;
  expect(push(right)).toBe(true);
  const wrong = [
    { ...right, p256dh: 'A'.repeat(10) },
    { ...right, p256dh: 'A'.repeat(87) },
    // 65 bytes that begin like a key and lie on no curve.
    { ...right, p256dh: `BA${'A'.repeat(85)}` },
    { ...right, auth: 'A'.repeat(10) },
    { ...right, auth: 'A'.repeat(200) },
  ];
  expect(wrong.map(push)).toEqual(wrong.map(() => false));
  const { vapid } = { vapid: webPush.generateVAPIDKeys() };
  const sender = sendersFor({ url: 'https://games.example.org' }, { vapid, signing: 'key' }).push;
  const about = { created: 0, confirmed: 0, trouble: 0 };
  const { server: say } = PLAIN.speaker();
  const letter = { id: 'l', kind: 'test', title: 'A test', lines: [], open: 'Open', path: '/', say } as const;
  for (const keys of wrong.slice(0, 4)) {
    const body = JSON.stringify({ keys });
    const channel = { id: 'c', account: 'a', kind: 'push', address: 'https://push.example/1', body, ...about } as const;
    expect(await sender?.deliver(channel, letter)).toMatchObject({ ok: false, why: 'gone', again: false });
  }
});

test('a name that reads like an address is no link in a mail to somebody who may not know this server', () => {
  const { lines } = confirmLetter('l', PLAIN, 'Pay at https://evil.example/x now', 'token');
  expect(lines[0]).toMatch(/^Pay at https evil example x now wants/);
});

test('a mail server that never comes to an end holds nobody up for longer than one mail may take', async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write('220 slow\r\n');
    // It says something all the time, so that no wait for the next word ends.
    const drip = setInterval(() => socket.write('250-and another thing\r\n'), 20);
    socket.on('close', () => clearInterval(drip));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the server listens on a port');
  const mail = { smtp: `smtp://127.0.0.1:${at.port}`, from: 'Marshall <games@example.org>', limit: 300 };
  const keys = { vapid: { publicKey: '', privateKey: '' }, signing: 'key' };
  const sender = sendersFor({ url: 'https://games.example.org', mail, push: false }, keys).mail;
  const about = { created: 0, confirmed: 0, trouble: 0 };
  const channel = { id: 'c', account: 'a', kind: 'mail', address: 'ann@example.org', body: '{}', ...about } as const;
  const { server: say } = PLAIN.speaker();
  const letter = { id: 'l', kind: 'test', title: 'A test', lines: [], open: 'Open', path: '/', say } as const;
  try {
    expect(await sender?.deliver(channel, letter)).toMatchObject({ ok: false, why: 'unreachable', again: true });
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});
