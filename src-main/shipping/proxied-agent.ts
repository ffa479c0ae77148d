/**
 * Node's way to the service through a proxy, without two faults that it has in Node 24: until the proxy has answered,
 * each piece of its answer doubles what the next one costs, so that an answer in twenty pieces stops main; and a request
 * that is given up meanwhile leaves its connection open for ever, until this computer has no file left to open.
 */
import { https } from '../node-http.ts';

/** Part of the options of a request. */
export interface ProxiedRequest {
  /** `end` is called when nobody waits for the request any longer. */
  readonly onGivenUp: (end: () => void) => void;
}

type CreateConnection = InstanceType<typeof https.Agent>['createConnection'];

/** More than Node takes for the head of any answer. */
const longestHead = 64 * 1024;

export class ProxiedAgent extends https.Agent {
  override createConnection(...[options, callback]: Parameters<CreateConnection>): ReturnType<CreateConnection> {
    const socket = super.createConnection(options, callback);
    const { onGivenUp } = options as Partial<ProxiedRequest>;
    onGivenUp?.(() => socket?.destroy());
    // Only the tunnel listens for this event, once more after each piece; afterwards the parser of HTTP reads otherwise.
    socket?.on('newListener', (event: string | symbol, listener: () => void) => {
      if (event !== 'readable') return;
      socket.removeListener('readable', listener);
      if ('bytesRead' in socket && Number(socket.bytesRead) > longestHead) socket.destroy(endlessHead());
    });
    return socket;
  }
}

/** Nothing can listen there (at port 0), so a proxy at this address refuses at once. */
export const proxyNowhere = '127.0.0.1';

export interface Proxies {
  /** As Node wants it. */
  readonly proxyEnv: NodeJS.ProcessEnv;
  /** The variable whose word is no proxy, or one of a kind that is not spoken (SOCKS), which is then as none. */
  readonly unusable: string | null;
}

/**
 * As other programs read them: 'proxy.shop.example:3128' is a proxy, which Node takes for an address that it does not
 * know, and so is one whose password has '%', '#' or '/' in it, at which Node throws.
 */
export function proxiesIn(environment: NodeJS.ProcessEnv): Proxies {
  const { no_proxy, NO_PROXY } = environment;
  const variable = ['https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'].find((name) => environment[name]);
  const address = proxyAddress((variable && environment[variable]) || '');
  const isSpoken = address === null || address === '' || /^https?:/.test(address);
  const https_proxy = address ?? `http://${proxyNowhere}:0`;
  const proxyEnv = { https_proxy, no_proxy, NO_PROXY };
  return { proxyEnv, unusable: address === null || !isSpoken ? (variable ?? null) : null };
}

function proxyAddress(written: string): string | null {
  const text = written.trim();
  if (text === '') return '';
  const [scheme = ''] = /^[a-z\d+.-]*:\/\//i.exec(text) ?? [];
  const hostStart = Math.max(scheme.length, text.lastIndexOf('@') + 1);
  const [user = '', ...password] = text.slice(scheme.length, hostStart).replace(/@$/, '').split(':');
  const signIn = user === '' ? '' : `${inAddress(user)}:${inAddress(password.join(':'))}@`;
  const address = `${scheme.toLowerCase() || 'http://'}${signIn}${text.slice(hostStart)}`;
  return URL.canParse(address) ? address : null;
}

/** Names and passwords may be written as they are, or as an address wants them. */
function inAddress(text: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(text));
  } catch {
    return encodeURIComponent(text);
  }
}

function endlessHead(): Error {
  return Object.assign(new Error(`a proxy whose answer has no end in ${longestHead} bytes`), {
    code: 'ERR_PROXY_TUNNEL',
  });
}
