/**
 * A sandbox service of the test's own, with its folder, its port and its keys; ended and removed when the test is over.
 */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type SandboxKeys, type SandboxService, startSandboxService } from '../../../src-main/sandbox/service.ts';

/** The day that all demo orders of these tests are relative to. */
export const testNow = new Date('2026-03-02T10:20:30.456Z');

export interface RunningSandbox {
  readonly service: SandboxService;
  readonly folder: string;
  readonly north: SandboxKeys;
  readonly south: SandboxKeys;
  /** Lines of the service's log. */
  readonly log: readonly string[];
  /** Calls with Practice North's keys unless `headers` say otherwise. */
  call(path: string, init?: RequestInit & { headers?: Record<string, string> }): Promise<Response>;
}

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function runSandbox(
  size: { orders?: number; addresses?: number } = { orders: 60, addresses: 3 },
  folder?: string,
  now: () => Date = () => testNow,
  reimport = false,
): Promise<RunningSandbox> {
  const sandbox = await openSandbox(folder ?? (await newFolder()), size, now, reimport);
  onTestFinished(() => sandbox.service.close());
  return sandbox;
}

/** Does not end by itself: for a service that a whole file of tests shares. */
export async function openSandbox(
  folder: string,
  size: { orders?: number; addresses?: number },
  now: () => Date = () => testNow,
  reimport = false,
): Promise<RunningSandbox> {
  const log: string[] = [];
  const service = await startSandboxService({
    port: 0,
    folder,
    ...size,
    now,
    reimport,
    log: (line) => log.push(line),
  });
  const [north, south] = service.accounts;
  if (north === undefined || south === undefined) throw new Error('The sandbox has fewer than two accounts.');
  return {
    service,
    folder,
    north,
    south,
    log,
    call: (path, init = {}) =>
      fetch(`${service.url}${path}`, { ...init, headers: { ...keysOf(north), ...init.headers } }),
  };
}

export function keysOf(account: SandboxKeys): Record<string, string> {
  return {
    'Service-Api-Key': account.service_api_key,
    'Ocp-Apim-Subscription-Key': account.subscription_key,
  };
}

/** What an answer may hold by the service document, as a test reads it. */
export interface WireAnswer {
  readonly success: boolean;
  readonly errors: readonly { readonly message: string; readonly details: string }[];
  readonly orders?: readonly WireOrder[];
  readonly total_pages?: number;
  readonly pdf?: string;
  readonly label_type?: string;
  readonly addresses?: readonly WireAddress[];
  readonly valid?: boolean;
  readonly suggestions?: readonly WireAddress[];
  readonly rates?: readonly {
    readonly service_name: string;
    readonly service_code: string;
    readonly total_price: number;
  }[];
  readonly results?: WireTracking;
}

/** Every field of an address book entry or suggestion; `id` is the only number. */
export type WireAddress = Readonly<Record<string, string>>;

export interface WireTracking {
  readonly order_number: string;
  readonly order_status: string;
  readonly tracking_number: string;
  readonly shipment_date: string | null;
  readonly tracking_status: string;
  readonly last_updated_date: string | null;
  readonly tracking_events: readonly {
    readonly event_datetime: string;
    readonly status: string;
    readonly details: string;
  }[];
}

export interface WireOrder {
  readonly order_id: number;
  readonly order_date: string;
  readonly order_number: string;
  readonly name: string;
  readonly carrier_name: string;
  readonly tracking_number: string;
  readonly country: string;
  readonly exact_match: boolean;
}

export async function answerOf(response: Response | Promise<Response>): Promise<WireAnswer> {
  return JSON.parse(await (await response).text());
}

export function errorTextOf(answer: WireAnswer): string {
  return answer.errors.map(({ message, details }) => `${message} ${details}`).join('\n');
}

export async function searchOrders(sandbox: RunningSandbox, query: Record<string, string>): Promise<WireAnswer> {
  return answerOf(sandbox.call(`/api/orders/search?${new URLSearchParams(query)}`));
}

/** All pages of a search, in order. */
export async function allOrders(sandbox: RunningSandbox, query: Record<string, string>): Promise<readonly WireOrder[]> {
  const found: WireOrder[] = [];
  for (let page = 1; ; page += 1) {
    const { orders = [], total_pages = 0 } = await searchOrders(sandbox, {
      ...query,
      limit: '250',
      page: String(page),
    });
    found.push(...orders);
    if (page >= total_pages) return found;
  }
}

export function postJson(
  sandbox: RunningSandbox,
  path: string,
  fields: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return sandbox.call(path, {
    method: 'POST',
    body: JSON.stringify(fields),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

export function postXml(sandbox: RunningSandbox, path: string, body: string): Promise<Response> {
  return sandbox.call(path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/xml', Accept: 'application/xml' },
  });
}

export function postManifest(
  sandbox: RunningSandbox,
  fields: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return postJson(sandbox, '/api/orders/manifest', fields, headers);
}

/** Practice North's newest orders of a status. */
export async function someOrders(sandbox: RunningSandbox, status: string, count: number): Promise<WireOrder[]> {
  const { orders = [] } = await searchOrders(sandbox, { status, limit: String(count) });
  if (orders.length < count) throw new Error(`There are only ${orders.length} ${status} orders.`);
  return [...orders];
}

export function track(sandbox: RunningSandbox, query: Record<string, string>): Promise<WireAnswer> {
  return answerOf(sandbox.call(`/api/track?${new URLSearchParams(query)}`));
}

/** An answer of the envelope alone, in XML. */
export function xmlEnvelope(root: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<${root}><success>true</success></${root}>`;
}
