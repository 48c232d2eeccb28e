// A server in a process of its own, to be killed: `kind place port checker thinker watcher`. Prints where it listens.
import { testServer } from './servers.ts';
import { storeKind } from './stores.ts';

const [kind = '', place = '', port = '0', checker = '', thinker = '', watcher = ''] = process.argv.slice(2);
const store = await storeKind(kind).open(place);
const server = await testServer(store, {
  port: Number(port),
  // Made where the sources lie: this file itself is bundled, and elsewhere.
  checkProgram: async () => checker,
  thinkProgram: async () => thinker,
  ...(process.env.MARSHALL_TEST_HANG === undefined
    ? {}
    : {
        watchdog: {
          place: kind === 'sqlite' ? { folder: place } : { databaseUrl: place },
          aside: Number(process.env.MARSHALL_TEST_HANG),
          end: 2 * Number(process.env.MARSHALL_TEST_HANG),
          program: watcher,
        },
      }),
  sweep: 200,
  idle: 200,
  ...JSON.parse(process.env.MARSHALL_TEST_NOTICES ?? '{}'),
  onFault: (error) => console.error(error),
});
console.log(`at ${server.url}`);
// It ends with the test that started it, however that ends.
process.on('disconnect', () => process.exit(1));
// Stops as a host stops it: what is under way is finished.
process.on('SIGTERM', () => {
  void server
    .close()
    .then(() => store.close())
    .then(() => process.exit(0));
});
// Collects twice, with a turn between in which what was closed lets go.
process.on('message', async () => {
  globalThis.gc?.();
  await new Promise((resolve) => setTimeout(resolve, 50));
  globalThis.gc?.();
  process.send?.({ heap: process.memoryUsage().heapUsed, tables: server.tables() });
});
