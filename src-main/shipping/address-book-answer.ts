/** Reads an answer of the address book from its file, a piece at a time, in a thread that may take seconds for a large book. */
import { closeSync, openSync, readSync } from 'node:fs';
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import { createSecretRegister, type SecretRegister } from '../redaction/secrets.ts';
import { keyMark } from './conceal-keys.ts';
import { readFaultOf } from './faults.ts';
import type { AnswerFile } from './shipping-client.ts';
import { readAddressBook } from './wire/address-book.ts';

/**
 * The entries, one by one, without keys. They are valid only when the generator ends without throwing. Throws
 * ShippingError, and what the disk throws.
 */
export function* readAddressBookAnswer({ path, contentType, keys }: AnswerFile): Generator<AddressBookEntry> {
  const pieces = filePieces(path);
  const secrets = createSecretRegister(keys);
  try {
    for (const entry of readAddressBook(pieces, contentType)) yield withoutKeys(entry, secrets);
  } catch (error) {
    throw readFaultOf(error)?.asReadError() ?? error;
  } finally {
    // Whoever stops at a fault in the middle leaves the file open.
    pieces.return(undefined);
  }
}

/** Hardly any entry holds a key: its texts are looked at together, which takes a tenth of the time. */
function withoutKeys(entry: AddressBookEntry, secrets: SecretRegister): AddressBookEntry {
  const together = Object.values(entry).join('\n');
  return secrets.scrub(together) === together ? entry : secrets.scrubAll(entry, keyMark);
}

const pieceBytes = 256 * 1024;

function* filePieces(path: string): Generator<Uint8Array, undefined> {
  const file = openSync(path, 'r');
  try {
    for (;;) {
      const piece = Buffer.allocUnsafe(pieceBytes);
      const length = readSync(file, piece);
      if (length === 0) return;
      yield piece.subarray(0, length);
    }
  } finally {
    closeSync(file);
  }
}
