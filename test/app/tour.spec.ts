/** The tour: from a scan to paper on a practice account by keyboard alone; offered until it was begun, and never by itself again. */
import { expect, test } from '../helpers/app.ts';
import { goTo } from '../helpers/operator.ts';

test('the tour leads from a scan to paper by keyboard alone, ends with Escape, and is not offered again', async ({
  bench,
}) => {
  const { page, close } = await bench.open();
  const tour = page.getByRole('region', { name: 'Tour', exact: true });
  const offer = page.getByRole('button', { name: 'Take the tour', exact: true });
  const press = async (name: string): Promise<void> => {
    await expect(tour.getByRole('button', { name, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await offer.focus();
  await page.keyboard.press('Enter');
  await expect(tour).toContainText('Step 1 of 6');
  await press('Next');
  await expect(tour).toContainText('Step 2 of 6');
  await press('Scan a parcel');
  await expect(page.getByText('1 order selected')).toBeVisible();
  await press('Scan a parcel');
  await expect(page.getByText('2 orders selected')).toBeVisible();
  await press('Next');
  await expect(tour).toContainText('Step 3 of 6');
  await press('Manifest them');
  const question = page.getByRole('dialog', { name: 'Manifest 2 orders?' });
  await expect(question.getByRole('button', { name: 'Manifest 2 orders' })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
  await expect(tour).toContainText('Step 4 of 6');
  await press('Next');
  await expect(page.getByRole('main', { name: 'In doubt' })).toBeVisible();
  await expect(tour).toContainText('Step 5 of 6');
  await press('Next');
  await press('Finish');
  await expect(tour).toBeHidden();
  await expect(offer).toBeHidden();

  await goTo(page, 'Settings');
  await page.getByRole('radiogroup', { name: 'Part of the settings' }).getByRole('radio', { name: 'Help' }).click();
  await page.getByRole('button', { name: 'Take the tour of Packbench', exact: true }).click();
  await expect(tour).toContainText('Step 1 of 6');
  await expect(page.getByRole('main', { name: 'Orders' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();
  await close();
  const again = await bench.open();
  await expect(again.page.getByText('Practice: nothing is really shipped')).toBeVisible();
  await expect(again.page.getByRole('button', { name: 'Take the tour', exact: true })).toBeHidden();
});
