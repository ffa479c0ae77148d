/** One run of the manifest writer (test/node/journal/manifest-writer.ts), ended as planned. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { WriterLine, WriterTask } from '../../node/journal/manifest-writer.ts';
import { bundled } from '../native/bundled.ts';
import { fileFaultsLibrary, whyNoFileFaults } from '../native/native.ts';
import type { CountingService, ServicePoint } from '../service/counting-service.ts';

/**
 * When a program is ended: at one of its calls to the file system (from 1; before it, after it, or in the middle of its
 * write), when the service has reached a point of a request (from 1), or after a while.
 */
export type EndPlan =
  | { readonly at: 'call'; readonly call: number; readonly how: 'kill' | 'killed' | 'torn' }
  | { readonly at: 'service'; readonly point: ServicePoint; readonly request: number }
  | { readonly at: 'time'; readonly milliseconds: number };

export type Acknowledged = Extract<WriterLine, { said: 'stored' }>;

export interface Writer {
  /** Why no call to the file system can be hit here; null: it is possible. */
  readonly whyNoCalls: string | null;
  run(task: WriterTask, plan: EndPlan, service: CountingService, ending: Ending): Promise<WriterRun>;
}

export interface WriterRun {
  readonly wasKilled: boolean;
  readonly acknowledged: readonly Acknowledged[];
}

/** How the program is ended from outside, and what its environment needs to end itself so. */
export interface Ending {
  readonly environment: Readonly<Record<string, string>>;
  readonly end: (child: ChildProcess) => void;
}

/** By kill -9. */
export const killed: Ending = { environment: {}, end: (child) => void child.kill('SIGKILL') };

/** `scratch`: for the programs that are built, and their compiled code. */
export async function prepareWriter(scratch: string): Promise<Writer> {
  const source = join(import.meta.dirname, '..', '..', 'node', 'journal', 'manifest-writer.ts');
  const program = await bundled(source, scratch);
  const whyNoCalls = await whyNoFileFaults();
  const library = whyNoCalls === null ? await fileFaultsLibrary(scratch) : null;
  return {
    whyNoCalls,
    run(task, plan, service, { environment, end }) {
      const child = spawn(process.execPath, [program, JSON.stringify(task)], {
        env: {
          ...process.env,
          NODE_COMPILE_CACHE: join(scratch, 'compiled'),
          ...(plan.at === 'call' && library !== null ? callFaults(library, task.folder, plan) : {}),
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      return watch(child, plan, service, () => end(child));
    },
  };
}

const callFaults = (library: string, folder: string, plan: Extract<EndPlan, { at: 'call' }>) => ({
  LD_PRELOAD: library,
  PROOF_FOLDER: folder,
  PROOF_AT: String(plan.call),
  PROOF_DO: plan.how,
});

async function watch(
  child: ChildProcess & { readonly stdout: NonNullable<ChildProcess['stdout']> },
  plan: EndPlan,
  service: CountingService,
  end: () => void,
): Promise<WriterRun> {
  const acknowledged: Acknowledged[] = [];
  const complaints: string[] = [];
  let points = 0;
  let timer: NodeJS.Timeout | undefined;
  service.onPoint = (point) => {
    if (plan.at === 'service' && point === plan.point && ++points === plan.request) end();
  };
  if (child.stderr !== null) createInterface({ input: child.stderr }).on('line', (line) => complaints.push(line));
  createInterface({ input: child.stdout }).on('line', (text) => {
    const line = JSON.parse(text) as WriterLine;
    if (line.said === 'stored') acknowledged.push(line);
    if (line.said === 'ready' && plan.at === 'time') timer = setTimeout(end, plan.milliseconds);
  });
  const signal = await new Promise<string | null>((resolve) => child.on('close', (_code, by) => resolve(by)));
  // Too late for this program: it would hit the next one, or the check of what was left.
  clearTimeout(timer);
  service.onPoint = () => undefined;
  if (signal === null && child.exitCode !== 0) throw new Error(`The program failed:\n${complaints.join('\n')}`);
  return { wasKilled: signal === 'SIGKILL', acknowledged };
}

/** By chance: mostly at a call to the file system, where that is possible. A program makes about this many. */
const CALLS_OF_A_RUN = 240;

export function planFrom(random: () => number, whyNoCalls: string | null): EndPlan {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const kind = random();
  if (kind < 0.6 && whyNoCalls === null) {
    const call = 1 + Math.floor(random() * CALLS_OF_A_RUN);
    return { at: 'call', call, how: pick(['kill', 'killed', 'torn'] as const) };
  }
  if (kind < 0.92) {
    const point = pick(['received', 'done', 'half answered', 'answered'] as const);
    return { at: 'service', point, request: 1 + Math.floor(random() * 3) };
  }
  return { at: 'time', milliseconds: Math.floor(random() * 60) };
}
