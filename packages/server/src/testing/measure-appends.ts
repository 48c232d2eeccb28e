import { newGame, STORE_KINDS } from './stores.ts';

/**
 * Measures durable appends a second on both stores: each game sends its next command when the last is acknowledged.
 * Prints one line for each store and number of games. Built, it is told by MARSHALL_STORE_THREAD where dist/store/sqlite-thread.js lies.
 */
const SECONDS = Number(process.env.SECONDS ?? 4);
const body = JSON.stringify({ type: 'sell', events: 'x'.repeat(400) });

for (const kind of STORE_KINDS) {
  for (const count of [1, 50, 500]) {
    const place = await kind.place();
    const store = await kind.open(place);
    const games = Array.from({ length: count }, (_, index) => `game-${index}`);
    for (const id of games) await store.games.create(newGame(id));
    const waits: number[] = [];
    const end = performance.now() + SECONDS * 1000;
    const start = performance.now();
    await Promise.all(
      games.map(async (id) => {
        for (let sequence = 0; performance.now() < end; sequence += 1) {
          const sent = performance.now();
          await store.log.append(id, sequence, [{ body }], { seat: 'usa', id: `${sequence}` });
          waits.push(performance.now() - sent);
        }
      }),
    );
    const seconds = (performance.now() - start) / 1000;
    waits.sort((a, b) => a - b);
    const at = (share: number) => (waits[Math.floor(waits.length * share)] ?? 0).toFixed(1);
    console.log(
      `${kind.kind}, ${count} games: ${Math.round(waits.length / seconds)} appends/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
    );
    await store.close();
    await kind.remove(place);
  }
}
process.exit(0);
