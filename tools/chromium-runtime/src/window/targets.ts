/** Page targets: how a window's page comes to be, and how its end is noticed. */
import { chromium } from '../running.ts';
import type { Bounds } from './bounds.ts';

const listeners = new Map<string, () => void>();

/** A Chromium with windows opens one by itself when it starts; the first BrowserWindow takes it over. */
const firstPage = Promise.withResolvers<string>();
let firstIsTaken = false;

/** Called once, when Chromium has started. */
export const watchTargets = async (): Promise<void> => {
  const { pipe } = await chromium;
  pipe.root.on<{ targetInfo: { targetId: string; type: string } }>('Target.targetCreated', ({ targetInfo }) => {
    if (targetInfo.type === 'page') firstPage.resolve(targetInfo.targetId);
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

/** @returns the id of a page target that shows an empty document; `onGone` is called when it has ended. */
export const openTarget = async (bounds: Bounds, onGone: () => void): Promise<string> => {
  const { pipe, headed } = await chromium;
  const adopts = headed && !firstIsTaken;
  firstIsTaken = true;
  const { width, height } = bounds;
  const targetId = adopts
    ? await firstPage.promise
    : (
        await pipe.root.send<{ targetId: string }>('Target.createTarget', {
          url: 'about:blank',
          width,
          height,
          newWindow: true,
        })
      ).targetId;
  listeners.set(targetId, onGone);
  if (headed) await placeWindow(targetId, bounds);
  return targetId;
};
