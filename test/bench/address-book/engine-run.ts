/**
 * One engine in a process of its own: reads a request from the file it is given, does it, writes the reply beside it. Holds no
 * book and judges nothing, so that what the process weighs is the engine.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createBook } from './books.ts';
import { type EngineName, engineKind } from './engines/all-engines.ts';
import type { AddressAnswer, Engine } from './engines/engine.ts';
import type { AskedAddress } from './spellings.ts';

export interface RunRequest {
  readonly engine: EngineName;
  readonly filePath: string;
  readonly seed: number;
  readonly count: number;
  /** 'build' fills the file of an engine that has one; 'open' opens it once; 'ask' asks, having built in memory where there is no file. */
  readonly task: 'build' | 'open' | 'ask';
  readonly warmUp: readonly string[];
  /** Whole texts, for their answers. */
  readonly texts: readonly string[];
  /** Texts typed letter by letter, for their times. */
  readonly typed: readonly string[];
  readonly addresses: readonly AskedAddress[];
}

export interface RunReply {
  readonly buildMs: number;
  readonly openMs: number;
  /** Opening and the first answer to a text with a typo. */
  readonly firstAnswerMs: number;
  readonly rssBytes: number;
  readonly answers: readonly (readonly number[])[];
  /** Milliseconds of each keystroke and of each address, as they came. */
  readonly keystrokeMs: readonly number[];
  readonly slowest: readonly { readonly text: string; readonly ms: number }[];
  readonly checks: readonly AddressAnswer[];
  readonly checkMs: readonly number[];
}

const shown = 5;
const requestPath = process.argv[2] ?? '';
const request = JSON.parse(readFileSync(requestPath, 'utf8')) as RunRequest;
writeFileSync(`${requestPath}.reply`, JSON.stringify(await run(request)));

async function run({
  engine: name,
  filePath,
  seed,
  count,
  task,
  warmUp,
  texts,
  typed,
  addresses,
}: RunRequest): Promise<RunReply> {
  const kind = await engineKind(name);
  const started = performance.now();
  const engine = kind.create(filePath);
  engine.open();
  const openMs = performance.now() - started;
  let firstAnswerMs = 0;
  let buildMs = 0;
  if (task === 'open') {
    engine.suggest(texts[0] ?? '', shown);
    firstAnswerMs = performance.now() - started;
  } else if (task === 'build' || !kind.isOnDisk) {
    const buildStarted = performance.now();
    await engine.build(createBook(seed, count).entries());
    buildMs = performance.now() - buildStarted;
  }
  const asked = task === 'ask' ? ask(engine, { warmUp, texts, typed, addresses }) : nothingAsked;
  const rssBytes = process.memoryUsage.rss();
  engine.close();
  return { buildMs, openMs, firstAnswerMs, rssBytes, ...asked };
}

type Asked = Pick<RunReply, 'answers' | 'keystrokeMs' | 'slowest' | 'checks' | 'checkMs'>;
const nothingAsked: Asked = { answers: [], keystrokeMs: [], slowest: [], checks: [], checkMs: [] };

function ask(
  engine: Engine,
  { warmUp, texts, typed, addresses }: Pick<RunRequest, 'warmUp' | 'texts' | 'typed' | 'addresses'>,
): Asked {
  for (const text of warmUp) for (const part of keystrokes(text)) engine.suggest(part, shown);
  const keystrokeMs: number[] = [];
  const slowest: { text: string; ms: number }[] = [];
  for (const text of typed) {
    for (const part of keystrokes(text)) {
      const ms = timed(() => engine.suggest(part, shown));
      keystrokeMs.push(ms);
      if (ms > (slowest.at(-1)?.ms ?? 0) || slowest.length < 20) keepSlowest(slowest, { text: part, ms });
    }
  }
  const checks: AddressAnswer[] = [];
  const checkMs = addresses.map((address) => timed(() => checks.push(engine.check(address))));
  return { answers: texts.map((text) => engine.suggest(text, shown)), keystrokeMs, slowest, checks, checkMs };
}

function keepSlowest(slowest: { text: string; ms: number }[], one: { text: string; ms: number }): void {
  slowest.push(one);
  slowest.sort((a, b) => b.ms - a.ms);
  slowest.splice(20);
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** 'mül' is typed 'm', 'mü', 'mül'. */
function keystrokes(text: string): readonly string[] {
  const letters = [...text];
  return letters.map((_, at) => letters.slice(0, at + 1).join(''));
}
