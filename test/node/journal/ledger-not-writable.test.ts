/** A ledger that nobody may write to is read; every change is refused with the disk's error. */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder, intent, openIn, order, whileImmutable } from './ledger-folder.ts';

test('it is read, says so, and takes no change', (context) =>
  inFolder(async (folder) => {
    const first = openIn(folder);
    const asked = {
      kind: 'manifest',
      accountId: 'one',
      accountLabel: 'One',
      orders: [order(1)],
      origin: '',
      fingerprint: '',
    } as const;
    const { writeId } = first.writes.begin(asked);
    first.close();
    const path = join(folder, 'ledger.sqlite');
    whileImmutable(context, path, () => {
      const again = openIn(folder);
      expect(again.state).toBe('not-writable');
      expect(again.writes.get(writeId)).toMatchObject({ writeId, state: 'intent' });
      expect(() => again.writes.begin(asked)).toThrow(expect.objectContaining({ name: 'PackbenchError' }));
      again.close();
    });
  }));

test('files of another owner, as after a restore by somebody else, are written where the system allows it', (context) =>
  inFolder(async (folder) => {
    // Root without the right to change the mode of what others own: as for everybody else, it can write what it may.
    const asOther = ['--bounding-set', '-fowner', '--inh-caps', '-fowner'];
    if (process.getuid?.() !== 0 || spawnSync('setpriv', [...asOther, 'true']).status !== 0) {
      context.skip('no other owner can be had here');
    }
    openIn(folder).close();
    for (const name of ['', ...readdirSync(folder)]) chownSync(join(folder, name), 65_534, 65_534);
    const program = [process.execPath, join(import.meta.dirname, 'opening-program.ts'), folder];
    const opened = spawnSync('setpriv', [...asOther, ...program], { encoding: 'utf8' });
    expect(opened.stdout, opened.stderr).toBe('ok\n');
  }));

test('in a folder that may not be written to it is told as that, and not as a file of a newer Packbench', (context) =>
  inFolder(async (folder) => {
    // Root without the right to pass over the rights of files: as for everybody else, they count.
    const rights = '-dac_override,-dac_read_search';
    const asOthers = process.getuid?.() === 0 ? ['setpriv', '--bounding-set', rights, '--inh-caps', rights] : ['env'];
    if (process.platform === 'win32' || spawnSync('env', [...asOthers, 'true']).status !== 0) {
      context.skip('no rights of folders can be had here');
    }
    openIn(folder).close();
    chmodSync(folder, 0o500);
    try {
      const program = [process.execPath, join(import.meta.dirname, 'opening-program.ts'), folder];
      const opened = spawnSync('env', [...asOthers, ...program], { encoding: 'utf8' });
      expect(opened.stdout, opened.stderr).toBe('not-readable\nfile-failed\n');
    } finally {
      chmodSync(folder, 0o700);
    }
  }));

test('a file that refuses to note a write as sent is told as that, not as another write of its orders', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const { writeId } = ledger.writes.begin(intent(1));
    ledger.database.change((run) =>
      run(`CREATE TRIGGER no_more BEFORE UPDATE ON writes BEGIN SELECT RAISE(ABORT, 'no more'); END`),
    );
    await expect(ledger.writes.markSent(writeId)).rejects.toMatchObject({
      failure: { code: 'file-failed', changed: 'nothing', facts: { path: join(folder, 'ledger.sqlite') } },
    });
    expect(ledger.writes.get(writeId)?.state).toBe('intent');
    ledger.close();
  }));

test('a file that another program put in its place takes no change: nothing in it would keep an order from being sent twice', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    ledger.writes.begin(intent(1));
    const path = join(folder, 'ledger.sqlite');
    renameSync(path, join(folder, 'aside'));
    expect(() => ledger.writes.begin(intent(2))).toThrow(refusal(path, 'file-gone'));
    writeFileSync(path, '');
    expect(() => ledger.writes.begin(intent(3))).toThrow(refusal(path, 'ledger-replaced'));
    ledger.close();
  }));

test('a change after the end says that Packbench ended, and that nobody knows', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    ledger.close();
    expect(() => ledger.writes.get('x')).toThrow(
      expect.objectContaining({
        failure: expect.objectContaining({
          code: 'cancelled',
          changed: 'unknown',
          facts: { path: join(folder, 'ledger.sqlite'), remarks: [{ code: 'packbench-ended', facts: {} }] },
        }),
      }),
    );
  }));

const refusal = (path: string, code: 'file-gone' | 'ledger-replaced') =>
  expect.objectContaining({
    failure: expect.objectContaining({
      code: 'file-failed',
      changed: 'nothing',
      facts: { path, remarks: [{ code, facts: {} }] },
    }),
  });
