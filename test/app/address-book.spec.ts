/** The address book: found with a typo, copied, and, with the service off, still there with its age; validation from it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../helpers/app.ts';
import { addLiveAccount, goTo, switchAccount } from '../helpers/operator.ts';
import { startPracticeService } from '../helpers/practice-service.ts';

const rowsOf = (page: Page): Locator =>
  page.getByRole('grid', { name: 'Address book' }).getByRole('rowgroup').last().getByRole('row');

async function openBook(page: Page): Promise<void> {
  await goTo(page, 'Address book');
  await expect(page.getByText(/^Copy on this computer, read /)).toBeVisible();
  await expect(rowsOf(page).first()).toBeVisible();
}

/** The name of the first entry of which two neighbouring letters can be swapped. */
async function nameToMistype(page: Page): Promise<{ name: string; mistyped: string }> {
  const names = await rowsOf(page).locator('[role=gridcell]:first-child').allTextContents();
  const name = names.find((each) => /^[A-Z][a-z]{4}/.test(each) && each[2] !== each[3]) ?? '';
  expect(name).not.toBe('');
  return { name, mistyped: `${name.slice(0, 2)}${name[3]}${name[2]}${name.slice(4)}` };
}

async function violationsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target}`));
}

test('reads itself, finds with a typo, shows and copies the address', async ({ bench }) => {
  const { page } = await bench.open();
  await openBook(page);
  const { name, mistyped } = await nameToMistype(page);

  await page.keyboard.press('Control+f');
  await page.getByRole('searchbox', { name: 'Search the address book' }).fill(mistyped);
  await expect(page.getByText(/^\d+ of .* found$/)).toBeVisible();
  await expect(rowsOf(page).first()).toContainText(name);

  await rowsOf(page).first().click();
  const details = page.getByRole('complementary', { name: 'Entry details' });
  await expect(details).toContainText(name);
  await details.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText(`The address of ${name} is copied.`)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Search the address book' }).fill('qqqxxxwww');
  await expect(page.getByRole('heading', { name: 'No entry fits “qqqxxxwww”' })).toBeVisible();
});

test('with the service off the copy is still searched, and says its age and why', async ({ bench }) => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-book-'));
  const service = await startPracticeService(folder);
  try {
    const { app, page } = await bench.open();
    const [account] = service.accounts;
    await addLiveAccount(app, page, {
      label: 'Dock 5',
      baseAddress: service.url,
      serviceKey: account.service_api_key,
      subscriptionKey: account.subscription_key,
    });
    await switchAccount(page, 'Dock 5');
    await openBook(page);
    await expect(page.getByText('5 entries')).toBeVisible();
    const name = (await rowsOf(page).first().getByRole('gridcell').first().textContent()) ?? '';

    await service.close();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(/You see the address book as read just now\./)).toBeVisible({ timeout: 60_000 });
    await page.getByRole('searchbox', { name: 'Search the address book' }).fill(name);
    await expect(page.getByText('1 of 5 entries found')).toBeVisible();
    await expect(rowsOf(page).first()).toContainText(name);
    await expect(page.getByText(/^Copy on this computer, read /)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await rowsOf(page).first().click();
    await page.getByRole('button', { name: 'Validate' }).last().click();
    await expect(page.getByRole('heading', { name: /^Matches the address book of / })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Verdict' })).toContainText('The service cannot be reached');
  } finally {
    await service.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
