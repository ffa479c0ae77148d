/**
 * Main's answers to the page that fail or come late. What a screen has read stays on it, with the failure above it; a
 * late answer changes nothing that a person has left meanwhile.
 */
import type { Locator } from '@playwright/test';
import type { OperationName } from '../../src-preload/contract/operations.ts';
import { answersByHand, whileRefused } from '../helpers/answers-by-hand.ts';
import { expect, test } from '../helpers/app.ts';
import { bridgeOf, unshippedOrders } from '../helpers/bridge.ts';
import { goTo, makeTwoManifests, orderRows } from '../helpers/operator.ts';
import { scan } from '../helpers/scan.ts';
import { say } from '../helpers/texts.ts';

test('what was read stays on the screen when it cannot be read again', async ({ bench }) => {
  const { app, page } = await bench.open({ mainModule: answersByHand });
  const screen = page.getByRole('main');
  const failure = screen.getByRole('alert').filter({ hasText: say('failures.internal.happened') });
  const [first, , , , fifth] = await makeTwoManifests(page);

  await test.step('at the station', async () => {
    await goTo(page, 'station');
    await whileRefused(app, 'station.get', async () => {
      await scan(page, fifth);
      await expect(failure).toBeVisible();
      await expect(screen.getByRole('region', { name: say('station.card') })).toContainText(fifth);
    });
    await failure.getByRole('button', { name: say('common.try-again') }).click();
    await expect(failure).toHaveCount(0);
  });

  await test.step('at a hand-over', async () => {
    await goTo(page, 'hand-over');
    await scan(page, first);
    const left = screen.getByRole('region', { name: say('hand-over.left'), exact: true });
    await expect(left).toBeVisible();
    await whileRefused(app, 'handOver.tally', async () => {
      await scan(page, 'PARCEL-OF-NOBODY');
      await expect(failure).toBeVisible();
      await expect(left).toBeVisible();
    });
  });

  const again = async (name: OperationName, press: () => Promise<void>, stays: Locator): Promise<void> => {
    await expect(stays).toBeVisible();
    await whileRefused(app, name, async () => {
      await press();
      await expect(failure).toBeVisible();
      await expect(stays).toBeVisible();
    });
    await failure.getByRole('button', { name: say('common.try-again') }).click();
    await expect(failure).toHaveCount(0);
  };
  // Rows without words wait for a first reading.
  const rowIn = (name: string): Locator =>
    screen.getByRole('grid', { name }).getByRole('row').filter({ hasText: /\d/ }).first();
  const f5 = (): Promise<void> => page.keyboard.press('F5');

  const { ask } = bridgeOf(page);
  const { accountId = '' } = (await ask('accounts.list', {})).accounts[0] ?? {};
  const { rows: waiting } = await ask('orders.window', { query: unshippedOrders([accountId]), offset: 0, count: 1 });
  const archiveOne = async (): Promise<void> => {
    const orders = waiting.map(({ orderId, orderNumber }) => ({ orderId, orderNumber }));
    await ask('changes.start', { accountId, change: { kind: 'archive', orders } });
  };

  await test.step('in Manifests', async () => {
    await goTo(page, 'manifests');
    const rows = screen.getByRole('list', { name: say('manifests.list.label') }).getByRole('button');
    const print = screen.getByRole('button', { name: say('manifests.print.first', { count: 1 }), exact: true });
    await again('manifests.list', () => print.click(), rows.first());
  });

  await test.step('in the address book', async () => {
    await goTo(page, 'address-book');
    await again('addressBook.search', f5, rowIn(say('address-book.label')));
  });

  await test.step('in Track', async () => {
    await goTo(page, 'track');
    await scan(page, first);
    await again('tracking.get', f5, screen.getByRole('article'));
  });

  await test.step('in Activity', async () => {
    await goTo(page, 'activity');
    await again('activity.list', f5, rowIn(say('common.screen.activity')));
  });

  await test.step('in Orders', async () => {
    await goTo(page, 'orders');
    await again('orders.window', archiveOne, orderRows(page).nth(1));
  });
});
