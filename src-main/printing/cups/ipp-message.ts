/**
 * IPP messages as bytes: only what is needed to ask a print system for its state and for news of it. Encoding by RFC
 * 8010 section 3; tags by its sections 3.5.1 (groups) and 3.5.2 (values). The npm package `ipp` was last published in
 * 2019.
 */

/** A value as read: text of any kind, integer or enum, boolean, range or resolution as its numbers, collection, out-of-band. */
export type IppValue = string | number | boolean | readonly number[] | IppAttributes | null;
export type IppAttributes = ReadonlyMap<string, readonly IppValue[]>;

export interface IppRequest {
  /** RFC 8011 section 5.4.15 'operations-supported', and CUPS's own from 0x4001. */
  readonly operation: number;
  /** In order. Charset and language must come first and are added here (RFC 8011 section 4.1.4). */
  readonly attributes: readonly IppRequestAttribute[];
  /** The events to be notified of (RFC 3995 section 11.1.1): a group of its own. */
  readonly subscription?: readonly IppRequestAttribute[];
}

export interface IppRequestAttribute {
  readonly tag: keyof typeof requestTags;
  readonly name: string;
  readonly values: readonly string[] | readonly number[];
}

export interface IppAnswer {
  /** RFC 8011 section 4.1.6 / appendix B: below 0x0100 is success. */
  readonly status: number;
  readonly groups: readonly { readonly tag: number; readonly attributes: IppAttributes }[];
  /** What follows the attributes: the file that was asked for. */
  readonly file: Buffer;
}

export const groupTags = { operation: 0x01, job: 0x02, printer: 0x04, subscription: 0x06, event: 0x07 } as const;

const requestTags = { integer: 0x21, keyword: 0x44, uri: 0x45, name: 0x42, charset: 0x47, language: 0x48 } as const;

const endOfAttributes = 0x03;
const beginCollection = 0x34;
const endCollection = 0x37;
const memberName = 0x4a;

export function encodeRequest(request: IppRequest): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt16BE(0x0200, 0); // version 2.0
  head.writeUInt16BE(request.operation, 2);
  head.writeUInt32BE(1, 4); // one request per connection: its number is always 1
  head.writeUInt8(groupTags.operation, 8);
  const attributes: IppRequestAttribute[] = [
    { tag: 'charset', name: 'attributes-charset', values: ['utf-8'] },
    { tag: 'language', name: 'attributes-natural-language', values: ['en'] },
    ...request.attributes,
  ];
  const { subscription } = request;
  const more =
    subscription === undefined ? [] : [Buffer.of(groupTags.subscription), ...subscription.map(encodeAttribute)];
  return Buffer.concat([head, ...attributes.map(encodeAttribute), ...more, Buffer.of(endOfAttributes)]);
}

/** Further values of an attribute repeat the tag with an empty name (RFC 8010 section 3.1.5). */
function encodeAttribute({ tag, name, values }: IppRequestAttribute): Buffer {
  const parts = values.map((value, index) => {
    const nameBytes = Buffer.from(index === 0 ? name : '', 'utf8');
    const valueBytes = typeof value === 'number' ? Buffer.alloc(4) : Buffer.from(value, 'utf8');
    if (typeof value === 'number') valueBytes.writeInt32BE(value);
    return Buffer.concat([Buffer.of(requestTags[tag]), withLength(nameBytes), withLength(valueBytes)]);
  });
  return Buffer.concat(parts);
}

function withLength(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** Throws RangeError when the message ends early. */
export function decodeAnswer(bytes: Buffer): IppAnswer {
  const status = bytes.readUInt16BE(2);
  const groups: { tag: number; attributes: Map<string, IppValue[]> }[] = [];
  const reader = { bytes, at: 8 };
  let latest = '';
  for (;;) {
    const tag = bytes.readUInt8(reader.at);
    if (tag === endOfAttributes) return { status, groups, file: bytes.subarray(reader.at + 1) };
    if (tag < 0x10) {
      reader.at += 1;
      groups.push({ tag, attributes: new Map() });
      continue;
    }
    const read = readValue(reader);
    const attributes = groups.at(-1)?.attributes;
    if (attributes === undefined) throw new RangeError('An IPP attribute stands before its group.');
    if (read.name !== '') latest = read.name;
    addTo(attributes, latest, read.value);
  }
}

interface Reader {
  readonly bytes: Buffer;
  at: number;
}

function readValue(reader: Reader): { tag: number; name: string; value: IppValue } {
  const tag = reader.bytes.readUInt8(reader.at);
  reader.at += 1;
  const name = readField(reader).toString('utf8');
  const field = readField(reader);
  return { tag, name, value: tag === beginCollection ? readCollection(reader) : readPlain(tag, field) };
}

function readField(reader: Reader): Buffer {
  const length = reader.bytes.readUInt16BE(reader.at);
  const start = reader.at + 2;
  if (start + length > reader.bytes.length) throw new RangeError('The IPP message ends within a value.');
  reader.at = start + length;
  return reader.bytes.subarray(start, reader.at);
}

/** Member names and values take turns until the end tag (RFC 8010 section 3.1.6). */
function readCollection(reader: Reader): IppAttributes {
  const members = new Map<string, IppValue[]>();
  let member = '';
  for (;;) {
    const { tag, value } = readValue(reader);
    if (tag === endCollection) return members;
    if (tag === memberName) member = String(value);
    else addTo(members, member, value);
  }
}

function addTo(attributes: Map<string, IppValue[]>, name: string, value: IppValue): void {
  const values = attributes.get(name);
  if (values === undefined) attributes.set(name, [value]);
  else values.push(value);
}

/** RFC 8010 section 3.9. A value of another length is none: the rest of the answer is as good as ever. */
const lengths: Readonly<Record<number, number>> = { 33: 4, 34: 1, 35: 4, 50: 9, 51: 8 };

function readPlain(tag: number, field: Buffer): IppValue {
  if (tag < 0x20) return null; // out-of-band: 'unknown', 'no-value', ...
  if (field.length !== (lengths[tag] ?? field.length)) return null;
  if (tag === 0x21 || tag === 0x23) return field.readInt32BE(0);
  if (tag === 0x22) return field.readUInt8(0) !== 0;
  if (tag === 0x32 || tag === 0x33) return [field.readInt32BE(0), field.readInt32BE(4)];
  if (tag === 0x35 || tag === 0x36) {
    return withoutLanguage(field);
  }
  return field.toString('utf8');
}

/** Text or name with its language before it, each behind its length. */
function withoutLanguage(field: Buffer): string | null {
  const reader = { bytes: field, at: 0 };
  try {
    readField(reader);
    const words = readField(reader);
    return reader.at === field.length ? words.toString('utf8') : null;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return null;
  }
}
