/** The rows that are specs of the built app. Their short forms are those specs as `npm test` runs them. */
import { runAsTests, runInApp } from './in-app.ts';
import type { ProofRow } from './proof-row.ts';

const isRoot = process.getuid?.() === 0;

export const badPdfs: ProofRow = {
  name: 'bad-pdfs',
  promise: 'bad PDFs cannot hurt',
  how: 'mutated and hand-made PDFs through the preview in real Chromium (50 of them in test/app/bad-pdfs.spec.ts)',
  unit: 'PDFs',
  shortCount: 0,
  longCount: 2_000,
  run: (run) => runInApp(run, 'bad-pdfs.spec.ts'),
};

export const keysNowhere: ProofRow = {
  name: 'keys',
  promise: 'keys are nowhere',
  how: 'canary walk (test/app/keys.spec.ts), then all memory of each process but main, as a core dump would hold it',
  unit: 'walks',
  shortCount: 0,
  longCount: 1,
  cannotRun: async () => (isRoot ? null : 'The memory of other processes can only be read by root.'),
  run: (run) => runInApp(run, 'keys.spec.ts'),
};

export const confinement: ProofRow = {
  name: 'confinement',
  promise: 'the page can do nothing but the contract',
  how: "Electron's checklist (20), every operation x 12 other senders, 200 hostile addresses, 500 paths, 44 ways out (test/app/confinement.spec.ts, all of it in `npm test`)",
  unit: 'runs',
  shortCount: 0,
  longCount: 1,
  run: async (run) => {
    await runInApp(run, 'confinement.spec.ts');
    if (!run.stop.aborted) run.done();
  },
};

export const screens: ProofRow = {
  name: 'screens',
  promise: 'what a person does works on every screen of the built app',
  how: 'the specs of test/app/at-length, on real parts: all ten operations in both formats, addresses, papers, live accounts, late and failed answers, dialogs and notices, scanners, the drills of docs/operators.md (`npm test -- all` runs them, too)',
  unit: 'runs',
  shortCount: 0,
  longCount: 1,
  run: (run) => runAsTests(run, 'at-length'),
};

/** Each is walked in one look in `npm test -- all`. */
const walkSpecs = [
  'accessibility.spec.ts',
  'book-and-validate-looks.spec.ts',
  'language.spec.ts',
  'every-screen.spec.ts',
];

export const walks: ProofRow = {
  name: 'walks',
  promise: 'every screen can be read in every look',
  how: 'axe, and nothing cut off or outside the window, on every screen and state in light, dark and high contrast, at two sizes, by mouse and by touch, in pseudo-languages of both directions; in English and German no control under another and no text cut off at 100, 150 and 200 %, and in touch mode no target below 44 pixels (one look of each in `npm test -- all`: test/helpers/looks.ts, every-screen.spec.ts)',
  unit: 'walks',
  shortCount: 0,
  longCount: 13,
  async run(run) {
    for (const spec of walkSpecs) await runInApp(run, spec);
  },
};

export const shift: ProofRow = {
  name: 'shift',
  promise: 'a shift loses no parcel and prints none twice',
  how: 'scans at 5, 15 and 40 ms a character over three accounts, typing, odd codes, a jam, a stopped printer, a pulled cable, a kill (36 scans in test/app/every-parcel-of-a-shift.spec.ts); the services’ record, the paper and the time from the last scan to the queue are looked at',
  unit: 'scans',
  shortCount: 0,
  longCount: 200,
  run: (run) => runInApp(run, 'every-parcel-of-a-shift.spec.ts'),
};

export const randomHand: ProofRow = {
  name: 'random-hand',
  promise: 'whatever is pressed, nothing is lost, sent twice or said untruly, and the keys belong to something',
  how: 'presses, keys, scans and words at random in the built app, while answers are lost, held and refused; axe, what is cut off, and in the end the service’s record beside that of Packbench (40 things in test/app/random-hand.spec.ts)',
  unit: 'things done',
  shortCount: 0,
  longCount: 3_000,
  run: (run) => runInApp(run, 'random-hand.spec.ts'),
};

export const eightHours: ProofRow = {
  name: 'eight-hours',
  promise: 'it runs for a shift',
  how: 'a shift at the station with time passed in: scans, rounds, prints, other screens, a cable that is pulled; at most 10 MB more after the last hour than after the first, alive and in memory, in main and in the page; files and handles as before',
  unit: 'simulated hours',
  shortCount: 2,
  longCount: 8,
  run: (run) => runInApp(run, 'eight-hours.spec.ts', 'proof'),
};

export const soak: ProofRow = {
  name: 'soak',
  promise: 'it runs for days',
  how: 'a mixed shift with faults in the built app; slope of the memory below 1 MB an hour, open files and handles as before',
  unit: 'minutes',
  shortCount: 0,
  longCount: 120,
  run: (run) => runInApp(run, 'soak.spec.ts', 'proof'),
};
