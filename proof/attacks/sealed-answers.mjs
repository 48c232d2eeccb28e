// A sealed answer is replaced again and again, on many sockets, to fill the log and the ears of the others.
import { begun, guest, line, sleep } from './lib/client.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { scene, under } from './lib/scene.mjs';

const SOCKETS = 20;
const SECONDS = 10;

await attack('sealed answers without end', async () => {
  const place = await scene();
  const people = [];
  for (const [i, name] of ['Mallory', 'Eve'].entries()) people.push(await guest(place.url, name, `127.0.5.${i + 1}`));
  const [mallory, eve] = people;
  const game = await begun(place.url, people);
  const listener = await line(place.url, eve);
  const joined = await listener.ask({ type: 'join', game, seat: 'china', since: 0 });
  hold(joined.type === 'joined', 'somebody listens');
  const lines = [];
  for (let i = 0; i < SOCKETS; i += 1) lines.push(await line(place.url, mallory));
  for (const one of lines) await one.ask({ type: 'join', game, seat: 'usa', since: 0 });
  const heardBefore = listener.messages;
  let sent = 0;
  let kept = 0;
  await under(place, async () => {
    const end = performance.now() + SECONDS * 1000;
    await Promise.all(
      lines.map(async (one, i) => {
        while (performance.now() < end && one.closed === undefined) {
          const territories = [['alaska'], ['western-canada'], ['mexico']][(sent + i) % 3];
          sent += 1;
          const answer = await one.ask(
            { type: 'command', game, seat: 'usa', command: { type: 'place-armies', territories } },
            5000,
          );
          if (answer.type === 'accepted') kept += 1;
          if (answer.type === 'too-fast' || answer.code === 'too-fast') await sleep(200);
        }
      }),
    );
  });
  const heard = listener.messages - heardBefore;
  figure('answers', `${sent} sent, ${kept} kept, ${heard} messages heard by the other player`);
  hold(kept <= 21, 'an answer is replaced a few times at most');
  hold(heard <= 5, 'nobody else hears of it');
  await place.server.stop();
});
