/**
 * Each room rule is shown to find its own breach in a tree made for it; `npm run check` shows that this tree keeps the
 * rules.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFaults } from '../../../tools/rooms/check.ts';

let tree = '';

beforeEach(async () => {
  tree = await mkdtemp(join(tmpdir(), 'packbench-rooms-'));
});

afterEach(async () => {
  await rm(tree, { recursive: true });
});

async function faultsOf(files: Record<string, string>): Promise<readonly string[]> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(tree, path)), { recursive: true });
    await writeFile(join(tree, path), text);
  }
  return findFaults(tree);
}

test('two files that import each other, if only their types, are named; one that imports both is not', async () => {
  expect(
    await faultsOf({
      'src-main/orders/a.ts': "import type { B } from './b.ts';",
      'src-main/orders/b.ts': "import { a } from './a.ts';",
      'src-main/orders/c.ts': "import './a.ts';\nimport './b.ts';",
    }),
  ).toEqual(['src-main/orders/a.ts, src-main/orders/b.ts: import each other in a circle']);
});

test('a class that no sheet has, one that nobody names, and a sheet that serves ten files', async () => {
  const sheet =
    '.used { gap: 1px; }\n.late > :first-child { gap: 2px; }\n/* .gone */\n@media print { .dead { gap: 3px; } }\n';
  const user = "import styles from './a.module.css';\nexport const used = [styles.used, styles.late];\n";
  const others = Array.from({ length: 9 }, (_, index) => [`src-renderer/orders/u${index}.ts`, user] as const);
  expect(
    await faultsOf({
      'src-renderer/orders/a.module.css': sheet,
      'src-renderer/orders/b.module.css': '.mine { composes: used from "./a.module.css"; }',
      'src-renderer/orders/b.ts': "import own from './b.module.css';\nexport const names = Object.keys(own);",
      'src-renderer/orders/c.ts': "import styles from './a.module.css';\nexport const one = styles.wrong;\n",
      ...Object.fromEntries(others),
    }),
  ).toEqual([
    "src-renderer/orders/c.ts: src-renderer/orders/a.module.css has no class 'wrong'",
    "src-renderer/orders/a.module.css: nobody names class 'dead'",
    'src-renderer/orders/a.module.css: serves 11 files: at most 9',
  ]);
});

test('a look of others that hangs on `:has()`, not one of the element itself', async () => {
  expect(
    await faultsOf({
      'src-renderer/ui/a.css': [
        'div:has(> .page) [role="grid"] > * { visibility: hidden; }',
        'label:not(:has(input, a)) + p { gap: 1px; }',
        ':global(:root[data-a]) label:has(> b:not([a])), i { gap: 2px; }',
        'label:not(:has(b)) { gap: 3px; }',
      ].join('\n'),
    }),
  ).toEqual([
    "src-renderer/ui/a.css: others' looks hang on ':has()': div:has(> .page) [role=\"grid\"] > *",
    "src-renderer/ui/a.css: others' looks hang on ':has()': label:not(:has(input, a)) + p",
  ]);
});

test('a doc tag in a comment, where the file has types of its own', async () => {
  expect(
    await faultsOf({
      'src-main/orders/a.ts': "/** Reads it. @throws PackbenchError */\nexport const at = 'me@returns.example';",
      'src-main/orders/b.ts': '/** Throws PackbenchError. */\nexport const b = 1;',
      'tools/setup/c.cjs': '/** @param {string} name */\nmodule.exports = (name) => name;',
    }),
  ).toEqual(["src-main/orders/a.ts: '@throws' in a comment: say it in words ('Throws ...')"]);
});

test('a folder of node tests that is called as no room is', async () => {
  expect(
    await faultsOf({
      'src-main/orders/a.ts': 'export const a = 1;',
      'test/node/orders/a.test.ts': "import '../../../src-main/orders/a.ts';",
      'test/node/orderings/a.test.ts': "import '../../../src-main/orders/a.ts';",
      'test/node/time/a.test.ts': "import '../../../src-main/orders/a.ts';",
    }),
  ).toEqual(['test/node/orderings: no room is called so; tests lie in the folder of the room that they test']);
});

const breaches: readonly [why: string, path: string, text: string, says: RegExp][] = [
  ['the contract imports a package', 'src-preload/contract/a.ts', "import { z } from 'zod';", /no package/],
  ['the contract imports main', 'src-preload/contract/a.ts', "import '../../src-main/b.ts';", /does not reach/],
  ['a service imports electron', 'src-main/orders/a.ts', "import { app } from 'electron';", /never imports electron/],
  ['a service imports keytar late', 'src-main/orders/a.ts', "await import('keytar');", /never imports keytar/],
  [
    'a service requires electron-store',
    'src-main/app-status.ts',
    "require('electron-store');",
    /never imports electron-store/,
  ],
  ['a type comes from electron', 'src-main/a.ts', "type W = import('electron').App;", /never imports electron/],
  ['sandbox imports shipping', 'src-main/sandbox/a.ts', "import '../shipping/wire/b.ts';", /does not reach/],
  [
    'sandbox imports the contract',
    'src-main/sandbox/a.ts',
    "import '../../src-preload/contract/b.ts';",
    /does not reach/,
  ],
  ['shipping imports sandbox', 'src-main/shipping/a.ts', "import '../sandbox/b.ts';", /entered from/],
  ['a feature imports transport', 'src-main/orders/a.ts', "import '../shipping/transport.ts';", /does not reach/],
  ['a feature imports wire', 'src-main/manifests/a.ts', "export * from '../shipping/wire/b.ts';", /does not reach/],
  ['a service imports the shell', 'src-main/orders/a.ts', "import '../electron/b.ts';", /entered from/],
  ['the renderer imports node', 'src-renderer/a.tsx', "import { join } from 'node:path';", /never imports node:/],
  ['the renderer imports main', 'src-renderer/a.tsx', "import '../src-main/b.ts';", /does not reach/],
  ['a bare Node module', 'src-main/a.ts', "import 'fs';", /node:fs/],
  ['the bridge touched elsewhere', 'src-renderer/a.ts', 'export const b = window.packbench;', /only .*desktop\.ts/],
  ['a status of its own', 'src-renderer/orders/a.tsx', 'export const b = <p role="status">c</p>;', /Told/],
  ['the runtime knows the product', 'tools/chromium-runtime/a.ts', "import '../../src-main/b.ts';", /does not reach/],
  ['the product imports a test', 'src-main/a.ts', "import '../test/b.ts';", /does not reach/],
  ['a banned file name', 'src-main/orders/order-helper.ts', 'export const a = 1;', /helper/],
  ['a banned name', 'src-main/orders/a.ts', 'export function handleOrder(): void {}', /handle/],
];

for (const [why, path, text, says] of breaches) {
  test(`notices: ${why}`, async () => {
    const faults = await faultsOf({ [path]: text });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(says);
  });
}

test('allows what the rooms allow', async () => {
  const faults = await faultsOf({
    'src-preload/contract/order.ts': "export type { A } from './b.ts';",
    'src-main/orders/a.ts':
      "import '../shipping/shipping-client.ts'; import '../ports.ts'; import 'node:fs'; import { z } from 'zod'; import '../../src-preload/contract/order.ts';",
    'src-main/electron/window.ts': "import { app } from 'electron'; import keytar from 'keytar';",
    'src-main/index.ts': "import './sandbox/service.ts'; import './electron/window.ts';",
    'src-renderer/desktop.ts': 'export const bridge = window.packbench;',
    'src-renderer/orders/a.tsx': "import { useState } from 'react'; import '../desktop.ts';",
  });
  expect(faults).toEqual([]);
});
