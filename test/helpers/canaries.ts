/** Searches anything for a key, in every form it could have been written: a key that escaped anywhere is found. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, inflateRawSync } from 'node:zlib';

/** What to look for, as bytes read one to one (latin1). */
export function formsOf(key: string): readonly string[] {
  const bytes = Buffer.from(key, 'utf8');
  const wide = Buffer.from(key, 'utf16le');
  // In Base64 a text looks different at each of three offsets; its first and last characters depend on the neighbours.
  const base64 = [bytes, wide].flatMap((form) =>
    [0, 1, 2].map((offset) => {
      const shifted = Buffer.concat([Buffer.alloc(offset), form])
        .toString('base64')
        .replace(/=+$/, '');
      return shifted.slice(offset === 0 ? 0 : offset + 1, -1);
    }),
  );
  const urlSafe = base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  const hexadecimal = [bytes, wide].flatMap((form) => [form.toString('hex'), form.toString('hex').toUpperCase()]);
  const percent = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  const escapes = [...key].map((character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
  const plain = [key, wide.toString('latin1'), wide.swap16().toString('latin1'), encodeURIComponent(key)];
  const forms = [...plain, ...base64, ...urlSafe, ...hexadecimal, percent, percent.toUpperCase(), escapes];
  return [...new Set([...forms, JSON.stringify(key).slice(1, -1)])];
}

/** The forms found in the bytes, or in what they unpack to. */
export function foundIn(bytes: Uint8Array, keys: readonly string[]): readonly string[] {
  const texts = [bytes, ...gunzipped(bytes)].map((each) => Buffer.from(each).toString('latin1'));
  return keys.flatMap(formsOf).filter((form) => texts.some((text) => text.includes(form)));
}

/** Every gzip member that starts anywhere in the bytes, whatever is around it. */
function gunzipped(bytes: Uint8Array): readonly Uint8Array[] {
  const all = Buffer.from(bytes);
  const members: Uint8Array[] = [];
  for (let at = all.indexOf('1f8b08', 0, 'hex'); at !== -1; at = all.indexOf('1f8b08', at + 1, 'hex')) {
    const unpacked = unpack(all.subarray(at));
    if (unpacked !== null) members.push(unpacked);
  }
  return members;
}

/** Bytes after the member, or a cut, do not matter. Null: it was not a gzip member after all. */
function unpack(member: Buffer): Buffer | null {
  try {
    const body = member.subarray(headerLength(member));
    return inflateRawSync(body, { maxOutputLength: 64 << 20, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return null;
  }
}

/** RFC 1952 2.3: ten bytes, then what the flags announce. */
function headerLength(member: Buffer): number {
  const flags = member[3] ?? 0;
  let length = 10;
  if (flags & 4) length += 2 + member.readUInt16LE(length);
  for (const flag of [8, 16]) if (flags & flag) length = member.indexOf(0, length) + 1;
  return flags & 2 ? length + 2 : length;
}

/** Files below the folder that hold a key in any form. SQLite keeps text as it is, free pages included. */
export function filesHolding(folder: string, keys: readonly string[]): readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => foundIn(readFileSync(path), keys).length > 0);
}
