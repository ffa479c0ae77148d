/** What an operator does in the address book, and sees there. */
import { expect, type Locator, type Page } from '@playwright/test';
import { goTo } from './operator.ts';

export function bookRows(page: Page): Locator {
  return page.getByRole('grid', { name: 'Address book' }).getByRole('rowgroup').last().getByRole('row');
}

export function searchField(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search the address book' });
}

/** Opens the screen and waits until the book has been read. */
export async function openBook(page: Page): Promise<void> {
  await goTo(page, 'Address book');
  await expect(page.getByRole('main').getByText(/^Read (just now|\d)/)).toBeVisible();
  await expect(bookRows(page).first()).toBeVisible();
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
