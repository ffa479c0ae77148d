/** One file that loads the tests of a subject, in one thread, until it is told to end. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/proof/mutation/called-again.ts'],
    environment: 'node',
    pool: 'threads',
    maxWorkers: 1,
    // Only the test that waits for questions runs; it calls the others.
    allowOnly: true,
    // For a test that would otherwise wait for ever.
    testTimeout: 10_000,
    reporters: [{}],
  },
});
