/** What is changed on purpose, and which tests must notice: those of its own folder and of its neighbours. */

export interface Subject {
  readonly name: string;
  /** In words, for 'a change of ... is noticed by a test'. */
  readonly what: string;
  /** Source files, as globs. */
  readonly files: readonly string[];
  /** Test files, as globs; nearest and quickest first, because the first failing test ends the try. */
  readonly tests: readonly string[];
  /** One change in this many is tried, 130 at least: some thousand changes take many hours. 1: all of them. */
  readonly oneIn: number;
  /** Its tests only compute: they are loaded once (loaded-once.ts), so that all changes can be tried. */
  readonly loadedOnce?: true;
}

const testsIn = (folder: string): string => `test/node/${folder}/**/*.test.ts`;
/**
 * Without those that measure how long a hostile answer takes (changed code is slower), and those that draw hundreds of
 * cases, which take seconds for each change.
 */
const calls = [
  'other-reads',
  'order-writes',
  'read-faults',
  'write-faults',
  'real-services',
  'keys-and-origins',
  // Last, because it waits up to a minute for what never comes.
  'closing',
].map((name) => `test/node/shipping/${name}.test.ts`);

export const subjects: readonly Subject[] = [
  {
    name: 'ledger',
    what: 'the ledger of writes',
    files: ['src-main/journal/*.ts'],
    tests: [
      // Without those that fill disks, start other programs or harm a file in a hundred places: they take longer than
      // all others.
      'test/node/journal/!(ledger-damage|ledger-refuses).test.ts',
      'test/node/guards/{older-ledger,every-unshipped,one-account-twice}.test.ts',
      'test/node/manifests/{create-manifest,refused-again,uncertain-manifest}.test.ts',
      testsIn('activity'),
      'test/node/journal/ledger-refuses.test.ts',
    ],
    oneIn: 6,
  },
  {
    name: 'guards',
    what: 'the guards against a second write, and of what is said about the first',
    files: ['src-main/{manifests,order-changes,in-doubt}/*.ts'],
    tests: [
      'test/node/in-doubt/{resolutions,look-up,who-looks,told-in-doubt,other-keys,in-doubt}.test.ts',
      'test/node/order-changes/{refused-result,change-run,recorded-changes}.test.ts',
      'test/node/manifests/{manifest-view,vault,import-pdf,manifest-parts,create-manifest,refused-again}.test.ts',
      'test/node/guards/{every-unshipped,one-account-twice}.test.ts',
      'test/node/order-changes/changes.test.ts',
      'test/node/manifests/uncertain-manifest.test.ts',
    ],
    oneIn: 4,
  },
  {
    name: 'limiter',
    what: 'the pace of requests',
    files: ['src-main/shipping/{limiter,pause,retry-after}.ts'],
    tests: ['test/node/shipping/{limiter,slow-down}.test.ts', ...calls, testsIn('time'), testsIn('asking')],
    oneIn: 1,
  },
  {
    name: 'retries',
    what: 'what is asked again, and what never',
    files: ['src-main/shipping/{faults,retry-budget,calls}.ts'],
    tests: ['test/node/shipping/{calls,faults,retry-budget}.test.ts'],
    oneIn: 1,
    loadedOnce: true,
  },
  {
    name: 'wire',
    what: 'how an answer is read',
    files: ['src-main/shipping/wire/*.ts'],
    tests: [
      ...['fields', 'requests', 'answers', 'bodies', 'entries', 'every-writing'].map(
        (name) => `test/node/shipping/wire/${name}.test.ts`,
      ),
    ],
    oneIn: 1,
    loadedOnce: true,
  },
  {
    name: 'address-rules',
    what: 'the rules by which two addresses are one',
    files: [
      'src-main/address-book/spelling/*.ts',
      'src-main/address-book/rules/short-forms.ts',
      'src-main/address-book/text/{folding,han-numbers,written-text}.ts',
    ],
    tests: [
      'test/node/address-book/text/written-text.test.ts',
      'test/node/address-book/rules/short-forms.test.ts',
      'test/node/address-book/spelling/{readings,keys,pairs,same-places,spelling-numbers,moved-parts}.test.ts',
    ],
    oneIn: 8,
    loadedOnce: true,
  },
];
