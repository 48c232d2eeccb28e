// One address makes guests and tables as fast as it may: the lobby still shows everybody else's.
import { ask, guest, must } from './lib/client.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { startServer } from './lib/server.mjs';

const open = (power) => ({ power, player: 'open' });

await attack('one address fills the lobby and leaves its seats', async () => {
  const { url, stop } = await startServer();
  const people = [];
  for (let i = 0; i < 8; i += 1) {
    const person = await guest(url, `Person ${'abcdefgh'[i]}`, `127.0.7.${i + 1}`);
    people.push(person);
    await must(url, person, 'POST', '/api/games', { title: `honest ${i}`, seats: [open('usa'), open('china')] });
  }
  const from = '127.0.5.5';
  const eves = [];
  for (let i = 0; i < 40; i += 1) {
    const answer = await ask(url, 'POST', '/api/guests', { body: { name: `Eve ${i}` }, from });
    if (answer.status === 200) eves.push({ cookie: String(answer.headers['set-cookie']).split(';')[0], from });
  }
  figure('guests', `${eves.length} of 40`);
  hold(eves.length <= 25, 'an address makes few guests at once');
  let made = 0;
  const tries = [];
  for (let i = 0; i < 298; i += 1)
    tries.push(
      ask(url, 'POST', '/api/games', {
        body: { title: 'mine', seats: [open('usa'), open('china')] },
        cookie: eves[i % eves.length].cookie,
        from,
      }),
    );
  for (const { status } of await Promise.all(tries)) if (status === 200) made += 1;
  const { json } = await ask(url, 'GET', '/api/games?list=open&limit=12', { from: '127.0.8.8' });
  const first = json.games.map(({ title }) => title);
  figure(
    'public tables',
    `${made} of 298; the first ${first.length} are ${first.filter((title) => title === 'mine').length} of theirs`,
  );
  hold(made <= 10, 'an address has few public tables');
  hold(
    first.slice(0, 9).filter((title) => title === 'mine').length <= 1,
    'everybody has a first table on the first page',
  );
  let begun = 0;
  const eve = await guest(url, 'Eve the second', '127.0.6.6');
  for (let i = 0; i < 30; i += 1) {
    const body = {
      clock: 30,
      public: false,
      seats: [
        { power: 'usa', player: 'me' },
        { power: 'china', player: { bot: 'officer' } },
      ],
    };
    const game = await ask(url, 'POST', '/api/games', { body, cookie: eve.cookie, from: eve.from });
    if (game.status !== 200) continue;
    const ready = await ask(url, 'POST', `/api/games/${game.json.id}/seats/usa/ready`, {
      body: { ready: true, contribution: 'x' },
      cookie: eve.cookie,
      from: eve.from,
    });
    if (ready.status === 200) begun += 1;
  }
  figure('games with a seat that nobody plays', `${begun} of 30 begun in one go`);
  hold(begun <= 10, 'an account begins no more than ten games a minute');
  await stop();
});
