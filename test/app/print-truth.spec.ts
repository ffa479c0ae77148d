/** Print truth: what the screen says of a job is what the print system says, a paused or broken printer included. */
import { expect, test } from '../helpers/app.ts';
import { manifestSelection, orderRows } from '../helpers/operator.ts';
import { queueNames } from '../helpers/print-system.ts';

test('a paused printer is never called done until it has printed', async ({ bench }) => {
  const { page } = await bench.open();
  await orderRows(page).first().click();
  await manifestSelection(page, 1);
  const facts = page.getByRole('region', { name: 'What the printer will get' });
  const jobs = page.getByRole('region', { name: 'Print jobs' }).locator('li');

  await bench.printSystem?.pauseQueue(queueNames.bench);
  await facts.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(jobs.first()).toHaveAttribute('data-state', /queued|held/);
  expect(await bench.printSystem?.received()).toEqual([]);

  await bench.printSystem?.resumeQueue(queueNames.bench);
  await expect(jobs.first()).toHaveAttribute('data-state', 'done', { timeout: 60_000 });
  expect(await bench.printSystem?.received()).toHaveLength(1);
});

test('a job that the printer gave up is called failed, and another printer can be chosen', async ({ bench }) => {
  const { page } = await bench.open();
  await orderRows(page).first().click();
  await manifestSelection(page, 1);
  const facts = page.getByRole('region', { name: 'What the printer will get' });
  const jobs = page.getByRole('region', { name: 'Print jobs' }).locator('li');

  await facts.getByRole('combobox', { name: 'Printer' }).click();
  await page.getByRole('option', { name: new RegExp(`^${queueNames.broken}`) }).click();
  await facts.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(jobs.first()).toHaveAttribute('data-state', 'failed', { timeout: 60_000 });

  await facts.getByRole('combobox', { name: 'Printer' }).click();
  await page.getByRole('option', { name: new RegExp(`^${queueNames.bench}`) }).click();
  await facts.getByRole('button', { name: /^Print/ }).click();
  await expect(jobs.first()).toHaveAttribute('data-state', 'done', { timeout: 60_000 });
});
