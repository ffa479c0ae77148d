/** Page targets: how a window's page is made, and how its end is noticed. */
import { chromium } from '../running.ts';
import type { Bounds } from './bounds.ts';

const listeners = new Map<string, () => void>();

/** Targets of the app's own windows, also those being made. */
const own = new Set<string>();
let opening: Promise<unknown> = Promise.resolve();

/** In a visible browser a middle click opens another page; in this app only main opens windows. */
const closeIfStray = async (targetId: string): Promise<void> => {
  const { pipe } = await chromium;
  await opening;
  if (!own.has(targetId)) await pipe.root.send('Target.closeTarget', { targetId });
};

/** A Chromium with windows opens a page by itself when it starts; the first BrowserWindow takes it over. */
const firstPage = Promise.withResolvers<string>();
let firstIsTaken = false;

/** Called once, when Chromium has started. */
export const watchTargets = async (): Promise<void> => {
  const { pipe, headed } = await chromium;
  pipe.root.on<{ targetInfo: { targetId: string; type: string } }>('Target.targetCreated', ({ targetInfo }) => {
    if (targetInfo.type !== 'page') return;
    if (own.size === 0) own.add(targetInfo.targetId);
    firstPage.resolve(targetInfo.targetId);
    // A target that has ended by itself is no fault.
    if (headed) closeIfStray(targetInfo.targetId).catch(() => undefined);
  });
  pipe.root.on<{ targetId: string }>('Target.targetDestroyed', ({ targetId }) => {
    const gone = listeners.get(targetId);
    listeners.delete(targetId);
    gone?.();
  });
  await pipe.root.send('Target.setDiscoverTargets', { discover: true });
};

export const placeWindow = async (targetId: string, { x, y, width, height }: Bounds): Promise<void> => {
  const { pipe } = await chromium;
  const { windowId } = await pipe.root.send<{ windowId: number }>('Browser.getWindowForTarget', { targetId });
  await pipe.root.send('Browser.setWindowBounds', { windowId, bounds: { left: x, top: y, width, height } });
};

/** Restores a window that the person has minimized; any other stays as it is. */
export const unminimize = async (targetId: string): Promise<void> => {
  const { pipe } = await chromium;
  const { windowId, bounds } = await pipe.root.send<{ windowId: number; bounds: { windowState?: string } }>(
    'Browser.getWindowForTarget',
    { targetId },
  );
  if (bounds.windowState !== 'minimized') return;
  await pipe.root.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'normal' } });
};

/**
 * When it is hidden, Chromium slows a page's timers down; a page that a test's own connection watches stays awake, as
 * in Electron.
 */
export const setHidden = async (targetId: string, isHidden: boolean): Promise<void> => {
  const { pipe } = await chromium;
  const { windowId } = await pipe.root.send<{ windowId: number }>('Browser.getWindowForTarget', { targetId });
  const windowState = isHidden ? 'minimized' : 'normal';
  await pipe.root.send('Browser.setWindowBounds', { windowId, bounds: { windowState } });
};

/** The title bar above a window, which Chromium does not count. */
const titleBarHeight = 48;

/**
 * In the middle of the screen, as Electron places a window without a position; it fills a screen that is too small for
 * it.
 */
const centerWindow = async (targetId: string, { width, height }: Bounds): Promise<void> => {
  const { pipe } = await chromium;
  const { sessionId } = await pipe.root.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const { result } = await pipe
    .session(sessionId)
    .send<{ result: { value: [number, number, number, number] } }>('Runtime.evaluate', {
      expression: '[screen.availLeft, screen.availTop, screen.availWidth, screen.availHeight]',
      returnByValue: true,
    });
  await pipe.root.send('Target.detachFromTarget', { sessionId });
  const [left, top, availableWidth, availableHeight] = result.value;
  const x = left + Math.max(0, Math.floor((availableWidth - width) / 2));
  const y = top + Math.max(0, Math.floor((availableHeight - height) / 2));
  await placeWindow(targetId, { x, y, width, height });
  if (width <= availableWidth && height + titleBarHeight <= availableHeight) return;
  const { windowId } = await pipe.root.send<{ windowId: number }>('Browser.getWindowForTarget', { targetId });
  await pipe.root.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'maximized' } });
};

/** Null where nobody can move a window. */
export const readWindowPlace = async (targetId: string): Promise<Bounds | null> => {
  const { pipe, headed } = await chromium;
  if (!headed) return null;
  const { bounds } = await pipe.root.send<{ bounds: { left: number; top: number; width: number; height: number } }>(
    'Browser.getWindowForTarget',
    { targetId },
  );
  return { x: bounds.left, y: bounds.top, width: bounds.width, height: bounds.height };
};

export const closeTarget = async (targetId: string): Promise<void> => {
  const { pipe } = await chromium;
  listeners.delete(targetId);
  await pipe.root.send('Target.closeTarget', { targetId });
};

/** Outside every screen: Chromium opens its first window as soon as it starts, and this app may need it only later. */
const offScreen = { x: -20_000, y: -20_000 };

/**
 * Without a desktop there is nothing to see. `isPlaced` is false when the app leaves the window's place to the desktop.
 */
export const bringOnScreen = async (targetId: string, bounds: Bounds, isPlaced: boolean): Promise<void> => {
  const { headed } = await chromium;
  if (headed) await (isPlaced ? placeWindow : centerWindow)(targetId, bounds);
};

/**
 * Answers the id of a page target with an empty document, outside every screen; `onGone` is called when it has ended.
 */
export const openTarget = async (bounds: Bounds, onGone: () => void): Promise<string> => {
  const { pipe, headed } = await chromium;
  const adopts = headed && !firstIsTaken;
  firstIsTaken = true;
  const { width, height } = bounds;
  const created = adopts
    ? firstPage.promise
    : pipe.root
        .send<{ targetId: string }>('Target.createTarget', { url: 'about:blank', width, height, newWindow: true })
        .then((answer) => answer.targetId);
  // Added before anyone who awaits `opening` goes on.
  opening = created.then((targetId) => own.add(targetId)).catch(() => undefined);
  const targetId = await created;
  listeners.set(targetId, onGone);
  if (headed) await placeWindow(targetId, { ...bounds, ...offScreen });
  return targetId;
};
