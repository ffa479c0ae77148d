/** A service that acts and then drops the line: the manifest is in doubt, said so, and never sent a second time. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../helpers/app.ts';
import { startDroppingService } from '../helpers/dropping-service.ts';
import { startGoBetween } from '../helpers/go-between.ts';
import { addLiveAccount, goTo, orderRows, readOrderNumbers, scanAll, switchAccount } from '../helpers/operator.ts';
import { startPracticeService } from '../helpers/practice-service.ts';

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
    await expect(first.page.getByText('1 manifest in doubt')).toBeVisible();
    await first.close();

    const { page } = await bench.open();
    await expect(page.getByText('1 manifest in doubt')).toBeVisible();
    await goTo(page, 'Manifests');
    const row = page.getByRole('list', { name: 'Manifests' }).getByRole('button', { name: /^1 order/ });
    await expect(row).toContainText('In doubt');
    await row.click();
    await expect(page.getByRole('region', { name: 'Manifest', exact: true })).toContainText(/in doubt/i);
    expect(service.manifestRequests()).toBe(1);
  } finally {
    await service.close();
  }
});

test('a lost answer is looked up, settled by the evidence and done once: nothing is sent again', async ({ bench }) => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-service-'));
  const service = await startPracticeService(folder);
  const goBetween = await startGoBetween(service.url);
  try {
    const { app, page } = await bench.open();
    const [{ service_api_key: serviceKey, subscription_key: subscriptionKey }] = service.accounts;
    const account = { label: 'Harbour Shop', baseAddress: goBetween.url, serviceKey, subscriptionKey };
    await addLiveAccount(app, page, account);
    await goTo(page, 'Orders');
    await switchAccount(page, 'Harbour Shop');
    await orderRows(page).first().click();
    goBetween.writes = 'lose the answer';
    await page.getByRole('button', { name: 'Manifest 1 order' }).click();
    const question = page.getByRole('dialog', { name: 'Manifest 1 order?' });
    await question.getByRole('button', { name: 'Manifest 1 order' }).click();
    await expect(page.getByRole('dialog', { name: 'This manifest is in doubt' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('navigation', { name: 'Screens' }).getByRole('button', { name: 'In doubt' }).click();
    const write = page
      .getByRole('list', { name: 'Writes in doubt' })
      .getByRole('region', { name: 'Manifest of 1 order' });
    await write.getByRole('button', { name: 'Look up' }).click();
    await expect(write.getByRole('cell', { name: 'Done', exact: true })).toBeVisible({ timeout: 30_000 });
    await write.getByRole('button', { name: 'It was done…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Settle as done' }).click();
    await expect(page.getByText('1 manifest in doubt')).toBeHidden();
    expect(goBetween.asked).toEqual(['POST /api/orders/manifest']);
    expect(goBetween.executed).toEqual(['POST /api/orders/manifest']);
  } finally {
    await goBetween.close();
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }
});
