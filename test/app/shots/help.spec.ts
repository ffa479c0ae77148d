/** `npm run shots -- --help-pictures`: the pictures of docs/operators.md, in each of its languages. */
import { join, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../helpers/app.ts';
import { startDroppingService } from '../../helpers/dropping-service.ts';
import {
  addLiveAccount,
  goTo,
  manifestSelection,
  orderRows,
  readOrderNumbers,
  shownAccount,
} from '../../helpers/operator.ts';
import { queueNames } from '../../helpers/print-system.ts';
import { scan } from '../../helpers/scan.ts';
import { resize } from '../../helpers/screens.ts';
import { beginning, say, sayIn } from '../../helpers/texts.ts';

const folder = resolve(import.meta.dirname, '..', '..', '..', 'test-results', 'shots', 'help');
const languages = ['en', 'de'] as const;

test('the pictures of the help', async ({ bench }) => {
  const service = await startDroppingService();
  try {
    const { app, page } = await bench.open();
    await resize({ app, page, size: { width: 1100, height: 700 } });
    /** Takes a picture of `part` of the page, named in the shown language. */
    const take = async (name: string, part: () => Locator): Promise<void> => {
      for (const language of languages) {
        await show(page, language);
        const path = join(folder, language, `${name}.png`);
        await part().screenshot({ path, animations: 'disabled', caret: 'hide' });
      }
      await show(page, 'en');
    };

    const [first = '', second = '', third = ''] = await readOrderNumbers(page, 3);
    await page.keyboard.press('F11');
    for (const code of [first, second]) {
      await scan(page, code);
      await expect(page.getByRole('alert', { name: say('scan.flash') }).first()).toContainText(`${code} added`);
    }
    await take('station', () => page.locator('body'));

    await page.keyboard.press('F11');
    await goTo(page, 'orders');
    await orderRows(page).filter({ hasText: third }).first().click();
    await manifestSelection(page, 1);
    await bench.printSystem?.emptyTray(queueNames.bench);
    const facts = page.getByRole('region', { name: say('manifests.print.label') });
    await facts.getByRole('button', { name: say('manifests.print.first', { count: 1 }), exact: true }).click();
    await expect(
      page
        .getByRole('region', { name: say('manifests.jobs.label') })
        .locator('li')
        .first(),
    ).toContainText('out of paper');
    await take('printer', () => page.getByRole('region', { name: say('manifests.jobs.label') }));
    await bench.printSystem?.fillTray(queueNames.bench);

    await addLiveAccount(app, page, {
      label: 'Harbour Shop',
      baseAddress: service.url,
      serviceKey: 'harbour-service-key-1111',
      subscriptionKey: 'harbour-subscription-key-2222',
    });
    await goTo(page, 'orders');
    await expect(shownAccount(page, 'Harbour Shop')).toBeVisible();
    await expect(orderRows(page)).toHaveCount(1);
    await expect(orderRows(page).first()).toContainText('HARBOUR-71');
    await orderRows(page).first().click();
    await page.getByRole('button', { name: say('orders.manifest', { count: 1 }), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('manifests.question.confirm', { count: 1 }), exact: true })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('manifests.doubt.look-up') })
      .click();
    await page.getByRole('button', { name: beginning(say('in-doubt.look-up')) }).click();
    await expect(page.getByRole('row', { name: ['HARBOUR-71', say('in-doubt.seen.done')].join(' ') })).toBeVisible();
    await take('in-doubt', () => page.getByRole('main'));
  } finally {
    await service.close();
  }
});

/** Another language redraws everything: what was there stays. */
async function show(page: Page, language: (typeof languages)[number]): Promise<void> {
  await page.evaluate((chosen) => window.packbench.call('preferences.change', { language: chosen }), language);
  await sayIn(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('button', { name: say('shell.actions') })).toBeVisible();
}
