/** Which base addresses keys may be sent to: https anywhere, plain http only to this computer. */
import { failureOf, remark } from '../failures.ts';
import { addressOf } from '../settings.ts';

const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Answers the address as every account of its service has it. Throws PackbenchError 'base-address-not-usable'. */
export function readBaseAddress(text: string): string {
  const trimmed = text.trim();
  const url = URL.parse(trimmed);
  if (url === null) throw notUsable('base-address-not-whole');
  const plainLoopback = url.protocol === 'http:' && loopbackHosts.includes(url.hostname);
  if (url.protocol !== 'https:' && !plainLoopback) throw notUsable('base-address-not-secure');
  if (url.username !== '' || url.password !== '') throw notUsable('base-address-with-sign-in');
  if (trimmed.includes('?') || trimmed.includes('#')) throw notUsable('base-address-with-query');
  return addressOf(trimmed);
}

function notUsable(code: Parameters<typeof remark>[0] & `base-address-${string}`): Error {
  return failureOf('base-address-not-usable', { facts: { field: 'baseAddress', remarks: [remark(code)] } });
}
