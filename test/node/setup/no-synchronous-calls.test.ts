/** Nothing that the page asks blocks the page, and no dialog blocks main: there is no synchronous IPC. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..', '..', '..');

/** The ways of Electron and the page to wait for an answer while nothing else can run. */
const synchronous: readonly RegExp[] = [
  /\bsendSync\b/,
  /\.returnValue\b/,
  /\bshow(Open|Save|MessageBox)\w*Sync\b/,
  /\bshowErrorBox\b/,
  /\bnew XMLHttpRequest\b/,
  /@electron\/remote/,
];

function faultsIn(path: string, text: string): readonly string[] {
  return synchronous.flatMap((way) => {
    const found = way.exec(text);
    return found === null ? [] : [`${path}: ${found[0]}`];
  });
}

test('no file of the app waits for another process without letting anything else be done', () => {
  const files = globSync('{src-main,src-preload,src-renderer}/**/*.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(400);
  expect(files.flatMap((path) => faultsIn(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test('the page has one door, and it only invokes and listens', () => {
  const preload = readFileSync(join(root, 'src-preload', 'index.ts'), 'utf8');
  expect([...new Set(preload.match(/\bipcRenderer\.\w+/g))].toSorted()).toEqual([
    'ipcRenderer.invoke',
    'ipcRenderer.on',
  ]);
});

const written = [
  "ipcRenderer.sendSync('x')",
  'event.returnValue = 1',
  'dialog.showMessageBoxSync({})',
  'dialog.showOpenDialogSync()',
];

for (const line of written) {
  test(`noticed: ${line}`, () => expect(faultsIn('here', line)).toHaveLength(1));
}
