/** An operation of the service document as it goes on the wire, before it has an account's address and keys. */

import { failureOf, remark } from '../../failures.ts';
import type { ShippingAccount } from '../shipping-client.ts';
import { writeXml, type XmlRecord } from './xml-text.ts';

export interface WireOperation {
  /** As in the document: 'Search Orders'. For the log. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below the base address, with its query. */
  readonly path: string;
  /** Null where the document defines no body. */
  readonly body: WireBody | null;
}

/** `format` may be another than the account's, which the answer comes in: not every request is shown in both. */
export interface WireBody {
  readonly format: ShippingAccount['format'];
  readonly text: string;
}

/** For a request that the document shows in both formats. */
export function wireBody(format: ShippingAccount['format'], xmlRoot: string, request: XmlRecord): WireBody {
  return format === 'json' ? jsonBody(request) : { format, text: writeXml(xmlRoot, request) };
}

/** For a request that the document shows in JSON alone: no account's format makes up another. */
export function jsonBody(request: XmlRecord): WireBody {
  return { format: 'json', text: JSON.stringify(request) };
}

/**
 * Leaves undefined values out. Spaces are %20: not every server reads '+' as a space. Throws PackbenchError
 * 'request-not-valid' for a text with half a surrogate pair: a URL cannot carry it, and a search for anything similar
 * would find something else.
 */
export function withQuery(path: string, parameters: Readonly<Record<string, string | number | undefined>>): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(sendable(name, value))}`],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

function sendable(name: string, value: string | number): string | number {
  if (typeof value === 'number' || value.isWellFormed()) return value;
  throw failureOf('request-not-valid', { facts: { field: name, remarks: [remark('half-a-character')] } });
}
