/** The preview on papers a practice service never sends: long ones, and ones that cannot be shown. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type OpenApp, test } from './app.ts';
import { addLiveAccount, goTo, manifestSelection, orderRows, scanAll, storedPdfs, switchAccount } from './operator.ts';
import { installClock } from './page-clock.ts';
import {
  brokenPdf,
  endlessPdf,
  longPdf,
  picturePdf,
  protectedPdf,
  rollPdf,
  stampedPdf,
  unprintablePdf,
} from './pdf-samples.ts';
import { longNumber, startPdfService } from './pdf-service.ts';
import { previewedPage, secondsPass } from './preview.ts';
import { beginning, say } from './texts.ts';

const unreadable = [
  { name: 'broken inside', pdf: brokenPdf, says: 'This PDF cannot be shown', passes: 0 },
  { name: 'protected by a password', pdf: protectedPdf, says: 'This PDF asks for a password', passes: 0 },
  { name: 'made to keep its reader busy', pdf: endlessPdf, says: 'This PDF took too long to show', passes: 11 },
];

/** With a service of its own, whose account it adds. The app is of no more use then: a stored PDF was changed. */
export async function readPapers(opened: OpenApp, userData: string): Promise<void> {
  const unreadablePdfs = await Promise.all(unreadable.map(({ pdf }) => pdf()));
  const service = await startPdfService(
    await longPdf(60),
    await longPdf(1),
    await picturePdf(),
    ...unreadablePdfs,
    stampedPdf('PAPER-87'),
    Buffer.concat([await longPdf(1), stampedPdf('PAPER-88')]),
    rollPdf(),
    await unprintablePdf(),
  );
  try {
    const { page } = opened;
    await openPaperShop(opened, service.url);
    await test.step('sixty pages: only those near the view are drawn, every page is reached by key, number and list, and the order that is missing on all of them is named', async () => {
      await manifest(page, longNumber);
      await readSixtyPages(page);
    });
    await test.step('a paper of pictures is not called complete, nor missing anything', async () => {
      await manifest(page, 'PAPER-83');
      await expect(paperCheck(page)).toHaveText('Cannot check: the pages are pictures');
    });
    await test.step('stamps, the fields of a form and the layers of the paper are shown as they are printed, and read', async () => {
      await manifest(page, 'PAPER-87');
      const { inkPart } = await previewedPage(page, 1);
      expect(inkPart).toBeGreaterThan(0.53);
      expect(inkPart).toBeLessThan(0.6);
      await expect(paperCheck(page)).toContainText('The order is on the paper');
    });
    await test.step('of two PDFs of one manifest neither is told to lack an order that is on the other', async () => {
      await manifest(page, 'PAPER-88');
      for (const place of [1, 2]) {
        await page.getByRole('radio', { name: say('manifests.facts.pdf', { place }) }).click();
        await previewedPage(page, 1);
        await expect(paperCheck(page)).toContainText('The order is on the paper');
        await expect(page.getByRole('list', { name: say('manifests.orders.list') })).toContainText(
          place === 1 ? say('manifests.orders.other-pdf') : say('manifests.orders.page', { page: 1 }),
        );
      }
    });
    await test.step('a page that is longer than any canvas is drawn coarser, and not white', async () => {
      await manifest(page, 'PAPER-89');
      const { inkPart } = await previewedPage(page, 1);
      expect(inkPart).toBeGreaterThan(0.4);
      expect(inkPart).toBeLessThan(0.6);
    });
    await test.step('of a PDF that does not allow printing that is said before it is printed', async () => {
      await expect(page.getByText(say('manifests.print.forbidden'))).toHaveCount(0);
      await manifest(page, 'PAPER-90');
      expect((await previewedPage(page, 1)).words).toContain('Only to be read');
      await expect(page.getByRole('alert').getByText(say('manifests.print.forbidden'))).toBeVisible();
    });
    for (const [index, { name, says, passes }] of unreadable.entries()) {
      await test.step(`a PDF ${name} is said to be so, and can still be saved`, async () => {
        await goTo(page, 'orders');
        await scanAll(page, [`PAPER-${84 + index}`]);
        if (passes > 0) await installClock(page);
        await manifestSelection(page, 1);
        await expectUnreadable(page, says, passes);
      });
    }
    await test.step('zooming draws the page again with as many dots as the screen has', async () => {
      await manifest(page, 'PAPER-82');
      await zoom(page);
    });
    await test.step('a stored PDF that was changed afterwards is never shown as the manifest', () =>
      changeStoredPdf(page, userData));
  } finally {
    await service.close();
  }
}

async function readSixtyPages(page: Page): Promise<void> {
  const papers = preview(page).getByRole('article');
  expect((await previewedPage(page, 1)).words).toContain('Page 1 of 60');
  await expect.poll(() => papers.count()).toBeLessThan(5);
  // The service's paper holds other orders than those asked for.
  await expect(paperCheck(page)).toContainText('1 of 1 order not on the paper');
  await expect(paperCheck(page).getByRole('listitem')).toHaveText([longNumber]);
  expect(
    await paperCheck(page)
      .getByRole('list')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBe(0);
  // The page it stands on, or that it stands on none, is seen beside the longest number.
  const orders = page.getByRole('list', { name: say('manifests.orders.list') });
  await expect(orders).toContainText(say('manifests.orders.no-page'));
  expect.soft(await orders.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  await expect(measuringCanvas(page)).toHaveCount(0);

  await preview(page)
    .getByRole('textbox', { name: say('manifests.preview.page-field', { count: 60 }) })
    .fill('43');
  await page.keyboard.press('Enter');
  const jumped = await previewedPage(page, 43);
  expect(jumped.words).toContain('PAPER-1043');
  expect(jumped.inkPart).toBeGreaterThan(0);
  await expect(
    preview(page).getByRole('article', { name: say('manifests.preview.page', { page: 1, count: 60 }) }),
  ).toHaveCount(0);

  await preview(page)
    .getByRole('article', { name: say('manifests.preview.page', { page: 43, count: 60 }) })
    .click();
  await page.keyboard.press('End');
  expect((await previewedPage(page, 60)).words).toContain('Page 60 of 60');
  const field = preview(page).getByRole('textbox', { name: say('manifests.preview.page-field', { count: 60 }) });
  await expect(preview(page).getByRole('button', { name: say('manifests.preview.next') })).toBeDisabled();
  await preview(page)
    .getByRole('button', { name: say('manifests.preview.previous') })
    .click();
  await expect(field).toHaveValue('59');
  await field.fill('99');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('60');
  await preview(page)
    .getByRole('article', { name: say('manifests.preview.page', { page: 60, count: 60 }) })
    .click();
  await page.keyboard.press('Home');
  await expect(
    preview(page).getByRole('textbox', { name: say('manifests.preview.page-field', { count: 60 }) }),
  ).toHaveValue('1');
  await page.keyboard.press('ArrowRight');
  await expect(
    preview(page).getByRole('textbox', { name: say('manifests.preview.page-field', { count: 60 }) }),
  ).toHaveValue('2');

  await preview(page)
    .getByRole('button', { name: say('manifests.preview.list.show') })
    .click();
  await preview(page)
    .getByRole('button', { name: say('manifests.preview.go-to', { page: 4 }), exact: true })
    .click();
  expect((await previewedPage(page, 4)).words).toContain('Page 4 of 60');
  await expect.poll(() => papers.count()).toBeLessThan(6);
  await leaveSmallPages(page);
}

/** pdf.js' thread releases pages that were only shown as thumbnails when their pictures leave the list. */
async function leaveSmallPages(page: Page): Promise<void> {
  const list = preview(page).getByRole('navigation', { name: say('manifests.preview.pages') });
  const small = (number: number) =>
    list.getByRole('button', { name: say('manifests.preview.go-to', { page: number }), exact: true }).locator('canvas');
  await small(7).waitFor();
  const leftCount = await page.evaluateHandle(() => {
    const post = Worker.prototype.postMessage;
    const left = { count: 0 };
    Worker.prototype.postMessage = function (this: Worker, message: { action?: string }, ...more: [never]) {
      if (message.action === 'CleanupPage') left.count += 1;
      return post.call(this, message, ...more);
    };
    return left;
  });
  await list.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await small(60).waitFor();
  await expect(small(7)).toHaveCount(0);
  await expect.poll(() => leftCount.evaluate(({ count }) => count)).toBeGreaterThan(3);
}

/** The canvas on which pdf.js measures the words it writes: it keeps the shape of each while it exists. */
const measuringCanvas = (page: Page) => page.locator('body > canvas');

async function zoom(page: Page): Promise<void> {
  await previewedPage(page, 1);
  const paper = preview(page).getByRole('article', { name: say('manifests.preview.page', { page: 1, count: 1 }) });
  const isSharp = () =>
    paper.evaluate((element) => {
      const width = element.querySelector('canvas')?.width ?? 0;
      return Math.abs(width - element.getBoundingClientRect().width * devicePixelRatio) <= devicePixelRatio;
    });
  const shownWidth = async () => (await paper.boundingBox())?.width ?? 0;

  const fitted = await shownWidth();
  await paper.click();
  await page.keyboard.press('Control+0');
  await expect.poll(shownWidth).toBeCloseTo(793, 0);
  expect(fitted).toBeLessThan(793);
  await expect.poll(isSharp).toBe(true);
  const press = (name: string): Promise<void> => preview(page).getByRole('button', { name, exact: true }).click();
  await press(say('manifests.preview.zoom-out'));
  await expect.poll(shownWidth).toBeCloseTo(714, 0);
  await press(say('manifests.preview.zoom-in'));
  await expect.poll(shownWidth).toBeCloseTo(793, 0);
  await press(say('manifests.preview.zoom', { percent: 100 }));
  await page.getByRole('menuitem', { name: say('manifests.preview.percent', { percent: 50 }), exact: true }).click();
  await expect.poll(shownWidth).toBeLessThan(400);
  await paper.click();
  await page.keyboard.press('Control+0');
  await expect.poll(shownWidth).toBeCloseTo(793, 0);

  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(shownWidth).toBeGreaterThan(900);
  await expect.poll(isSharp).toBe(true);

  await page.keyboard.press('Alt+p');
  await expect.poll(async () => (await paper.boundingBox())?.height ?? 0).toBeLessThan(700);
  await expect.poll(isSharp).toBe(true);
}

/** The ten seconds of a reader that would never end are made to pass at once. */
async function expectUnreadable(page: Page, says: string, passes: number): Promise<void> {
  const heading = preview(page).getByRole('heading', { name: says });
  await expect(async () => {
    if (passes > 0) await secondsPass(page, passes);
    await expect(heading).toBeVisible({ timeout: passes > 0 ? 1_000 : 15_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: say('manifests.save.button') })).toBeEnabled();
  await expect(page.getByText(say('manifests.print.pages.unknown'))).toBeVisible();
  // The page itself is alive, and so is the next preview.
  await goTo(page, 'orders');
  await expect(orderRows(page).first()).toBeVisible();
}

/** The manifest that is shown, of one page. */
async function changeStoredPdf(page: Page, userData: string): Promise<void> {
  await previewedPage(page, 1);
  const stored = storedPdfs(userData).at(-1);
  if (stored === undefined) throw new Error('the manifest has a PDF on disk');
  const row = page
    .getByRole('list', { name: say('manifests.list.label') })
    .getByRole('button', { name: beginning(say('common.orders', { count: 1 })) })
    .first();

  // The service's answer, kept beside it, puts the right PDF back.
  await writeFile(stored, await longPdf(2));
  await goTo(page, 'manifests');
  await row.click();
  expect((await previewedPage(page, 1)).words).toContain('Page 1 of 1');

  // Without that answer nobody can say what the manifest was.
  await rm(join(userData, 'ledger', 'spool'), { recursive: true });
  await writeFile(stored, await longPdf(2));
  await goTo(page, 'manifests');
  await row.click();
  await expect(
    preview(page).getByRole('heading', { name: say('failures.manifest-damaged.happened', { path: 'none' }) }),
  ).toBeVisible();
  await expect(preview(page).getByRole('article')).toHaveCount(0);
}

function paperCheck(page: Page) {
  return page.getByRole('region', { name: say('manifests.check.label') });
}

function preview(page: Page) {
  return page.getByRole('region', { name: say('manifests.preview.label') });
}

async function openPaperShop({ app, page }: OpenApp, baseAddress: string): Promise<void> {
  await addLiveAccount(app, page, {
    label: 'Paper Shop',
    baseAddress,
    serviceKey: 'paper-service-key-1111',
    subscriptionKey: 'paper-subscription-key-2222',
  });
  await goTo(page, 'orders');
  await switchAccount(page, 'Paper Shop');
}

async function manifest(page: Page, orderNumber: string): Promise<void> {
  await goTo(page, 'orders');
  await scanAll(page, [orderNumber]);
  await manifestSelection(page, 1);
}
