/** The preload: one door to main, nothing else. It does not change when operations are added. */
import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import type { DesktopBridge } from './contract/desktop-bridge.ts';

const bridge = {
  call: (name: string, request: unknown): Promise<unknown> => ipcRenderer.invoke('packbench:call', name, request),
  on: (name: string, listener: (event: unknown) => void): (() => void) => {
    const forward = (_: IpcRendererEvent, eventName: string, event: unknown): void => {
      if (eventName === name) listener(event);
    };
    ipcRenderer.on('packbench:event', forward);
    return () => void ipcRenderer.off('packbench:event', forward);
  },
};

contextBridge.exposeInMainWorld('packbench', bridge as DesktopBridge);
