/** WebFrameMain, as far as a sender check needs it. */
import { guard } from '../not-available.ts';
import { electronOrigin, toElectronUrl } from '../schemes.ts';

/** What Chromium last said about a frame of the page. */
export interface FrameState {
  readonly frameId: string;
  url: string;
  isGone: boolean;
}

const routingIds = new Map<string, number>();

const routingIdOf = (frameId: string): number => {
  const id = routingIds.get(frameId) ?? routingIds.size + 1;
  routingIds.set(frameId, id);
  return id;
};

export interface FrameOf {
  readonly processId: number;
  readonly top: () => FrameState | null;
}

/** The same frame always gives the same object, so that an app can compare them. */
const views = new WeakMap<FrameState, object>();

export const frameView = (state: FrameState, of: FrameOf): object => {
  const view = views.get(state) ?? makeView(state, of);
  views.set(state, view);
  return view;
};

const makeView = (state: FrameState, of: FrameOf): object =>
  guard('WebFrameMain', {
    get url() {
      return toElectronUrl(state.url);
    },
    get origin() {
      return electronOrigin(state.url);
    },
    get top(): object | null {
      const top = of.top();
      return top && frameView(top, of);
    },
    get parent(): object | null {
      const top = of.top();
      return top && top.frameId !== state.frameId ? frameView(top, of) : null;
    },
    get detached() {
      return state.isGone;
    },
    isDestroyed: () => state.isGone,
    processId: of.processId,
    routingId: routingIdOf(state.frameId),
    frameTreeNodeId: routingIdOf(state.frameId),
  });

export const frameRoutingId = (state: FrameState): number => routingIdOf(state.frameId);
