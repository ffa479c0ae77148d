/** The preload: one door to main, nothing else. It does not change when operations are added. */
import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import type { DesktopBridge } from './contract/desktop-bridge.ts';

type Listener = (event: unknown) => void;

const subscribers = new Set<{ readonly name: string; readonly listener: Listener }>();

/**
 * One listener for all of them: Electron warns of a leak at the eleventh listener of a channel, and one that throws
 * stops the rest.
 */
ipcRenderer.on('packbench:event', (_: IpcRendererEvent, name: string, event: unknown) => {
  for (const subscriber of [...subscribers]) if (subscriber.name === name) tell(subscriber.listener, event);
});

function tell(listener: Listener, event: unknown): void {
  try {
    listener(event);
  } catch (error) {
    reportError(error);
  }
}

const bridge = {
  call: (name: string, request: unknown): Promise<unknown> => ipcRenderer.invoke('packbench:call', name, request),
  on: (name: string, listener: Listener): (() => void) => {
    const subscriber = { name, listener };
    subscribers.add(subscriber);
    return () => void subscribers.delete(subscriber);
  },
};

contextBridge.exposeInMainWorld('packbench', bridge as DesktopBridge);
