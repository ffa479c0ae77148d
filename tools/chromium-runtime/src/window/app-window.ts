/** Makes a page of a visible Chromium behave as in an Electron window, for the person in front of it. */
import type { Session } from '../chromium/pipe.ts';
import { keepAsAppWindow, windowWorld } from '../page/app-window-keys.ts';

const binding = 'tellChromiumRuntime';

/** Filled in by menu.ts: the application's menu decides whether Ctrl+Q quits. */
export const accelerators = { perform: (_name: string): void => undefined };

/** Runs before the page loads anything. `loneAlt` is called when Alt was pressed and released by itself. */
export const prepareAppWindow = async (session: Session, loneAlt: () => void): Promise<void> => {
  session.on<{ name: string; payload: string }>('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== binding) return;
    if (payload === 'Alt') loneAlt();
    else accelerators.perform(payload);
  });
  const source = `if (window.top === window) (${keepAsAppWindow})(globalThis.${binding});`;
  await Promise.all([
    session.send('Runtime.addBinding', { name: binding, executionContextName: windowWorld }),
    session.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: windowWorld }),
  ]);
};
