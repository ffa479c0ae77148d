/**
 * One long-lived PowerShell that answers questions: a line of JSON in, a line of JSON out
 * (resources/windows/print-system.ps1). The first question starts it; after a failure, the next question starts it
 * again. Questions are asked one at a time.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import { failureOf, type PackbenchError } from '../../failures.ts';
import type { After } from '../../ports.ts';

export type Question =
  | { readonly ask: 'printers' }
  | { readonly ask: 'states' }
  | { readonly ask: 'jobs'; readonly printer: string }
  | { readonly ask: 'cancel'; readonly printer: string; readonly job: number };

/** A refusal by the script, in the system's words. */
export interface Refusal {
  readonly message: string;
  /** There is no such printer or job. */
  readonly notFound: boolean;
}

export type Answer = { readonly value: unknown } | { readonly refused: Refusal };

/** Throws PackbenchError 'spooler-missing', 'powershell-forbidden' or 'powershell-failed'. */
export type Ask = (question: Question) => Promise<Answer>;

export interface PowerShellParts {
  readonly program: string;
  readonly script: string;
  readonly after: After;
  readonly environment: NodeJS.ProcessEnv;
}

/** A network printer that is off can keep Windows waiting. */
const answerWaitMilliseconds = 30_000;
const mostComplaintCharacters = 4_000;

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

const answerShape = z.union([
  z.object({ id: z.int(), ok: z.literal(true), value: z.unknown() }),
  z.object({
    id: z.int(),
    ok: z.literal(false),
    message: z.string(),
    notFound: z.boolean(),
    spoolerRunning: z.boolean(),
  }),
]);

interface Running {
  readonly child: Child;
  /** Answers the question under way. */
  settle: ((line: string | PackbenchError) => void) | null;
}

export function createPowerShell(parts: PowerShellParts): { readonly ask: Ask; close(): void } {
  let running: Running | null = null;
  let latest: Promise<unknown> = Promise.resolve();
  let lastId = 0;

  const start = (): Running => {
    const started: Running = { child: spawnShell(parts), settle: null };
    let complaint = '';
    const ended = (cause: unknown): void => {
      if (running === started) running = null;
      started.settle?.(whyEnded(cause, complaint));
    };
    const { child } = started;
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-mostComplaintCharacters);
    });
    createInterface({ input: child.stdout }).on('line', (line) => started.settle?.(line));
    child.stdin.on('error', () => undefined); // The end of the child, which follows, reports the same.
    child.once('error', ended);
    child.once('close', (code, signal) => ended(new Error(`PowerShell ended (${signal ?? code}).`)));
    running = started;
    return started;
  };

  const giveUp = (shell: Running, message: string): PackbenchError => {
    if (running === shell) running = null;
    shell.child.kill();
    return failureOf('powershell-failed', { details: [{ message, details: '' }] });
  };

  const askNow = async (question: Question): Promise<Answer> => {
    const shell = running ?? start();
    const id = ++lastId;
    const { promise, resolve } = Promise.withResolvers<string | PackbenchError>();
    shell.settle = resolve;
    const callOff = parts.after(answerWaitMilliseconds, () => resolve(giveUp(shell, 'PowerShell does not answer.')));
    shell.child.stdin.write(`${JSON.stringify({ id, ...question })}\n`);
    const line = await promise;
    callOff();
    shell.settle = null;
    if (typeof line !== 'string') throw line;
    const answer = answerShape.safeParse(jsonOf(line));
    if (!answer.success || answer.data.id !== id)
      throw giveUp(shell, `PowerShell answered what makes no sense: ${line.slice(0, 200)}`);
    if (answer.data.ok) return { value: answer.data.value };
    const { message, notFound, spoolerRunning } = answer.data;
    if (!spoolerRunning) throw failureOf('spooler-missing', { details: [{ message, details: '' }] });
    return { refused: { message, notFound } };
  };

  return {
    ask(question) {
      const answer = latest.then(
        () => askNow(question),
        () => askNow(question),
      );
      latest = answer.catch(() => undefined);
      return answer;
    },
    close: () => void running?.child.kill(),
  };
}

/** No profile, no window, no prompts; the policy is lifted only for our own script, where the computer allows it. */
function spawnShell({ program, script, environment }: PowerShellParts): Child {
  const args = ['-NoProfile', '-NonInteractive', '-NoLogo', '-ExecutionPolicy', 'Bypass', '-File', script];
  return spawn(program, args, { env: environment, windowsHide: true, stdio: ['pipe', 'pipe', 'pipe'] });
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null; // The shape check refuses it, like any other answer that is not valid.
  }
}

/** The identifiers of PowerShell's errors are the same in every language of Windows. */
const policyWords = /PSSecurityException|UnauthorizedAccess|about_Execution_Policies/;
/** The errors of starting a program that a rule forbids. */
const forbiddenCodes = ['EACCES', 'EPERM', 'UNKNOWN'];

function whyEnded(cause: unknown, complaint: string): PackbenchError {
  const { code = '', message = String(cause) } = cause as NodeJS.ErrnoException;
  const more = { details: [{ message: complaint.trim() || message, details: '' }], cause };
  if (code === 'ENOENT') return failureOf('spooler-missing', more);
  const isForbidden = forbiddenCodes.includes(code) || policyWords.test(complaint);
  return failureOf(isForbidden ? 'powershell-forbidden' : 'powershell-failed', more);
}
