// A long game, put into the store before the server starts: as many entries as an attack needs, without playing for hours.
import { inStore, keepGame, keptGuest, playUntil } from './kept-game.mjs';

/**
 * Writes a running game of two guests into a folder. Its first entries are a game of random trade; then a sealed answer
 * is given again and again, which is how a feed grows in a minute. With `inOneEntry` it is a fork as older releases
 * made them: all that was played before stands in its first entry. Gives the game and the two players with their cookies.
 */
export async function longGame(folder, { entries: wanted, delay = 0, inOneEntry = false }) {
  const isSealed = ({ events }) => events.every(({ type }) => type === 'sealed');
  const options = { stages: '37', detenteCycle: 'none' };
  let played;
  for (let n = 0; played === undefined; n += 1)
    played = playUntil(
      { players: 2, seed: `long ${n}`, options },
      // While others are still asked, a sealed answer may be replaced.
      (_game, entries) => entries.length > 20 && isSealed(entries.at(-1)),
    );
  const { setup, entries } = played;
  const last = entries.at(-1);
  while (entries.length < wanted) entries.push(last);
  return inStore(folder, async (store) => {
    const people = [];
    for (const seat of setup.seats) people.push(await keptGuest(store, `Player of ${seat}`));
    const players = Object.fromEntries(setup.seats.map((seat, i) => [seat, people[i]]));
    const kept = inOneEntry
      ? { ...played, entries: [{ events: entries.flatMap(({ events }) => events) }] }
      : { ...played, entries };
    const meta = { delay, ...(inOneEntry ? { fork: { game: 'A'.repeat(22), at: wanted } } : {}) };
    const game = await keepGame(store, { ...kept, players, meta });
    // The seat that gave the answer comes first.
    return {
      game,
      players: [players[last.seat], ...people.filter((one) => one !== players[last.seat])],
      entries: wanted,
      last,
      characters: kept.entries.reduce((sum, entry) => sum + JSON.stringify(entry).length, 0),
    };
  });
}
