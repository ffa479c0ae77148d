/** A hand is sooner than main's answer to a scan or to a press, or has just pressed something when the next parcel is scanned. */
import { expect, test } from '../../helpers/app.ts';
import { bridgeOf } from '../../helpers/bridge.ts';
import { whileMainStands } from '../../helpers/main-stands.ts';
import { goTo, readOrderNumbers, shownAccount, switchAccount } from '../../helpers/operator.ts';
import { restAfterCode, scan, strike, strokesOf } from '../../helpers/scan.ts';
import { beginning, say } from '../../helpers/texts.ts';
import { ENTER } from '../../node/scanner/strokes.ts';

test('the key that closes the round is heard before its only parcel is answered, and a scanner with an Enter in front presses nothing that a hand has pressed before', async ({
  bench,
}) => {
  const { app, page } = await bench.open();
  const { ask } = bridgeOf(page);
  const [first = '', second = '', third = '', fourth = ''] = await readOrderNumbers(page, 4);
  await page.keyboard.press('F11');
  const station = page.getByRole('region', { name: say('common.screen.station'), exact: true });
  const band = station.getByRole('alert', { name: say('scan.flash') });

  await test.step('one parcel, and the key at once: it is closed, or nothing is, and that is said', async () => {
    const nobodys = 'PARCEL-OF-NOBODY';
    await whileMainStands(app, async () => {
      await scan(page, nobodys);
      await restAfterCode(page);
      await page.keyboard.press('F9');
    });
    await expect(page.getByRole('region', { name: say('ui.notices') })).toContainText(
      say('station.close.nothing', { code: nobodys }),
    );
    await whileMainStands(app, async () => {
      await scan(page, first);
      await restAfterCode(page);
      await page.keyboard.press('F9');
    });
    await expect.poll(async () => (await ask('station.get', {})).closed).toMatchObject([{ orderCount: 1 }]);
    expect((await ask('station.get', {})).open).toEqual([]);
  });

  await test.step('a press of the mouse, and then a scan with an Enter in front', async () => {
    for (const code of [second, third]) {
      await scan(page, code);
      await expect(band).toContainText(`${code} added`);
    }
    await station.getByRole('button', { name: beginning(say('station.undo', { order: third })) }).click();
    await expect(station.getByRole('region', { name: say('station.rounds') })).toContainText('1 order');
    await restAfterCode(page);
    await strike(page, [ENTER, ...strokesOf(fourth), ENTER]);
    await expect(band).toContainText(`${fourth} added`);
    await expect.poll(async () => (await ask('station.get', {})).open).toMatchObject([{ orderCount: 2 }]);
  });
});

test('whoever goes back to their account at once works in it, whatever has led to the other one', async ({ bench }) => {
  const { app, page } = await bench.open();
  const { ask } = bridgeOf(page);
  const [north, south] = (await ask('accounts.list', {})).accounts;
  if (north === undefined || south === undefined) throw new Error('There are not two accounts.');
  const goesAndComesBack = async (go: () => Promise<void>): Promise<void> => {
    await whileMainStands(app, async () => {
      await go();
      await page.keyboard.press('Alt+1');
    });
    // Main answers in turn.
    expect((await ask('accounts.list', {})).currentAccountId).toBe(north.accountId);
    await expect(shownAccount(page, north.label)).toBeVisible();
  };
  await switchAccount(page, south.label);
  const [inSouth = '', another = '', third = ''] = await readOrderNumbers(page, 3);
  await scan(page, inSouth);
  await switchAccount(page, north.label);

  await test.step('the foot of the orders', () =>
    goesAndComesBack(() =>
      page.getByRole('button', { name: say('orders.selected.in-account', { count: 1, account: south.label }) }).click(),
    ));

  await test.step('a scan in Orders', async () => {
    await scan(page, another);
    await restAfterCode(page);
    await goesAndComesBack(() => page.keyboard.press('F8'));
  });

  await test.step('a scan at the station', async () => {
    await goTo(page, 'station');
    await scan(page, third);
    const card = page.getByRole('region', { name: say('station.card') });
    await expect(card).toContainText(third);
    await restAfterCode(page);
    await goesAndComesBack(() => page.keyboard.press('F8'));
  });
});
