/** The settings are lost between two starts: the account is named above every screen, and one press brings it back with its keys. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../helpers/app.ts';
import { walkOf } from '../helpers/drill-walk.ts';
import { startDroppingService } from '../helpers/dropping-service.ts';
import { addLiveAccount } from '../helpers/operator.ts';

test.use({ withPrinter: false });

test('an account whose settings are lost is offered, and comes back with its keys', async ({ bench }) => {
  const service = await startDroppingService();
  const walk = walkOf('lost-account');
  try {
    const first = await bench.open();
    await addLiveAccount(first.app, first.page, {
      label: 'Harbour Shop',
      baseAddress: service.url,
      serviceKey: 'harbour-service-key-1111',
      subscriptionKey: 'harbour-subscription-key-2222',
    });
    await first.close();
    writeFileSync(join(bench.userData, 'settings.json'), '{ "accounts": [');

    const { page } = await bench.open();
    const banner = page.getByRole('region', { name: 'Lost accounts' });
    await expect(banner).toContainText('Harbour Shop');
    await expect(banner).toContainText(walk.says('An account is known on this computer, but not in its settings.'));
    await expect(banner.getByText(walk.says('No, leave it'))).toBeVisible();
    await expect(banner.getByText(walk.says('Take up again'), { exact: true })).toBeVisible();
    await expect(page.getByText('The settings could not be read')).toBeVisible();
    await banner.getByRole('button', { name: 'Take up Harbour Shop again' }).click();
    await expect(banner).toHaveCount(0);
    await expect(page.getByText('Harbour Shop is back, with its keys.')).toBeVisible();
    walk.done();
  } finally {
    await service.close();
  }
});
