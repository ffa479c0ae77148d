/**
 * Chromium cannot learn a new scheme from outside, so `app://host/path` gets a reserved https name there (secure
 * context, storage and a real origin), and is turned back wherever main sees it.
 */
import { notAvailable } from './not-available.ts';

const suffix = '.scheme.electron.invalid';
const builtIn = new Set(['http:', 'https:', 'file:', 'data:', 'about:', 'blob:', 'chrome:', 'javascript:']);

/** Pattern of Fetch interception that catches every custom scheme. */
export const customSchemePattern = `https://*${suffix}/*`;

export const customSchemeOf = (url: string): string | null => {
  const { protocol } = new URL(url);
  return builtIn.has(protocol) ? null : protocol.slice(0, -1);
};

export const toChromiumUrl = (url: string): string => {
  const scheme = customSchemeOf(url);
  if (scheme === null) return url;
  const parts = /^[^:]+:\/\/([^/?#]+)(.*)$/s.exec(url);
  if (!parts?.[1]) throw notAvailable(`URLs without a host (${url})`);
  const rest = parts[2] ?? '';
  return `https://${parts[1]}.${scheme}${suffix}${rest.startsWith('/') ? rest : `/${rest}`}`;
};

export const toElectronUrl = (url: string): string => {
  if (!url.includes(suffix)) return url;
  return url.replace(/^https:\/\/([^/]+)\.([^./]+)\.scheme\.electron\.invalid(?=\/|$)/, '$2://$1');
};

/** The origin as `senderFrame.origin` shows it; opaque ones are 'null'. */
export const electronOrigin = (chromiumUrl: string): string => {
  const url = toElectronUrl(chromiumUrl);
  if (url !== chromiumUrl) return url.replace(/^([^:]+:\/\/[^/]+).*$/, '$1');
  return URL.canParse(url) ? new URL(url).origin : 'null';
};
