/** Every state of the address book, in one order that leads from one to the next: for axe, for sizes, for pictures. */
import type { ElectronApplication, Page } from '@playwright/test';
import { bookRows, openBook, searchField } from './book.ts';
import type { BookService } from './book-service.ts';
import { expect } from './expect.ts';
import { addLiveAccount, goTo, switchAccount } from './operator.ts';
import { chooseTheme, type NamedScreen, type ShownTheme } from './screens.ts';
import { say, sayAny, sayWithin } from './texts.ts';

interface BookPlace {
  readonly app: ElectronApplication;
  readonly page: Page;
  /** Holds a book, which changes on the way. */
  readonly service: BookService;
}

/** Starts at Settings, with the accounts. `accountCount`: the two practice accounts, the service's, and any others. */
export function bookScreensOf(
  { app, page, service }: BookPlace,
  theme: ShownTheme,
  density: 'Mouse and keyboard' | 'Touch',
  accountCount = 3,
): readonly NamedScreen[] {
  const search = async (text: string): Promise<void> => {
    await searchField(page).fill(text);
    await expect(page.getByRole('grid', { name: say('address-book.label') })).toHaveAttribute('aria-busy', 'false');
  };
  const refused = page.getByRole('main').getByRole('status').filter({ hasText: 'Cuba Street:' });
  const notice = page
    .getByRole('main')
    .getByText(sayWithin('address-book.aside.empty', 'address-book.aside.much-smaller'));
  return [
    {
      name: 'settings',
      async show() {
        service.refuse();
        await addLiveAccount(app, page, {
          label: 'Cuba Street',
          baseAddress: service.url,
          serviceKey: 'service-key-of-cuba-street',
          subscriptionKey: 'subscription-key-of-cuba-street',
        });
        await page.getByRole('button', { name: say('ui.notice.close') }).click();
        await switchAccount(page, 'Practice North');
        await chooseTheme(page, theme);
        await page.getByRole('radio', { name: density }).click();
        await page.getByRole('radio', { name: say('settings.part.address-books') }).click();
        await expect(page.getByRole('heading', { name: say('settings.part.address-books') })).toBeVisible();
      },
    },
    { name: 'whole-book', show: () => openBook(page) },
    {
      name: 'found',
      async show() {
        await search('mueller prenz');
        await expect(bookRows(page).first()).toBeVisible();
      },
    },
    {
      name: 'found-elsewhere',
      async show() {
        await search('@example de');
        await expect(bookRows(page).first()).toBeVisible();
      },
    },
    {
      name: 'details',
      async show() {
        await page.keyboard.press('Enter');
        await expect(
          page.getByRole('complementary', { name: say('ui.detail.label', { thing: 'entry' }) }),
        ).toBeVisible();
      },
    },
    {
      name: 'refused-among-all',
      async show() {
        await page.keyboard.press('Escape');
        await page.keyboard.press('Alt+a');
        await expect(refused).toContainText(/refused the keys of this account\. .* Check the keys in Settings/);
        await expect(page.getByRole('button', { name: say('address-book.age.not-every.failed') })).toBeVisible();
        await expect(bookRows(page).first()).toBeVisible();
      },
    },
    {
      name: 'all-accounts',
      async show() {
        service.hold(400);
        await refused.getByRole('button', { name: say('common.try-again') }).click();
        await expect(refused).toBeHidden();
        await search('東京');
        await expect(bookRows(page).first()).toBeVisible();
      },
    },
    {
      name: 'ages',
      async show() {
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: sayAny('address-book.age.oldest') }).click();
        await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(accountCount);
      },
    },
    {
      name: 'nothing-found',
      async show() {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await page.keyboard.press('Control+f');
        await page.keyboard.press('Escape');
        await page.keyboard.press('Alt+a');
        await search('qqqxxxwww');
        await expect(page.getByRole('heading', { name: sayAny('address-book.none.fits') })).toBeVisible();
      },
    },
    {
      name: 'much-smaller',
      async show() {
        await switchAccount(page, 'Cuba Street');
        await search('cuba 3');
        await expect(bookRows(page).first()).toBeVisible();
        service.hold(12);
        await page.keyboard.press('F5');
        await expect(notice).toBeVisible();
      },
    },
    {
      name: 'use-the-smaller',
      async show() {
        await page.getByRole('button', { name: say('address-book.aside.use') }).click();
        await expect(
          page.getByRole('dialog', { name: say('address-book.aside.question', { count: 12 }) }),
        ).toBeVisible();
      },
    },
    {
      name: 'notice-among-all',
      async show() {
        await page.getByRole('button', { name: say('common.cancel') }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
        await page.keyboard.press('Alt+a');
        await expect(page.getByRole('columnheader', { name: say('address-book.entry.account') })).toBeVisible();
      },
    },
    {
      name: 'rates-of-another-account',
      async show() {
        await switchAccount(page, 'Practice North');
        await goTo(page, 'address-book');
        await search('cuba 3');
        await expect(bookRows(page).first()).toContainText('Cuba Street');
        await page.keyboard.press('Alt+r');
        await expect(page.getByRole('form', { name: say('rates.form') })).toContainText('Asks Cuba Street');
      },
    },
    {
      name: 'validated-by-another-account',
      async show() {
        await goTo(page, 'address-book');
        await search('cuba 3');
        await page.keyboard.press('Alt+v');
        await expect(page.getByRole('form', { name: say('validate.form.address') })).toContainText('Asks Cuba Street');
      },
    },
  ];
}
