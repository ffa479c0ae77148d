/** The window is closed while a manifest is on its way: the app waits for the answer, and the next start has the PDF. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Page } from '@playwright/test';
import type { OpenApp } from './app.ts';
import { expect } from './expect.ts';
import { answer, answerBytes, startMisbehavingServer } from './misbehaving-server.ts';
import { addLiveAccount, goTo, readOrderNumbers, scanAll, switchAccount } from './operator.ts';
import { beginning, say } from './texts.ts';
import { searchAnswer } from './waiting-order.ts';

/** As the service document's 'Search order result' has it. */
const order = {
  order_id: 91,
  order_date: '2026-03-02T08:15:00Z',
  order_number: 'LATE-91',
  name: 'Ana Núñez',
  carrier_name: 'NZ Post',
  tracking_number: 'TRACK91NZ',
  country: 'New Zealand',
  exact_match: true,
};
const pdf = Buffer.from('%PDF-1.7\norders of the last minute\n%%EOF\n').toString('base64');
const made = JSON.stringify({ pdf, label_type: 'PDF', success: true, errors: [] });

export interface LastMinute {
  /** The next start has the manifest, and it was asked for once. */
  expectStored(page: Page): Promise<void>;
  close(): Promise<void>;
}

/** In the page: asks where a parcel of the account in use is, and waits for no answer. */
async function beginToTrack(): Promise<void> {
  const { packbench } = globalThis as unknown as {
    packbench: { call(name: string, request: unknown): Promise<{ value: { currentAccountId: string } }> };
  };
  const { value } = await packbench.call('accounts.list', {});
  void packbench.call('tracking.get', { accountId: value.currentAccountId, number: 'TRACK91NZ' });
}

/** As a logout does, which tells a program twice to end. Answers whether the app then ended at once. */
const quitAgain = (app: OpenApp['app']): Promise<boolean> =>
  app.evaluate(({ app: it }) => {
    let hasQuit = false;
    it.once('quit', () => {
      hasQuit = true;
    });
    it.quit();
    return hasQuit;
  });

/** Answers when the app has ended; the manifest was answered after its window was closed. */
export async function closeInTheLastMinute({ app, page, close }: OpenApp): Promise<LastMinute> {
  const asked = Promise.withResolvers<Socket>();
  const looking = Promise.withResolvers<Socket>();
  const service = await startMisbehavingServer([
    (socket, request) => {
      if (request.path.startsWith('/api/orders/manifest')) asked.resolve(socket);
      else if (request.path.startsWith('/api/track')) looking.resolve(socket);
      else answer({ body: searchAnswer(request, order) })(socket, request);
    },
  ]);
  await addLiveAccount(app, page, {
    label: 'Late Shop',
    baseAddress: service.url,
    serviceKey: 'late-service-key-1111',
    subscriptionKey: 'late-subscription-key-2222',
  });
  await goTo(page, 'orders');
  await switchAccount(page, 'Late Shop');
  await scanAll(page, await readOrderNumbers(page, 1));
  await page.getByRole('button', { name: say('orders.manifest', { count: 1 }) }).click();
  const question = page.getByRole('dialog', { name: say('manifests.question.title', { count: 1 }) });
  await question.getByRole('button', { name: say('manifests.question.confirm', { count: 1 }) }).click();
  const socket = await asked.promise;
  await page.evaluate(beginToTrack);
  // A read is called off when the end has begun; an app that waits for nothing is gone by then.
  const hasQuit = once(await looking.promise, 'end').then(async () => {
    const quit = await quitAgain(app);
    socket.write(answerBytes({ body: made }));
    return quit;
  });
  const ended = once(app.process(), 'exit');
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  expect(await hasQuit, 'the second word to end broke the end off').toBe(false);
  await ended;
  await close();
  return {
    async expectStored(again) {
      await goTo(again, 'manifests');
      const row = again
        .getByRole('list', { name: say('manifests.list.label') })
        .getByRole('button', { name: beginning(say('common.orders', { count: 1 })) });
      await expect(row).toContainText('Manifested');
      expect(service.requests.filter(({ path }) => path.startsWith('/api/orders/manifest'))).toHaveLength(1);
    },
    close: () => service.close(),
  };
}
