// A server of several processes: `count checker thinker`, on the database of MARSHALL_TEST_PLACE. Prints where it listens.
import { Journal } from '../observed/journal.ts';
import { Metrics } from '../observed/metrics.ts';
import { startProcesses } from '../processes/primary.ts';
import { asWorker, type Worker } from '../processes/worker.ts';
import { testServer, WIDE } from './servers.ts';
import { storeKind } from './stores.ts';

const [count = '2', checker = '', thinker = ''] = process.argv.slice(2);
const worker = asWorker();
if (worker === undefined) await startAll();
else await serveAs(worker);

async function startAll(): Promise<void> {
  const processes = await startProcesses({
    count: Number(count),
    host: '127.0.0.1',
    port: 0,
    journal: new Journal('info'),
  });
  console.log(`at ${processes.url}`);
  process.on('SIGTERM', () => void processes.close().then(() => process.exit(0)));
  process.on('disconnect', () => process.exit(1));
  process.on('message', async () => process.send?.(await processes.figures()));
}

async function serveAs(one: Worker): Promise<void> {
  const store = await storeKind('postgres').open(process.env.MARSHALL_TEST_PLACE ?? '');
  const metrics = new Metrics(one.number);
  const server = await testServer(store, {
    peers: one,
    metrics,
    checkProgram: async () => checker,
    thinkProgram: async () => thinker,
    sweep: 200,
    idle: 200,
    limits: { ...WIDE, ...JSON.parse(process.env.MARSHALL_TEST_LIMITS ?? '{}') },
    onFault: (error) => console.error(error),
  });
  one.onFigures(() => metrics.data());
  one.ready();
  // It ends with the process that started it, however that ends.
  process.on('disconnect', () => process.exit(0));
  process.on('SIGTERM', async () => {
    await server.close();
    await store.close();
    one.close();
  });
}
