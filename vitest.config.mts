import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { BUILT, builtPackages } from './scripts/lib/built-packages.ts';

/** Files that take longer than half a minute, or nearly, which go first: else one of them runs alone at the end. */
const LONGEST =
  /laws\/(record|resigning|secrets|whole-games)|live\/(backlog|kill|play|soak)|store\/(kill|postgres-faults)|backup\/|people\/diary|table\/hanging|clock\/two-weeks|notices\/(rolling|secrets)|cli\/src\/serve/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Set where everything was compiled a moment ago, as `npm test` does; otherwise sources are tested as they are. */
const isBuilt = process.env.MARSHALL_BUILT === '1';
const conditions = isBuilt ? [] : ['source'];

export default defineConfig({
  plugins: isBuilt ? [builtPackages()] : [],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    isolate: false,
    server: { deps: { external: isBuilt ? [BUILT] : [] } },
    sequence: { sequencer: LongestFirst },
    // One core fewer than there are, as is usual, would leave half of a small machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // All cores are busy already: garbage is collected less often, and by the thread that made it.
    execArgv: ['--max-semi-space-size=32', '--single-threaded-gc'],
    include: ['packages/*/src/**/*.test.ts', 'packages/*/src/**/*.test.tsx', 'scripts/**/*.test.mjs'],
    setupFiles: ['scripts/evidence/setup.ts'],
    reporters: ['default', './scripts/evidence/reporter.ts'],
    // A proof plays thousands of games within one test, and a busy machine takes its time.
    testTimeout: process.env.MARSHALL_PROOF === '1' ? 3_600_000 : 180_000,
    hookTimeout: 180_000,
    // What is waited for comes on a busy machine too.
    expect: { poll: { timeout: 60_000 } },
  },
});
