/** Starts one process for each engine and gives it its request. The code is bundled first, as in the product. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { maxYoungGenerationSizeMb } from '../../../src-main/threads/question-thread.ts';
import { mainChunks } from '../../../tools/main-chunks.ts';
import type { RunMeasures, RunRequest } from './engine-run.ts';
import type { Answered } from './findings.ts';
import { type Question, type ReplyLine, readAllLines, writeLines } from './questions.ts';
import type { RefreshReply } from './refresh-run.ts';

export type RunReply = RunMeasures & Answered;

export type RunOrder = Pick<RunRequest, 'engine' | 'seed' | 'count' | 'task'> & {
  readonly questions: readonly Question[];
  /**
   * With Node's default room for short-lived garbage; otherwise ours gets as much as the app gives the answering
   * thread.
   */
  readonly hasNodesRoom?: boolean;
};

export interface Runner {
  run(order: RunOrder): Promise<RunReply>;
  /** The weight of an idle Node, in bytes. */
  bareRss(): Promise<number>;
  /** A refresh of the app's own services, read from a service over HTTP. */
  refresh(seed: number, count: number): Promise<RefreshReply>;
  close(): void;
}

/** `folder`: made anew, and deleted by close. */
export async function createRunner(root: string, folder: string): Promise<Runner> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const code = join(folder, 'code');
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { target: 'node' },
    build: {
      ssr: join(import.meta.dirname, 'engine-run.ts'),
      outDir: code,
      target: 'node24',
      minify: false,
      emptyOutDir: true,
      rolldownOptions: { output: { codeSplitting: mainChunks } },
    },
  });
  let number = 0;
  return {
    run: async ({ questions, hasNodesRoom = false, ...order }) => {
      number += 1;
      const path = join(folder, `request-${number}.json`);
      const [questionsPath, repliesPath] = [`${path}.questions`, `${path}.replies`];
      const filePath = join(folder, `${order.engine}-${order.count}.sqlite`);
      const firstText = questions.find(({ kind }) => kind === 'text');
      const request: RunRequest = {
        ...order,
        filePath,
        questionsPath,
        repliesPath,
        firstText: firstText?.kind === 'text' ? firstText.text : 'a',
      };
      writeFileSync(path, JSON.stringify(request));
      writeLines(questionsPath, questions);
      writeLines(repliesPath, []);
      const flags = order.engine === 'ours' && !hasNodesRoom ? [appsRoom] : [];
      await runNode([...flags, join(code, 'engine-run.js'), path]);
      return gathered(JSON.parse(readFileSync(`${path}.measures`, 'utf8')) as RunMeasures, readAllLines(repliesPath));
    },
    bareRss: async () => Number(await runNode(['--print', 'process.memoryUsage.rss()'])),
    refresh: async (seed, count) => {
      const replyPath = join(folder, 'refresh.json');
      // As it is: the threads of the services are files of their own.
      await runNode([join(import.meta.dirname, 'refresh-run.ts'), replyPath, String(seed), String(count)]);
      return JSON.parse(readFileSync(replyPath, 'utf8')) as RefreshReply;
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function gathered(measures: RunMeasures, lines: readonly ReplyLine[]): RunReply {
  const typed = lines.flatMap((line) => (line.kind === 'typed' ? [line] : []));
  const checked = lines.flatMap((line) => (line.kind === 'address' ? [line] : []));
  const strokes = typed.flatMap(({ text, ms }) =>
    ms.map((each, at) => ({ text: [...text].slice(0, at + 1).join(''), ms: each })),
  );
  return {
    ...measures,
    answers: lines.flatMap((line) => (line.kind === 'text' ? [line.answers] : [])),
    keystrokeMs: typed.flatMap(({ ms }) => ms),
    slowest: strokes.sort((a, b) => b.ms - a.ms).slice(0, 20),
    checks: checked.map(({ answer }) => answer),
    checkMs: checked.map(({ ms }) => ms),
  };
}

/** The young generation is three semi-spaces, each a power of two in megabytes; never less than in the app. */
const appsRoom = `--max-semi-space-size=${2 ** Math.ceil(Math.log2(maxYoungGenerationSizeMb / 3))}`;

/** Processes of this run, ended with it. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

function runNode(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--max-old-space-size=6144', '--expose-gc', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.add(child);
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      running.delete(child);
      if (code === 0) resolve(output);
      else reject(new Error(`${args[0]} ended with ${signal ?? code}`));
    });
  });
}
