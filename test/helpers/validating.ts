/** What an operator does on the Validate screen, in the words on it. */
import type { Locator, Page } from '@playwright/test';
import type { BookEntry } from './dock.ts';
import { expect } from './expect.ts';
import { goTo } from './operator.ts';
import { say, sayAny } from './texts.ts';

export type TypedAddress = Readonly<Record<(typeof LABELS)[number], string>>;

const LABELS = ['Street and number', 'Suburb', 'City', 'State', 'Post code', 'Country'] as const;

export function typedAddress({ street, suburb, city, state, post_code, country }: BookEntry): TypedAddress {
  return {
    'Street and number': street,
    Suburb: suburb,
    City: city,
    State: state,
    'Post code': post_code,
    Country: country,
  };
}

/** The first entry whose address is whole without a building and has a suburb. */
export function entryWithSuburb(entries: readonly (BookEntry & { readonly building?: string })[]): BookEntry {
  const entry = entries.find(({ suburb, building }) => suburb !== '' && (building ?? '') === '');
  if (entry === undefined) throw new Error('no entry has a suburb');
  return entry;
}

export const verdictOf = (page: Page): Locator => page.getByRole('region', { name: say('validate.verdict') });
export const suggestionsOf = (page: Page): Locator =>
  verdictOf(page)
    .getByRole('list', { name: say('validate.suggestions') })
    .getByRole('listitem');

export async function showPart(page: Page, part: 'address' | 'order' | 'list' | 'offline'): Promise<void> {
  await goTo(page, 'validate');
  await page
    .getByRole('radiogroup', { name: say('validate.part') })
    .getByRole('radio', { name: say(`validate.part.${part}`) })
    .click();
}

/** Types it, and validates it with the keyboard. */
export async function validate(page: Page, address: TypedAddress): Promise<void> {
  await showPart(page, 'address');
  const form = page.getByRole('form', { name: say('validate.form.address') });
  for (const label of LABELS) await form.getByLabel(label).fill(address[label]);
  await page.keyboard.press('Control+Enter');
}

export async function readForm(page: Page): Promise<TypedAddress> {
  const form = page.getByRole('form', { name: say('validate.form.address') });
  const values = await Promise.all(
    LABELS.map(async (label) => [label, await form.getByLabel(label).inputValue()] as const),
  );
  return Object.fromEntries(values) as TypedAddress;
}

/** A line of a suggestion: the asked text, the suggested one, and their difference. */
export function fieldOf(suggestion: Locator, label: string): Locator {
  return suggestion
    .getByRole('row')
    .filter({ has: suggestion.page().getByRole('rowheader', { name: label, exact: true }) });
}

/** By keys alone: goes to the list part, and pastes a table as copied from a spreadsheet. */
export async function pasteList(page: Page, table: string): Promise<void> {
  await copyElsewhere(page, table);
  await goTo(page, 'validate');
  await page.keyboard.press('Control+Shift+3');
  await page.keyboard.press('Control+f');
  await expect(page.getByRole('textbox', { name: say('validate.list.rows') })).toBeFocused();
  await page.keyboard.press('Control+V');
  await expect(
    page.getByRole('heading', { name: sayAny('validate.columns.title.columns', 'validate.columns.title.rows') }),
  ).toBeVisible();
}

/**
 * As a spreadsheet would, on the clipboard that the page pastes from. By a key: without a person's press just before,
 * Chromium copies nothing. Again, where the screen that is just being shown took the focus meanwhile.
 */
async function copyElsewhere(page: Page, text: string): Promise<void> {
  const elsewhere = await page.evaluateHandle((words) => {
    const area = document.createElement('textarea');
    area.value = words;
    area.addEventListener('copy', () => area.setAttribute('data-copied', ''));
    document.body.append(area);
    return area;
  }, text);
  await expect(async () => {
    await elsewhere.evaluate((area) => area.select());
    await page.keyboard.press('Control+C');
    expect(await elsewhere.evaluate((area) => area.hasAttribute('data-copied'))).toBe(true);
  }).toPass();
  await elsewhere.evaluate((area) => area.remove());
}

/** Tab-separated, with a header. */
export function listOf(addresses: readonly TypedAddress[]): string {
  const header = ['Customer', 'Address', 'Suburb', 'City', 'State', 'Postcode', 'Country'];
  const rows = addresses.map((address, index) => [`Customer ${index + 1}`, ...LABELS.map((label) => address[label])]);
  return [header, ...rows].map((cells) => cells.join('\t')).join('\n');
}

export interface HeldFile {
  readonly name: string;
  readonly text: string;
}

/** As a file manager does, over the middle of the list area; nothing is dropped yet. */
export async function holdOver(page: Page, file: HeldFile): Promise<() => Promise<void>> {
  const dataTransfer = await page.evaluateHandle(({ name, text }) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], name));
    return transfer;
  }, file);
  const area = page.getByRole('region', { name: say('validate.list.start.title') });
  await area.dispatchEvent('dragenter', { dataTransfer });
  await expect(page.getByText(say('validate.list.let-go'))).toBeVisible();
  return () => area.dispatchEvent('drop', { dataTransfer });
}

export async function drop(page: Page, file: HeldFile): Promise<void> {
  const letGo = await holdOver(page, file);
  await letGo();
  await expect(page.getByText(say('validate.list.let-go'))).toBeHidden();
}
