/** A press that comes twice opens one dialog of the system, wherever a file is saved or chosen. */
import { expect, onTestFinished, test } from 'vitest';
import { startServices } from '../../helpers/services-on-test-ports.ts';

const sheet = (kind: 'test-card' | 'commands') => ({ kind, title: 'Sheet', explanation: '', codes: [] });

/** Dialogs that stay open until somebody chooses. */
function openDialogs() {
  const open: ((path: string | null) => void)[] = [];
  const ask = () => new Promise<string | null>((resolve) => open.push(resolve));
  return { open, ask };
}

test('two presses that save the same open one dialog; the next one after it opens another', async () => {
  const { open, ask } = openDialogs();
  const bench = await startServices({ saveDialog: { choosePath: ask } });
  onTestFinished(() => bench.close());
  for (const name of ['settings.export', 'diagnostics.save'] as const) {
    const presses = [bench.ask(name, {}), bench.ask(name, {})];
    await expect.poll(() => open.length).toBe(1);
    expect(await Promise.race(presses)).toEqual({ savedTo: null });
    open.splice(0).forEach((choose) => void choose(null));
    expect(await Promise.all(presses)).toEqual([{ savedTo: null }, { savedTo: null }]);
  }
  const codes = [{ words: 'One', code: 'PB:CONFIRM' }];
  const presses = (['test-card', 'commands'] as const).map((kind) =>
    bench.ask('sheets.save', { ...sheet(kind), codes }),
  );
  await expect.poll(() => open.length).toBe(2);
  open.splice(0).forEach((choose) => void choose(null));
  await Promise.all(presses);
});

test('a dialog that the desktop cannot show is told in its words, and nothing was changed', async () => {
  const words = 'a program is missing';
  const bench = await startServices({
    saveDialog: { choosePath: () => Promise.reject(new Error(words)) },
    openDialog: { chooseSettings: () => Promise.reject(new Error(words)) },
  });
  onTestFinished(() => bench.close());
  const failed = { code: 'desktop-failed', changed: 'nothing', details: [{ message: words }], facts: {} };
  for (const name of ['settings.export', 'settings.openImport', 'diagnostics.save'] as const) {
    expect(await bench.outcome(name, {}), name).toMatchObject({ ok: false, failure: failed });
  }
});

test('two presses that open a file open one dialog', async () => {
  const { open, ask } = openDialogs();
  const bench = await startServices({ openDialog: { chooseSettings: ask } });
  onTestFinished(() => bench.close());
  const presses = [bench.ask('settings.openImport', {}), bench.ask('settings.openImport', {})];
  await expect.poll(() => open.length).toBe(1);
  expect(await Promise.race(presses)).toBeNull();
  expect(open).toHaveLength(1);
  open.splice(0).forEach((choose) => void choose(null));
  expect(await Promise.all(presses)).toEqual([null, null]);
});
