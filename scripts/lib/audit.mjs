import { runNpm } from './run.mjs';

/** What a user runs; measurements and tests bring libraries of their own that no user meets. */
const SHIPPED = ['rules', 'words', 'bots', 'server', 'web', 'cli'];
const QUICK = ['--fetch-retries=0', '--fetch-timeout=15000'];

/** Asks the registry for known faults of the libraries that Marshall ships with. Where it does not answer, that is said, and nothing fails or passes. */
export async function audit() {
  const packages = SHIPPED.flatMap((name) => ['--workspace', `packages/${name}`]);
  const { output } = await runNpm(['audit', '--omit=dev', '--json', ...QUICK, ...packages], { capture: true });
  return judge(output);
}

/** Reads what `npm audit --json` said: the sentence for people, whether it was looked at all, and whether it is a failure. */
export function judge(output) {
  const faults = readFaults(output);
  if (faults === undefined) {
    return {
      code: 0,
      looked: false,
      sentence: 'The registry did not answer: known faults of libraries were not looked for.',
    };
  }
  const grave = faults.filter(({ severity }) => severity === 'high' || severity === 'critical');
  if (grave.length === 0) {
    const slight = faults.length === 0 ? 'none' : `${faults.length} slight: ${namesOf(faults)}`;
    return { code: 0, looked: true, sentence: `Known faults of libraries: ${slight}.` };
  }
  return {
    code: 1,
    looked: true,
    sentence: `Known faults of libraries: ${namesOf(grave)}. Read \`npm audit\`, upgrade them, and run the same command again.`,
  };
}

function readFaults(output) {
  try {
    const { vulnerabilities } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
    return vulnerabilities === undefined ? undefined : Object.values(vulnerabilities);
  } catch {
    return undefined;
  }
}

const namesOf = (faults) => faults.map(({ name, severity }) => `${name} (${severity})`).join(', ');
