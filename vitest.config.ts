/** Node tests: no browser, no window. At most four processes at a time: they wait as much as they work. */
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

/** What measures memory and time, what changes its own process, and what the page does once: each file in a process of its own. */
const alone = [
  'test/node/proof/!(*-doc).test.ts',
  'test/node/{failures/failures,settings-transfer/settings-transfer}.test.ts',
  'test/node/{page/where-one-was,station/kept-not-added,station/open-problems}.test.ts',
  'test/node/{perform/any-request,perform/settings,redaction/log}.test.ts',
  'test/node/shipping/{hostile-answers,keys-and-origins,large-address-book,system-trust}.test.ts',
];

/** For what was just made, from the start: V8 begins with 1 MB in each thread and looks through it again and again, another tenth. */
const roomToBegin = '--min-semi-space-size=16';

export default defineConfig({
  test: {
    // All others follow one another in their processes: each would else load and compile the same modules again.
    projects: [
      { extends: true, test: { name: 'alone', include: alone, isolate: true } },
      {
        extends: true,
        test: {
          name: 'in turn',
          include: ['test/node/**/*.test.ts'],
          exclude: alone,
          isolate: false,
          execArgv: [roomToBegin],
        },
      },
    ],
    sequence: { sequencer: LongestFirst },
    setupFiles: ['test/node/all-texts.ts'],
    globalSetup: ['test/node/build-threads.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 4,
    // One thread of V8's own in each: with its usual four the model of the bench costs a tenth more of the processor.
    execArgv: ['--v8-pool-size=1'],
    testTimeout: 90_000,
    // Vitest's own second is over sooner than a busy computer comes to it.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 90_000,
    teardownTimeout: 10_000,
    // A promise nobody waited for is a fault of the test or of the product: never ignore it.
    dangerouslyIgnoreUnhandledErrors: false,
    passWithNoTests: false,
    allowOnly: false,
  },
});
