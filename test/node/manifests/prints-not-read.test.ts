/** What was made is never told as 'nothing was changed', also where the prints of it cannot be read just then. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { ShippingError } from '../../../src-main/shipping/shipping-client.ts';
import { answering, failureFrom, inFolder, manifestOrder, openBench, pdfBytes } from './manifests-bench.ts';

function losePrints(folder: string): void {
  const ledger = new DatabaseSync(join(folder, 'ledger', 'ledger.sqlite'));
  ledger.exec('DROP TABLE print_jobs');
  ledger.close();
}

const request = { accountId: 'one', orders: [manifestOrder(1)] };

test('a manifest that was made is answered', () =>
  inFolder(async (folder) => {
    const { ledger, manifests } = openBench({
      folder,
      async sendManifest(orderIds, steps) {
        const answer = await answering(orderIds, steps);
        losePrints(folder);
        return answer;
      },
    });
    expect(await manifests.create(request)).toMatchObject({ state: 'stored', copiesPrinted: 0 });
    ledger.close();
  }));

test('of a PDF that was imported the failure says that it was done', () =>
  inFolder(async (folder) => {
    const { ledger, manifests } = openBench({
      folder,
      async sendManifest(_orderIds, steps) {
        await steps.beforeSending();
        throw new ShippingError(failureOf('in-doubt', { changed: 'unknown' }).failure, 'in-doubt');
      },
    });
    const { facts } = await failureFrom(manifests.create(request));
    const writeId = facts.manifestId ?? '';
    const readAt = '2026-11-20T10:00:00.000Z';
    const evidence = { orderId: 1, orderNumber: '#1', seen: 'done', readAt } as const;
    await ledger.writes.keepReading(writeId, { readAt, orders: [evidence] });
    const path = join(folder, 'from-the-site.pdf');
    await writeFile(path, pdfBytes('from the site'));
    losePrints(folder);
    expect(await failureFrom(manifests.importPdf(writeId, path))).toMatchObject({
      code: 'file-failed',
      changed: 'done',
    });
    expect(ledger.writes.get(writeId)?.state).toBe('stored');
    ledger.close();
  }));
