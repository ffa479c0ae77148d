/** Starts one process for each engine and hands it its request. The code is bundled first, as it is in the product. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { RunReply, RunRequest } from './engine-run.ts';

export interface Runner {
  run(request: Omit<RunRequest, 'filePath'>): Promise<RunReply>;
  /** What Node weighs that does nothing, in bytes. */
  bareRss(): Promise<number>;
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
    },
  });
  let number = 0;
  return {
    run: async (request) => {
      number += 1;
      const path = join(folder, `request-${number}.json`);
      const filePath = join(folder, `${request.engine}-${request.count}.sqlite`);
      writeFileSync(path, JSON.stringify({ ...request, filePath }));
      await runNode([join(code, 'engine-run.js'), path]);
      return JSON.parse(readFileSync(`${path}.reply`, 'utf8')) as RunReply;
    },
    bareRss: async () => Number(await runNode(['--print', 'process.memoryUsage.rss()'])),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Processes of this run, ended with it. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

function runNode(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--max-old-space-size=6144', ...args], {
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
