/**
 * Scanners that are not keyboards, as Electron hands devices to a page (its session events 'select-hid-device' and
 * 'select-serial-port'). The page asks for one of a kind; where several fit, the page gets the list and a person picks.
 */
import type { Session, WebContents } from 'electron';
import type { FoundScanner, ScannerDevice } from '../../src-preload/contract/scanner-device.ts';
import type { Announce, ScannerPicker } from '../ports.ts';
import {
  type Asking,
  type ChosenMark,
  type DeviceMark,
  isChosen,
  isOwnPage,
  markOf,
  scannerKind,
} from '../scanner-access.ts';
import { appOrigin } from './app-protocol.ts';

export interface ScannerDevices extends ScannerPicker {
  /** The only window that may have one, and the session that it is of. */
  serve(contents: WebContents, session: Pick<Session, 'on'>, announce: Announce): void;
  /** The scanner that the settings name; asked for each time. */
  remember(chosen: () => ScannerDevice | null): void;
  /** For the session's handlers (security.ts). */
  mayAsk(contents: WebContents | null, permission: string, origin: string, isMainFrame: boolean): boolean;
  mayUse(deviceType: string, origin: string, device: DeviceMark): boolean;
}

interface Found extends FoundScanner, ChosenMark {}

interface Question {
  readonly found: readonly Found[];
  readonly answer: (deviceId: string | null) => void;
}

export function createScannerDevices(): ScannerDevices {
  let own: WebContents | null = null;
  let tell: Announce = () => undefined;
  let chosen: () => ScannerDevice | null = () => null;
  /** Picked in this run: the page opens it before the settings name it. */
  let picked: ChosenMark | null = null;
  let asked: Question | null = null;

  const answer = (deviceId: string | null): void => {
    const question = asked;
    asked = null;
    const found = question?.found.find((one) => one.deviceId === deviceId) ?? null;
    if (found !== null) picked = found;
    question?.answer(found?.deviceId ?? null);
  };
  const ask = (question: Question): void => {
    // A question that nobody answered ends when the next one comes.
    answer(null);
    asked = question;
    const { found } = question;
    if (found.length < 2) answer(found[0]?.deviceId ?? null);
    else tell('scanner.found', { scanners: found.map(({ deviceId, name }) => ({ deviceId, name })) });
  };
  const isOurs = (contents: WebContents | null): boolean => contents !== null && contents === own;
  const isPage = (asking: Asking): boolean => isOwnPage(asking, appOrigin);

  return {
    serve(contents, session, announce) {
      own = contents;
      tell = announce;
      session.on('select-hid-device', (event, { deviceList, frame }, callback) => {
        event.preventDefault();
        const isMainFrame = frame !== null && frame.parent === null;
        if (!isMainFrame || !isPage({ isOwnWindow: frame === contents.mainFrame, isMainFrame, origin: frame.origin })) {
          callback(null);
          return;
        }
        const found = deviceList.map((one) => ({
          ...markOf(one),
          kind: 'hid-pos' as const,
          deviceId: one.deviceId,
          name: one.name,
        }));
        ask({ found, answer: callback });
      });
      session.on('select-serial-port', (event, ports, asking, callback) => {
        event.preventDefault();
        if (!isOurs(asking)) {
          callback('');
          return;
        }
        const found = ports.map((one) => ({
          ...markOf(one),
          kind: 'serial' as const,
          deviceId: one.portId,
          name: one.displayName ?? one.portName,
        }));
        ask({ found, answer: (deviceId) => callback(deviceId ?? '') });
      });
    },
    remember(from) {
      chosen = from;
    },
    pick: answer,
    mayAsk: (contents, permission, origin, isMainFrame) =>
      scannerKind(permission) !== null && isPage({ isOwnWindow: isOurs(contents), isMainFrame, origin }),
    mayUse: (deviceType, origin, device) =>
      isPage({ isOwnWindow: true, isMainFrame: true, origin }) && isChosen(deviceType, device, [picked, chosen()]),
  };
}
