/** Scanners as they come: slow ones, other ends, other keyboard layouts, and strokes that are no code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/app.ts';
import { goTo, readOrderNumbers } from '../helpers/operator.ts';
import { scan, strike, strokesOf } from '../helpers/scan.ts';
import { ENTER, type Struck, usStrokes } from '../node/scanner/strokes.ts';

const TAB: Struck = { key: 'Tab', code: 'Tab' };

/** The button that a scanner's own Enter pressed. */
async function focusManifestButton(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Manifest/ })
    .last()
    .focus();
}

test('outside of text fields a slow scan, a Tab at the end and a short code are scans, and press nothing', async ({
  bench,
}) => {
  const { page } = await bench.open();
  const [first = '', second = ''] = await readOrderNumbers(page, 2);
  await scan(page, first);
  await expect(page.getByText('1 order selected')).toBeVisible();

  await focusManifestButton(page);
  await strike(page, [...strokesOf(second), ENTER], 80);
  await expect(page.getByText('2 orders selected')).toBeVisible();
  await strike(page, [...strokesOf(first), TAB], 80);
  await expect(page.getByText(`${first} is already selected`).first()).toBeVisible();
  await strike(page, [...usStrokes('X7'), ENTER], 80);
  await expect(page.getByText('X7 not found').first()).toBeVisible();

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Manifest/ }).last()).toBeFocused();
});

test('a scanner set to a US keyboard at a German computer: the order settles it, and the station learns it', async ({
  bench,
}) => {
  const { page } = await bench.open();
  const orderNumber = (await readOrderNumbers(page, 12)).find((one) => /^[ -~]*[-YZyz][ -~]*$/.test(one)) ?? '';
  const german: Readonly<Record<string, string>> = { '-': 'ß', Y: 'Z', Z: 'Y', y: 'z', z: 'y' };
  const typed = (code: string) =>
    usStrokes(code).map((stroke) => ({ ...stroke, key: german[stroke.key] ?? stroke.key }));
  await goTo(page, 'Settings');
  await strike(page, [...typed(orderNumber), ENTER]);
  await expect(page.getByText(`${orderNumber} added`).first()).toBeVisible();
  const settings = () => readFileSync(join(bench.userData, 'config.json'), 'utf8');
  await expect.poll(settings).toContain('"scannerLayout": "us"');

  await strike(page, [...typed('NO-SUCH-1'), ENTER]);
  await expect(page.getByText('NO-SUCH-1 not found').first()).toBeVisible();
});

test('what is not understood is said', async ({ bench }) => {
  const { page } = await bench.open();
  await goTo(page, 'Settings');
  await strike(page, [...usStrokes('PB-1'), { key: 'F24', code: 'F24' }, ...usStrokes('001'), ENTER]);
  await expect(page.getByText(/^Not understood: PB-1/).first()).toBeVisible();
  await strike(page, [...usStrokes(']C100340123450000000018'), ENTER]);
  await expect(page.getByText('Misread: the check digit of SSCC (00) is wrong').first()).toBeVisible();
});
