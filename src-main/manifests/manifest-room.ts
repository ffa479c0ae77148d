/** Room on the disk for the answer of a manifest: without it nothing is sent. */

import type { Reserve } from '../disk/reserve.ts';
import { failureOf } from '../failures.ts';
import type { After } from '../ports.ts';
import { createReadyReserve } from './ready-reserve.ts';
import type { Vault } from './vault.ts';

export interface ManifestRoom {
  /** Sets room aside for a manifest of this many orders, if the disk has plenty. Never throws. */
  expect(orderCount: number): void;
  /** Throws PackbenchError 'disk-full', 'file-failed'. */
  take(orderCount: number): Promise<Reserve>;
  /** Frees what was expected and not taken. Never throws. */
  giveBack(): Promise<void>;
}

export interface ManifestRoomParts {
  /** Where the manifests are kept. */
  readonly folder: string;
  readonly vault: Pick<Vault, 'makeFolder'>;
  readonly freeBytes: (folder: string) => Promise<number>;
  readonly reserve: (byteCount: number) => Promise<Reserve>;
  readonly after: After;
}

export function createManifestRoom({ folder, vault, freeBytes, reserve, after }: ManifestRoomParts): ManifestRoom {
  /**
   * Checks first, so that a nearly full disk is not filled up just to find that out. `times`: how many times that room
   * must be free.
   */
  const setAside = async (needed: number, times = 1): Promise<Reserve> => {
    vault.makeFolder();
    if ((await freeBytes(folder)) < times * needed) throw failureOf('disk-full', { facts: { path: folder } });
    return reserve(needed);
  };
  // Whatever others need meanwhile comes first.
  const ready = createReadyReserve((needed) => setAside(needed, 4), after);
  return {
    expect: (orderCount) => ready.expect(usualReserve(orderCount)),
    async take(orderCount) {
      const needed = usualReserve(orderCount);
      return (await ready.take(needed)) ?? (await setAside(needed));
    },
    giveBack: () => ready.giveBack(),
  };
}

const megabyte = 1024 * 1024;

/**
 * Four times the largest answer to expect, for answer, PDF and spare room. Our own PDFs take under 10 kB an order, and
 * Base64 a third more; 50 kB an order is generous, and the transport cuts an answer at 64 MB.
 */
const usualReserve = (orderCount: number): number => 4 * Math.min(64 * megabyte, megabyte + orderCount * 50 * 1024);
