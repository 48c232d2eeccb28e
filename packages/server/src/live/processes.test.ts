import { expect, test } from 'vitest';
import { Player } from '../testing/player.ts';
import { serverProcess } from '../testing/processes.ts';
import { mustBeWhole } from '../testing/replays.ts';
import { begunGame } from '../testing/servers.ts';
import { storeKind } from '../testing/stores.ts';
import { CALM, LIVELY, playSeat } from '../testing/walker.ts';

const postgres = storeKind('postgres');

/** The same player at another server. */
function at(url: string, player: Player | undefined): Player {
  const same = new Player(url);
  same.cookie = player?.cookie;
  return same;
}

test('two processes on one PostgreSQL serve the same game; when one is killed the other goes on', async () => {
  const place = await postgres.place();
  const left = await serverProcess('postgres', place);
  const right = await serverProcess('postgres', place);
  const players = [await Player.guest(left.url, 'Ann'), await Player.guest(right.url, 'Bob')];
  // Made at one, joined at both: sessions, seats and messages are everybody's.
  const [ann, bob] = players;
  const game = await begunGame(
    [at(left.url, ann), at(right.url, bob)],
    { options: { stages: '37', detenteCycle: 4 } },
    ['fallback'],
  );
  const spectator = await new Player(right.url).socket();
  await spectator.ask({ type: 'join', game, since: 0, positions: 'none' });
  const annLine = await at(left.url, ann).socket();
  const bobLine = await at(right.url, bob).socket();
  const bobPlays = playSeat(bobLine, game, LIVELY);
  await annLine.ask({ type: 'say', game, to: ['china'], text: 'through the database' });
  const annAccepted = await playSeat(annLine, game, CALM, 8);
  await bobLine.until((message) => message.type === 'said' && message.text === 'through the database');
  // In mid-game the process that serves Ann dies; she goes to the other.
  await left.kill();
  const again = await at(right.url, ann).socket();
  const rest = await playSeat(again, game, CALM);
  await bobPlays;
  await spectator.first('opened');
  expect(annAccepted + rest).toBeGreaterThan(8);
  const numbers = spectator.all('feed').map(({ n }) => n);
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  const bobNumbers = bobLine.all('feed').map(({ n }) => n);
  expect(bobNumbers).toEqual(bobNumbers.map((_, i) => i + (bobNumbers[0] ?? 0)));
  const file = await at(right.url, ann).get(`/api/games/${game}/file`);
  expect(await at(right.url, ann).post('/api/verify', { file: JSON.stringify(file) })).toMatchObject({ ok: true });
  expect(right.complaints()).toBe('');
  await right.kill();
  const store = await postgres.open(place);
  await mustBeWhole(store, game);
  await store.close();
});

test('two processes that act at the same moment agree on one order', async () => {
  const place = await postgres.place();
  const [left, right] = await Promise.all([serverProcess('postgres', place), serverProcess('postgres', place)]);
  const players = await Promise.all(['Ann', 'Bob', 'Cem', 'Dan'].map((name) => Player.guest(left.url, name)));
  const game = await begunGame(players, { options: { stages: '37', detenteCycle: 3 } });
  const lines = await Promise.all(players.map((player, i) => at(i % 2 === 0 ? left.url : right.url, player).socket()));
  await Promise.all(lines.map((line) => playSeat(line, game, LIVELY)));
  for (const line of lines) {
    const numbers = line.all('feed').map(({ n }) => n);
    expect(numbers).toEqual(numbers.map((_, i) => i + (numbers[0] ?? 0)));
  }
  expect([left.complaints(), right.complaints()]).toEqual(['', '']);
  await Promise.all([left.kill(), right.kill()]);
  const store = await postgres.open(place);
  await mustBeWhole(store, game);
  await store.close();
});
