/** A service that acts and then drops the line: the manifest is in doubt, said so, and never sent a second time. */
import { expect, test } from '../helpers/app.ts';
import { startDroppingService } from '../helpers/dropping-service.ts';
import { addLiveAccount, goTo, readOrderNumbers, scanAll, switchAccount } from '../helpers/operator.ts';
import { violationsOf } from '../helpers/page-checks.ts';

test('a lost answer leaves the manifest in doubt, over a restart, with exactly one request sent', async ({ bench }) => {
  const service = await startDroppingService();
  try {
    const first = await bench.open();
    await addLiveAccount(first.app, first.page, {
      label: 'Harbour Shop',
      baseAddress: service.url,
      serviceKey: 'harbour-service-key-1111',
      subscriptionKey: 'harbour-subscription-key-2222',
    });
    await goTo(first.page, 'Orders');
    await switchAccount(first.page, 'Harbour Shop');
    await scanAll(first.page, await readOrderNumbers(first.page, 1));
    await first.page.getByRole('button', { name: 'Manifest 1 order' }).click();
    const question = first.page.getByRole('dialog', { name: 'Manifest 1 order?' });
    await question.getByRole('button', { name: 'Manifest 1 order' }).click();
    const doubt = first.page.getByRole('dialog', { name: 'This manifest is in doubt' });
    await expect(doubt).toBeVisible();
    expect(await violationsOf(first.page)).toEqual([]);
    await expect(first.page.getByText('1 request in doubt')).toBeVisible();
    await first.close();

    const { page } = await bench.open();
    await expect(page.getByText('1 request in doubt')).toBeVisible();
    await goTo(page, 'Manifests');
    const row = page.getByRole('list', { name: 'Manifests' }).getByRole('button', { name: /^1 order/ });
    await expect(row).toContainText('In doubt');
    await row.click();
    await expect(page.getByRole('region', { name: 'Manifest', exact: true })).toContainText(/in doubt/i);
    expect(await violationsOf(page)).toEqual([]);
    await goTo(page, 'In doubt');
    await expect(page.getByRole('region', { name: 'Manifest of 1 order' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(service.manifestRequests()).toBe(1);
  } finally {
    await service.close();
  }
});
