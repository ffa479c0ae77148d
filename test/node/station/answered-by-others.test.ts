/** Whoever answers in the service's place, a sign-in page or a gateway, is not the service: no write goes there. */
import { expect, test } from 'vitest';
import { query } from '../../helpers/orders-bench.ts';
import { atStation, clockAhead, numberOf } from './station-bench.ts';

const saidByGateway = (status: number, body: string): string => {
  const type = body.startsWith('{') ? 'application/json' : 'text/html';
  return `HTTP/1.1 ${status} Away\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
};
const signIn =
  'HTTP/1.1 302 Found\r\nlocation: https://sign-in.test/\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';

test('a redirect, as of a network that wants somebody to sign in, is no answer of the service: a round that waits goes on waiting', () => {
  const clock = clockAhead();
  return atStation(
    async ({ app, waiting, closed, service, cable, accountId }) => {
      const { roundId } = await waiting();
      clock.goOn(20 * 60_000);
      await cable.plugInto(signIn);
      const asked = await app().searchOutcome(query({ accountId }));
      expect(asked).toMatchObject({ failure: { code: 'redirected', changed: 'nothing' } });
      const { services } = await app().ask('app.getStatus', {});
      expect(services.find((one) => one.accountId === accountId)).toMatchObject({ reachable: false });
      // A person who does not know of the network presses it.
      await app().ask('station.settle', { roundId, step: 'try-again', orderIds: [] });
      await closed(({ state, failure }) => state === 'waiting' && failure?.code === 'redirected');
      expect(new Set(cable.answeredByOthers)).toEqual(new Set(['GET']));
      await cable.pull();
      await cable.plug();
      await app().search(query({ accountId }));
      await closed(({ state }) => state === 'done');
      expect([...service.manifested]).toEqual([[71, 1]]);
    },
    { clock },
  );
});

test('once somebody else has answered in the service’s place, nothing is sent before the service has answered a question', () =>
  atStation(async ({ app, scan, closed, service, cable, accountId, closeRound }) => {
    await scan(71);
    await cable.pull();
    await cable.plugInto(signIn);
    await app().searchOutcome(query({ accountId }));
    await closeRound();
    await closed(({ state, failure }) => state === 'waiting' && failure?.code === 'redirected');
    const orders = [{ orderId: 72, orderNumber: numberOf(72), receiverName: '', carrierName: '', trackingNumber: '' }];
    const manifest = () => app().outcome('manifests.create', { accountId, orders });
    const { accounts } = await app().ask('accounts.list', {});
    const label = accounts.find((one) => one.accountId === accountId)?.label ?? '';
    for (const change of [
      { kind: 'archive', orders: [{ orderId: 73, orderNumber: numberOf(73) }] },
      { kind: 'remove-all-unshipped', typedAccountLabel: label },
    ]) {
      const refused = await app().outcome('changes.start', { accountId, change });
      expect(refused).toMatchObject({ failure: { code: 'redirected', changed: 'nothing' } });
    }
    expect(await manifest()).toMatchObject({ failure: { code: 'redirected', changed: 'nothing' } });
    expect(new Set(cable.answeredByOthers)).toEqual(new Set(['GET']));
    await cable.pull();
    await cable.plug();
    expect(await manifest()).toMatchObject({ ok: true });
    await closed(({ state }) => state === 'done');
    expect([...service.manifested].sort()).toEqual([
      [71, 1],
      [72, 1],
    ]);
  }));

const pageOfMaintenance = '<html><body>We are back soon.</body></html>';

test.each([
  [502, pageOfMaintenance],
  [503, pageOfMaintenance],
  [504, pageOfMaintenance],
  // Azure API Management, whose name for the subscription's header the service document has.
  [
    500,
    '{ "statusCode": 500, "message": "Internal server error", "activityId": "7d0d84a1-27dd-4c3f-a7fd-d3c7d2ee1d22" }',
  ],
])(
  'a gateway that says %i for a service that is away is no answer of it: a round waits, and a manifest is refused, not in doubt',
  (status, body) => {
    const clock = clockAhead();
    return atStation(
      async ({ app, waiting, closed, service, cable, accountId }) => {
        const { roundId } = await waiting();
        clock.goOn(20 * 60_000);
        await cable.plugInto(saidByGateway(status, body));
        const asked = await app().searchOutcome(query({ accountId }));
        expect(asked).toMatchObject({ failure: { code: 'service-broken', facts: { httpStatus: status } } });
        const { services } = await app().ask('app.getStatus', {});
        expect(services.find((one) => one.accountId === accountId)).toMatchObject({ reachable: false });
        // A person who does not know of it presses it.
        await app().ask('station.settle', { roundId, step: 'try-again', orderIds: [] });
        await closed(({ state, failure }) => state === 'waiting' && failure?.code === 'service-broken');
        const orders = [
          { orderId: 72, orderNumber: numberOf(72), receiverName: '', carrierName: '', trackingNumber: '' },
        ];
        const manifest = () => app().outcome('manifests.create', { accountId, orders });
        const archive = { kind: 'archive', orders: [{ orderId: 73, orderNumber: numberOf(73) }] };
        for (const refused of [await manifest(), await app().outcome('changes.start', { accountId, change: archive })])
          expect(refused).toMatchObject({ failure: { code: 'service-broken', changed: 'nothing' } });
        expect(new Set(cable.answeredByOthers)).toEqual(new Set(['GET']));
        await cable.pull();
        await cable.plug();
        expect(await manifest()).toMatchObject({ ok: true });
        await closed(({ state }) => state === 'done');
        expect([...service.manifested].sort()).toEqual([
          [71, 1],
          [72, 1],
        ]);
      },
      { clock },
    );
  },
);

test('a service that is just starting, and answers each question with a fault of its own, is sent no round that waited for it', () =>
  atStation(async ({ app, waiting, closed, service, cable, accountId }) => {
    await waiting();
    await cable.plugInto(saidByGateway(500, '{"success":false,"errors":[{"message":"No connection","details":"db"}]}'));
    const asked = await app().searchOutcome(query({ accountId }));
    expect(asked).toMatchObject({ failure: { code: 'service-broken', facts: { httpStatus: 500 } } });
    expect((await app().ask('station.get', {})).closed).toMatchObject([{ state: 'waiting' }]);
    await cable.pull();
    await cable.plug();
    await app().search(query({ accountId }));
    await closed(({ state }) => state === 'done');
    expect(new Set(cable.answeredByOthers)).toEqual(new Set(['GET']));
    expect([...service.manifested]).toEqual([[71, 1]]);
  }));
