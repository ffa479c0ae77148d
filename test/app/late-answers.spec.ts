/** A service that answers late: the person has gone to another screen by then, or has scanned the next parcel. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DesktopBridge } from '../../src-preload/contract/desktop-bridge.ts';
import { expect, test } from '../helpers/app.ts';
import { startGoBetween } from '../helpers/go-between.ts';
import { openLiveShop } from '../helpers/live-shop.ts';
import { goTo, ordersRead, readOrderNumbers } from '../helpers/operator.ts';
import { startPracticeService } from '../helpers/practice-service.ts';
import { scan } from '../helpers/scan.ts';
import { say } from '../helpers/texts.ts';

test('a late answer counts on every screen, and only for the last parcel that was scanned', async ({ bench }) => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-late-answers-'));
  const service = await startPracticeService(folder);
  const goBetween = await startGoBetween(service.url);
  try {
    const { page } = await openLiveShop(bench, service, { baseAddress: goBetween.url });
    await goTo(page, 'orders');
    await ordersRead(page);
    const [number = ''] = await readOrderNumbers(page, 1);
    await page.keyboard.press('F11');
    const station = page.getByRole('region', { name: say('common.screen.station'), exact: true });
    const band = station.getByRole('alert', { name: say('scan.flash') });
    await page.evaluate(() => {
      const { packbench } = globalThis as unknown as { readonly packbench: DesktopBridge };
      packbench.on('station.scanned', () => {
        document.documentElement.dataset.told = String(Number(document.documentElement.dataset.told ?? 0) + 1);
      });
    });
    const toldCount = (): Promise<number> => page.evaluate(() => Number(document.documentElement.dataset.told ?? 0));
    goBetween.reads = 'hold';
    await scan(page, 'PARCEL-OF-NOBODY');
    await expect(band).toContainText(say('station.asking', { code: 'PARCEL-OF-NOBODY' }));

    await page.keyboard.press('Control+1');
    await expect(page.getByRole('searchbox', { name: say('orders.search') })).toBeVisible();
    // Nobody waits longer than two seconds: until then, and again once the service has answered.
    await expect.poll(toldCount).toBe(1);
    goBetween.reads = 'pass';
    await expect.poll(toldCount).toBe(2);
    const notice = page.getByText(say('station.no-round.elsewhere', { code: 'PARCEL-OF-NOBODY' }));
    await expect(notice).toHaveCount(1);
    await expect(notice).toBeVisible();
    await page.keyboard.press('F11');
    await expect(band).toContainText(say('station.unknown', { code: 'PARCEL-OF-NOBODY' }));
    await expect(station.getByRole('region', { name: say('station.not-taken') })).toContainText('PARCEL-OF-NOBODY');

    await page.keyboard.press('Control+4');
    await page.getByRole('radio', { name: say('validate.part.order') }).click();
    const field = page.getByLabel(say('validate.order.number'));
    const verdict = page.getByRole('region', { name: say('validate.verdict') });
    goBetween.reads = 'hold';
    await scan(page, 'ANOTHER-OF-NOBODY');
    await expect(field).toHaveValue('ANOTHER-OF-NOBODY');
    await scan(page, number);
    await expect(field).toHaveValue(number);
    goBetween.reads = 'pass';
    await expect(verdict).toContainText(say('validate.answer.of-order', { number }));
    await expect(
      page.getByText(say('validate.order.none', { account: 'Harbour Shop', number: 'ANOTHER-OF-NOBODY' })),
    ).toHaveCount(0);
  } finally {
    await goBetween.close();
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }
});
