/** Page targets: how a window's page is made, and how its end is noticed. */
import { chromium } from '../running.ts';
import type { Bounds } from './bounds.ts';
import { type KeptPlace, modeOf } from './kept-places.ts';
import { hasGone } from './outbox.ts';

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

const targetGone = (targetId: string): void => {
  const gone = listeners.get(targetId);
  listeners.delete(targetId);
  gone?.();
};

/** Chromium has ended: no page is left, whatever it still said of them. */
export const allTargetsGone = (): void => {
  for (const targetId of [...listeners.keys()]) targetGone(targetId);
};

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
  pipe.root.on<{ targetId: string }>('Target.targetDestroyed', ({ targetId }) => targetGone(targetId));
  await pipe.root.send('Target.setDiscoverTargets', { discover: true });
};

export const placeWindow = async (targetId: string, { x, y, width, height }: Bounds): Promise<void> => {
  const { pipe } = await chromium;
  const { windowId } = await pipe.root.send<{ windowId: number }>('Browser.getWindowForTarget', { targetId });
  await pipe.root.send('Browser.setWindowBounds', { windowId, bounds: { left: x, top: y, width, height } });
};

/** It stays where it is, also when that has just changed. */
export const sizeWindow = async (targetId: string, { width, height }: Bounds): Promise<void> => {
  const { pipe } = await chromium;
  const { windowId } = await pipe.root.send<{ windowId: number }>('Browser.getWindowForTarget', { targetId });
  await pipe.root.send('Browser.setWindowBounds', { windowId, bounds: { width, height } });
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

/** So often in a row does no app load another document. */
const mostAnew = 100;

/** Asks anew as long as the page loads another document meanwhile: a window may be shown while its first one comes. */
const evaluateInPage = async <Value>(targetId: string, expression: string, leftAnew = mostAnew): Promise<Value> => {
  const { pipe } = await chromium;
  const { sessionId } = await pipe.root.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  try {
    const { result } = await pipe
      .session(sessionId)
      .send<{ result: { value: Value } }>('Runtime.evaluate', { expression, returnByValue: true });
    return result.value;
  } catch (error) {
    // Of a page that is closed the next session says so.
    if (leftAnew === 0 || !(error instanceof Error && hasGone(error))) throw error;
  } finally {
    // One that has ended with its page is no fault.
    await pipe.root.send('Target.detachFromTarget', { sessionId }).catch(() => undefined);
  }
  return evaluateInPage(targetId, expression, leftAnew - 1);
};

/** What a window may cover of the screen that it is on. */
const availableArea = async (targetId: string): Promise<Bounds> => {
  const [x, y, width, height] = await evaluateInPage<[number, number, number, number]>(
    targetId,
    '[screen.availLeft, screen.availTop, screen.availWidth, screen.availHeight]',
  );
  return { x, y, width, height };
};

/** Null without a desktop. */
export const readWorkArea = async (): Promise<Bounds | null> => {
  const { headed } = await chromium;
  return headed ? availableArea(await firstPage.promise) : null;
};

const fillScreen = async (targetId: string, windowState: 'maximized' | 'fullscreen'): Promise<void> => {
  const { pipe } = await chromium;
  const { windowId } = await pipe.root.send<{ windowId: number }>('Browser.getWindowForTarget', { targetId });
  await pipe.root.send('Browser.setWindowBounds', { windowId, bounds: { windowState } });
};

/**
 * In the middle of the screen, as Electron places a window without a position; it fills a screen that is too small for
 * it.
 */
const centerWindow = async (targetId: string, { width, height }: Bounds): Promise<void> => {
  const area = await availableArea(targetId);
  const x = area.x + Math.max(0, Math.floor((area.width - width) / 2));
  const y = area.y + Math.max(0, Math.floor((area.height - height) / 2));
  await placeWindow(targetId, { x, y, width, height });
  if (width > area.width || height + titleBarHeight > area.height) await fillScreen(targetId, 'maximized');
};

/** Pixels of a window and its title bar that a person needs to get hold of it. */
const leastSeen = { width: 100, height: 50 };

/**
 * Where the window was, unless that screen is gone or has become smaller: then in the middle of the one that is there, and no larger
 * than that.
 */
const restoreWindow = async (targetId: string, { bounds, mode }: KeptPlace): Promise<void> => {
  await placeWindow(targetId, bounds);
  const area = await availableArea(targetId);
  const seenAcross = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x);
  const isTopSeen = bounds.y >= area.y && bounds.y + leastSeen.height <= area.y + area.height;
  const fitting = {
    ...bounds,
    width: Math.min(bounds.width, area.width),
    height: Math.min(bounds.height, area.height),
  };
  const isTooLarge = fitting.width < bounds.width || fitting.height < bounds.height;
  if (isTooLarge || seenAcross < leastSeen.width || !isTopSeen) await centerWindow(targetId, fitting);
  if (mode !== 'normal') await fillScreen(targetId, mode);
};

/** `bounds`: of the whole screen while it fills that. Null where nobody can move a window, or while it is minimized. */
export const readWindowPlace = async (targetId: string): Promise<KeptPlace | null> => {
  const { pipe, headed } = await chromium;
  if (!headed) return null;
  const { bounds } = await pipe.root.send<{
    bounds: { left: number; top: number; width: number; height: number; windowState?: string };
  }>('Browser.getWindowForTarget', { targetId });
  if (bounds.windowState === 'minimized') return null;
  const { left, top, width, height, windowState } = bounds;
  return { bounds: { x: left, y: top, width, height }, mode: modeOf(windowState) };
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
export const bringOnScreen = async (
  targetId: string,
  bounds: Bounds,
  from: { readonly isPlaced: boolean; readonly kept: KeptPlace | null },
): Promise<void> => {
  const { headed } = await chromium;
  if (!headed) return;
  if (from.kept !== null) await restoreWindow(targetId, from.kept);
  else await (from.isPlaced ? placeWindow : centerWindow)(targetId, bounds);
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
