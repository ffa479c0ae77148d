/** protocol: custom schemes, answered by the app's own callbacks whenever a page asks for one of their URLs. */
import { readFile } from 'node:fs/promises';
import type { Session } from './chromium/pipe.ts';
import { guard, notAvailable } from './not-available.ts';
import { customSchemeOf, toElectronUrl } from './schemes.ts';

type Answering = (request: Request) => Response | Promise<Response>;

export interface PausedRequest {
  readonly requestId: string;
  readonly frameId: string;
  readonly resourceType: string;
  readonly redirectedRequestId?: string;
  readonly request: {
    readonly url: string;
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly postDataEntries?: readonly { readonly bytes?: string }[];
  };
}

const answering = new Map<string, Answering>();
const beforeReady = { over: false };

/** After the ready event no scheme can be registered. */
export const closeSchemeRegistration = (): void => {
  beforeReady.over = true;
};

/** Documents whose callback threw or gave an invalid answer: Chromium has no error of its own that we could use. */
const unexpected = new Set<string>();

/** Chromium's error for why `url` could not be loaded, or Electron's when the app's own callback is to blame. */
export const loadFailureOf = (errorText: string, url: string): string =>
  unexpected.delete(url.split('#')[0] ?? '') ? 'net::ERR_UNEXPECTED' : errorText;

export const hasScheme = (scheme: string): boolean => answering.has(scheme);

/** On stderr: the scheme that was asked for, those that are answered, and when. */
export const sayUnanswered = (scheme: string | null): void => {
  const answered = [...answering.keys()].join(', ') || 'none';
  console.error(
    `chromium-runtime: error: nobody answers '${scheme}'; answered: ${answered}; ${Math.round(performance.now())} ms after the start`,
  );
};

export const protocol = guard('protocol', {
  registerSchemesAsPrivileged(schemes: readonly { scheme: string; privileges?: { standard?: boolean } }[]): void {
    if (beforeReady.over) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    for (const { scheme, privileges } of schemes) {
      if (!privileges?.standard) throw notAvailable(`schemes without the privilege 'standard' (${scheme})`);
    }
  },
  handle(scheme: string, answer: Answering): void {
    if (answering.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
    answering.set(scheme, answer);
  },
  unhandle(scheme: string): void {
    answering.delete(scheme);
  },
  isProtocolHandled: (scheme: string): boolean => answering.has(scheme),
});

const requestFor = ({ request }: PausedRequest, url: string): Request => {
  const parts = (request.postDataEntries ?? []).map(({ bytes }) => Buffer.from(bytes ?? '', 'base64'));
  const hasBody = parts.length > 0 && request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(url, {
    method: request.method,
    headers: request.headers,
    ...(hasBody && { body: Buffer.concat(parts) }),
  });
};

const fulfil = async (session: Session, requestId: string, response: Response): Promise<void> => {
  const responseHeaders = [...response.headers].map(([name, value]) => ({ name, value }));
  const body = Buffer.from(await response.arrayBuffer()).toString('base64');
  await session.send('Fetch.fulfillRequest', { requestId, responseCode: response.status, responseHeaders, body });
};

/** Where electron-vite's projects keep the app's icon. Filled in once the app's folder is known. */
export const appIcon: { path: string | null } = { path: null };

const iconAnswer = async (): Promise<Response> => {
  if (appIcon.path === null) return new Response(null, { status: 204 });
  return new Response(new Uint8Array(await readFile(appIcon.path)), { headers: { 'content-type': 'image/png' } });
};

/**
 * Answers a request for a custom scheme; a callback that throws or gives an invalid answer is a network error, as in
 * Electron.
 */
export const answerRequest = async (session: Session, paused: PausedRequest): Promise<void> => {
  const { requestId } = paused;
  const url = toElectronUrl(paused.request.url);
  const answer = answering.get(customSchemeOf(url) ?? '');
  try {
    if (!answer) {
      sayUnanswered(customSchemeOf(url));
      await session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
      return;
    }
    if (new URL(url).pathname === '/favicon.ico' && paused.resourceType === 'Other') {
      // Only browsers request it by themselves, and show it as the icon of a visible window; Electron does not.
      await fulfil(session, requestId, await iconAnswer());
      return;
    }
    const response: unknown = await Promise.resolve()
      .then(() => answer(requestFor(paused, url)))
      .catch((error: unknown) => console.error(`protocol.handle: the callback failed for ${url}:`, error));
    if (!(response instanceof Response) && paused.resourceType === 'Document') unexpected.add(url);
    if (!(response instanceof Response) || response.type === 'error') {
      await session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    } else {
      await fulfil(session, requestId, response);
    }
  } catch (error) {
    // The page went away before its answer came.
    if (process.env.CHROMIUM_RUNTIME_LOG) console.error(`chromium-runtime: ${url}:`, error);
  }
};
