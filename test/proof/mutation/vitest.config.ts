/**
 * What Stryker runs for one subject: the tests that the subject names, and no others, in that order: those that are nearest and
 * quickest notice most changes, and the others need not run then. One after another in one thread, so that each change does not
 * load the same modules again for each file.
 */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const tests = JSON.parse(process.env.PACKBENCH_MUTATION_TESTS ?? '[]') as readonly string[];
const files = [...new Set(tests.flatMap((pattern) => globSync(pattern).sort()))].map((file) => resolve(file));

class AsNamed extends BaseSequencer {
  override async sort(found: TestSpecification[]): Promise<TestSpecification[]> {
    return found.toSorted((one, other) => files.indexOf(one.moduleId) - files.indexOf(other.moduleId));
  }
}

export default defineConfig({
  test: {
    include: files,
    setupFiles: ['test/node/all-texts.ts'],
    sequence: { sequencer: AsNamed },
    globalSetup: ['test/node/build-threads.ts'],
    environment: 'node',
    isolate: false,
    // The longest that a busy computer takes for one test: only a test that would never end exceeds it.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
