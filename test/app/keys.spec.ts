/**
 * Keys are nowhere but in main and in the keychain. Two canary keys are pasted, used, refused, echoed back by a rude service and taken offline, with debug
 * logs on; then they are looked for everywhere a key could have got out, in every form it could have been written. `npm run proof -- --only keys` also reads
 * all memory of each process but main, as a core dump would hold it: the page's, the GPU's, those that serve them.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '../helpers/app.ts';
import { readLog } from '../helpers/app-faults.ts';
import { filesHolding, foundIn } from '../helpers/canaries.ts';
import { startEchoingService } from '../helpers/echoing-service.ts';
import { searchMemory } from '../helpers/memory-search.ts';
import { addLiveAccount, goTo, orderRows, switchAccount } from '../helpers/operator.ts';
import { argumentsAndEnvironment, commandOf, familyOf, pageContents, pageMemory } from '../helpers/program-traces.ts';
import { specRun } from '../proof/in-app.ts';

const serviceKey = 'Canary-Service/Key+41="<&>#%~0001';
const subscriptionKey = 'Canary|Subscription^Key\\52*{}`0002';
const keys = [serviceKey, subscriptionKey];
const recorder = resolve(import.meta.dirname, '..', 'helpers', 'ipc-recorder.cjs');

const run = specRun(0);

test('keys are in no message, page, log, file, argument or environment', async ({ bench }) => {
  // Reading gigabytes takes its time.
  if (run.isLong) test.setTimeout(15 * 60_000);
  const service = await startEchoingService();
  const { app, page, output, close } = await bench.open({ mainModule: recorder });
  await addLiveAccount(app, page, { label: 'Canary Shop', baseAddress: service.url, serviceKey, subscriptionKey });
  await goTo(page, 'Orders');
  await switchAccount(page, 'Canary Shop');
  await expect(orderRows(page).first()).toBeVisible();

  service.behave('echo-in-search');
  await page.keyboard.press('F5');
  await expect(page.getByText(/Could not be read again: .*refused the keys/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('asked while the service is rude');
  await expect(page.getByText(/^No order fits/)).toBeVisible();
  service.behave('echo-in-manifest');
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('');
  await orderRows(page).first().click();
  await page.getByRole('button', { name: 'Manifest 1 order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Manifest 1 order' }).click();
  await expect(page.getByRole('dialog', { name: 'No manifest was made' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await goTo(page, 'Manifests');
  await goTo(page, 'Settings');
  expect(service.keysReceived()).toEqual(expect.arrayContaining(keys));

  const messages = await app.evaluate(() =>
    (globalThis as unknown as { ipcMessages: string[] }).ipcMessages.join('\n'),
  );
  const family = familyOf(app.process().pid ?? 0);
  const shown = argumentsAndEnvironment(family);
  const memory = await pageMemory(page);
  const contents = await pageContents(page);
  // The search is only worth something where it finds what must be there.
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
 * Main itself is left out: it sends the keys with every request, so they must be in its memory. Whatever it started is looked
 * through whole; that the search finds what is there is shown by the account's label in the page, and by the keys in main.
 */
function searchDumps(main: number, family: readonly number[]): void {
  // What starts main, and the threads of the practice service, hold nothing that main does not.
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
