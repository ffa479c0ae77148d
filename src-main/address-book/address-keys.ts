/** What an address is looked up by, as tokens of an index: its canonical core, and parts of it for the near misses. */
import { blockingKeys } from './blocking-keys.ts';
import { type CanonicalAddress, coreKey } from './canonical-address.ts';

/** All of them, for the index. */
export function keyTokens(canonical: CanonicalAddress): string[] {
  return [coreToken(canonical) ?? '', ...blockingTokens(canonical)].filter((token) => token !== '');
}

/** Null: too little is said to be compared. */
export function coreToken(canonical: CanonicalAddress): string | null {
  const core = coreKey(canonical);
  return core === null ? null : tokenOf(core);
}

/** The narrowest first. */
export function blockingTokens(canonical: CanonicalAddress): string[] {
  return blockingKeys(canonical).map(tokenOf);
}

/** 52 bits, well mixed (the constants are those of MurmurHash3): a chance meeting is looked at and passed over. */
function tokenOf(key: string): string {
  let high = 0x1b873593;
  let low = 0x41c6ce57;
  for (let at = 0; at < key.length; at += 1) {
    const unit = key.charCodeAt(at);
    high = Math.imul(high ^ unit, 0x5bd1e995);
    low = Math.imul(low ^ unit ^ (high >>> 15), 0x1b873593);
  }
  high = Math.imul(high ^ (high >>> 16), 0x3b9aca07) ^ Math.imul(low ^ (low >>> 13), 0x2c1b3c6d);
  low = Math.imul(low ^ (low >>> 16), 0x2c1b3c6d) ^ Math.imul(high ^ (high >>> 13), 0x3b9aca07);
  // As four letters that the index takes for one word: figures would have to be written out.
  return String.fromCharCode(letterOf(high), letterOf(high >>> 13), letterOf(low), letterOf(low >>> 13));
}

function letterOf(bits: number): number {
  return 0x3400 + (bits & 0x1fff);
}
