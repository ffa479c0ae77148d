/** Node tests: no browser, no window. Each file runs in a process of its own, at most three at a time: they wait as much as they work. */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The short forms of the proof take longest: begun last, they would be left alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/test/node/proof/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['test/node/**/*.test.ts'],
    sequence: { sequencer: LongestFirst },
    globalSetup: ['test/node/build-threads.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    teardownTimeout: 10_000,
    // A promise nobody waited for is a fault of the test or of the product: never ignore it.
    dangerouslyIgnoreUnhandledErrors: false,
    passWithNoTests: false,
    allowOnly: false,
  },
});
