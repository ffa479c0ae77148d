/** The window is closed while a manifest is on its way: the app waits for the answer, and the next start has the PDF. */
import type { Socket } from 'node:net';
import { expect, test } from '../helpers/app.ts';
import { answer, answerBytes, startMisbehavingServer } from '../helpers/misbehaving-server.ts';
import { addLiveAccount, goTo, readOrderNumbers, scanAll, switchAccount } from '../helpers/operator.ts';
import { beginning, say } from '../helpers/texts.ts';
import { searchAnswer } from '../helpers/waiting-order.ts';

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

test('a manifest that is answered after the window was closed is stored', async ({ bench }) => {
  const asked = Promise.withResolvers<Socket>();
  const service = await startMisbehavingServer([
    (socket, request) => {
      if (request.path.startsWith('/api/orders/manifest')) asked.resolve(socket);
      else answer({ body: searchAnswer(request, order) })(socket, request);
    },
  ]);
  try {
    const first = await bench.open();
    await addLiveAccount(first.app, first.page, {
      label: 'Harbour Shop',
      baseAddress: service.url,
      serviceKey: 'harbour-service-key-1111',
      subscriptionKey: 'harbour-subscription-key-2222',
    });
    await goTo(first.page, 'orders');
    await switchAccount(first.page, 'Harbour Shop');
    await scanAll(first.page, await readOrderNumbers(first.page, 1));
    await first.page.getByRole('button', { name: say('orders.manifest', { count: 1 }) }).click();
    const question = first.page.getByRole('dialog', { name: say('manifests.question.title', { count: 1 }) });
    await question.getByRole('button', { name: say('manifests.question.confirm', { count: 1 }) }).click();
    const socket = await asked.promise;
    first.page.once('close', () => socket.write(answerBytes({ body: made })));
    await first.close();

    const { page } = await bench.open();
    await goTo(page, 'manifests');
    const row = page
      .getByRole('list', { name: say('manifests.list.label') })
      .getByRole('button', { name: beginning(say('common.orders', { count: 1 })) });
    await expect(row).toContainText('Manifested');
    expect(service.requests.filter(({ path }) => path.startsWith('/api/orders/manifest'))).toHaveLength(1);
  } finally {
    await service.close();
  }
});
