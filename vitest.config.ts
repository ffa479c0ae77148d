/** Node tests: no browser, no window. Each file runs in a process of its own, at most three at a time: they wait as much as they work. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/node/**/*.test.ts'],
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
