/**
 * One engine in a process of its own: does what the request says, asks the questions of the file line by line, writes
 * the replies as lines of another file. Holds no book and judges nothing, so that the process weighs only the engine.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type EngineName, engineKind } from './engines/all-engines.ts';
import type { AddressAnswer, Engine } from './engines/engine.ts';
import { lineWriter, type Question, type ReplyLine, readLines } from './questions.ts';

export interface RunRequest {
  readonly engine: EngineName;
  /** For an engine that keeps its book on disk. */
  readonly filePath: string;
  readonly seed: number;
  readonly count: number;
  /**
   * 'build' fills the file of an engine that has one; 'open' opens it once; 'ask' asks, after building in memory when
   * there is no file.
   */
  readonly task: 'build' | 'open' | 'ask';
  /** A text with a typo, for the first answer after opening. */
  readonly firstText: string;
  readonly questionsPath: string;
  readonly repliesPath: string;
}

export interface RunMeasures {
  readonly buildMs: number;
  readonly openMs: number;
  /** Opening and the first answer. */
  readonly firstAnswerMs: number;
  /** When everything was asked. */
  readonly rssBytes: number;
  /** The same after a forced collection of garbage. */
  readonly collectedRssBytes: number;
}

const shown = 5;
/** Not as numbers on the heap: every garbage collection would copy them, and they would count as the engine's. */
const times = new Float64Array(1_000);
const requestPath = process.argv[2] ?? '';
const request = JSON.parse(readFileSync(requestPath, 'utf8')) as RunRequest;
writeFileSync(`${requestPath}.measures`, JSON.stringify(await run(request)));

async function run({
  engine: name,
  filePath,
  seed,
  count,
  task,
  firstText,
  ...paths
}: RunRequest): Promise<RunMeasures> {
  const kind = await engineKind(name);
  const started = performance.now();
  const engine = kind.create(filePath);
  engine.open();
  const openMs = performance.now() - started;
  let firstAnswerMs = 0;
  let buildMs = 0;
  if (task === 'open') {
    engine.suggest(firstText, shown);
    firstAnswerMs = performance.now() - started;
  } else if (task === 'build' || !kind.isOnDisk) {
    const { createBook } = await import('./books.ts');
    const buildStarted = performance.now();
    await engine.build(createBook(seed, count).entries());
    buildMs = performance.now() - buildStarted;
  }
  if (task === 'ask') ask(engine, paths);
  const rssBytes = process.memoryUsage.rss();
  globalThis.gc?.();
  const collectedRssBytes = process.memoryUsage.rss();
  engine.close();
  return { buildMs, openMs, firstAnswerMs, rssBytes, collectedRssBytes };
}

function ask(engine: Engine, { questionsPath, repliesPath }: Pick<RunRequest, 'questionsPath' | 'repliesPath'>): void {
  const replies = lineWriter(repliesPath);
  for (const question of readLines<Question>(questionsPath)) {
    const reply = answered(engine, question);
    if (reply !== null) replies.write(reply);
  }
  replies.close();
}

function answered(engine: Engine, question: Question): ReplyLine | null {
  if (question.kind === 'text') return { kind: 'text', answers: engine.suggest(question.text, shown) };
  if (question.kind === 'address') {
    let answer: AddressAnswer = { matched: 0, suggested: [] };
    const ms = timed(() => {
      answer = engine.check(question.address);
    });
    return { kind: 'address', answer, ms };
  }
  const ms = typed(engine, question.text);
  return question.kind === 'warm-up' ? null : { kind: 'typed', text: question.text, ms: Array.from(ms) };
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** 'mül' is typed as 'm', 'mü', 'mül'. Answers with the milliseconds of each. */
function typed(engine: Engine, text: string): Float64Array {
  let count = 0;
  let end = 0;
  for (const letter of text) {
    end += letter.length;
    times[count] = timed(() => engine.suggest(text.slice(0, end), shown));
    count += 1;
  }
  return times.subarray(0, count);
}
