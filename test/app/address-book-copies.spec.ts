/** The copies of the address books: with the service off, with an answer that is hardly the book, and how old one may get. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../helpers/app.ts';
import { bookRows, openBook, searchField } from '../helpers/book.ts';
import { type BookService, startBookService } from '../helpers/book-service.ts';
import { addLiveAccount, goTo, switchAccount } from '../helpers/operator.ts';
import { violationsOf } from '../helpers/page-checks.ts';
import { startPracticeService } from '../helpers/practice-service.ts';

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
    await expect(page.getByText('5 entries', { exact: true })).toBeVisible();
    const name = (await bookRows(page).first().getByRole('gridcell').first().textContent()) ?? '';

    await service.close();
    await page.keyboard.press('F5');
    await expect(page.getByText(/You see the address book as read just now\./)).toBeVisible({ timeout: 60_000 });
    await searchField(page).fill(name);
    await expect(page.getByText('1 of 5 entries found')).toBeVisible();
    await expect(bookRows(page).first()).toContainText(name);
    await expect(page.getByRole('main').getByText(/^Read /)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Status' })).toContainText('Address book read');
    expect(await violationsOf(page)).toEqual([]);

    await page.keyboard.press('Alt+v');
    await expect(page.getByRole('heading', { name: /^Matches the address book of / })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Verdict' })).toContainText('The service cannot be reached');
  } finally {
    await service.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

test.describe('an answer that is hardly the book', () => {
  let service: BookService;
  test.beforeEach(async () => {
    service = await startBookService();
    service.hold(40);
  });
  test.afterEach(() => service.close());

  const notice = (page: Page): Locator => page.getByRole('main').getByRole('status').filter({ hasText: 'The service' });

  /** The account of the service, its book of 40 entries read. */
  async function openBookOf(bench: Parameters<Parameters<typeof test>[2]>[0]['bench']): Promise<Page> {
    const { app, page } = await bench.open();
    await addLiveAccount(app, page, {
      label: 'Cuba Street',
      baseAddress: service.url,
      serviceKey: 'service-key-of-cuba-street',
      subscriptionKey: 'subscription-key-of-cuba-street',
    });
    await switchAccount(page, 'Cuba Street');
    await openBook(page);
    await expect(page.getByText('40 entries', { exact: true })).toBeVisible();
    return page;
  }

  test('empty: kept aside, the present book stays until the operator says otherwise', async ({ bench }) => {
    const page = await openBookOf(bench);
    service.hold(0);
    await page.keyboard.press('F5');
    await expect(notice(page)).toContainText('The service sent an empty address book');
    await expect(notice(page)).toContainText('You still see the book read just now.');
    expect(await violationsOf(page)).toEqual([]);
    await searchField(page).fill('hana 039');
    await expect(bookRows(page).first()).toContainText('Hana Kererū 039');

    await notice(page).getByRole('button', { name: 'Keep the present book' }).click();
    await expect(notice(page)).toBeHidden();
    await expect(bookRows(page).first()).toContainText('Hana Kererū 039');

    await page.keyboard.press('F5');
    await notice(page).getByRole('button', { name: 'Use the new one…' }).click();
    const question = page.getByRole('dialog', { name: 'Use the empty address book?' });
    await expect(question).toContainText('The present book of Cuba Street has 40 entries');
    expect(await violationsOf(page)).toEqual([]);
    await question.getByRole('button', { name: 'Use the empty book' }).click();
    await expect(page.getByRole('heading', { name: 'This address book is empty' })).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });

  test('much smaller: told with both counts, and taken when the operator wants it', async ({ bench }) => {
    const page = await openBookOf(bench);
    service.hold(2);
    await page.keyboard.press('F5');
    await expect(notice(page)).toContainText('The service sent an address book with 2 entries instead of 40');
    await notice(page).getByRole('button', { name: 'Use the new one…' }).click();
    const question = page.getByRole('dialog', { name: 'Use the book with 2 entries?' });
    await expect(question).toContainText('38 entries fewer than now');
    await question.getByRole('button', { name: 'Use 2 entries' }).click();
    await expect(page.getByText('2 entries', { exact: true })).toBeVisible();
    await expect(bookRows(page)).toHaveCount(2);
  });

  test('unreadable: cannot be used; whole again, it goes by itself', async ({ bench }) => {
    const page = await openBookOf(bench);
    service.breakAfter(12);
    await page.keyboard.press('F5');
    await expect(notice(page)).toContainText('The service’s answer breaks off after 12 entries');
    await expect(notice(page).getByRole('button', { name: 'Use the new one…' })).toBeHidden();
    await expect(page.getByText('40 entries', { exact: true })).toBeVisible();

    service.hold(41);
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('41 entries', { exact: true })).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });
});

test('how old a copy may get is chosen in the settings, and kept', async ({ bench }) => {
  const first = await bench.open();
  await goTo(first.page, 'Settings');
  await first.page.getByRole('radio', { name: 'Address books' }).click();
  const ages = (page: Page): Locator => page.getByRole('radiogroup', { name: 'Read address books again after' });
  await expect(ages(first.page).getByRole('radio', { name: '12 h' })).toBeChecked();
  await ages(first.page).getByRole('radio', { name: '1 week' }).click();
  await expect(ages(first.page).getByRole('radio', { name: '1 week' })).toBeChecked();
  expect(await violationsOf(first.page)).toEqual([]);
  await first.close();

  const second = await bench.open();
  await goTo(second.page, 'Settings');
  await second.page.getByRole('radio', { name: 'Address books' }).click();
  await expect(ages(second.page).getByRole('radio', { name: '1 week' })).toBeChecked();
});
