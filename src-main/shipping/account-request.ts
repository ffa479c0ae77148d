/**
 * Turns an operation into a request to an account's own service. The only place that puts key headers on a request,
 * and it does so only when the request goes to the account's origin.
 */
import { failureOf } from '../failures.ts';
import { readBaseAddress } from './base-address.ts';
import type { WireRequest } from './exchange.ts';
import type { ShippingAccount } from './shipping-client.ts';
import { isLoopback } from './ways-out.ts';
import type { WireOperation } from './wire/operation.ts';

/** Throws PackbenchError 'base-address-not-usable' or 'key-not-usable'. */
export function requestFor(account: ShippingAccount, operation: WireOperation): WireRequest {
  const base = baseAddressOf(account);
  const url = new URL(base.href.replace(/(?<!\/)\/+$/, '') + operation.path);
  if (url.origin !== base.origin) {
    throw failureOf('base-address-not-usable', { facts: { host: url.host } });
  }
  const isWrite = operation.method !== 'GET';
  const { body } = operation;
  return {
    method: operation.method,
    url,
    headers: {
      'Service-Api-Key': usableKey(account.serviceKey),
      'Ocp-Apim-Subscription-Key': usableKey(account.subscriptionKey),
      Accept: mediaTypes[account.format],
      // The answer of a write is kept as it came: uncompressed, even a person can read it.
      'Accept-Encoding': isWrite ? 'identity' : 'gzip, br',
      'User-Agent': 'Packbench',
      ...(isWrite ? {} : { 'Cache-Control': pastCaches }),
      ...(body === null ? {} : { 'Content-Type': mediaTypes[body.format] }),
      ...(isWrite ? { 'Content-Length': String(Buffer.byteLength(body?.text ?? '')) } : {}),
    },
    body: body?.text ?? null,
    connection: isWrite ? 'fresh' : 'kept',
  };
}

/**
 * A cache between knows an answer by its address alone, not by the header with the key (RFC 9111): one account would be
 * shown another's orders, and a look-up what was true before.
 */
const pastCaches = 'no-cache, no-store';

const mediaTypes = { json: 'application/json', xml: 'application/xml' } as const;

/** https, or http to this computer itself; no name, password, query or fragment. */
function baseAddressOf(account: Pick<ShippingAccount, 'baseAddress'>): Readonly<URL> {
  const base = readBaseAddress(account.baseAddress);
  const usable =
    base !== null &&
    (base.protocol === 'https:' || (base.protocol === 'http:' && isLoopback(base.hostname))) &&
    base.username === '' &&
    base.password === '' &&
    // A lone '?' or '#' is no search and no hash, and stays in the address all the same.
    !/[?#]/.test(base.href);
  if (!usable) {
    throw failureOf('base-address-not-usable', { facts: base === null ? {} : { host: base.host } });
  }
  return base;
}

function usableKey(key: string): string {
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw failureOf('key-not-usable');
  }
  return key;
}
