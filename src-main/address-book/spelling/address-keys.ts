/**
 * What an address is looked up by: its canonical core, and parts of it for near misses. Each key is a number of 26
 * bits, which the index holds as a word of two letters. When two addresses share a key by chance, the comparison passes
 * over it.
 */
import { blockingKeys } from './blocking-keys.ts';
import type { CanonicalAddress } from './canonical-address.ts';
import { coreKey } from './same-address.ts';

/** All keys, for the index. */
export function addressKeys(canonical: CanonicalAddress): number[] {
  const keys = blockingKeys(canonical).map(keyOf);
  const core = coreKey(canonical);
  if (core !== null) keys.push(keyOf(core));
  return keys;
}

/** Null: the address says too little to be compared. */
export function coreToken(canonical: CanonicalAddress): string | null {
  const core = coreKey(canonical);
  return core === null ? null : keyToken(keyOf(core));
}

/** Narrowest first. */
export function blockingTokens(canonical: CanonicalAddress): string[] {
  return blockingKeys(canonical).map((key) => keyToken(keyOf(key)));
}

/** A well mixed hash; the constants are those of MurmurHash3. */
function keyOf(text: string): number {
  let bits = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(at), 0x5bd1e995);
    bits ^= bits >>> 15;
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 6;
}

/** Two letters that the index takes for letters of a word; each stands for 13 bits. */
export function keyToken(key: number): string {
  return String.fromCharCode(firstLetter + (key >>> 13), firstLetter + (key & 0x1fff));
}

const firstLetter = 0x3400;
