/**
 * States that follow from others, from a scan to the stored manifest, found by the catalogue's keys, so in any
 * language.
 */
import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';
import { scan } from './scan.ts';
import { say, sayAny } from './texts.ts';

interface Step {
  readonly name: string;
  show(): Promise<void>;
}

/** Starts at a fresh app whose first account has orders. Each state follows from the one before. */
export function stepsInAnyLanguage(page: Page): readonly Step[] {
  const chosen = { count: 2 };
  const dialog = (name: string): Locator => page.getByRole('dialog', { name });
  const goTo = async (
    screen: 'station' | 'orders' | 'manifests' | 'activity' | 'validate' | 'rates',
  ): Promise<void> => {
    const name = say(`common.screen.${screen}`);
    await page
      .getByRole('navigation', { name: say('shell.screens') })
      .getByRole('button', { name })
      .click();
    await expect(page.getByRole('main', { name })).toBeVisible();
  };
  const closeWhatIsOpen = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  const numbers = (): Locator =>
    page
      .getByRole('grid', { name: say('common.screen.orders') })
      .getByRole('rowgroup')
      .last()
      .locator('.mono');
  const numberAt = async (row: number): Promise<string> => (await numbers().nth(row).textContent()) ?? '';
  const showDetail = async (): Promise<void> => {
    // Whichever order comes first in the list by now.
    await page
      .getByRole('grid', { name: say('common.screen.orders') })
      .getByRole('button', { name: sayAny('orders.show') })
      .first()
      .click();
    await expect(page.getByRole('complementary')).toBeVisible();
  };
  return [
    {
      name: 'orders-scanned',
      show: async () => {
        await closeWhatIsOpen();
        await goTo('orders');
        for (const [count, row] of [
          [1, 0],
          [2, 2],
        ] as const) {
          await scan(page, await numberAt(row));
          await expect(page.getByRole('button', { name: say('orders.manifest', { count }) })).toBeVisible();
        }
        await scan(page, 'RETURNED-4711');
        await expect(page.getByRole('alert', { name: say('scan.flash') })).toContainText('RETURNED-4711');
      },
    },
    {
      name: 'scan-flash-closed',
      show: async () => {
        const flash = page.getByRole('alert', { name: say('scan.flash') });
        // It also closes by itself: pressed in one step, it has no moment to go in between.
        await flash.locator('button').evaluateAll((buttons) => {
          for (const button of buttons) if (button instanceof HTMLElement) button.click();
        });
        await expect(flash).toBeEmpty();
      },
    },
    { name: 'orders-detail', show: () => showDetail() },
    {
      name: 'orders-menu',
      show: async () => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('complementary')).toBeHidden();
        await page.getByRole('button', { name: say('orders.menu') }).click();
        await expect(page.getByRole('menu', { name: say('orders.menu') })).toBeVisible();
      },
    },
    {
      name: 'archive-question',
      show: async () => {
        await page.getByRole('menuitem', { name: say('orders.menu.archive', chosen) }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'list-of-numbers',
      show: async () => {
        await closeWhatIsOpen();
        await page.keyboard.press('Control+l');
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'manifest-question',
      show: async () => {
        await closeWhatIsOpen();
        await page.keyboard.press('Control+Enter');
        await expect(dialog(say('manifests.question.title', chosen))).toBeVisible();
      },
    },
    {
      name: 'manifest-stored',
      show: async () => {
        const confirm = say('manifests.question.confirm', chosen);
        await dialog(say('manifests.question.title', chosen)).getByRole('button', { name: confirm }).click();
        await expect(page.getByRole('region', { name: say('manifests.preview.label') })).toBeVisible();
      },
    },
    { name: 'manifests-with-one', show: () => goTo('manifests') },
    { name: 'activity-with-one', show: () => goTo('activity') },
    {
      name: 'station-scanned',
      show: async () => {
        await goTo('orders');
        const [first, second] = [await numberAt(0), await numberAt(2)];
        await goTo('station');
        const band = page.getByRole('alert', { name: say('scan.flash') });
        for (const code of [first, second, 'RETURNED-4712']) {
          await scan(page, code);
          await expect(band).toContainText(code);
        }
      },
    },
    {
      name: 'station-in-the-whole-window',
      show: async () => {
        await page.keyboard.press('F11');
        await expect(page.getByRole('navigation', { name: say('shell.screens') })).toBeHidden();
      },
    },
    {
      name: 'notices-again',
      show: async () => {
        await page.keyboard.press('F11');
        await expect(page.getByRole('navigation', { name: say('shell.screens') })).toBeVisible();
        await page.keyboard.press('Alt+n');
        await expect(dialog(say('shell.notices')).getByRole('listitem').first()).toBeVisible();
      },
    },
    {
      name: 'track-a-shipment',
      show: async () => {
        await closeWhatIsOpen();
        await goTo('orders');
        await showDetail();
        await page
          .getByRole('complementary')
          .getByRole('button', { name: sayAny('orders.detail.track.long') })
          .click();
        await expect(page.getByRole('article', { name: sayAny('tracking.shipment') })).toBeVisible();
      },
    },
    {
      name: 'orders-nothing-found',
      show: async () => {
        await goTo('orders');
        await page.getByRole('searchbox', { name: say('orders.search') }).fill('no such order');
        await expect(page.getByText(sayAny('orders.empty.phrase.group'))).toBeVisible();
      },
    },
    ...(['order', 'list', 'offline'] as const).map((part) => ({
      name: `validate-${part}`,
      show: async () => {
        await goTo('validate');
        await page.getByRole('radio', { name: say(`validate.part.${part}`), exact: true }).click();
      },
    })),
  ];
}
