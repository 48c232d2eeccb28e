// One guest with 30 sockets talks as fast as they are heard, then counts what they have not read as often as they may.
import { ask, begun, guest, line, must, sleep } from './lib/client.mjs';
import { attack, figure, hold, mb } from './lib/report.mjs';
import { scene, under } from './lib/scene.mjs';

const SOCKETS = 30;
const SECONDS = 15;
const LONG = 'x'.repeat(2000);

await attack('one guest fills the disk with talk and counts it', async () => {
  const stage = await scene();
  const { url, server } = stage;
  const eve = await guest(url, 'Eve', '127.0.5.5');
  const mallory = await guest(url, 'Mallory', '127.0.5.5');
  const game = await begun(url, [eve, mallory]);
  await under(stage, async () => {
    const lines = [];
    for (let i = 0; i < SOCKETS; i += 1) lines.push(await line(url, eve));
    const end = performance.now() + SECONDS * 1000;
    let [kept, refused] = [0, 0];
    let sentence = '';
    await Promise.all(
      lines.map(async (socket) => {
        while (performance.now() < end && socket.closed === undefined) {
          const answer = await socket.ask({ type: 'say', game, to: 'all', text: LONG });
          if (answer.type === 'done') kept += 1;
          else refused += 1;
          if (answer.code === 'quota') sentence = answer.sentence;
          await sleep(25);
        }
      }),
    );
    for (const { socket } of lines) socket.terminate();
    figure('messages', `${kept} kept (${mb(kept * LONG.length)}), ${refused} refused: ${sentence}`);
    hold(kept <= 30, 'an account says no more than 30 things in a minute');
    hold(/Try again in /.test(sentence), 'the sentence says when to try again');
    let counted = 0;
    for (const until = performance.now() + 10_000; performance.now() < until; ) {
      const { status } = await ask(url, 'GET', `/api/games/${game}/unread`, {
        cookie: mallory.cookie,
        from: mallory.from,
      });
      if (status === 200) counted += 1;
      await sleep(50);
    }
    const { conversations } = await must(url, mallory, 'GET', `/api/games/${game}/unread`);
    figure('counts', `${counted} in 10 s, ${JSON.stringify(conversations)}`);
  });
  await server.stop();
});
