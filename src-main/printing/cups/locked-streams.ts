/** Opens and closes the streams of a PDF that is locked with the empty password (see document-lock.ts). */
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { bytesOf, lockIn, markOf, rightsIn } from './document-lock.ts';

export interface StreamLock {
  open(locked: Buffer, objectNumber: number): Buffer;
  close(bytes: Buffer, objectNumber: number): Buffer;
}

/** Null: its streams are not locked, or in a way that is not known. */
export function streamLockOf(pdf: Buffer): StreamLock | null {
  const dictionary = lockIn(pdf);
  if (dictionary === null) return null;
  const version = numberIn(dictionary, 'version');
  const isNamed = /\/StmF\s*\/(?!Identity\b)/.test(dictionary);
  const method = version < 4 ? 'V2' : isNamed ? /\/CFM\s*\/(\w+)/.exec(dictionary)?.[1] : undefined;
  if (method === 'AESV3') {
    const key = longKey(dictionary);
    return key === null ? null : aesLock('aes-256-cbc', () => key);
  }
  if (method !== 'V2' && method !== 'AESV2') return null;
  const key = shortKey(dictionary, markOf(pdf), version);
  if (key === null) return null;
  const keyOf = (objectNumber: number): Buffer => keyOfObject(key, objectNumber, method);
  return method === 'AESV2' ? aesLock('aes-128-cbc', keyOf) : rc4Lock(keyOf);
}

const numbers = { version: /\/V\s+(\d{1,4})\b/, revision: /\/R\s+(\d{1,4})\b/, bits: /\/Length\s+(\d{1,4})\b/ };

const numberIn = (dictionary: string, name: keyof typeof numbers): number =>
  Number(numbers[name].exec(dictionary)?.[1] ?? 0);

/** Stands for the password (section 7.6.3.3). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

function shortKey(dictionary: string, mark: Buffer, version: number): Buffer | null {
  const revision = numberIn(dictionary, 'revision');
  const owner = bytesOf(dictionary, 'owner');
  const bytes = version === 1 ? 5 : version === 4 ? 16 : (numberIn(dictionary, 'bits') || 40) / 8;
  if (owner === null || !Number.isInteger(bytes) || bytes < 5 || bytes > 16) return null;
  const rights = Buffer.alloc(4);
  rights.writeInt32LE((rightsIn(dictionary) ?? 0) | 0);
  const isPartlyPlain = revision >= 4 && /\/EncryptMetadata\s+false/.test(dictionary);
  const more = isPartlyPlain ? [Buffer.alloc(4, 0xff)] : [];
  let key = hashed('md5', padding, owner.subarray(0, 32), rights, mark, ...more).subarray(0, bytes);
  for (let turn = 0; revision >= 3 && turn < 50; turn += 1) key = hashed('md5', key).subarray(0, bytes);
  return key;
}

/** Generations are 0: objects that are packed have no other, nor have their streams in any file that was met. */
function keyOfObject(key: Buffer, objectNumber: number, method: 'V2' | 'AESV2'): Buffer {
  const place = Buffer.alloc(5);
  place.writeUIntLE(objectNumber & 0xffffff, 0, 3);
  const salt = method === 'AESV2' ? [Buffer.from('sAlT')] : [];
  return hashed('md5', key, place, ...salt).subarray(0, Math.min(key.length + 5, 16));
}

/** The key of 256 bits, as Acrobat 9 wrote it (revision 5), and as all others do since. */
function longKey(dictionary: string): Buffer | null {
  const user = bytesOf(dictionary, 'user');
  const locked = bytesOf(dictionary, 'lockedKey');
  if (user === null || user.length < 48 || locked === null || locked.length < 32) return null;
  const salt = user.subarray(40, 48);
  const key = numberIn(dictionary, 'revision') === 5 ? hashed('sha256', salt) : hardenedHash(salt);
  return opened('aes-256-cbc', key, Buffer.concat([noVector, locked.subarray(0, 32)]));
}

/** ISO 32000-2, algorithm 2.B. */
function hardenedHash(salt: Buffer): Buffer {
  let key = hashed('sha256', salt);
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const locked = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const sum = locked.subarray(0, 16).reduce((all, one) => all + one, 0);
    key = hashed((['sha256', 'sha384', 'sha512'] as const)[sum % 3] ?? 'sha256', locked);
    last = locked.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function hashed(way: 'md5' | 'sha256' | 'sha384' | 'sha512', ...parts: readonly Buffer[]): Buffer {
  const hash = createHash(way);
  for (const part of parts) hash.update(part);
  return hash.digest();
}

const block = 16;
/** Everybody has the key: nothing is hidden by another one. */
const noVector = Buffer.alloc(block);

type Aes = 'aes-128-cbc' | 'aes-256-cbc';

const aesLock = (way: Aes, keyOf: (objectNumber: number) => Buffer): StreamLock => ({
  open: (locked, objectNumber) => opened(way, keyOf(objectNumber), locked),
  close(bytes, objectNumber) {
    const cipher = createCipheriv(way, keyOf(objectNumber), noVector);
    return Buffer.concat([noVector, cipher.update(bytes), cipher.final()]);
  },
});

/** With what fills its last block: it does not matter behind packed bytes. */
function opened(way: Aes, key: Buffer, locked: Buffer): Buffer {
  const whole = locked.subarray(0, locked.length - (locked.length % block));
  if (whole.length < block) return Buffer.alloc(0);
  return createDecipheriv(way, key, whole.subarray(0, block)).setAutoPadding(false).update(whole.subarray(block));
}

const rc4Lock = (keyOf: (objectNumber: number) => Buffer): StreamLock => ({
  open: (locked, objectNumber) => rc4(keyOf(objectNumber), locked),
  close: (bytes, objectNumber) => rc4(keyOf(objectNumber), bytes),
});

/** By hand: today's libraries do not have it any more. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  let other = 0;
  /** Answers with the sum of the two. */
  const swap = (one: number): number => {
    const kept = state[one] ?? 0;
    const moved = state[other] ?? 0;
    state[one] = moved;
    state[other] = kept;
    return (kept + moved) & 0xff;
  };
  for (let one = 0; one < state.length; one += 1) {
    other = (other + (state[one] ?? 0) + (key[one % key.length] ?? 0)) & 0xff;
    swap(one);
  }
  other = 0;
  const result = Buffer.from(bytes);
  for (let place = 0; place < result.length; place += 1) {
    const one = (place + 1) & 0xff;
    other = (other + (state[one] ?? 0)) & 0xff;
    result[place] = (bytes[place] ?? 0) ^ (state[swap(one)] ?? 0);
  }
  return result;
}
