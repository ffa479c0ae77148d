/**
 * One page target of Chromium, prepared before it loads anything: preload and bridge scripts, interception of custom
 * schemes and navigations, and an up-to-date view of its frames, documents and loads.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Pipe, Session } from '../chromium/pipe.ts';
import type { FromPage } from '../page/preload-world.ts';
import { pageWorldScript, preloadWorld, preloadWorldScript } from '../page/scripts.ts';
import { answerRequest, type PausedRequest } from '../protocol.ts';
import { customSchemePattern } from '../schemes.ts';
import type { FrameState } from './frame.ts';

export interface NavigationAsked {
  readonly kind: 'navigate' | 'redirect';
  readonly url: string;
  readonly frame: FrameState;
  readonly isMainFrame: boolean;
}

/** What the page tells its WebContents. */
export interface PageListener {
  /** True: the navigation may go on. */
  onNavigation(asked: NavigationAsked): boolean;
  onWindowOpen(opened: { readonly url: string; readonly frameName: string; readonly features: string }): void;
  onMessage(message: FromPage, contextId: string): void;
  onPreloadError(error: Error): void;
  onLifecycle(name: string, loaderId: string): void;
  onMainFrameNavigated(url: string, loaderId: string): void;
  onConsole(entry: {
    readonly level: string;
    readonly message: string;
    readonly line: number;
    readonly source: string;
  }): void;
  onResized(): void;
  onCrashed(): void;
}

export interface Page {
  readonly session: Session;
  readonly mainFrame: FrameState;
  readonly frames: ReadonlyMap<string, FrameState>;
  /** The preload world of the current document; null while there is none. */
  preloadContext(): string | null;
  frameOfContext(contextId: string): FrameState | null;
}

interface ContextCreated {
  readonly context: {
    readonly id: number;
    readonly uniqueId: string;
    readonly name: string;
    readonly auxData: { readonly frameId: string };
  };
}

/**
 * A page's wish to navigate is always heard before its request is paused: the page tells the browser both over one
 * ordered channel.
 */
const watchNavigations = (
  session: Session,
  frames: Map<string, FrameState>,
  mainFrameId: string,
  listener: PageListener,
) => {
  /**
   * By frame, since its last document: a page may ask for several in a row, also for the same one, before any is
   * paused.
   */
  const requested = new Map<string, Set<string>>();
  const withoutFragment = (url: string): string => url.split('#')[0] ?? '';
  session.on<{ frameId: string; url: string }>('Page.frameRequestedNavigation', ({ frameId, url }) => {
    requested.set(frameId, (requested.get(frameId) ?? new Set()).add(withoutFragment(url)));
    const frame = frames.get(frameId);
    if (frame && !/^(https?|file):/.test(url) && url !== 'about:srcdoc') {
      // Nothing is fetched for these, so nothing can be paused: we can only stop them.
      const goesOn = listener.onNavigation({ kind: 'navigate', url, frame, isMainFrame: frameId === mainFrameId });
      if (!goesOn) session.send('Page.stopLoading').catch(() => undefined);
    }
  });

  session.on<{ frame: { id: string } }>('Page.frameNavigated', ({ frame }) => requested.delete(frame.id));

  /**
   * True: it may go on. Navigations that main or the test started are not the page's, so nobody is asked about them.
   */
  return (paused: PausedRequest): boolean => {
    const { frameId, redirectedRequestId, request } = paused;
    const frame = frames.get(frameId);
    if (!frame) return true;
    const asked = { url: request.url, frame, isMainFrame: frameId === mainFrameId };
    if (redirectedRequestId) return listener.onNavigation({ kind: 'redirect', ...asked });
    if (requested.get(frameId)?.has(withoutFragment(request.url)) !== true) return true;
    return listener.onNavigation({ kind: 'navigate', ...asked });
  };
};

const watchRequests = (session: Session, mayNavigate: (paused: PausedRequest) => boolean): void => {
  session.on<PausedRequest>('Fetch.requestPaused', async (paused) => {
    const { requestId } = paused;
    if (paused.resourceType === 'Document' && !mayNavigate(paused)) {
      await session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' }).catch(() => undefined);
    } else if (/^https:\/\/[^/]+\.scheme\.electron\.invalid\//.test(paused.request.url)) {
      await answerRequest(session, paused);
    } else {
      await session.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
    }
  });
};

const fetchPatterns = [{ urlPattern: customSchemePattern }, { urlPattern: '*', resourceType: 'Document' }];

/**
 * Popups are never allowed; workers and frames of other sites go on, and the requests of such frames are watched too.
 */
const watchRelatives = (pipe: Pipe, session: Session, mayNavigate: (paused: PausedRequest) => boolean): void => {
  session.on<{ sessionId: string; targetInfo: { type: string; targetId: string } }>(
    'Target.attachedToTarget',
    async ({ sessionId, targetInfo }) => {
      const relative = pipe.session(sessionId);
      const gone = () => undefined;
      if (targetInfo.type === 'page') {
        await pipe.root.send('Target.closeTarget', { targetId: targetInfo.targetId }).catch(gone);
        return;
      }
      if (targetInfo.type === 'iframe') {
        watchRequests(relative, mayNavigate);
        await relative.send('Fetch.enable', { patterns: fetchPatterns }).catch(gone);
      }
      await relative.send('Runtime.runIfWaitingForDebugger').catch(gone);
    },
  );
};

const watchFrames = (
  session: Session,
  frames: Map<string, FrameState>,
  mainFrame: FrameState,
  listener: PageListener,
): void => {
  session.on<{ frameId: string }>('Page.frameAttached', ({ frameId }) => {
    frames.set(frameId, { frameId, url: 'about:blank', isGone: false });
  });
  session.on<{ frameId: string }>('Page.frameDetached', ({ frameId }) => {
    const frame = frames.get(frameId);
    if (frame) frame.isGone = true;
    frames.delete(frameId);
  });
  session.on<{ frame: { id: string; url: string; loaderId: string } }>('Page.frameNavigated', ({ frame }) => {
    const state = frames.get(frame.id) ?? { frameId: frame.id, url: frame.url, isGone: false };
    state.url = frame.url;
    frames.set(frame.id, state);
    if (state === mainFrame) listener.onMainFrameNavigated(frame.url, frame.loaderId);
  });
  session.on<{ frameId: string; url: string }>('Page.navigatedWithinDocument', ({ frameId, url }) => {
    const state = frames.get(frameId);
    if (state) state.url = url;
  });
  session.on<{ frameId: string; loaderId: string; name: string }>('Page.lifecycleEvent', (event) => {
    if (event.frameId === mainFrame.frameId) listener.onLifecycle(event.name, event.loaderId);
  });
};

const watchConsole = (session: Session, listener: PageListener): void => {
  const levels: Record<string, string> = { error: 'error', assert: 'error', warning: 'warning', debug: 'debug' };
  session.on<{
    type: string;
    args: { value?: unknown; description?: string }[];
    stackTrace?: { callFrames: { url: string; lineNumber: number }[] };
  }>('Runtime.consoleAPICalled', ({ type, args, stackTrace }) => {
    const [from] = stackTrace?.callFrames ?? [];
    listener.onConsole({
      level: levels[type] ?? 'info',
      message: args.map(({ value, description }) => String(value ?? description)).join(' '),
      line: (from?.lineNumber ?? -1) + 1,
      source: from?.url ?? '',
    });
  });
};

/** Attaches to a target that still shows about:blank and prepares it. */
export const openPage = async (
  pipe: Pipe,
  targetId: string,
  preloadPath: string | null,
  processFields: Record<string, unknown>,
  listener: PageListener,
): Promise<Page> => {
  const { sessionId } = await pipe.root.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const session = pipe.session(sessionId);
  const mainFrame: FrameState = { frameId: targetId, url: 'about:blank', isGone: false };
  const frames = new Map([[targetId, mainFrame]]);
  /**
   * The preload's worlds: a name of their own by the number that events use. A new process numbers from the start
   * again.
   */
  const contexts = new Map<number, string>();
  const secrets = { toPreload: randomUUID(), toPage: randomUUID(), binding: `electron-${randomUUID()}` };

  session.on<ContextCreated>('Runtime.executionContextCreated', ({ context }) => {
    // Electron runs a preload in the main frame only.
    if (context.name === preloadWorld && context.auxData.frameId === targetId)
      contexts.set(context.id, context.uniqueId);
  });
  session.on<{ executionContextId: number }>('Runtime.executionContextDestroyed', ({ executionContextId }) => {
    contexts.delete(executionContextId);
  });
  session.on('Runtime.executionContextsCleared', () => contexts.clear());
  session.on<{ name: string; payload: string; executionContextId: number }>('Runtime.bindingCalled', (called) => {
    if (called.name !== secrets.binding) return;
    listener.onMessage(JSON.parse(called.payload) as FromPage, contexts.get(called.executionContextId) ?? '');
  });
  session.on<{ url: string; windowName: string; windowFeatures: string[] }>('Page.windowOpen', (opened) => {
    const features = opened.windowFeatures.join(',');
    listener.onWindowOpen({ url: opened.url, frameName: opened.windowName, features });
  });
  session.on('Page.frameResized', () => listener.onResized());
  session.on('Inspector.targetCrashed', () => {
    contexts.clear();
    listener.onCrashed();
  });
  watchFrames(session, frames, mainFrame, listener);
  watchConsole(session, listener);
  const mayNavigate = watchNavigations(session, frames, mainFrame.frameId, listener);
  watchRequests(session, mayNavigate);
  watchRelatives(pipe, session, mayNavigate);

  const setUp = [
    session.send('Page.enable'),
    session.send('Runtime.enable'),
    session.send('Page.setLifecycleEventsEnabled', { enabled: true }),
    session.send('Fetch.enable', { patterns: fetchPatterns }),
    session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }),
  ];
  if (preloadPath !== null) {
    try {
      const preload = { path: preloadPath, source: readFileSync(preloadPath, 'utf8') };
      const source = preloadWorldScript(preload, secrets, processFields);
      setUp.push(
        session.send('Runtime.addBinding', { name: secrets.binding, executionContextName: preloadWorld }),
        session.send('Page.addScriptToEvaluateOnNewDocument', { source: pageWorldScript(secrets) }),
        session.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: preloadWorld }),
      );
    } catch (error) {
      listener.onPreloadError(error as Error);
    }
  }
  await Promise.all(setUp);
  return {
    session,
    mainFrame,
    frames,
    preloadContext: () => [...contexts.values()].at(-1) ?? null,
    frameOfContext: (contextId) => ([...contexts.values()].includes(contextId) ? mainFrame : null),
  };
};
