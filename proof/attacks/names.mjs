// Names that deceive: invisible, turned round, stacked, and those that look like somebody who sits at the table.
import { ask, guest, must } from './lib/client.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { startServer } from './lib/server.mjs';

const UNSEEN = [
  '\u202eecilA',
  'Alice\u200b',
  '\u3164',
  '\u00ad',
  'Alice\u{e0061}',
  `A${'\u0316'.repeat(20)}`,
  '\u115f',
  '\u2066Alice',
  'Ali\ufeffce',
  '\u2800',
];
const ALIKE = [
  'alice',
  'AIice',
  'A1ice',
  'Аlice',
  'Αlice',
  'Ａｌｉｃｅ',
  '𝒜𝓁𝒾𝒸ℯ',
  'A l i c e',
  'Álice',
  'ᴀʟɪᴄᴇ',
  'ꓮlice',
  'AlᎥce',
];

await attack('names that deceive', async () => {
  const { url, stop } = await startServer();
  let refused = 0;
  for (const [i, name] of UNSEEN.entries())
    if ((await ask(url, 'POST', '/api/guests', { body: { name }, from: `127.0.6.${i + 1}` })).status === 400)
      refused += 1;
  figure('invisible names', `${refused} of ${UNSEEN.length} refused`);
  hold(refused === UNSEEN.length, 'nothing that nobody sees is in a name');
  const alice = await guest(url, 'Alice', '127.0.7.1');
  const seats = ['usa', 'china'].map((power) => ({ power, player: 'open' }));
  const { id } = await must(url, alice, 'POST', '/api/games', { seats });
  await must(url, alice, 'POST', `/api/games/${id}/seats/usa/take`, {});
  let kept = 0;
  for (const [i, name] of ALIKE.entries()) {
    const other = await guest(url, name, `127.0.8.${i + 1}`);
    const answer = await ask(url, 'POST', `/api/games/${id}/seats/china/take`, {
      body: {},
      cookie: other.cookie,
      from: other.from,
    });
    if (answer.status === 409 && answer.json.code === 'alike') kept += 1;
  }
  figure('look-alikes', `${kept} of ${ALIKE.length} refused a seat beside Alice`);
  hold(kept === ALIKE.length, 'nobody sits beside somebody they look like');
  await stop();
});
