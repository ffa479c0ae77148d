/** Everything that is measured with books of one size: the engines side by side, ours at length, a refresh. */
import { loadavg } from 'node:os';
import type { EngineName } from './engines/all-engines.ts';
import { type Exam, makeExam, part, questionsOf, type Sizes } from './exam.ts';
import { judge, share, timesOf } from './findings.ts';
import { betterWithMore, type GateRow, qualityRows } from './gates.ts';
import type { RefreshReply } from './refresh-run.ts';
import { type EngineColumn, type OursAtLength, overall } from './report.ts';
import type { Runner, RunOrder } from './runner.ts';

export interface Options {
  readonly entries: readonly number[];
  readonly engines: readonly EngineName[];
  readonly seed: number;
  readonly sizes: Sizes;
  /** Of each class, for engines that are compared. */
  readonly comparedPerClass: number;
  /** How many of these are typed letter by letter. */
  readonly typedPerClass: number;
  readonly comparedNearMisses: number;
}

export interface SizeReport {
  readonly entries: number;
  readonly rows: readonly GateRow[];
  readonly compared: readonly EngineColumn[];
  readonly ours: OursAtLength | null;
}

/** The size at which the issue asks for a comparison and a refresh; a smaller book would say nothing about either. */
const sizeOfRatios = 100_000;

const say = (line: string): void => void process.stderr.write(`${line} (load ${loadavg()[0]?.toFixed(1)})\n`);

/** `isFirst`: the size at which the engines are compared; other sizes are for ours alone. */
export async function measureSize(
  runner: Runner,
  options: Options,
  entries: number,
  isFirst: boolean,
): Promise<SizeReport> {
  const size = entries >= 1_000_000 ? `${entries / 1_000_000}M` : `${entries / 1000}k`;
  say(`${size}: writing the exam`);
  const exam = makeExam(options.seed, entries, options.sizes);
  const small = part(exam, options.comparedPerClass, options.comparedNearMisses);
  const typed = part(exam, options.typedPerClass, 0);
  const bare = await runner.bareRss();
  const megabytes = (bytes: number): number => (bytes - bare) / 1e6;
  const orderOf =
    (engine: EngineName) =>
    (task: RunOrder['task'], questions: RunOrder['questions'] = []): RunOrder => ({
      engine,
      seed: options.seed,
      count: entries,
      task,
      questions,
    });
  const compared: EngineColumn[] = [];
  const rows: GateRow[] = [];
  let ours: OursAtLength | null = null;
  for (const engine of options.engines.filter((name) => isFirst || name === 'ours')) {
    say(`${size}: ${engine}`);
    const order = orderOf(engine);
    const onDisk = engine === 'ours' || engine === 'fts5' ? await builtAndOpened(runner, order, firstTypo(exam)) : null;
    const reply = await runner.run(order('ask', questionsOf(small, typed)));
    compared.push({
      name: engine,
      findings: judge(small, reply),
      loadMs: onDisk?.openMs ?? reply.buildMs,
      memoryMb: megabytes(reply.rssBytes),
    });
    if (engine !== 'ours' || onDisk === null) continue;
    const whole = await runner.run(order('ask', questionsOf(exam, exam)));
    const { rssBytes } = await runner.run({ ...order('ask', questionsOf(exam, exam)), hasNodesRoom: true });
    ours = {
      ...onDisk,
      findings: judge(exam, whole),
      memoryMb: megabytes(whole.rssBytes),
      collectedMemoryMb: megabytes(whole.collectedRssBytes),
      nodesRoomMemoryMb: megabytes(rssBytes),
    };
    rows.push(...ourRows(size, entries > 300_000, ours));
    if (entries !== sizeOfRatios) continue;
    say(`${size}: refresh`);
    rows.push(...refreshRows(size, await runner.refresh(options.seed, entries)));
  }
  return {
    entries,
    rows: [...(entries === sizeOfRatios ? comparedRows(size, compared) : []), ...rows],
    compared,
    ours,
  };
}

/** The first text typed after opening needs all of the index: a typo. */
const firstTypo = (exam: Exam): string => exam.queries.find(({ queryClass }) => queryClass === 'one typo')?.text ?? '';

/** Opening: the median of seven fresh processes; the build before them has left the file in the system's cache. */
async function builtAndOpened(
  runner: Runner,
  order: (task: RunOrder['task'], questions?: RunOrder['questions']) => RunOrder,
  firstText: string,
): Promise<Pick<OursAtLength, 'buildMs' | 'openMs' | 'firstAnswerMs'>> {
  const { buildMs } = await runner.run(order('build'));
  const opened: { openMs: number; firstAnswerMs: number }[] = [];
  for (let time = 0; time < 7; time += 1)
    opened.push(await runner.run(order('open', [{ kind: 'text', text: firstText }])));
  const middle = (of: 'openMs' | 'firstAnswerMs'): number => opened.map((one) => one[of]).sort((a, b) => a - b)[3] ?? 0;
  return { buildMs, openMs: middle('openMs'), firstAnswerMs: middle('firstAnswerMs') };
}

function comparedRows(size: string, compared: readonly EngineColumn[]): readonly GateRow[] {
  const [ours, mini] = ['ours', 'minisearch'].map((name) => compared.find((column) => column.name === name)?.findings);
  if (ours === undefined || mini === undefined) return [];
  const more = betterWithMore(size);
  return [
    more('type-ahead p99 lower than minisearch', mini.keystrokes.p99 / ours.keystrokes.p99, 50, 100, 'x'),
    more('recall@5 above minisearch, points', 100 * (share(overall(ours)) - share(overall(mini))), 0, 0, '%'),
    more('suggestion p99 lower than minisearch', mini.checks.p99 / ours.checks.p99, 50, 100, 'x'),
  ];
}

function ourRows(size: string, isHuge: boolean, { findings, openMs, memoryMb }: OursAtLength): readonly GateRow[] {
  const less = (what: string, measured: number, unit: GateRow['unit'], gate: number, stretch: number): GateRow => ({
    what,
    size,
    measured,
    gate,
    stretch,
    unit,
    isMoreBetter: false,
  });
  const { p99, max } = findings.keystrokes;
  return [
    ...(isHuge ? [less('type-ahead p99', p99, 'ms', 16, 8), less('type-ahead max', max, 'ms', 50, 50)] : []),
    less('open from disk, warm', openMs, 'ms', isHuge ? 25 : 10, isHuge ? 12 : 5),
    less('memory above bare node', memoryMb, 'MB', isHuge ? 80 : 60, isHuge ? 60 : 40),
    ...qualityRows(size, isHuge, findings),
  ];
}

function refreshRows(size: string, { swappedMs, firstMs, keystrokeMs }: RefreshReply): readonly GateRow[] {
  const row = { size, isMoreBetter: false } as const;
  return [
    { ...row, what: 'first reading, first byte to swapped', measured: firstMs / 1000, unit: 's', gate: 15, stretch: 8 },
    { ...row, what: 'refresh, first byte to swapped', measured: swappedMs / 1000, unit: 's', gate: 15, stretch: 8 },
    { ...row, what: 'type-ahead p99 meanwhile', measured: timesOf(keystrokeMs).p99, unit: 'ms', gate: 20, stretch: 5 },
  ];
}
