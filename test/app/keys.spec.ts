/**
 * Keys are nowhere but in main and in the keychain. Canary keys of two accounts are pasted, used, refused, and repeated
 * in the answers of all ten operations by a rude service, with debug logs on. Then they are searched for everywhere a
 * key could have escaped to, in every form it could have been written. `npm run proof -- --only keys` also reads all
 * memory of each process except main, as a core dump would hold it: the page's, the GPU's, and their helpers'.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { expect, test } from '../helpers/app.ts';
import { readLog } from '../helpers/app-faults.ts';
import { filesHolding, foundIn } from '../helpers/canaries.ts';
import { type EchoingService, startEchoingService } from '../helpers/echoing-service.ts';
import { searchMemory } from '../helpers/memory-search.ts';
import { addLiveAccount, goTo, orderRows, switchAccount } from '../helpers/operator.ts';
import { argumentsAndEnvironment, commandOf, familyOf, pageContents, pageMemory } from '../helpers/program-traces.ts';
import { say, sayAny } from '../helpers/texts.ts';
import { specRun } from '../proof/in-app.ts';
import { operationsOfTheDocument } from '../proof/operations-of-the-document.ts';

const serviceKey = 'Canary-Service/Key+41="<&>#%~0001';
const subscriptionKey = 'Canary|Subscription^Key\\52*{}`0002';
/** A second account at the same service, which hears its keys and tells them to the first. */
const other = {
  serviceKey: 'Canary-of-another/Service-Key+0003',
  subscriptionKey: 'canary-of-another-subscription-0004',
};
const keys = [serviceKey, subscriptionKey, ...Object.values(other)];
const recorder = resolve(import.meta.dirname, '..', 'helpers', 'ipc-recorder.cjs');

const run = specRun(0);

test('keys are in no message, page, log, file, argument or environment', async ({ bench }) => {
  // Reading gigabytes takes time.
  if (run.isLong) test.setTimeout(15 * 60_000);
  const service = await startEchoingService();
  const { app, page, output, close } = await bench.open({ mainModule: recorder });
  await addLiveAccount(app, page, { label: 'Canary Annex', baseAddress: service.url, ...other });
  await addLiveAccount(app, page, { label: 'Canary Shop', baseAddress: service.url, serviceKey, subscriptionKey });
  await goTo(page, 'orders');
  await switchAccount(page, 'Canary Shop');
  await expect(orderRows(page).first()).toBeVisible();

  service.behave('echo-in-search');
  await page.keyboard.press('F5');
  await expect(page.getByText(sayAny('orders.reading.failed-again')).first()).toContainText('refused the keys');
  await page.getByRole('searchbox', { name: say('orders.search') }).fill('asked while the service is rude');
  await expect(page.getByText(sayAny('orders.empty.phrase.group'))).toBeVisible();
  service.behave('echo-in-manifest');
  await page.getByRole('searchbox', { name: say('orders.search') }).fill('');
  await orderRows(page).first().click();
  await page.getByRole('button', { name: say('orders.manifest', { count: 1 }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('manifests.question.confirm', { count: 1 }) })
    .click();
  await expect(page.getByRole('dialog', { name: say('manifests.trouble.none') })).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('common.close') })
    .last()
    .click();
  await askAllTen(app, page, service);
  await goTo(page, 'manifests');
  await goTo(page, 'in-doubt');
  await goTo(page, 'activity');
  await goTo(page, 'address-book');
  await goTo(page, 'settings');
  expect(service.keysReceived()).toEqual(expect.arrayContaining(keys));

  const messages = await app.evaluate(() =>
    (globalThis as unknown as { ipcMessages: string[] }).ipcMessages.join('\n'),
  );
  const family = familyOf(app.process().pid ?? 0);
  const shown = argumentsAndEnvironment(family);
  const memory = await pageMemory(page);
  const contents = await pageContents(page);
  // The search only proves something where it finds what must be there.
  for (const place of [Buffer.from(messages), memory, contents])
    expect(foundIn(place, ['Canary Shop'])).not.toEqual([]);
  expect(family.length).toBeGreaterThan(2);
  expect({
    messages: foundIn(Buffer.from(messages), keys),
    arguments: foundIn(shown, keys),
    memory: foundIn(memory, keys),
    contents: foundIn(contents, keys),
  }).toEqual({ messages: [], arguments: [], memory: [], contents: [] });

  if (run.isLong) searchDumps(app.process().pid ?? 0, family);
  run.done();

  const profiles = [...shown.toString('latin1').matchAll(/--user-data-dir=([^\0 ]+)/g)].map((found) => found[1] ?? '');
  expect([...new Set(profiles)].flatMap((profile) => filesHolding(profile, keys))).toEqual([]);
  await close();
  await service.close();
  expect(readLog(bench.userData).length).toBeGreaterThan(10);
  expect(readFileSync(join(bench.userData, 'settings.json'), 'utf8')).toContain('Canary Shop');
  expect(filesHolding(dirname(bench.userData), keys)).toEqual([]);
  expect(foundIn(Buffer.from(output()), keys)).toEqual([]);
  const kept = (await bench.keyring?.keys())?.join('\n');
  for (const key of keys) expect(kept).toContain(key);
});

/**
 * Calls every operation of the document, answered with all keys in all their forms; then everything that writes a file
 * for people. They are called as the screens call them, and the answers are in the page.
 */
async function askAllTen(app: ElectronApplication, page: Page, service: EchoingService): Promise<void> {
  service.behave('rude');
  const folder = join(await app.evaluate(({ app: electron }) => electron.getPath('userData')), 'exported');
  mkdirSync(folder, { recursive: true });
  await app.evaluate(({ dialog }, into) => {
    dialog.showSaveDialog = (...given: unknown[]) => {
      const { defaultPath = '' } = given.at(-1) as { defaultPath?: string };
      return Promise.resolve({ canceled: false, filePath: `${into}/${defaultPath}` });
    };
  }, folder);
  await page.evaluate(async () => {
    const { call } = window.packbench;
    const listed = await call('accounts.list', {});
    const live = listed.ok ? listed.value.accounts.filter(({ kind }) => kind === 'live') : [];
    const accountId = live.find(({ label }) => label === 'Canary Shop')?.accountId ?? '';
    const toAccountId = live.find(({ label }) => label !== 'Canary Shop')?.accountId ?? '';
    const order = (orderId: number) => ({ orderId, orderNumber: `CANARY-${orderId}` });
    const facts = { receiverName: '', carrierName: '', trackingNumber: '' };
    const place = { street: '1 Queen St', suburb: '', city: 'Auckland', state: '', postCode: '1010' };
    const parcel = { countryCode: 'NZ', weight: 1, heightMetres: null, widthMetres: null, lengthMetres: null };
    const asked: unknown[] = [
      await call('orders.find', { code: 'CANARY-OF-NOBODY' }),
      await call('tracking.get', { accountId, number: 'CANARY-81' }),
      await call('rates.get', { accountId, ...place, ...parcel }),
      await call('addresses.validate', { accountId, subject: { address: { ...place, country: 'NZ' } } }),
      await call('addressBook.refresh', { accountId }),
      await call('changes.start', { accountId, change: { kind: 'archive', orders: [order(91)] } }),
      await call('changes.start', { accountId, change: { kind: 'remove', orders: [order(92)] } }),
      await call('changes.start', { accountId, change: { kind: 'remove', orders: [order(93), order(94)] } }),
      await call('changes.start', { accountId, change: { kind: 'assign', orders: [order(95)], toAccountId } }),
      await call('manifests.create', { accountId, orders: [{ ...order(96), ...facts }] }),
      await call('orders.lookNow', { accountIds: null }),
    ];
    // The answers stay in the page's memory, which is searched.
    Object.assign(window, { asked });
  });
  await expect
    .poll(() => [...service.operationsAsked()].sort())
    .toEqual(operationsOfTheDocument.map(({ name }) => name).sort());
  for (const name of ['settings.export', 'diagnostics.save'] as const) {
    expect(await page.evaluate((asked) => window.packbench.call(asked, {}), name)).toMatchObject({ ok: true });
  }
  const filter = { accountId: null, kind: null, outcome: null, from: null, to: null };
  const exported = await page.evaluate(
    (asked) => window.packbench.call('activity.export', { filter: asked, reasons: {} }),
    filter,
  );
  expect(exported).toMatchObject({ ok: true });
  expect(readdirSync(folder)).toHaveLength(3);
}

/**
 * Main itself is left out: it sends the keys with every request, so they must be in its memory. Everything it started
 * is searched whole. The account's label in the page and the keys in main show that the search works.
 */
function searchDumps(main: number, family: readonly number[]): void {
  // The launcher of main and the threads of the practice service hold nothing that main does not.
  const others = family.filter((id) => commandOf(id).includes('--type='));
  expect(others.length).toBeGreaterThan(2);
  expect(searchMemory(main, keys).found).toEqual(expect.arrayContaining(keys));
  const pages = others.filter((id) => commandOf(id).includes('--type=renderer'));
  expect(pages.flatMap((id) => searchMemory(id, ['Canary Shop']).found)).toContain('Canary Shop');
  for (const id of others) {
    const kind = /--type=(\S+)/.exec(commandOf(id))?.[1] ?? '';
    const { bytes, found } = searchMemory(id, keys);
    run.tally(`processes of type ${kind}`);
    run.tally('MB of memory read', Math.round(bytes / 1_000_000));
    if (found.length > 0)
      run.breach(run.seed, `keys in the memory of a process of type ${kind}: ${found.length} forms`);
  }
  expect(run.breaches).toEqual([]);
}
