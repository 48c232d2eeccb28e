// The attacks of proof/attacks, one after the other, each for a moment: beside people who play for as long as it takes.
import { ask, begun, flood, frame, guest, line, rawSocket, sleep, upgrade, wire } from '../attacks/lib/client.mjs';
import { count, games } from './people.mjs';

const MOMENT = 2_000;
const big = 'x'.repeat(2_000_000);

const ATTACKS = {
  async 'control frames'({ port, from }) {
    for (const bytes of [frame(9), frame(10), frame(1), frame(1, Buffer.from('x'), false)]) {
      const socket = await rawSocket(port, '/api/socket', from);
      if (socket === undefined) continue;
      await flood(socket, Buffer.concat(Array.from({ length: 1000 }, () => bytes)), MOMENT / 4);
      socket.socket.destroy();
    }
  },
  async 'pipelined requests'({ port, from }) {
    const request = Buffer.from(`GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`.repeat(200));
    const wires = Array.from({ length: 5 }, () => wire(port, from));
    await Promise.all(wires.map((state) => flood(state, request, MOMENT)));
    for (const { socket } of wires) socket.destroy();
  },
  async 'silent connections'({ port, from }) {
    const wires = Array.from({ length: 100 }, () => wire(port, from));
    await sleep(MOMENT);
    for (const { socket } of wires) socket.destroy();
  },
  async 'large bodies'({ url, from }) {
    const raw = [`{"file":"${big}"}`, `{"file":[${'[],'.repeat(600_000)}[]]}`, '['.repeat(3_000_000)];
    await Promise.all(raw.map((text) => ask(url, 'POST', '/api/verify', { from, raw: text })));
  },
  async upgrades({ port, from }) {
    const wires = Array.from({ length: 50 }, () => wire(port, from));
    for (const { socket } of wires) socket.write(upgrade('/elsewhere', port));
    await sleep(MOMENT);
    for (const { socket } of wires) socket.destroy();
  },
  async 'joins again and again'({ url, from }) {
    const eyes = await line(url, { from });
    for (const end = performance.now() + MOMENT; performance.now() < end && eyes.closed === undefined; ) {
      for (const game of [...games].slice(0, 5))
        eyes.socket.send(JSON.stringify({ type: 'join', id: 'j', game, since: 0, positions: 'all' }));
      await sleep(20);
    }
    eyes.socket.terminate();
  },
  async talk({ url, from }) {
    const people = [await guest(url, 'Eve', from), await guest(url, 'Mallory', from)];
    const game = await begun(url, people);
    const mouth = await line(url, people[0]);
    for (const end = performance.now() + MOMENT; performance.now() < end && mouth.closed === undefined; ) {
      mouth.socket.send(JSON.stringify({ type: 'say', id: 's', game, to: 'all', text: 'x'.repeat(2000) }));
      await sleep(5);
    }
    mouth.socket.terminate();
  },
  async garbage({ url, from }) {
    const mouth = await line(url, { from });
    for (const end = performance.now() + MOMENT; performance.now() < end && mouth.closed === undefined; ) {
      mouth.socket.send(Math.random() < 0.5 ? '{"type":' : JSON.stringify({ type: 'command', id: 7, game: {} }));
      await sleep(10);
    }
    mouth.socket.terminate();
  },
};

/** Attacks until it is over, from one address after the other. */
export async function attackers(url, port, goesOn) {
  const all = Object.entries(ATTACKS);
  for (let i = 0; goesOn(); i += 1) {
    const [name, attack] = all[i % all.length];
    const from = `127.0.66.${(i % 200) + 1}`;
    try {
      await attack({ url, port, from });
      count(`attack ${name}`);
    } catch {
      count(`attack ${name}, not let in`);
    }
    await sleep(3_000);
  }
}
