/** What floats over a screen covers nothing that is needed, and an attempt that failed is found again where it belongs. */
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, test } from '../helpers/app.ts';
import { addLiveAccount, goTo, orderRows, switchAccount } from '../helpers/operator.ts';
import { startPracticeService } from '../helpers/practice-service.ts';
import { resize } from '../helpers/screens.ts';

test.use({ withPrinter: false });

test('selects have no bars for a few choices; a notice stands above the foot and leaves with the screen; a long question shows its title; a failed manifest is in Activity, names its orders and is tried again', async ({
  bench,
}) => {
  const service = await startPracticeService(join(dirname(bench.userData), 'service'), 200);
  const { app, page } = await bench.open();
  await resize({ app, page, size: { width: 1024, height: 560 } });

  await goTo(page, 'Activity');
  await page.getByRole('combobox', { name: 'Account' }).click();
  await expect(page.getByRole('option', { name: 'Practice South' })).toBeVisible();
  expect(await barsOf(page.getByRole('listbox'))).toBe(0);
  await page.keyboard.press('Escape');

  const { service_api_key: serviceKey = '', subscription_key: subscriptionKey = '' } = service.accounts[0];
  await addLiveAccount(app, page, { label: 'Dock', baseAddress: service.url, serviceKey, subscriptionKey });
  const notice = page.getByRole('region', { name: 'Notices' });
  await expect(notice).toContainText('Dock was saved');
  await goTo(page, 'Orders');
  await expect(notice).toBeEmpty();

  await switchAccount(page, 'Dock');
  await expect(orderRows(page).first()).toBeVisible();
  await page.getByRole('button', { name: /^Select all \d/ }).click();
  await expect(notice).toContainText('added to the selection');
  expect(await bottomOf(notice)).toBeLessThanOrEqual(
    await topOf(page.getByRole('button', { name: 'Clear', exact: true })),
  );

  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('dialog', { name: /^Manifest \d+ orders\?$/ });
  await expect(question.getByRole('heading', { name: /^Manifest \d+ orders\?$/ })).toBeInViewport();
  await service.close();
  await question.getByRole('button', { name: /^Manifest \d+ orders/ }).click();
  await expect(page.getByRole('dialog', { name: 'No manifest was made' })).toBeVisible();
  await page.keyboard.press('Escape');
  await goTo(page, 'Manifests');
  await expect(page.getByRole('heading', { name: /^No manifests/ })).toBeVisible();

  await goTo(page, 'Activity');
  await page
    .getByRole('grid', { name: 'Activity' })
    .getByRole('row', { name: /Manifest/ })
    .click();
  const attempt = page.getByRole('dialog', { name: 'Manifest of Dock' });
  const itsOrders = attempt.getByRole('list', { name: 'Orders it was about' }).getByRole('listitem');
  await expect(itsOrders.nth(20)).toBeAttached();
  await attempt.getByRole('button', { name: 'Try again' }).click();
  await expect(question).toBeVisible();
  await rm(join(dirname(bench.userData), 'service'), { recursive: true, force: true, maxRetries: 5 });
});

/** Pixels that bars take of what scrolls. */
async function barsOf(list: Locator): Promise<number> {
  return list.evaluate((element) => {
    const boxes = [...element.querySelectorAll('*')].filter((box): box is HTMLElement => box instanceof HTMLElement);
    const scrolling = boxes.filter((box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowY));
    return scrolling.reduce(
      (sum, box) => sum + box.offsetWidth - box.clientWidth + box.offsetHeight - box.clientHeight,
      0,
    );
  });
}

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? 0;
}
