/** What a station said, compared with what the service did. */
import type { ChangeRunResults } from '../../../src-preload/contract/change.ts';
import type { Failure, Outcome } from '../../../src-preload/contract/failure.ts';
import type { WriteInDoubt } from '../../../src-preload/contract/in-doubt.ts';
import type { Manifest, ManifestHistory } from '../../../src-preload/contract/manifest.ts';
import type { StationLine } from '../station/station.ts';
import type { WordUnit } from './word-unit.ts';

/** The report about the press: did it say that the service did it, that it did not, or that this is not known? */
export interface Told {
  readonly verdict: 'done' | 'nothing' | 'unknown';
  /** For a manifest that was stored. */
  readonly sha256: string | null;
  readonly manifestId: string | null;
  readonly code: string;
}

/** For a press of 'manifests.create' or 'changes.start', from the station's lines. */
export function toldBy(lines: readonly StationLine[]): Told {
  const pressed = lines.find((line) => line.said === 'outcome');
  const ended = lines.find((line) => line.said === 'change ended');
  const outcome = ended?.outcome ?? pressed?.outcome;
  if (outcome === undefined) throw new Error('The station said nothing about the press.');
  if (!outcome.ok) return toldByFailure(outcome.failure);
  return ended === undefined
    ? toldByManifest(outcome.value as Manifest)
    : toldByChange(outcome.value as ChangeRunResults);
}

const verdicts = { nothing: 'nothing', unknown: 'unknown', done: 'done' } as const;

function toldByFailure({ code, changed, facts }: Failure): Told {
  return { verdict: verdicts[changed], sha256: null, manifestId: facts.manifestId ?? null, code };
}

function toldByManifest({ files, manifestId }: Manifest): Told {
  return { verdict: 'done', sha256: files[0]?.sha256 ?? '', manifestId, code: 'stored' };
}

function toldByChange({ results }: ChangeRunResults): Told {
  const states = new Set(results.map((result) => result.state));
  const verdict = states.has('in-doubt') ? 'unknown' : states.has('done') ? 'done' : 'nothing';
  const code = results.find((result) => result.failure !== null)?.failure?.code ?? verdict;
  const isUntold = (['left', 'sending', 'looking-up'] as const).some((state) => states.has(state));
  return { verdict, sha256: null, manifestId: null, code: isUntold ? `${code} (some orders have no end)` : code };
}

/** The answers to the questions after the press, by the operation asked. */
export interface Answers {
  readonly inDoubt: Outcome<readonly WriteInDoubt[]>;
  readonly inDoubtCount: number | null;
  readonly manifests: Outcome<ManifestHistory>;
}

export interface Story {
  readonly unit: WordUnit;
  readonly told: Told;
  /** How often the service executed the unit's orders: once the press was reported, and in the end. */
  readonly executedByThen: number;
  readonly executedInTheEnd: number;
  /** Requests that a start sent by itself. */
  readonly sentByAStart: number;
  readonly atOnce: Answers;
  readonly afterwards: Answers;
  /** SHA-256 of the first PDF after the next start; null: there is none. */
  readonly sha256Afterwards: string | null;
}

/** Each sentence is a broken promise. */
export function untruthsOf(story: Story): string[] {
  return [...untrueWords(story), ...lostDoubts(story), ...lostAnswers(story), ...repetitions(story)];
}

function* untrueWords({ told, executedByThen }: Story): Generator<string> {
  const { verdict, code } = told;
  if (verdict === 'nothing' && executedByThen > 0) yield `said that nothing was changed (${code}); it was executed`;
  if (verdict === 'done' && executedByThen === 0) yield `said that it was done (${code}); nothing was executed`;
  if (code === 'internal') yield 'said that something failed that nobody foresaw';
  if (code.includes('no end')) yield `a change ended, and of some orders it does not say how (${code})`;
}

/** Writes reported as unknown are in the list of doubts, at once and after the next start. */
function* lostDoubts({ unit, told, executedByThen, atOnce, afterwards, sha256Afterwards }: Story): Generator<string> {
  if (told.verdict === 'unknown') {
    if (atOnce.inDoubt.ok && !holds(atOnce.inDoubt.value, unit)) yield `said ${told.code}; it is not in doubt at once`;
    if (atOnce.inDoubtCount === 0) yield `said ${told.code}; the status line counts nothing in doubt`;
  }
  if (executedByThen === 0 || unit.press !== 'manifest') return;
  const isHeld = afterwards.inDoubt.ok && holds(afterwards.inDoubt.value, unit);
  if (!isHeld && sha256Afterwards === null) yield 'executed; after the next start it is neither stored nor in doubt';
}

const holds = (writes: readonly WriteInDoubt[], { orderIds, press }: WordUnit): boolean =>
  writes.some(({ orders }) =>
    press === 'remove-all-unshipped' ? orders.length === 0 : orders.some(({ orderId }) => orderId === orderIds[0]),
  );

function* lostAnswers({ unit, told, sha256Afterwards }: Story): Generator<string> {
  const wasAnswered = unit.press === 'manifest' && unit.serviceFault === 'none';
  if (wasAnswered && unit.from === 'the execution' && unit.isReserveWhole && sha256Afterwards === null) {
    yield `answered (${told.code}); after the next start the PDF is not there`;
  }
  if (told.sha256 !== null && told.sha256 !== sha256Afterwards)
    yield 'acknowledged; after the next start it is not there';
}

/** The same is pressed again after the next start, at a service that does as asked. */
function* repetitions({ unit, told, executedByThen, executedInTheEnd, sentByAStart }: Story): Generator<string> {
  if (sentByAStart > 0) yield 'a start sent something by itself';
  if (executedByThen > 1) yield `executed ${executedByThen} times by one press`;
  // A change that was reported done may be asked for once more; a manifest may not, unless the operator says so.
  const mayRepeat = unit.press !== 'manifest' && told.verdict === 'done';
  if (!mayRepeat && executedByThen === 1 && executedInTheEnd > 1)
    yield `said ${told.code}; pressed again it was sent again`;
}
