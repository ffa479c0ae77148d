/** The one PowerShell: each of its faults has a name, and the next question gets a new one. A shell takes its place. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isRunning } from '../../../src-main/disk/durable-file.ts';
import type { After } from '../../../src-main/ports.ts';
import { type Ask, createPowerShell } from '../../../src-main/printing/windows/powershell.ts';
import { createWindowsSpooler } from '../../../src-main/printing/windows/windows-spooler.ts';
import { programOf } from '../../helpers/recorded-windows.ts';

const never: After = () => () => undefined;

interface Shell {
  readonly ask: Ask;
  /** The time for an answer is up, unless it was called off. */
  timeIsUp(): void;
}

async function shellThat(lines: string): Promise<Shell> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-shell-'));
  const program = await programOf(folder, lines);
  let timeIsUp: () => void = () => undefined;
  const after: After = (_, run) => {
    timeIsUp = run;
    return () => {
      timeIsUp = () => undefined;
    };
  };
  const { ask, close } = createPowerShell({ program, script: 'print-system.ps1', environment: process.env, after });
  onTestFinished(async () => {
    close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return { ask, timeIsUp: () => timeIsUp() };
}

const failure = (code: string, message: unknown = expect.any(String)) => ({
  failure: { code, changed: 'nothing', details: [{ message, details: '' }] },
});
const answers = `n=0; while read -r line; do n=$((n + 1)); echo '{"id":'$n',"ok":true,"value":{"asked":'$n'}}'; done`;

test('one program answers one question after the other', async () => {
  const { ask } = await shellThat(answers);
  const asked = await Promise.all([ask({ ask: 'printers' }), ask({ ask: 'states' }), ask({ ask: 'printers' })]);
  expect(asked).toEqual([{ value: { asked: 1 } }, { value: { asked: 2 } }, { value: { asked: 3 } }]);
});

test('the time of a question that was answered does not end the program that answers the next one', async () => {
  const { ask, timeIsUp } = await shellThat(answers);
  await ask({ ask: 'printers' });
  timeIsUp();
  expect(await ask({ ask: 'printers' })).toEqual({ value: { asked: 2 } });
});

test('it is started without a profile, without a person and without a shell, and names go in as values', async () => {
  const said = `read -r line; printf '{"id":1,"ok":true,"value":{"line":%s,"args":"%s"}}\\n' "$line" "$*"`;
  const { ask } = await shellThat(said);
  const name = `Bench'; Remove-Item C:\\ "$(x)" €`;
  expect(await ask({ ask: 'jobs', printer: name })).toEqual({
    value: {
      line: { id: 1, ask: 'jobs', printer: name },
      args: '-NoProfile -NonInteractive -NoLogo -ExecutionPolicy Bypass -File print-system.ps1',
    },
  });
});

test.each([
  ['it ends', 'read -r line; exit 3', 'powershell-failed', 'PowerShell ended (3).'],
  ['it is killed', 'read -r line; kill -9 $$', 'powershell-failed', 'PowerShell ended (SIGKILL).'],
  ['it complains and ends', 'read -r line; echo "out of memory" >&2; exit 1', 'powershell-failed', 'out of memory'],
  [
    'a policy forbids the script',
    'echo "+ FullyQualifiedErrorId : UnauthorizedAccess" >&2; exit 1',
    'powershell-forbidden',
    '+ FullyQualifiedErrorId : UnauthorizedAccess',
  ],
  ['it answers no JSON', 'read -r line; echo "Hello"; read -r line', 'powershell-failed', expect.any(String)],
  [
    'it answers another question',
    `read -r l; echo '{"id":9,"ok":true,"value":{}}'; read -r l`,
    'powershell-failed',
    expect.any(String),
  ],
  ['it answers half a line and ends', `read -r l; printf '{"id":1,'`, 'powershell-failed', expect.any(String)],
])('%s: that is said by its name', async (_, lines, code, message) => {
  const { ask } = await shellThat(lines);
  await expect(ask({ ask: 'printers' })).rejects.toMatchObject(failure(code, message));
});

test('it hangs: that is said, and nobody waits longer', async () => {
  const { ask, timeIsUp } = await shellThat('read -r line; read -r another');
  const asked = ask({ ask: 'printers' });
  const refused = expect(asked).rejects.toMatchObject(failure('powershell-failed', 'PowerShell does not answer.'));
  await Promise.resolve();
  await Promise.resolve();
  timeIsUp();
  await refused;
});

test('one that hung is ended, and its end is not taken for the end of the one that came after it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-shell-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const been = join(folder, 'been');
  // The second one begins to count where the first question has counted.
  const second = answers.replace('n=0', 'n=1');
  const { ask, timeIsUp } = await shellThat(
    `if [ -e ${been} ]; then ${second}; else read -r line; echo $$ > ${been}; exec cat > /dev/null; fi`,
  );
  const hung = expect(ask({ ask: 'printers' })).rejects.toMatchObject(failure('powershell-failed'));
  const first = await vi.waitFor(
    async () => Number((await readFile(been, 'utf8')).match(/^\d+\n/)?.[0] ?? expect.fail()),
    {
      timeout: 60_000,
    },
  );
  timeIsUp();
  await hung;
  expect(await ask({ ask: 'states' })).toEqual({ value: { asked: 2 } });
  await expect.poll(() => isRunning(first)).toBe(false);
  expect(await ask({ ask: 'states' })).toEqual({ value: { asked: 3 } });
});

test('after a failure the next question is asked of a new one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-shell-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const been = join(folder, 'been');
  const second = `read -r line; echo '{"id":2,"ok":true,"value":{}}'; read -r line`;
  const { ask } = await shellThat(`if [ -e ${been} ]; then ${second}; else touch ${been}; exit 1; fi`);
  await expect(ask({ ask: 'printers' })).rejects.toMatchObject(failure('powershell-failed'));
  expect(await ask({ ask: 'printers' })).toEqual({ value: {} });
});

test('there is no PowerShell, or the print service of Windows does not run: no print system', async () => {
  const { ask } = createPowerShell({ program: '/no/such/program', script: '', environment: {}, after: never });
  await expect(ask({ ask: 'printers' })).rejects.toMatchObject(failure('spooler-missing'));
  const stopped = `{"id":1,"ok":false,"message":"The spooler is off","notFound":false,"spoolerRunning":false}`;
  const { ask: askStopped } = await shellThat(`read -r line; echo '${stopped}'; read -r line`);
  const sumatra = async () => ({ ended: 'missing', words: '' }) as const;
  const spooler = createWindowsSpooler({ ask: askStopped, sumatra, after: never });
  expect(await spooler.listPrinters()).toEqual({ spooler: 'missing', printers: [] });
});

test('a rule that forbids the program itself is said by its name', async () => {
  // A folder cannot be run, like a program that a rule of the computer forbids.
  const { ask } = createPowerShell({ program: tmpdir(), script: '', environment: {}, after: never });
  await expect(ask({ ask: 'printers' })).rejects.toMatchObject(failure('powershell-forbidden'));
});

test('an answer in a shape that makes no sense is a failure, not a printer', async () => {
  const { ask } = await shellThat(answers);
  const sumatra = async () => ({ ended: 'missing', words: '' }) as const;
  const spooler = createWindowsSpooler({ ask, sumatra, after: never });
  await expect(spooler.listPrinters()).rejects.toMatchObject({ failure: { code: 'powershell-failed' } });
});
