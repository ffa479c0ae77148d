/** A parcel is scanned at the station, and the person goes to another screen before its service has answered. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DesktopBridge } from '../../src-preload/contract/desktop-bridge.ts';
import { expect, test } from '../helpers/app.ts';
import { startGoBetween } from '../helpers/go-between.ts';
import { openLiveShop } from '../helpers/live-shop.ts';
import { goTo, ordersRead } from '../helpers/operator.ts';
import { startPracticeService } from '../helpers/practice-service.ts';
import { scan } from '../helpers/scan.ts';
import { say } from '../helpers/texts.ts';

test('a late answer to a scan of the station counts while another screen is shown', async ({ bench }) => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-station-left-'));
  const service = await startPracticeService(folder);
  const goBetween = await startGoBetween(service.url);
  try {
    const { page } = await openLiveShop(bench, service, { baseAddress: goBetween.url });
    await goTo(page, 'orders');
    await ordersRead(page);
    await page.keyboard.press('F11');
    const station = page.getByRole('region', { name: say('common.screen.station'), exact: true });
    const band = station.getByRole('alert', { name: say('scan.flash') });
    goBetween.reads = 'hold';
    await scan(page, 'PARCEL-OF-NOBODY');
    await expect(band).toContainText(say('station.asking', { code: 'PARCEL-OF-NOBODY' }));

    await page.keyboard.press('Control+1');
    await expect(page.getByRole('searchbox', { name: say('orders.search') })).toBeVisible();
    const answered = page.evaluate(
      () =>
        new Promise((resolve) => {
          const { packbench } = globalThis as unknown as { readonly packbench: DesktopBridge };
          packbench.on('station.scanned', ({ verdict }) => verdict.kind === 'unknown' && resolve(verdict.kind));
        }),
    );
    goBetween.reads = 'pass';
    await answered;
    await expect(page.getByText(say('station.no-round.elsewhere', { code: 'PARCEL-OF-NOBODY' }))).toBeVisible();
    await page.keyboard.press('F11');
    await expect(band).toContainText(say('station.unknown', { code: 'PARCEL-OF-NOBODY' }));
    await expect(station.getByRole('region', { name: say('station.not-taken') })).toContainText('PARCEL-OF-NOBODY');
  } finally {
    await goBetween.close();
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }
});
