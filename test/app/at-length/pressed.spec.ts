/** A press on each kind of control is seen before it has an effect, and has none when it is drawn away from it. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../helpers/app.ts';
import { goTo, orderRows } from '../../helpers/operator.ts';
import { showPart } from '../../helpers/screens.ts';
import { beginning, say, sayAny } from '../../helpers/texts.ts';

/** Where nothing is pressed. */
const nowhere = [640, 2] as const;

test('a press is seen in each theme, and does nothing when it ends elsewhere', async ({ bench }) => {
  const { page } = await bench.open();
  await goTo(page, 'orders');
  await expect(orderRows(page).first()).toBeVisible();
  for (const theme of ['light', 'dark', 'high-contrast'] as const) {
    await test.step(theme, async () => {
      await page.evaluate((chosen) => window.packbench.call('preferences.change', { theme: chosen }), theme);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const rail = page.getByRole('navigation', { name: say('shell.screens') });
      await seePressed(page, {
        'an entry of the rail': rail.getByRole('button', { name: say('common.screen.manifests') }),
        'the accounts': page.getByRole('button', { name: beginning(say('accounts.switcher.unseen')) }),
        'earlier notices': page.getByRole('button', { name: say('shell.notices.button', { missed: 0 }) }),
        'a choice': page
          .locator('label')
          .filter({ hasText: say('orders.group.all') })
          .first(),
        'the head of a column': page.getByRole('columnheader').getByRole('button').first(),
        'an order’s details': page.getByRole('button', { name: sayAny('orders.show') }).first(),
        'an icon': page.getByRole('button', { name: say('orders.columns.choose') }),
        'a button': page.getByRole('button', { name: sayAny('orders.select-all') }).first(),
      });
    });
  }
  await expect(page.getByRole('main', { name: say('common.screen.orders') })).toBeVisible();
  await expect(page.getByText(say('orders.selected.none'))).toBeVisible();
  await test.step('a box is met anywhere within 24 pixels', () => pressBesideBox(page));
  await showPart(page, 'accounts');
  await page.getByRole('button', { name: say('accounts.form.add') }).click();
  const colours = page
    .getByRole('dialog')
    .locator('label')
    .filter({ has: page.locator('[type=radio]') });
  await seePressed(page, { 'a colour': colours.nth(2) });
});

/** WCAG 2.2, 2.5.8. */
async function pressBesideBox(page: Page): Promise<void> {
  const box = page.getByRole('columnheader').getByRole('checkbox');
  const { x = 0, y = 0, width = 0, height = 0 } = (await box.boundingBox()) ?? {};
  for (const [beside, isTicked] of [
    [11, true],
    [-11, false],
  ] as const) {
    await page.mouse.click(x + width / 2 + beside, y + height / 2 + beside);
    await expect(box).toBeChecked({ checked: isTicked });
  }
}

/** Below the pointer anyway, it looks otherwise while it is pressed. */
async function seePressed(page: Page, controls: Readonly<Record<string, Locator>>): Promise<void> {
  for (const [name, control] of Object.entries(controls)) {
    await control.hover();
    const before = await control.screenshot({ animations: 'disabled' });
    await page.mouse.down();
    const after = await control.screenshot({ animations: 'disabled' });
    await page.mouse.move(...nowhere);
    await page.mouse.up();
    expect.soft(after.equals(before), `${name} looks as before`).toBe(false);
  }
}
