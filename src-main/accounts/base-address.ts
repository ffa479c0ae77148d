/** Which base addresses keys may be sent to: https anywhere, plain http only to this computer. */
import { failureOf } from '../failures.ts';

const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Answers the address without a trailing slash. Throws PackbenchError 'base-address-not-usable'. */
export function readBaseAddress(text: string): string {
  const trimmed = text.trim();
  const url = URL.parse(trimmed);
  if (url === null) throw notUsable('It is not a whole address, like https://api.example.com/v1');
  const plainLoopback = url.protocol === 'http:' && loopbackHosts.includes(url.hostname);
  if (url.protocol !== 'https:' && !plainLoopback) throw notUsable('It must start with https://');
  if (url.username !== '' || url.password !== '') throw notUsable('It must not hold a name or password.');
  if (trimmed.includes('?') || trimmed.includes('#')) throw notUsable('It must not hold a ? or # part.');
  return `${url.origin}${url.pathname}`.replace(/(?<!\/)\/+$/, '');
}

function notUsable(message: string): Error {
  return failureOf('base-address-not-usable', { details: [{ message, details: '' }], facts: { field: 'baseAddress' } });
}
