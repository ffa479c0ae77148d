/** What a page asks main: to leave, to open a window, or anything that its preload sends. */
import { preventable } from '../emitter.ts';
import { type MessageSource, receiveFromPage } from '../ipc-main.ts';
import { notAvailable } from '../not-available.ts';
import type { FromPage, ToPage } from '../page/preload-world.ts';
import { toElectronUrl } from '../schemes.ts';
import { frameRoutingId } from './frame.ts';
import { type Parcel, parcelOf } from './outbox.ts';
import type { NavigationAsked } from './page.ts';
import type { WebContents } from './web-contents.ts';

/** True: the navigation may go on. */
export const askNavigation = (contents: WebContents, { kind, url, frame, isMainFrame }: NavigationAsked): boolean => {
  const shown = toElectronUrl(url);
  const ask = (name: string): boolean => {
    const event = preventable({ url: shown, isSameDocument: false, isMainFrame, frame: contents._frame(frame) });
    contents.emit(name, event, shown, false, isMainFrame, contents.id, frameRoutingId(frame));
    return !event.defaultPrevented;
  };
  if (kind === 'redirect') return ask('will-redirect');
  return ask('will-frame-navigate') && (!isMainFrame || ask('will-navigate'));
};

/** The window is never made, so an app that allows it must not believe that it was. */
export const askWindowOpen = (
  contents: WebContents,
  opened: { readonly url: string; readonly frameName: string; readonly features: string },
): void => {
  const url = toElectronUrl(opened.url);
  const referrer = { url: contents.getURL() };
  const { action } = contents._windowOpen({ ...opened, url, disposition: 'new-window', referrer });
  if (action !== 'deny') throw notAvailable(`windows opened by a page (${url})`);
};

export const receiveMessage = (contents: WebContents, message: FromPage, contextId: string): void => {
  if (message.kind === 'preload-error') {
    contents._preloadFailed(Object.assign(new Error(message.message), { stack: message.stack }));
    return;
  }
  const post = (answer: ToPage, bytes: Parcel['bytes'] = []) => contents._outbox?.post(contextId, answer, bytes);
  const source: MessageSource = {
    eventFields: () => ({
      type: 'frame',
      sender: contents._self,
      processId: contents.id,
      frameId: 1,
      ports: [],
      /** Null once the document that sent the message has gone. */
      get senderFrame(): object | null {
        const state = contents._isDestroyed ? null : contents._page?.frameOfContext(contextId);
        return state ? contents._frame(state) : null;
      },
    }),
    reply: (id, result) => {
      const { packed, bytes } = parcelOf(result);
      post({ kind: 'reply', id, result: packed }, bytes);
    },
    fail: (id, text) => post({ kind: 'failed', id, message: text }),
  };
  receiveFromPage(message, source);
};
