/** 7. Users Address Book over HTTP: exact answers in both forms. */
import { expect, it } from 'vitest';
import { answerOf, keysOf, runSandbox } from './running-sandbox.ts';

it("is exactly the document's shape in JSON", async () => {
  const sandbox = await runSandbox({ orders: 0, addresses: 2 });
  const response = await sandbox.call('/api/addressbook');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.text()).toMatchInlineSnapshot(
    `"{"addresses":[{"id":10000001,"name":"Mere Parata","company":"","building":"","street":"126 Riccarton Road","suburb":"Ōtūmoetai","post_code":"3110","city":"Tauranga","state":"Bay of Plenty","country":"New Zealand","code":"NZ-00001","telephone":"+64 21 2304669","email":"customer.98306@example.co.nz"},{"id":10000002,"name":"Käthe Yılmaz","company":"","building":"","street":"Goethestr. 122","suburb":"","post_code":"50667","city":"Köln","state":"Nordrhein-Westfalen","country":"Germany","code":"","telephone":"+49 151 38917587","email":"customer.21364@example.de"}],"success":true,"errors":[]}"`,
  );
});

it("is exactly the document's shape in XML", async () => {
  const sandbox = await runSandbox({ orders: 0, addresses: 1 });
  const response = await sandbox.call('/api/addressbook', { headers: { Accept: 'application/xml' } });
  expect(response.status).toBe(200);
  expect(await response.text()).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="utf-8"?>
    <GetAddressBookResponse><addresses><id>10000001</id><name>Mere Parata</name><company></company><building></building><street>126 Riccarton Road</street><suburb>Ōtūmoetai</suburb><post_code>3110</post_code><city>Tauranga</city><state>Bay of Plenty</state><country>New Zealand</country><code>NZ-00001</code><telephone>+64 21 2304669</telephone><email>customer.98306@example.co.nz</email></addresses><success>true</success></GetAddressBookResponse>"
  `);
});

it("holds the account's own entries, 300 by default, from every country", async () => {
  const sandbox = await runSandbox({});
  const north = await answerOf(sandbox.call('/api/addressbook'));
  const south = await answerOf(sandbox.call('/api/addressbook', { headers: keysOf(sandbox.south) }));
  expect(north.addresses).toHaveLength(300);
  expect(south.addresses).toHaveLength(300);
  const ids = new Set([...(north.addresses ?? []), ...(south.addresses ?? [])].map((entry) => entry.id));
  expect(ids.size).toBe(600);
  expect(new Set(north.addresses?.map((entry) => entry.country))).toEqual(
    new Set(['Australia', 'New Zealand', 'United Kingdom', 'United States', 'Germany', 'France', 'Japan', 'Thailand']),
  );
});

it('holds an empty book as an empty list', async () => {
  const sandbox = await runSandbox({ orders: 0, addresses: 0 });
  expect(await answerOf(sandbox.call('/api/addressbook'))).toEqual({ addresses: [], success: true, errors: [] });
});
