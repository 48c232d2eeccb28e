// Game files that are heavier than any game, and the heaviest that are taken in, looked at in every way; bodies of spaces;
// and the description of the API, asked for first.
import { readFileSync } from 'node:fs';
import { ask, guest, line, sleep } from './lib/client.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { scene, under } from './lib/scene.mjs';

const shelf = new URL('../../packages/rules/shelf/war-to-detente.json', import.meta.url);

/** An honest beginning with something else in it or behind it. */
function file(change) {
  const game = JSON.parse(readFileSync(shelf, 'utf8'));
  delete game.secret;
  game.entries = change(game.entries.slice(0, 13));
  return JSON.stringify(game);
}

const objects = (number) => Array.from({ length: number }, () => ({}));
/** Beside an event that changes little. */
const beside = (entries, junk) => {
  const event = entries.flatMap(({ events }) => events).find(({ type }) => type === 'rolled' || type === 'asked');
  return { events: [{ ...event, junk }] };
};

const empty = (number) => objects(number).map(() => ({ events: [] }));
const FILES = {
  'one entry of a million objects': [
    422,
    file(([first]) => [{ events: [{ ...first.events[0], junk: objects(1e6) }] }]),
  ],
  'two hundred thousand entries': [422, file((entries) => [...entries, ...empty(200_000)])],
  'thirty entries of 120 KB': [
    200,
    file((entries) => [...entries, ...objects(30).map(() => beside(entries, objects(41_000)))]),
  ],
  'twenty-nine thousand entries': [200, file((entries) => [...entries, ...empty(29_000)])],
};

await attack('files that are heavier than any game', async () => {
  const place = await scene();
  await under(place, async () => {
    const { status } = await ask(place.url, 'GET', '/api/openapi.json', { from: '127.0.7.99' });
    hold(status === 200, 'the API is described');
    for (const [i, sign] of [' ', '\r'].entries()) {
      const who = await guest(place.url, 'Mallory', `127.0.7.9${i}`);
      const blank = await ask(place.url, 'POST', '/api/imports', { ...who, raw: sign.repeat(4_100_000) });
      hold(blank.status === 400, 'four megabytes of spaces are no file');
    }
    for (const [i, [kind, [expected, text]]] of Object.entries(FILES).entries()) {
      const who = await guest(place.url, 'Mallory', `127.0.7.${i + 1}`);
      const brought = await ask(place.url, 'POST', '/api/imports', { ...who, body: { file: text } });
      figure(kind, `${brought.status} ${brought.json?.sentence ?? ''}`);
      hold(brought.status === expected, expected === 200 ? 'it is shown' : 'it is turned away with a sentence');
      if (brought.status !== 200) continue;
      const { id } = brought.json;
      const looks = [];
      for (const path of ['', '/position', '/record', '/file'])
        looks.push((await ask(place.url, 'GET', `/api/games/${id}${path}`, who)).status);
      const eye = await line(place.url, who);
      looks.push((await eye.ask({ type: 'join', game: id, since: 0 })).type);
      await sleep(1500);
      eye.socket.terminate();
      hold(looks.join() === '200,200,200,200,joined', `it is looked at: ${looks.join(', ')}`);
    }
  });
  await place.server.stop();
});
