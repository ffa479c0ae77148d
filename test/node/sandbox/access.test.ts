/** Who may call: both keys, of one account. */
import { describe, expect, it } from 'vitest';
import { answerOf, errorTextOf, keysOf, runSandbox } from './running-sandbox.ts';

const paths = ['/api/orders/search', '/api/addressbook'];

describe.each(paths)('%s', (path) => {
  it('refuses missing, wrong and mixed keys with 401 and the envelope', async () => {
    const { service, north, south } = await runSandbox({ orders: 1, addresses: 1 });
    const serviceKey = 'Service-Api-Key';
    const subscriptionKey = 'Ocp-Apim-Subscription-Key';
    const cases: readonly [Record<string, string>, string][] = [
      [{}, serviceKey],
      [{ [subscriptionKey]: north.subscription_key }, serviceKey],
      [{ ...keysOf(north), [serviceKey]: `${north.service_api_key}x` }, serviceKey],
      [{ ...keysOf(north), [serviceKey]: north.service_api_key.toUpperCase() }, serviceKey],
      [{ [serviceKey]: north.service_api_key }, subscriptionKey],
      [{ ...keysOf(north), [subscriptionKey]: 'wrong' }, subscriptionKey],
      [{ ...keysOf(north), [subscriptionKey]: south.subscription_key }, subscriptionKey],
      [{ [serviceKey]: north.subscription_key, [subscriptionKey]: north.service_api_key }, serviceKey],
    ];
    for (const [headers, named] of cases) {
      const response = await fetch(`${service.url}${path}`, { headers });
      expect(response.status).toBe(401);
      const answer = await answerOf(response);
      expect(answer.success).toBe(false);
      expect(errorTextOf(answer)).toContain(named);
      expect(errorTextOf(answer)).not.toContain(north.service_api_key);
    }
  });
});

it('writes no key to the log', async () => {
  const sandbox = await runSandbox({ orders: 1, addresses: 1 });
  await sandbox.call('/api/orders/search?limit=x');
  await fetch(`${sandbox.service.url}/api/addressbook`, {
    headers: { ...keysOf(sandbox.north), 'Ocp-Apim-Subscription-Key': sandbox.south.subscription_key },
  });
  const unknown = await sandbox.call(`/${sandbox.north.service_api_key}`);
  // Nor to the screen that shows the answer.
  expect(await unknown.text()).not.toContain(sandbox.north.service_api_key);
  await sandbox.call(`/api/track?order_number=${sandbox.north.service_api_key}`);
  await sandbox.call(`/api/track?${sandbox.south.subscription_key}=1&${sandbox.south.subscription_key}=2`);
  expect(sandbox.log).toHaveLength(5);
  for (const account of [sandbox.north, sandbox.south]) {
    expect(sandbox.log.join('\n')).not.toContain(account.service_api_key);
    expect(sandbox.log.join('\n')).not.toContain(account.subscription_key);
  }
});

it('refuses in XML when that is asked for', async () => {
  const { service } = await runSandbox({ orders: 1, addresses: 1 });
  const response = await fetch(`${service.url}/api/addressbook`, { headers: { Accept: 'text/xml' } });
  expect(response.status).toBe(401);
  expect(await response.text()).toMatch(
    /^<\?xml version="1.0" encoding="utf-8"\?>\n<GetAddressBookResponse><success>false<\/success><errors><message>[^<]+<\/message><details>[^<]+<\/details><\/errors><\/GetAddressBookResponse>$/,
  );
});
