/** At the station a hand is sooner than the answer to a scan, or has just pressed something when the next parcel is scanned. */
import { expect, test } from '../../helpers/app.ts';
import { bridgeOf } from '../../helpers/bridge.ts';
import { whileMainStands } from '../../helpers/main-stands.ts';
import { readOrderNumbers } from '../../helpers/operator.ts';
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
