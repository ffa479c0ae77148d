/**
 * What runs in the preload's world of the page: the modules a sandboxed preload may require, the inbox for messages
 * from main, and then the preload itself. `runPreload` is sent to the page as text; it must not use anything from
 * outside itself.
 */
import type { BridgeEnd } from './bridge.ts';
import type { Codec, Packed } from './codec.ts';

export type FromPage =
  | { readonly kind: 'invoke'; readonly id: number; readonly channel: string; readonly args: Packed }
  | { readonly kind: 'send'; readonly channel: string; readonly args: Packed }
  | { readonly kind: 'preload-error'; readonly message: string; readonly stack: string };

export type ToPage =
  | { readonly kind: 'reply'; readonly id: number; readonly result: Packed }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }
  | { readonly kind: 'event'; readonly channel: string; readonly args: Packed };

export interface PreloadSurroundings {
  readonly codec: Codec;
  readonly bridge: BridgeEnd;
  readonly post: (text: string) => void;
  readonly preloadPath: string;
  /** Fields of the preload's `process`. */
  readonly process: Record<string, unknown>;
  /** The preload file as a function of what Electron gives a sandboxed preload. */
  readonly run: (
    require: (name: string) => unknown,
    module: object,
    exports: object,
    process: object,
    global: object,
  ) => void;
}

export function runPreload(around: PreloadSurroundings): void {
  type Listener = (event: object, ...args: unknown[]) => void;
  const { codec, bridge } = around;
  const listeners = new Map<string, { listener: Listener; once: boolean }[]>();
  const invocations = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let lastId = 0;

  const guard = <Target extends object>(owner: string, target: Target): Target =>
    new Proxy(target, {
      get(object, member): unknown {
        if (member in object || typeof member === 'symbol') return Reflect.get(object, member);
        if (member === 'then' || member === 'toJSON' || member === '__esModule' || member === 'default')
          return undefined;
        throw new Error(`not in the Chromium runtime: ${owner}.${member}`);
      },
    });
  const post = (message: FromPage) => around.post(JSON.stringify(message));

  const add = (channel: string, listener: Listener, once: boolean) => {
    if (typeof listener !== 'function') throw new TypeError('The "listener" argument must be of type function.');
    const kept = [...(listeners.get(channel) ?? []), { listener, once }];
    listeners.set(channel, kept);
    if (kept.length === 11) {
      console.warn(
        `MaxListenersExceededWarning: Possible EventEmitter memory leak detected. 11 ${channel} listeners added.`,
      );
    }
    return ipcRenderer;
  };
  const remove = (channel: string, listener: Listener) => {
    const kept = [...(listeners.get(channel) ?? [])];
    const index = kept.findLastIndex((entry) => entry.listener === listener);
    if (index !== -1) kept.splice(index, 1);
    listeners.set(channel, kept);
    return ipcRenderer;
  };
  const ipcRenderer: object = guard('ipcRenderer', {
    send: (channel: string, ...args: unknown[]) => post({ kind: 'send', channel, args: codec.pack(args) }),
    invoke: async (channel: string, ...args: unknown[]) => {
      lastId += 1;
      const id = lastId;
      const message = { kind: 'invoke', id, channel, args: codec.pack(args) } as const;
      return new Promise((resolve, reject) => {
        invocations.set(id, { resolve, reject });
        post(message);
      });
    },
    on: (channel: string, listener: Listener) => add(channel, listener, false),
    addListener: (channel: string, listener: Listener) => add(channel, listener, false),
    once: (channel: string, listener: Listener) => add(channel, listener, true),
    off: remove,
    removeListener: remove,
    removeAllListeners: (channel?: string) => {
      if (channel === undefined) listeners.clear();
      else listeners.delete(channel);
      return ipcRenderer;
    },
    listenerCount: (channel: string) => listeners.get(channel)?.length ?? 0,
  });

  const receive = (message: ToPage, kept?: ArrayBuffer): void => {
    if (message.kind === 'event') {
      const event = { sender: ipcRenderer, ports: [] };
      const args = codec.unpack(message.args, kept) as unknown[];
      try {
        for (const { listener, once } of listeners.get(message.channel) ?? []) {
          if (once) remove(message.channel, listener);
          listener(event, ...args);
        }
      } catch (error) {
        // As in any EventEmitter, listeners after the one that threw hear nothing.
        reportError(error);
      }
      return;
    }
    const invocation = invocations.get(message.id);
    invocations.delete(message.id);
    if (message.kind === 'reply') invocation?.resolve(codec.unpack(message.result, kept));
    else invocation?.reject(new Error(message.message));
  };

  // Main calls these two by name; only this world can see them.
  const inbox = document.createElement('input');
  inbox.type = 'file';
  Object.assign(globalThis, {
    electronInbox: inbox,
    electronReceive: (text: string) => receive(JSON.parse(text)),
    electronReceiveWithBytes: async (text: string) => {
      const kept = await inbox.files?.[0]?.arrayBuffer();
      inbox.value = '';
      receive(JSON.parse(text), kept);
    },
  });

  const electron = guard('electron (in a preload)', {
    contextBridge: guard('contextBridge', {
      exposeInMainWorld: (key: string, api: unknown) => bridge.expose(key, api),
    }),
    ipcRenderer,
  });
  const require = (name: string): unknown => {
    if (name === 'electron' || name === 'electron/renderer' || name === 'electron/common') return electron;
    if (['events', 'timers', 'url', 'node:events', 'node:timers', 'node:url'].includes(name)) {
      throw new Error(`not in the Chromium runtime: require('${name}') in a preload`);
    }
    throw new Error(`module not found: ${name}`);
  };
  const module = { exports: {} };
  try {
    around.run(require, module, module.exports, guard('process (in a preload)', around.process), globalThis);
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    console.error(`Unable to load preload script: ${around.preloadPath}`);
    console.error(error);
    post({ kind: 'preload-error', message: error.message, stack: error.stack ?? '' });
  }
}
