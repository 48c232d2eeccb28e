import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { bytesOf, Frames } from './frames.ts';

test('texts of every length and alphabet arrive whole and in order, between those of the library', async () => {
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  const texts = [
    '',
    'a',
    'x'.repeat(125),
    'x'.repeat(126),
    'y'.repeat(65_535),
    'z'.repeat(65_536),
    'Дépêche 🚀',
    'end',
  ];
  sockets.on('connection', (socket, request) => {
    const frames = new Frames(request.socket);
    for (const text of texts) {
      frames.send(bytesOf(text));
      frames.flush();
      socket.ping();
    }
    // Of one turn, with one write.
    for (const text of texts) frames.send(bytesOf(text));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const heard: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('message', (data, binary) => {
      expect(binary).toBe(false);
      heard.push(String(data));
      if (heard.length === 2 * texts.length) resolve();
    });
  });
  expect(heard).toEqual([...texts, ...texts]);
  client.terminate();
  sockets.close();
  server.close();
});
