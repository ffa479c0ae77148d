/**
 * A row of the proof: one promise of Packbench, how it is tested, and how often. `npm test` runs each row's short form
 * (test/node/proof), `npm run proof` its long one.
 */

export interface ProofRow {
  /** On the command line: `npm run proof -- --only kills`. */
  readonly name: string;
  readonly promise: string;
  readonly how: string;
  /** What is counted: 'kills'. */
  readonly unit: string;
  /** How many units in `npm test`; 0: there is no short form. */
  readonly shortCount: number;
  /** How many units in `npm run proof`. */
  readonly longCount: number;
  /**
   * Why this computer cannot do it, in a sentence; null: it can. Such a row is skipped, with its name and this
   * sentence.
   */
  readonly cannotRun?: () => Promise<string | null>;
  /** Rejects only for a fault of the proof itself; `run.breach` reports a broken promise. */
  readonly run: (run: ProofRun) => Promise<void>;
}

/** One run of a row, as the row sees it. All its random draws come from `seed`. */
export interface ProofRun {
  readonly count: number;
  /** The first unit's seed; unit n has the seed `seed + n`, so that each can be run alone: `--seed S --count 1`. */
  readonly seed: number;
  /** False once enough units are done, the time is up, or so much is broken that more of the same says nothing. */
  wantsMore(): boolean;
  /** This many more units are done. */
  done(units?: number): void;
  /** The promise was broken by the unit with this seed. */
  breach(seed: number, words: string): void;
  /** Adds to a figure of the report ('killed while the answer was stored', 12). */
  tally(what: string, amount?: number): void;
  /** Sets a figure of the report that is not a sum ('largest block in ms'). */
  measured(what: string, value: number | string): void;
  /** Aborted when the run must end before its count is reached. */
  readonly stop: AbortSignal;
}

export interface Breach {
  readonly seed: number;
  readonly words: string;
}

/** The result of a row. */
export interface ProofOutcome {
  readonly asked: number;
  readonly reached: number;
  readonly seed: number;
  readonly seconds: number;
  readonly breaches: readonly Breach[];
  readonly figures: Readonly<Record<string, number | string>>;
  /** Why it was not run; null: it was. */
  readonly skipped: string | null;
}

export interface RunOptions {
  readonly count: number;
  readonly seed: number;
  /** Ends the run early; the results so far count. */
  readonly stop?: AbortSignal;
  readonly onProgress?: (reached: number, breaches: readonly Breach[]) => void;
}

/** How many breaches are reported before the run ends. */
const BREACHES_AT_MOST = 20;
/** How many characters of a breach are reported, because people read the report. */
const WORDS_AT_MOST = 2_000;

export async function runRow(row: ProofRow, options: RunOptions): Promise<ProofOutcome> {
  const { count, seed, onProgress = () => undefined } = options;
  const stop = options.stop ?? new AbortController().signal;
  const startedAt = performance.now();
  const breaches: Breach[] = [];
  const figures: Record<string, number | string> = {};
  let reached = 0;
  const skipped = (await row.cannotRun?.()) ?? null;
  const run: ProofRun = {
    count,
    seed,
    stop,
    wantsMore: () => reached < count && breaches.length < BREACHES_AT_MOST && !stop.aborted,
    done(units = 1) {
      reached += units;
      onProgress(reached, breaches);
    },
    breach: (unitSeed, words) =>
      void breaches.push({ seed: unitSeed, words: words.replaceAll(/\s+/g, ' ').slice(0, WORDS_AT_MOST) }),
    tally(what, amount = 1) {
      figures[what] = Number(figures[what] ?? 0) + amount;
    },
    measured(what, value) {
      figures[what] = value;
    },
  };
  if (skipped === null) {
    // A proof that fails itself has proved nothing, and the rows after it must still run.
    await row.run(run).catch((cause: unknown) => {
      run.breach(seed, `the proof itself failed: ${cause instanceof Error ? cause.stack : cause}`);
    });
    onProgress(reached, breaches);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return { asked: count, reached, seed, seconds, breaches, figures, skipped };
}

/** What to type to see a breach again. */
export const reproduction = (row: Pick<ProofRow, 'name'>, { seed }: Breach): string =>
  `npm run proof -- --only ${row.name} --seed ${seed} --count 1`;

/** A row proved nothing when it was skipped, or ended before its count without a breach. */
export function verdictOf(outcome: ProofOutcome): 'held' | 'BROKEN' | 'skipped' | 'not finished' {
  if (outcome.breaches.length > 0) return 'BROKEN';
  if (outcome.skipped !== null) return 'skipped';
  return outcome.reached < outcome.asked ? 'not finished' : 'held';
}
