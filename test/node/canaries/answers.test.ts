/**
 * A service that repeats keys in everything it says, in every form a key can be written in: the caller's own and
 * another account's. Nothing that leaves the client holds one: no value, no failure, no kept answer, no line of the
 * log.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSecretRegister } from '../../../src-main/redaction/secrets.ts';
import { readAddressBookAnswer } from '../../../src-main/shipping/address-book-answer.ts';
import { createShippingClient } from '../../../src-main/shipping/index.ts';
import { type RawAnswer, ShippingError } from '../../../src-main/shipping/shipping-client.ts';
import { foundIn } from '../../helpers/canaries.ts';
import { inMemoryKeyVault, inMemorySettingsFile } from '../../helpers/in-memory-ports.ts';
import { answer, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { query } from '../../helpers/orders-bench.ts';
import { inXml, oddXml, rudeAnswer, saidKeys } from '../../helpers/rude-answers.ts';
import { startServices } from '../../helpers/services-on-test-ports.ts';
import { threadFile } from '../../helpers/thread-files.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';
import { type OperationOfTheDocument, operationsOfTheDocument } from '../../proof/operations-of-the-document.ts';
import { addAccount } from '../failures/stage.ts';

const own = { serviceKey: 'Canary+Key/41=&<">-service-0001', subscriptionKey: 'canary-subscription-key-0002' };
const another = 'canary-of-another-account-0003';
const keys = [own.serviceKey, own.subscriptionKey, another];

function refusal(operation: OperationOfTheDocument, format: 'json' | 'xml'): string {
  if (format === 'json') {
    return JSON.stringify({ success: false, errors: [{ message: saidKeys(keys, 'json'), details: another }] });
  }
  const words = `<message>${inXml(saidKeys(keys, 'xml'))}</message><details>${keys.map(oddXml).join(' ')}</details>`;
  return `<${operation.root}><success>false</success><errors>${words}</errors></${operation.root}>`;
}

describe.each(operationsOfTheDocument)('$name', (operation) => {
  for (const format of ['json', 'xml'] as const) {
    const atLength = ' '.repeat(100_000);
    const cases: [name: string, status: number, body: string][] = [
      ['as it should', 200, rudeAnswer(operation, format, keys)],
      ['with a refusal', 200, refusal(operation, format)],
      ['with status 400', 400, refusal(operation, format)],
    ];
    // These are read in a thread; what happens there is the same for all.
    if (['search orders', 'manifest'].includes(operation.name)) {
      cases.push(['as it should, at length', 200, rudeAnswer(operation, format, keys) + atLength]);
      cases.push(['with status 500, at length', 500, refusal(operation, format) + atLength]);
    }
    test.each(cases)(`in ${format}, answered %s`, async (_name, status, body) => {
      expect(foundIn(Buffer.from(body), [another])).not.toEqual([]);
      const headers = { 'content-type': `application/${format}`, 'x-echo': own.subscriptionKey };
      const told = await everythingTold(operation, format, answer({ status, body, headers }));
      expect(told.length).toBeGreaterThan(0);
      expect(foundIn(Buffer.concat(told), keys)).toEqual([]);
    });
  }
});

test.each(['json', 'xml'] as const)(
  'a field that no document names is told without the key that is its name, in %s',
  async (format) => {
    const [rates] = operationsOfTheDocument.filter(({ name }) => name === 'rates');
    if (rates === undefined) throw new Error('The document has rates.');
    const body = {
      json: JSON.stringify({ success: true, rates: [{ service_name: 'Parcel', [another]: 'beside it' }] }),
      xml: `<GetRatesResponse><success>true</success><rates><service_name>Parcel</service_name><${another}>beside it</${another}></rates></GetRatesResponse>`,
    }[format];
    const told = await everythingTold(
      rates,
      format,
      answer({ body, headers: { 'content-type': `application/${format}` } }),
    );
    expect(told.map(String).join()).toContain('beside it');
    expect(foundIn(Buffer.concat(told), keys)).toEqual([]);
  },
);

test('a PDF in which a key stands is kept and handed out to the last byte, a key beside it is not', async () => {
  const pdf = Buffer.from(`%PDF-1.4\n${another} ${own.serviceKey}\n%%EOF\n`);
  const [manifest] = operationsOfTheDocument.filter(({ name }) => name === 'manifest');
  if (manifest === undefined) throw new Error('The document has manifests.');
  const body = JSON.stringify({ success: true, pdf: pdf.toString('base64'), label_type: `PDF ${another}` });
  const told = await everythingTold(manifest, 'json', answer({ body }));
  expect(told.some((bytes) => bytes.equals(pdf))).toBe(true);
  const kept = told.map(String).find((text) => text.startsWith('{'));
  expect(kept).toContain(pdf.toString('base64'));
  expect(kept).not.toContain(another);
});

test('the key of an account that was not asked for in this run is known all the same', async () => {
  const ports = {
    folder: await mkdtemp(join(tmpdir(), 'packbench-canaries-')),
    keyVault: inMemoryKeyVault(),
    settingsFile: inMemorySettingsFile(),
    connection: { proxyEnvironment: {}, random: () => 0 },
  };
  onTestFinished(() => rm(ports.folder, { recursive: true, force: true, maxRetries: 5 }));
  const order = { order_id: 1, order_number: '1', name: `of ${another}`, current_api_key: another };
  const server = await startMisbehavingServer([answer({ body: JSON.stringify({ success: true, orders: [order] }) })]);
  onTestFinished(() => server.close());
  const first = await startServices(ports);
  const accountId = await addAccount(first, server.url);
  await addAccount(first, 'https://api.elsewhere.test', {
    serviceKey: another,
    subscriptionKey: 'subscription-elsewhere',
  });
  await first.close();
  const next = await startServices(ports);
  onTestFinished(() => next.close());
  const { orders } = await next.search(query({ accountId }));
  expect(orders).toMatchObject([{ receiverName: 'of [key]', other: { current_api_key: '[key]' } }]);
});

/** Everything that leaves the client after the answer, by any way. */
async function everythingTold(
  operation: OperationOfTheDocument,
  format: 'json' | 'xml',
  behaviour: ReturnType<typeof answer>,
): Promise<Buffer[]> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-canaries-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = await startMisbehavingServer([behaviour]);
  onTestFinished(() => server.close());
  const told: unknown[] = [];
  const note = (...facts: unknown[]): void => void told.push(facts);
  const time = new TimeThatPasses();
  const client = createShippingClient({
    clock: time,
    after: time.after,
    log: { debug: note, info: note, warn: note, error: note },
    proxyEnvironment: {},
    answersWorker: threadFile('service-answers'),
    secrets: createSecretRegister([another]),
  });
  onTestFinished(() => client.close());
  const steps = {
    async beforeSending() {},
    async keepAnswer({ headers, body }: RawAnswer) {
      told.push(headers, Buffer.from(body));
    },
  };
  const spool = join(folder, 'spool');
  const account = { baseAddress: server.url, ...own, format };
  const readBook = async (from: Parameters<typeof readAddressBookAnswer>[0]) => [...readAddressBookAnswer(from)];
  try {
    told.push(await operation.ask(client, account, { steps, spool, readBook }));
  } catch (error) {
    if (!(error instanceof ShippingError)) throw error;
    told.push(error.failure, error.message, String(error.cause));
  }
  if (operation.name === 'address book') told.push(await readFile(spool).catch(() => 'no file'));
  return bytesOf(told);
}

/** The texts as they are, and as JSON: nothing of either may hold a key. */
function bytesOf(value: unknown): Buffer[] {
  if (value instanceof Uint8Array) return [Buffer.from(value), Buffer.from('\n')];
  if (typeof value !== 'object' || value === null) return [Buffer.from(`${String(value)}\n`)];
  return Object.entries(value).flatMap(([name, inner]) => [...bytesOf(name), ...bytesOf(inner)]);
}
