// A server without limits, for attacks that the limits would stop before they prove anything.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RATES = ['requests', 'secrets', 'guests', 'heavy', 'messages', 'traffic', 'files'];
const GOODS = [
  'messages',
  'messageBytes',
  'imports',
  'importBytes',
  'games',
  'guests',
  'reports',
  'changes',
  'commands',
];
const MANY = 1e6;

/** The variable that switches the limits of a server off; the file it names is written into the folder. */
export function noLimits(folder) {
  const rate = { burst: MANY, perSecond: MANY };
  const often = [{ most: 1e12, seconds: 60 }];
  const counts = ['open', 'public', 'alone', 'left'].flatMap((kind) => [`${kind}OfAccount`, `${kind}OfAddress`]);
  const file = join(folder, 'limits.json');
  writeFileSync(
    file,
    JSON.stringify({
      ...Object.fromEntries(RATES.map((name) => [name, rate])),
      quotas: Object.fromEntries(GOODS.map((good) => [good, { account: often, address: often, game: often }])),
      counts: Object.fromEntries(counts.map((name) => [name, MANY])),
    }),
  );
  return { MARSHALL_LIMITS: file };
}
