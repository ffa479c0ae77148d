/** What an operator does in the address book, and sees there. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';
import { goTo } from './operator.ts';
import { say } from './texts.ts';

export function bookRows(page: Page): Locator {
  return page
    .getByRole('grid', { name: say('address-book.label') })
    .getByRole('rowgroup')
    .last()
    .getByRole('row');
}

export function searchField(page: Page): Locator {
  return page.getByRole('combobox', { name: say('address-book.search') });
}

/** Opens the screen and waits until the book has been read. */
export async function openBook(page: Page): Promise<void> {
  await goTo(page, 'address-book');
  await expect(bookAge(page)).toBeVisible();
  await expect(bookRows(page).first()).toBeVisible();
}

/** How old the book is, once it was read and none is being read again: behind a dot it says so. */
export function bookAge(page: Page): Locator {
  const read = say('address-book.age.read', { age: '[^·]+' });
  return page.getByRole('main').getByText(new RegExp(`^${read}$`));
}

/** What an operator would paste into another program. */
export async function pastedText(page: Page): Promise<string> {
  await page.evaluate(() => {
    const area = document.createElement('textarea');
    area.id = 'pasted';
    document.body.append(area);
    area.focus();
  });
  await page.keyboard.press('Control+v');
  return page.evaluate(() => {
    const area = document.querySelector<HTMLTextAreaElement>('#pasted');
    const text = area?.value ?? '';
    area?.remove();
    return text;
  });
}
