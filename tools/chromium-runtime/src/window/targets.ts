/** Page targets: how a window's page comes to be, and how its end and its title are noticed. */
import { chromium } from '../running.ts';

export interface TargetListener {
  onGone(): void;
  onTitle(title: string): void;
}

const listeners = new Map<string, TargetListener>();

/** Called once, when Chromium has started. */
export const watchTargets = async (): Promise<void> => {
  const { pipe } = await chromium;
  pipe.root.on<{ targetId: string }>('Target.targetDestroyed', ({ targetId }) => {
    const listener = listeners.get(targetId);
    listeners.delete(targetId);
    listener?.onGone();
  });
  pipe.root.on<{ targetInfo: { targetId: string; title: string } }>('Target.targetInfoChanged', ({ targetInfo }) => {
    listeners.get(targetInfo.targetId)?.onTitle(targetInfo.title);
  });
  await pipe.root.send('Target.setDiscoverTargets', { discover: true });
};

export const openTarget = async (
  size: { readonly width: number; readonly height: number },
  listener: TargetListener,
): Promise<string> => {
  const { pipe } = await chromium;
  const { targetId } = await pipe.root.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    width: size.width,
    height: size.height,
  });
  listeners.set(targetId, listener);
  return targetId;
};
