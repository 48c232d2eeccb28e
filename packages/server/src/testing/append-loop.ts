import { storeKind } from './stores.ts';

/**
 * Appends to the games of a store without end and prints a line for every acknowledgement: `game sequence`.
 * Run as a process of its own, to be killed.
 */
const [, , kindName = '', place = '', writer = '', ...games] = process.argv;
const store = await storeKind(kindName).open(place);
await Promise.all(games.map(appendForever));

async function appendForever(gameId: string): Promise<void> {
  let sequence = (await store.games.get(gameId))?.sequence ?? 0;
  for (;;) {
    const next = sequence + 1;
    const commandId = { seat: writer, id: `${next}` };
    const entries = [{ body: JSON.stringify({ writer, next }) }];
    const result = await store.log.append(gameId, sequence, entries, commandId);
    if ('sequence' in result) {
      sequence = result.sequence;
      process.stdout.write(`${gameId} ${sequence}\n`);
    } else {
      sequence = 'conflict' in result ? result.conflict : result.duplicate;
    }
  }
}
