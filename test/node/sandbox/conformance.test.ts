/** Every row of the service document, proven on the running sandbox; and docs/conformance.md, which lists the rows and their proofs. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentRows } from './document-rows.ts';
import { type Exchanges, exchangeAll } from './exchanges.ts';
import { openSandbox, type RunningSandbox } from './running-sandbox.ts';

const list = join(import.meta.dirname, '../../../docs/conformance.md');

let folder: string;
let sandbox: RunningSandbox;
let exchanges: Exchanges;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-sandbox-'));
  sandbox = await openSandbox(folder, {});
  exchanges = await exchangeAll(sandbox);
});

afterAll(async () => {
  await sandbox.service.close();
  await rm(folder, { recursive: true, force: true });
});

const parts = Map.groupBy(documentRows, ({ part }) => part);

describe.each([...parts])('%s', (_part, rows) => {
  it.each(rows.map((row) => [row.row, row] as const))('%s', async (_name, { check }) => {
    await check(sandbox, exchanges);
  });
});

/** The list as it must be; `npm run test:node -- -u conformance` writes it again. */
function conformanceList(): string {
  const sections = [...parts].map(([part, rows]) => {
    const lines = rows.map(({ row, proof }) => `- \`${row}\`: ${proof}`);
    return [`## ${part}`, '', ...lines].join('\n');
  });
  const head = [
    '# The service document, row by row',
    '',
    'Each row below is a test of the same name in `test/node/sandbox/conformance.test.ts`, run against the sandbox service over HTTP.',
    'This file is made by that test, which fails when the two differ.',
    'Where the document is silent, the rule chosen is in the head comment of its file below `src-main/sandbox/operations/`.',
  ];
  return `${[head.join('\n'), ...sections].join('\n\n')}\n`;
}

it('is listed in docs/conformance.md', async () => {
  await expect(conformanceList()).toMatchFileSnapshot(list);
});
