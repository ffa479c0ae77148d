/** Printing with one manifest of one PDF, on the given print system. */
import { setTimeout as delay } from 'node:timers/promises';
import type { PrintLog } from '../../../src-main/journal/print-log.ts';
import type { Log, Spooler } from '../../../src-main/ports.ts';
import { createPrintingService, type PrintingService } from '../../../src-main/printing/printing-service.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { Manifest } from '../../../src-preload/contract/manifest.ts';

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };

interface Parts {
  readonly spooler: Spooler;
  readonly printLog: PrintLog;
  readonly pdf: string;
}

const longestWaitMilliseconds = 100;

export function printingOn({ spooler, printLog, pdf }: Parts): PrintingService {
  const manifest = { createdAt: '2026-11-20T12:00:00.000Z' } as Manifest;
  return createPrintingService({
    spooler,
    printLog,
    manifests: { get: () => manifest, checkedFilePath: async () => pdf },
    choiceFor: () => ({ printer: null, media: null, tray: null }),
    operator: 'proof',
    clock: systemClock,
    log: silentLog,
    announce: () => undefined,
    happened: () => undefined,
    wait: (milliseconds, signal) => delay(Math.min(milliseconds, longestWaitMilliseconds), undefined, { signal }),
  });
}
