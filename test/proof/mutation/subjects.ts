/** What is changed on purpose, and which tests have to notice: those of its own folder and of its neighbours. */

export interface Subject {
  readonly name: string;
  /** In words, for 'a change of ... is noticed by a test'. */
  readonly what: string;
  /** Source files, as globs. */
  readonly files: readonly string[];
  /** Test files, as globs. */
  readonly tests: readonly string[];
  /** One change in so many is tried: some thousand changes take many hours. 1: all of them. */
  readonly oneIn: number;
}

const writes = ['test/node/{manifests,order-changes,in-doubt,guards,time}/**/*.test.ts'];
/** Not those that measure how long a hostile answer takes: source that is changed in a hundred places is slower. */
const withoutTimes = 'test/node/shipping/!(hostile-answers|system-trust).test.ts';

export const subjects: readonly Subject[] = [
  {
    name: 'ledger',
    what: 'the ledger of writes',
    files: ['src-main/journal/*.ts'],
    tests: ['test/node/journal/**/*.test.ts', 'test/node/activity/**/*.test.ts', ...writes],
    oneIn: 10,
  },
  {
    name: 'guards',
    what: 'the guards against a second write, and of what is said about the first',
    files: ['src-main/{manifests,order-changes,in-doubt}/*.ts'],
    tests: ['test/node/journal/**/*.test.ts', 'test/node/failures/**/*.test.ts', ...writes],
    oneIn: 10,
  },
  {
    name: 'limiter',
    what: 'the pace of requests',
    files: ['src-main/shipping/{limiter,pause,retry-after}.ts'],
    tests: [
      'test/node/shipping/{limiter,read-faults,write-faults,closing}*.test.ts',
      'test/node/{time,asking}/**/*.test.ts',
    ],
    oneIn: 1,
  },
  {
    name: 'retries',
    what: 'what is asked again, and what never',
    files: ['src-main/shipping/{faults,retry-budget,calls}.ts'],
    tests: [withoutTimes, 'test/node/{time,asking}/**/*.test.ts'],
    oneIn: 1,
  },
  {
    name: 'wire',
    what: 'how an answer is read',
    files: ['src-main/shipping/wire/*.ts'],
    tests: [withoutTimes, 'test/node/asking/**/*.test.ts'],
    oneIn: 4,
  },
  {
    name: 'address-rules',
    what: 'the rules by which two addresses are one',
    files: [
      'src-main/address-book/spelling/*.ts',
      'src-main/address-book/rules/short-forms.ts',
      'src-main/address-book/text/{folding,han-numbers,written-text}.ts',
    ],
    tests: ['test/node/address-book/spelling/*.test.ts'],
    oneIn: 10,
  },
];
