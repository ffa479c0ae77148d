/**
 * Every screen and the states behind it, in English and light: axe finds nothing, nothing is wider than the window, and no
 * text is cut off. Small, with large text, by finger and in German: at-length/every-screen-every-size.spec.ts; in all
 * themes: `npm run proof -- --only walks`.
 */
import type { Page } from '@playwright/test';
import { expect, type OpenApp, test } from '../helpers/app.ts';
import { showAs, showCalmly, type View, walkEveryState } from '../helpers/every-state.ts';
import { whileMainStands } from '../helpers/main-stands.ts';
import { ordersRead, ordersTable } from '../helpers/operator.ts';
import { violationsOf, widerThanTheWindow } from '../helpers/page-checks.ts';
import { say } from '../helpers/texts.ts';
import { tornTexts } from '../helpers/texts-on-screen.ts';
import { specRun } from '../proof/in-app.ts';

const run = specRun(0);
test.setTimeout(240_000);

const read: View = {
  width: 1280,
  height: 800,
  density: 'comfortable',
  zoom: 1,
  faults: async (page) => [
    ...(await violationsOf(page)),
    ...(await widerThanTheWindow(page)),
    ...(await tornTexts(page)),
  ],
};

test('every screen can be read', async ({ bench }) => {
  const { app, page } = await bench.open();
  await showCalmly(page, 'en');
  await showAs(page, read);
  await test.step('rows of the question before', () => readWaitingRows(app, page));
  await walkEveryState(page, [read]);
  run.done();
});

async function readWaitingRows(app: OpenApp['app'], page: Page): Promise<void> {
  const search = page.getByRole('searchbox', { name: say('orders.search') });
  await ordersRead(page);
  await whileMainStands(app, async () => {
    await search.fill('1');
    await expect(ordersTable(page)).toHaveAttribute('aria-busy', 'true');
    expect(await violationsOf(page)).toEqual([]);
  });
  await search.fill('');
}
