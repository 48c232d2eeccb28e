// One address looks at its own tables with all its sockets, and changes them without end: everybody who looks is told each time.
import { ask, begun, guest, line, must, sleep } from './lib/client.mjs';
import { attack, figure, hold, mb } from './lib/report.mjs';
import { scene, under } from './lib/scene.mjs';

const SOCKETS = 90;
const SECONDS = 6;
const from = '127.0.5.5';

await attack('tables that change without end, before many eyes', async () => {
  const place = await scene();
  const { url, server } = place;
  const eve = await guest(url, 'Eve', from);
  const mallory = await guest(url, 'Mallory', from);
  const trent = await guest(url, 'Trent', from);
  const open = (power) => ({ power, player: 'open' });
  const { id } = await must(url, eve, 'POST', '/api/games', { seats: [open('usa'), open('china')] });
  await must(url, eve, 'POST', `/api/games/${id}/seats/usa/take`, {});
  const game = await begun(url, [eve, mallory, trent]);
  await must(url, mallory, 'POST', `/api/games/${game}/seats/china/lead`, { by: 'caretaker' });
  const lines = [];
  for (let i = 0; i < SOCKETS; i += 1) {
    const one = await line(url, { from, ...(i % 3 === 0 ? { cookie: eve.cookie } : {}) });
    lines.push(one);
    if (i % 10 === 9) await sleep(500);
    await one.ask({ type: 'join', game: id });
    await one.ask({ type: 'join', game });
  }
  const changes = {
    'a seat that is ready and not': (n) => [
      `/api/games/${id}/seats/usa/ready`,
      n % 2 === 0 ? { ready: true, contribution: 'x' } : { ready: false },
    ],
    'a link that is renewed': () => [`/api/games/${id}/link`, {}],
    'a seat that is taken and freed': (n) => [`/api/games/${id}/seats/china/${n % 2 === 0 ? 'take' : 'free'}`, {}],
    'a vote that comes and goes': (n) => [
      `/api/games/${game}/seats/china/call`,
      { for: 'substitute', agree: n % 2 === 0 },
    ],
    'a lead that comes and goes': (n) => [
      `/api/games/${game}/seats/usa/lead`,
      { by: n % 2 === 0 ? 'caretaker' : 'me' },
    ],
  };
  for (const [what, change] of Object.entries(changes)) {
    console.log(`  ${what}`);
    const before = lines.reduce((sum, { bytes }) => sum + bytes, 0);
    const { measured } = await under(place, async () => {
      let [done, n] = [0, 0];
      const end = performance.now() + SECONDS * 1000;
      while (performance.now() < end) {
        const [path, body] = change(n);
        const { status } = await ask(url, 'POST', path, { body, cookie: eve.cookie, from });
        if (status === 200) {
          done += 1;
          n += 1;
        } else await sleep(40);
      }
      const told = lines.reduce((sum, { bytes }) => sum + bytes, 0) - before;
      const there = lines.filter(({ closed }) => closed === undefined).length;
      figure('changes', `${done} in ${SECONDS} s, told ${mb(told)} to ${there} sockets`);
    });
    figure('processor', `${(measured.cpu / 1000).toFixed(1)} s since the start`);
  }
  hold(server.alive(), 'the server is there');
  await server.stop();
});
