// Five games of six generals at war, begun by one guest: they think in threads, and nobody else waits for them.
import { guest, must, sleep } from './lib/client.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { scene, under } from './lib/scene.mjs';

const POWERS = ['usa', 'china', 'europe', 'ussr', 'africa', 'south-america'];
const SECONDS = 40;

await attack('five games of six generals think at once', async () => {
  const stage = await scene();
  const { url, server } = stage;
  const eve = await guest(url, 'Eve', '127.0.5.5');
  await under(stage, async () => {
    const games = [];
    for (let i = 0; i < 6; i += 1) {
      const seats = POWERS.map((power) => ({ power, player: { bot: 'general:hawk' } }));
      const { id } = await must(url, eve, 'POST', '/api/games', { seats, public: false });
      games.push(id);
    }
    const started = [];
    for (const id of games)
      started.push(await must(url, eve, 'POST', `/api/games/${id}/start`).catch((error) => error));
    const refused = started.filter((game) => game instanceof Error).length;
    hold(refused === 1, `of 6 games without people 5 begin (${6 - refused})`);
    await sleep(SECONDS * 1000);
    let feed = 0;
    for (const id of games.slice(0, 5)) {
      const { feed: heard } = await must(url, eve, 'GET', `/api/games/${id}/position`);
      feed += heard;
    }
    figure('decisions', `${feed} in ${SECONDS} s`);
    hold(feed > 20, 'the generals play');
  });
  await server.stop();
});
