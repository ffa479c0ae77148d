/** ipcMain, and what happens to a message from a preload. */
import { codec } from './codec-main.ts';
import { NamedEvents } from './emitter.ts';
import { guard, notAvailable } from './not-available.ts';
import type { FromPage } from './page/preload-world.ts';

type Invoked = (event: unknown, ...args: unknown[]) => unknown;

/** Where a message came from, and the way back. */
export interface MessageSource {
  /** Fields of the event that the app's listener sees: sender, senderFrame, processId, frameId. */
  eventFields(): object;
  reply(id: number, result: unknown): void;
  fail(id: number, message: string): void;
}

const invocable = new Map<string, Invoked>();

class IpcMain extends NamedEvents {
  constructor() {
    super('ipcMain', []);
  }

  /** The app chooses the names of its channels. */
  override _check(): void {}

  handle(channel: string, listener: Invoked): void {
    if (invocable.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    if (typeof listener !== 'function')
      throw new TypeError(`Expected handler to be a function, but found type '${typeof listener}'`);
    invocable.set(channel, listener);
  }

  handleOnce(channel: string, listener: Invoked): void {
    this.handle(channel, (event, ...args) => {
      invocable.delete(channel);
      return listener(event, ...args);
    });
  }

  removeHandler(channel: string): void {
    invocable.delete(channel);
  }
}

export const ipcMain = guard('ipcMain', new IpcMain());

const eventFor = (source: MessageSource, extra: object): object =>
  Object.defineProperties(source.eventFields(), Object.getOwnPropertyDescriptors(extra));

const invoke = async (message: FromPage & { kind: 'invoke' }, source: MessageSource): Promise<void> => {
  const { channel, id } = message;
  try {
    const listener = invocable.get(channel);
    if (!listener) throw new Error(`No handler registered for '${channel}'`);
    const result = await listener(eventFor(source, {}), ...(codec.unpack(message.args) as unknown[]));
    source.reply(id, result);
  } catch (error) {
    console.error(`Error occurred in handler for '${channel}':`, error);
    source.fail(id, `Error invoking remote method '${channel}': ${error}`);
  }
};

/** An exception of a listener of `on` is an uncaught exception of main, as in Electron. */
export const receiveFromPage = (message: FromPage & { kind: 'invoke' | 'send' }, source: MessageSource): void => {
  if (message.kind === 'invoke') {
    void invoke(message, source);
    return;
  }
  const event = eventFor(source, {
    get returnValue(): unknown {
      throw notAvailable('event.returnValue');
    },
    set returnValue(_: unknown) {
      throw notAvailable('event.returnValue');
    },
  });
  ipcMain.emit(message.channel, event, ...(codec.unpack(message.args) as unknown[]));
};
