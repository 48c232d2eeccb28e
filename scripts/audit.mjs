// Usage: node scripts/audit.mjs. Looks for known faults of the libraries that Marshall ships with.
import { audit } from './lib/audit.mjs';
import { main, SKIPPED } from './lib/project.mjs';

await main(async () => {
  const { code, looked, sentence } = await audit();
  console.log(sentence);
  return looked ? code : SKIPPED;
});
