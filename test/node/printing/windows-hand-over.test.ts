/** What SumatraPDF receives, and what its exit means: never more than 'handed over'. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { After } from '../../../src-main/ports.ts';
import { argumentsFor, createSumatra, fileNameOf } from '../../../src-main/printing/windows/sumatra.ts';
import { createWindowsSpooler } from '../../../src-main/printing/windows/windows-spooler.ts';
import { programOf, recordWindows } from '../../helpers/recorded-windows.ts';

const soon: After = (_, run) => {
  const timer = setTimeout(run, 1);
  return () => clearTimeout(timer);
};
const request = {
  printJobId: '3f2a9c1e-0000-4000-8000-000000000000',
  filePath: '/m.pdf',
  title: 'Manifest 2026-11-20 12:00, copy 2',
  printer: 'Bench-Labels',
  media: 'A4',
  tray: 'rear',
  copies: 3,
};

test('unscaled, by a list of arguments, under a name that carries our mark', async () => {
  const windows = recordWindows();
  const spooler = createWindowsSpooler({ ask: windows.ask, sumatra: windows.sumatra, after: soon });
  expect(await spooler.submit(request)).toBe(1);
  const [job] = windows.handedOver;
  const { filePath, printer, media, tray, copies } = request;
  const documentName = 'Manifest 2026-11-20 12:00, copy 2 [3f2a9c1e]';
  expect(job).toEqual({ filePath, printer, media, tray, copies, documentName });
  expect(fileNameOf(job?.documentName ?? '')).toBe('Manifest 2026-11-20 12-00, copy 2 [3f2a9c1e]');
  expect(argumentsFor({ ...request, filePath: 'C:\\x.pdf' })).toEqual([
    ...['-print-to', 'Bench-Labels', '-print-settings', 'noscale,3x,paper=A4,bin=rear', '-silent', 'C:\\x.pdf'],
  ]);
});

const refused = { code: 'print-refused', changed: 'nothing' };

test.each([
  ['handed-over', true, null],
  // A quick printer: gone from the queue before anybody could look.
  ['handed-over', false, { code: 'print-unknown', changed: 'unknown' }],
  ['refused', false, refused],
  ['refused', true, null],
  ['not-known', true, null],
  ['not-known', false, { code: 'print-unknown', changed: 'unknown' }],
  ['not-written', false, refused],
  // The print system is there; the program is gone, or a virus scanner keeps it from starting.
  ['missing', false, { ...refused, facts: { remarks: [{ code: 'print-program-missing' }] } }],
  ['forbidden', false, { ...refused, facts: { remarks: [{ code: 'print-program-forbidden' }] } }],
] as const)('it ends as %s, the job in the queue: %s', async (ended, isInQueue, failure) => {
  const windows = recordWindows();
  windows.ends(ended, isInQueue);
  const spooler = createWindowsSpooler({ ask: windows.ask, sumatra: windows.sumatra, after: soon });
  if (failure === null) expect(await spooler.submit(request)).toBe(1);
  else await expect(spooler.submit(request)).rejects.toMatchObject({ failure });
  expect(windows.handedOver).toHaveLength(1);
});

test('why the program refused is told in its own words', async () => {
  const { ask } = recordWindows();
  const sumatra = async () => ({ ended: 'refused', words: 'The driver is not there.' }) as const;
  const spooler = createWindowsSpooler({ ask, sumatra, after: soon });
  await expect(spooler.submit(request)).rejects.toMatchObject({
    failure: { ...refused, details: [{ message: 'The driver is not there.' }], facts: { printer: request.printer } },
  });
});

test('a program that refuses without a word, as SumatraPDF does: nobody reads how it was called', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-sumatra-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const filePath = join(folder, 'one.pdf');
  await writeFile(filePath, '%PDF-1.4');
  const sumatra = createSumatra(await programOf(folder, 'exit 1'));
  const spooler = createWindowsSpooler({ ask: recordWindows().ask, sumatra, after: soon });
  await expect(spooler.submit({ ...request, filePath })).rejects.toMatchObject({
    failure: { ...refused, details: [] },
  });
});

test('a quick job that was seen in the queue, and is gone from it by the time the program ends, was handed over', async () => {
  const windows = recordWindows();
  const isSeen = Promise.withResolvers<void>();
  const spooler = createWindowsSpooler({
    async ask(question) {
      const answer = await windows.ask(question);
      // The program ends behind the look.
      if (windows.handedOver.length > 0) setImmediate(isSeen.resolve);
      return answer;
    },
    async sumatra(job) {
      const end = await windows.sumatra(job);
      await isSeen.promise;
      windows.printers[job.printer]?.jobs.splice(0);
      return end;
    },
    after: soon,
  });
  expect(await spooler.submit(request)).toBe(1);
});

test('a program that is ended because it takes too long is not known, whatever its exit says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-sumatra-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const filePath = join(folder, 'one.pdf');
  await writeFile(filePath, '%PDF-1.4');
  // Windows says 1 of a program that was ended, as this one says of a refused print.
  const program = await programOf(folder, "trap 'exit 1' TERM\nwhile :; do :; done");
  const run = createSumatra(program, 200);
  const job = { filePath, documentName: 'Manifest', printer: 'P', media: null, tray: null, copies: 1 };
  expect((await run(job)).ended).toBe('not-known');
});

test.each([
  ['exit 0', 'handed-over'],
  ['echo "no such printer" >&2; exit 1', 'refused'],
  ['kill -9 $$', 'not-known'],
  // It has crashed at its end, perhaps after it had handed over (on Windows 0xC0000374, seen of this program).
  ['exit 116', 'not-known'],
])('a program that does "%s" has ended as %s, and leaves no file behind', async (lines, ended) => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-sumatra-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const filePath = join(folder, 'one.pdf');
  await writeFile(filePath, '%PDF-1.4');
  const noted = join(folder, 'noted');
  const program = await programOf(
    folder,
    `for last; do :; done; echo "$last" > ${noted}; cat "$last" >> ${noted}\n${lines}`,
  );
  const run = createSumatra(program);
  const job = { filePath, documentName: 'Manifest 12:00 [3f2a9c1e]', printer: 'P', media: null, tray: null, copies: 1 };
  expect((await run(job)).ended).toBe(ended);
  const [given = '', content] = (await readFile(noted, 'utf8')).split('\n');
  expect(given).toMatch(/Manifest 12-00 \[3f2a9c1e\]\.pdf$/);
  expect(content).toBe('%PDF-1.4');
  await expect(readFile(given)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a job that comes into the queue only seconds after the program has crashed is found', async () => {
  const windows = recordWindows();
  windows.ends('not-known', false);
  let looks = 0;
  const later: After = (milliseconds, run) => {
    looks += 1;
    const document = `Manifest [${request.printJobId.slice(0, 8)}].pdf`;
    if (looks === 20) windows.printers[request.printer]?.jobs.push({ id: 7, document, status: 0, pagesPrinted: 0 });
    return soon(milliseconds, run);
  };
  const spooler = createWindowsSpooler({ ask: windows.ask, sumatra: windows.sumatra, after: later });
  expect(await spooler.submit(request)).toBe(7);
});

test.each([
  // A slow computer may take as long to put it into the queue.
  ['handed-over', 10_000],
  ['not-known', 10_000],
  ['refused', 400],
] as const)(
  'a job that is not in the queue after the program has ended as %s is sought there for %s ms',
  async (ended, milliseconds) => {
    const windows = recordWindows();
    windows.ends(ended, false);
    let waited = 0;
    const counted: After = (wait, run) => {
      waited += wait;
      return soon(wait, run);
    };
    const spooler = createWindowsSpooler({ ask: windows.ask, sumatra: windows.sumatra, after: counted });
    await expect(spooler.submit(request)).rejects.toThrow();
    expect(waited).toBe(milliseconds);
  },
);

test('no program, and no place for its file, are said', async () => {
  const job = { documentName: 'x', printer: 'P', media: null, tray: null, copies: 1 };
  const run = createSumatra('/no/such/program');
  expect((await run({ ...job, filePath: import.meta.filename })).ended).toBe('missing');
  expect((await run({ ...job, filePath: '/no/such/file.pdf' })).ended).toBe('not-written');
  // As where a rule of the computer forbids it.
  const forbidden = createSumatra(import.meta.filename);
  expect((await forbidden({ ...job, filePath: import.meta.filename })).ended).toBe('forbidden');
});

test('the number of a job that was given again is not ours, and a job that is gone is not known', async () => {
  const windows = recordWindows();
  const spooler = createWindowsSpooler({ ask: windows.ask, sumatra: windows.sumatra, after: soon });
  const spoolerJobId = await spooler.submit(request);
  const place = { printer: request.printer, printJobId: request.printJobId, spoolerJobId };
  const queue = windows.printers['Bench-Labels'];
  const [job] = queue?.jobs ?? [];
  if (queue === undefined || job === undefined) throw new Error('nothing was recorded');
  job.pagesPrinted = 2;
  job.status = 0x10;
  expect(await spooler.readState(place)).toEqual({ state: 'printing', reasons: [], sheetsPrinted: 2 });
  queue.jobs = [{ ...job, document: 'somebody else’s', status: 0x80 }];
  expect((await spooler.readState(place)).state).toBe('unknown');
  await expect(spooler.cancel(place)).rejects.toMatchObject({
    failure: { code: 'print-not-cancelled', facts: { remarks: [{ code: 'print-job-gone' }] } },
  });
  expect(queue.jobs).toHaveLength(1);
});

test('the licence of the program goes where the program goes', async () => {
  const root = resolve(import.meta.dirname, '..', '..', '..');
  const brought = await readdir(join(root, 'node_modules', 'pdf-to-printer', 'dist'));
  const program = brought.find((name) => name.endsWith('.exe')) ?? 'none';
  const licence = await readFile(join(root, 'resources', 'windows', 'SumatraPDF-licence.txt'), 'utf8');
  expect(licence).toContain(program);
  expect(licence).toContain('GNU GENERAL PUBLIC LICENSE');
  const installers = await readFile(join(root, 'electron-builder.yml'), 'utf8');
  expect(installers).toContain('    - resources/windows/*.{ps1,txt}\n');
});

test('what Windows runs itself stands beside the archive of the app, by the name under which it is asked for', async () => {
  const root = resolve(import.meta.dirname, '..', '..', '..');
  const asking = await readFile(join(root, 'src-main', 'printing', 'spooler-of-this-system.ts'), 'utf8');
  const [, program = ''] = /'pdf-to-printer', 'dist', '(.*\.exe)'/.exec(asking) ?? [];
  expect(await readdir(join(root, 'node_modules', 'pdf-to-printer', 'dist'))).toContain(program);
  const [, script = ''] = /'resources', 'windows', '(.*\.ps1)'/.exec(asking) ?? [];
  expect(await readdir(join(root, 'resources', 'windows'))).toContain(script);
  expect(asking).toContain("'app.asar.unpacked'");
  const installers = await readFile(join(root, 'electron-builder.yml'), 'utf8');
  expect(installers).toContain('asarUnpack:\n  - "**/*.{node,exe,ps1}"\n');
});
