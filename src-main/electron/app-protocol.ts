/**
 * app://packbench serves the page's own files from a list made at start. A path outside the list does not exist, so no
 * request can reach any other file of this computer, however it is written.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Protocol } from 'electron';

export const appOrigin = 'app://packbench';
export const appPage = `${appOrigin}/index.html`;

/** Call before the app is ready. `standard` gives the page an origin, `secure` makes it a secure context. */
export function registerAppScheme(protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

export interface ServedApp {
  readonly protocol: Pick<Protocol, 'handle'>;
  /** The built renderer. */
  readonly folder: string;
  /** Puts into the page what stands there before its script has run. */
  asShownFirst(html: string): string;
  /**
   * Resolves when that is seen, or need not be waited for any longer. Scripts and fonts are given out then: they keep main,
   * Chromium and the page busy, and the window would come later.
   */
  painted(): Promise<void>;
  /** By default the disk of this computer. */
  readonly read?: (path: string) => Promise<Uint8Array>;
}

/**
 * Call after the app is ready. Resolves when all that the page's script needs has been given out, and is on its way to
 * Chromium.
 */
export function serveApp({ protocol, folder, asShownFirst, painted, read = readFile }: ServedApp): Promise<void> {
  const files = listFiles(folder);
  const awaited = namedIn(join(folder, 'index.html'));
  let mayFollow: Promise<void> | null = null;
  const { promise: firstLoad, resolve } = Promise.withResolvers<void>();
  const { promise: scriptsGiven, resolve: giveFonts } = Promise.withResolvers<void>();
  protocol.handle('app', async (request) => {
    const url = new URL(request.url);
    const path = url.host === 'packbench' && request.method === 'GET' ? files.get(url.pathname) : undefined;
    if (path === undefined) return new Response('Not found', { status: 404, headers: securityHeaders });
    if (isScript(path) || isFont(path)) {
      mayFollow ??= painted();
      await mayFollow;
    }
    // It would be in the way of the script, which draws the first text.
    if (isFont(path)) await scriptsGiven;
    // A disk may give a moment later what it did not give at first: without a second attempt a screen would be missing.
    const bytes = new Uint8Array(await read(path).catch(() => read(path)));
    if (awaited.delete(url.pathname)) {
      if (![...awaited].some(isScript)) giveFonts();
      if (awaited.size === 0) resolve();
    }
    const isPage = url.pathname === '/index.html';
    const body = isPage ? asShownFirst(Buffer.from(bytes).toString('utf8')) : bytes;
    return new Response(body, { headers: { ...securityHeaders, 'Content-Type': typeOf(path) } });
  });
  return firstLoad;
}

const isScript = (path: string): boolean => extname(path) === '.js';
const isFont = (path: string): boolean => extname(path) === '.woff2';

/** Paths of the scripts, style sheets and fonts that our page names. */
function namedIn(pagePath: string): Set<string> {
  const named = readFileSync(pagePath, 'utf8').matchAll(/\b(?:src|href)="\.(\/[^"]+)"/g);
  return new Set([...named].map(([, path]) => path ?? ''));
}

function listFiles(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [encodeURI(`/${relative(folder, path).split(sep).join('/')}`), path];
    }),
  );
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.txt': 'text/plain; charset=utf-8',
};

/** Anything else (bcmap, pfb and icc files of pdf.js) is bytes. */
function typeOf(path: string): string {
  return types[extname(path)] ?? 'application/octet-stream';
}

/** No script from a text, no WebAssembly, no inline style, nothing from elsewhere. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

const securityHeaders = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-cache',
} as const;
