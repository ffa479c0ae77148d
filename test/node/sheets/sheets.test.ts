/** Sheets of codes: what stands on them is read back from the drawn bars. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSheetsService } from '../../../src-main/sheets/sheets-service.ts';
import { TEST_CARD } from '../../../src-renderer/scanner/taught-keys.ts';
import { readPdf } from '../sandbox/pdf-text.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-sheets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the test card holds its two codes, and is saved where the operator says', async () => {
  const codes = TEST_CARD.map((code, index) => ({ words: `Code ${index + 1}`, code }));
  const savedTo = await save({ kind: 'test-card', title: 'Scanner test card', explanation: 'Scan it.', codes });
  const pages = await readPdf(readFileSync(savedTo ?? ''));
  expect(pages.flatMap((page) => page.barcodes)).toEqual([...TEST_CARD]);
});

test('nothing is written when the operator cancels', async () => {
  const service = createSheetsService({ saveDialog: { choosePath: async () => null } });
  const codes = [{ words: 'Confirm', code: 'PB:CONFIRM' }];
  expect(await service.save({ kind: 'commands', title: 'Commands', explanation: '', codes })).toEqual({
    savedTo: null,
  });
});

async function save(sheet: Parameters<ReturnType<typeof createSheetsService>['save']>[0]): Promise<string | null> {
  const service = createSheetsService({ saveDialog: { choosePath: async (name) => join(folder, name) } });
  return (await service.save(sheet)).savedTo;
}
