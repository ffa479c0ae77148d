/** What Stryker runs for one subject: the tests that the subject names, and no others. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: JSON.parse(process.env.PACKBENCH_MUTATION_TESTS ?? '[]') as string[],
    globalSetup: ['test/node/build-threads.ts'],
    environment: 'node',
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
