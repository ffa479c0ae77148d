/** A command of the sheet reaches what a key reaches: nothing that a dialog covers. */
import { afterEach, expect, test, vi } from 'vitest';
import { useActionsStore } from '../../../src-renderer/keyboard/actions-store.ts';
import { runCommandCode } from '../../../src-renderer/scan/command-run.ts';
import { useNotices } from '../../../src-renderer/ui/notices-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  useActionsStore.setState({ byOwner: new Map() });
  useNotices.setState({ notices: [], earlier: [] });
});

test('while a dialog is open a command presses what is in it, and nothing beneath', () => {
  const pressed: string[] = [];
  const { bring } = useActionsStore.getState();
  const action = (command: 'print' | 'confirm') =>
    ({ label: command, group: 'scanning', command, run: () => pressed.push(command) }) as const;
  bring('station', [action('print')]);
  let dialog: object | null = null;
  vi.stubGlobal('document', { querySelector: () => dialog });
  runCommandCode('PB:PRINT');
  expect(pressed).toEqual(['print']);

  dialog = {};
  bring('dialog', [{ ...action('confirm'), overDialogs: true }]);
  runCommandCode('PB:PRINT');
  expect(pressed).toEqual(['print']);
  expect(useNotices.getState().earlier).toMatchObject([
    { tone: 'bad', words: expect.stringContaining('Scan it where its button is in sight') },
  ]);
  runCommandCode('PB:CONFIRM');
  expect(pressed).toEqual(['print', 'confirm']);
});
