/**
 * The copies of the address books: with an answer that is hardly the book, and with the service off. How old one may get
 * is chosen in accounts.spec.ts.
 */
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, type OpenApp, test } from '../../helpers/app.ts';
import { bookAge, bookRows, openBook, searchField } from '../../helpers/book.ts';
import { type BookService, startBookService } from '../../helpers/book-service.ts';
import { bridgeOf } from '../../helpers/bridge.ts';
import { hearLiveRegions } from '../../helpers/live-regions.ts';
import { addLiveAccount, goTo, switchAccount } from '../../helpers/operator.ts';
import { violationsOf } from '../../helpers/page-checks.ts';
import { type RunningService, startPracticeService } from '../../helpers/practice-service.ts';
import { say, sayAny, sayWithin } from '../../helpers/texts.ts';

test('a copy is kept from an answer that is hardly the book, and is searched with the service off', async ({
  bench,
}) => {
  const bookService = await startBookService();
  const service = await startPracticeService(join(dirname(bench.userData), 'service'));
  try {
    const opened = await bench.open();
    const { page } = opened;
    await openBookOf(opened, bookService);
    await test.step('an empty book is kept aside, the present one stays until the operator says otherwise', () =>
      answerEmpty(page, bookService));
    await test.step('a book that is read while another screen is shown has its entries when one comes back', () =>
      readUnseen(page, bookService));
    await test.step('a much smaller book is told with both counts, and taken when the operator wants it', () =>
      answerSmaller(page, bookService));
    await test.step('an unreadable book cannot be used; whole again, it goes by itself', () =>
      answerUnreadable(page, bookService));
    await test.step('with the service off the copy is still searched, and says its age and why', () =>
      searchWithoutService(opened, service));
  } finally {
    await bookService.close();
    await service.close();
  }
});

const notice = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({
      hasText: sayWithin(
        'address-book.aside.empty',
        'address-book.aside.much-smaller',
        'address-book.aside.unreadable',
        'address-book.aside.breaks-off',
      ),
    });
const count = (page: Page, words: string): Locator => page.getByText(words, { exact: true });

/** The service's account, after its book of 40 entries was read. */
async function openBookOf({ app, page }: OpenApp, service: BookService): Promise<void> {
  service.hold(40);
  await addLiveAccount(app, page, {
    label: 'Cuba Street',
    baseAddress: service.url,
    serviceKey: 'service-key-of-cuba-street',
    subscriptionKey: 'subscription-key-of-cuba-street',
  });
  await switchAccount(page, 'Cuba Street');
  const { heard } = await hearLiveRegions(page);
  await openBook(page);
  await expect(count(page, '40 entries')).toBeVisible();
  // Nor is it said meanwhile that none of them is listed.
  const none = say('address-book.shown.first', { shown: 0, count: 40 });
  expect((await heard()).filter((one) => one.includes(none))).toEqual([]);
}

async function answerEmpty(page: Page, service: BookService): Promise<void> {
  service.hold(0);
  await page.keyboard.press('F5');
  await expect(notice(page)).toContainText('The service sent an empty address book');
  // How long ago depends on how busy the computer is.
  await expect(notice(page)).toContainText(/You still see the book read (just now|\d+\smin ago)\./);
  expect(await violationsOf(page)).toEqual([]);
  await searchField(page).fill('hana 039');
  await expect(bookRows(page).first()).toContainText('Hana Kererū 039');

  await notice(page)
    .getByRole('button', { name: say('address-book.aside.keep') })
    .click();
  await expect(notice(page)).toBeHidden();
  await expect(bookRows(page).first()).toContainText('Hana Kererū 039');

  await page.keyboard.press('F5');
  await notice(page)
    .getByRole('button', { name: say('address-book.aside.use') })
    .click();
  const question = page.getByRole('dialog', { name: say('address-book.aside.question.empty') });
  await expect(question).toContainText('The present book of Cuba Street has 40 entries');
  expect(await violationsOf(page)).toEqual([]);
  await question.getByRole('button', { name: say('address-book.aside.confirm.empty') }).click();
  await expect(page.getByRole('heading', { name: say('address-book.none.empty') })).toBeVisible();
  await expect(notice(page)).toBeHidden();
}

/** The copy is empty, and all of it is shown. Another book is read later: its reports must not make this one's hits fresh. */
async function readUnseen(page: Page, service: BookService): Promise<void> {
  await searchField(page).fill('');
  await expect(bookRows(page)).toHaveCount(0);
  await goTo(page, 'track');
  service.hold(40);
  const bridge = bridgeOf(page);
  const { accounts } = await bridge.ask('accounts.list', {});
  const isOurs = ({ label }: { readonly label: string }): boolean => label === 'Cuba Street';
  for (const { accountId } of [...accounts.filter(isOurs), ...accounts.filter((one) => !isOurs(one)).slice(0, 1)]) {
    await bridge.ask('addressBook.refresh', { accountId });
    await expect
      .poll(async () => (await bridge.ask('addressBook.search', { accountId, text: '', limit: 1 })).books[0])
      .toMatchObject({ refreshing: false });
  }
  await goTo(page, 'address-book');
  await expect(count(page, '40 entries')).toBeVisible();
  await expect(bookRows(page).first()).toBeVisible();
}

async function answerSmaller(page: Page, service: BookService): Promise<void> {
  service.hold(2);
  await page.keyboard.press('F5');
  await expect(notice(page)).toContainText('The service sent an address book with 2 entries instead of 40');
  await notice(page)
    .getByRole('button', { name: say('address-book.aside.use') })
    .click();
  const question = page.getByRole('dialog', { name: say('address-book.aside.question', { count: 2 }) });
  await expect(question).toContainText('38 entries fewer than now');
  await question.getByRole('button', { name: say('address-book.aside.confirm', { count: 2 }) }).click();
  await expect(count(page, '2 entries')).toBeVisible();
  await expect(bookRows(page)).toHaveCount(2);
}

async function answerUnreadable(page: Page, service: BookService): Promise<void> {
  service.hold(40);
  const { isHeardOnce } = await hearLiveRegions(page);
  await page.keyboard.press('F5');
  await expect(count(page, '40 entries')).toBeVisible();
  await isHeardOnce(say('address-book.age.read.spoken', { age: say('ui.age.now') }));
  service.breakAfter(12);
  await page.keyboard.press('F5');
  await expect(notice(page)).toContainText('The service’s answer breaks off after 12 entries');
  await expect(notice(page).getByRole('button', { name: say('address-book.aside.use') })).toBeHidden();
  await expect(count(page, '40 entries')).toBeVisible();

  service.hold(41);
  await notice(page)
    .getByRole('button', { name: say('common.try-again') })
    .click();
  await expect(count(page, '41 entries')).toBeVisible();
  await expect(notice(page)).toBeHidden();
}

async function searchWithoutService({ app, page }: OpenApp, service: RunningService): Promise<void> {
  const [{ service_api_key: serviceKey, subscription_key: subscriptionKey }] = service.accounts;
  await addLiveAccount(app, page, { label: 'Dock 5', baseAddress: service.url, serviceKey, subscriptionKey });
  await switchAccount(page, 'Dock 5');
  await openBook(page);
  await expect(count(page, '5 entries')).toBeVisible();
  const name = (await bookRows(page).first().getByRole('gridcell').first().textContent()) ?? '';

  await service.close();
  await page.keyboard.press('F5');
  const seen = page.getByText(sayWithin('address-book.notice.seen'));
  await expect(seen).toBeVisible({ timeout: 60_000 });
  // Else a screen reader would read the notice again with each minute that passes.
  await expect(seen.locator('time')).toHaveAttribute('aria-live', 'off');
  await searchField(page).fill(name);
  await expect(page.getByText(say('address-book.shown.found', { shown: 1, count: 5 }))).toBeVisible();
  await expect(bookRows(page).first()).toContainText(name);
  await expect(bookAge(page)).toBeVisible();
  await expect(page.getByRole('region', { name: say('shell.status') })).toContainText('Address book read');
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.press('Alt+v');
  await expect(page.getByRole('heading', { name: sayAny('validate.verdict.matches.sentence-of') })).toBeVisible();
  await expect(page.getByRole('region', { name: say('validate.verdict') })).toContainText(
    'The service could not be reached',
  );
}
