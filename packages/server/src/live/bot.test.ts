import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';

const BOT = join(import.meta.dirname, '..', '..', '..', '..', 'examples', 'bot.mjs');

test('the example bot goes on after a refusal, with the position as it is then', async () => {
  const table = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(table, 'listening');
  const answered: unknown[] = [];
  table.on('connection', (socket) => {
    const say = (message: object) => socket.send(JSON.stringify(message));
    const ask = (id: number) =>
      say({ type: 'position', asks: 'Pass?', offers: [{ command: 'pass', question: id }], view: { question: { id } } });
    socket.on('message', (data) => {
      const { type, id, question } = JSON.parse(String(data));
      if (type === 'join') ask(4);
      if (type === 'position') ask(5);
      if (type !== 'command') return;
      answered.push(question);
      say(question === 4 ? { type: 'refused', id, code: 'stale-answer' } : { type: 'accepted', id });
      if (question === 5) say({ type: 'opened' });
    });
  });
  const { port } = table.address() as AddressInfo;
  const bot = spawn(process.execPath, [BOT, `http://127.0.0.1:${port}`, 'token', 'game'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 20_000,
  });
  expect(await once(bot, 'exit')).toEqual([0, null]);
  expect(answered).toEqual([4, 5]);
  table.close();
});
