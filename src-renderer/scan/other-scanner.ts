/**
 * The scanner that is not a keyboard, once one was chosen in Settings: its codes go the same way as scans by key
 * strokes. A notice says when it was unplugged, is back, or cannot be opened; Settings shows its state.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';
import type { FoundScanner, ScannerDevice } from '../../src-preload/contract/scanner-device.ts';
import { usePreferences } from '../bench/use-preferences.ts';
import { on } from '../desktop.ts';
import type { HidDoor } from '../scanner/hid-scanner.ts';
import type { ScanAnswer } from '../scanner/scan-answers.ts';
import type { LineListener, LineState } from '../scanner/scanner-line.ts';
import type { SerialDoor } from '../scanner/serial-scanner.ts';
import { showNotice } from '../ui/notices-store.ts';
import { say } from '../words/say.ts';

interface OtherScannerState {
  /** The state of the chosen scanner; null: none was chosen, or it is not known yet. */
  readonly line: LineState | null;
  /** Several fit: a person is asked which one. */
  readonly found: readonly FoundScanner[];
  setLine(line: LineState | null): void;
  setFound(found: readonly FoundScanner[]): void;
}

export const useOtherScannerStore = create<OtherScannerState>()((set) => ({
  line: null,
  found: [],
  setLine: (line) => set({ line }),
  setFound: (found) => set({ found }),
}));

/** The page's ways to reach scanners; null where the system has none. */
export function scannerDoors(): { readonly hid: HidDoor | null; readonly serial: SerialDoor | null } {
  const { hid = null, serial = null } = navigator as { readonly hid?: HidDoor; readonly serial?: SerialDoor };
  return { hid, serial };
}

export function scannerName({ kind, name }: Pick<ScannerDevice, 'kind' | 'name'>): string {
  return name === '' ? say(`scan.device.nameless.${kind}`) : name;
}

export function useOtherScanner(tell: (answer: ScanAnswer) => void): void {
  const { scannerDevice, scannerRepeatMilliseconds } = usePreferences();
  const latest = useRef({ tell, scannerRepeatMilliseconds });
  /** An earlier one is closed first: it may be the same device. */
  const ended = useRef<Promise<void>>(Promise.resolve());
  useLayoutEffect(() => {
    latest.current = { tell, scannerRepeatMilliseconds };
  });
  useEffect(() => on('scanner.found', ({ scanners }) => useOtherScannerStore.getState().setFound(scanners)), []);
  // When settings change for another reason, the scanner is the same.
  const chosen = scannerDevice === null ? '' : JSON.stringify(scannerDevice);
  useEffect(() => {
    if (chosen === '') return;
    const device = JSON.parse(chosen) as ScannerDevice;
    let isLeft = false;
    const stop = ended.current.then(async () => {
      const listen = await bringListener(device);
      if (isLeft) return nothing;
      return listen({
        answer: (answer) => latest.current.tell(answer),
        repeatWithin: () => latest.current.scannerRepeatMilliseconds,
      });
    });
    return () => {
      isLeft = true;
      useOtherScannerStore.getState().setLine(null);
      ended.current = stop.then((end) => end());
    };
  }, [chosen]);
}

interface Hearer {
  readonly answer: (answer: ScanAnswer) => void;
  readonly repeatWithin: () => number;
}

/** Ends the listening. */
type Stop = () => Promise<void>;
const nothing: Stop = async () => undefined;

/** Loads the listener for its kind: a bench whose scanner is a keyboard never loads that code. Never rejects. */
async function bringListener(device: ScannerDevice): Promise<(hearer: Hearer) => Stop> {
  const { hid, serial } = scannerDoors();
  try {
    if (device.kind === 'hid-pos' && hid !== null) {
      const { listenToHidScanner } = await import('../scanner/hid-scanner.ts');
      return (hearer) => listenToHidScanner({ door: hid, wanted: device, after, ...listenerFor(device, hearer) });
    }
    if (device.kind === 'serial' && serial !== null) {
      const { listenToSerialScanner } = await import('../scanner/serial-scanner.ts');
      const { baudRate } = device;
      return (hearer) =>
        listenToSerialScanner({ door: serial, wanted: device, baudRate, after, ...listenerFor(device, hearer) });
    }
  } catch {
    return failing(device, say('ui.not-loaded'));
  }
  return failing(device, say('scan.device.unsupported'));
}

function failing(device: ScannerDevice, why: string): (hearer: Hearer) => Stop {
  return (hearer) => {
    listenerFor(device, hearer).listener.state({ kind: 'failed', why });
    return nothing;
  };
}

function listenerFor(device: ScannerDevice, { answer, repeatWithin }: Hearer) {
  let before: LineState | null = null;
  const listener: LineListener = {
    answer,
    state(line) {
      sayOf(device, before, line);
      before = line;
      useOtherScannerStore.getState().setLine(line);
    },
    now: () => performance.now(),
  };
  return { listener, repeatWithin };
}

export function after(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/** A scanner that is there from the beginning needs no notice. */
function sayOf(device: ScannerDevice, before: LineState | null, line: LineState): void {
  const name = scannerName(device);
  if (before?.kind === line.kind) return;
  if (line.kind === 'failed') showNotice('bad', say('scan.device.failed', { name, why: line.why }));
  else if (line.kind === 'there' && before !== null) showNotice('good', say('scan.device.back', { name }));
  else if (line.kind === 'away') {
    showNotice('bad', say(before === null ? 'scan.device.away' : 'scan.device.unplugged', { name }));
  }
}
