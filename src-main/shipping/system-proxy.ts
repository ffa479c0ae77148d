/**
 * The proxy that the settings of the system name for a service: in many shops somebody has set one for all programs, and
 * nothing gets out without it. What the environment says (proxied-agent.ts) goes first.
 */
import type { After, Clock, Log } from '../ports.ts';

/** Chromium's answer about an address, as a PAC file gives it: 'PROXY proxy.example:3128; DIRECT'. */
export type AskSystemProxy = (url: string) => Promise<string>;

export interface NamedProxies {
  /** In the order in which they are asked: 'http://proxy.example:3128', or empty for the way without one. */
  readonly addresses: readonly [string, ...string[]];
  /** What the system names in place of one that Node speaks: 'SOCKS5 proxy.example:1080'. */
  readonly notSpoken: string | null;
}

export interface SystemProxy {
  /** Never rejects. */
  of(origin: string): Promise<NamedProxies>;
}

const none: NamedProxies = { addresses: [''], notSpoken: null };

export const noSystemProxy: SystemProxy = { of: async () => none };

export interface SystemProxyParts {
  readonly ask: AskSystemProxy;
  readonly clock: Pick<Clock, 'passed'>;
  readonly after: After;
  readonly log: Log;
}

/** Milliseconds: whoever changes the settings need not start Packbench again. */
const askedAgainAfter = 60_000;
/** Milliseconds: a system that looks for its settings holds up no request for longer. */
const longestWait = 3_000;

export function createSystemProxy({ ask, clock, after, log }: SystemProxyParts): SystemProxy {
  const known = new Map<string, { readonly named: Promise<NamedProxies>; readonly askedAt: number }>();

  const askNow = async (origin: string): Promise<NamedProxies> => {
    const { promise: isLate, reject } = Promise.withResolvers<never>();
    const callOff = after(longestWait, () => reject(new Error(`no answer in ${longestWait} ms`)));
    try {
      return proxiesIn(await Promise.race([ask(origin), isLate]));
    } catch (err) {
      log.warn('The system does not say whether it has a proxy.', { origin, err });
      return none;
    } finally {
      callOff();
    }
  };

  return {
    of(origin) {
      const before = known.get(origin);
      if (before !== undefined && clock.passed() - before.askedAt < askedAgainAfter) return before.named;
      const named = askNow(origin);
      known.set(origin, { named, askedAt: clock.passed() });
      return named;
    },
  };
}

/** SOCKS is passed over, so whoever has only that goes without. */
function proxiesIn(answer: string): NamedProxies {
  const ways = answer.split(';').map((way) => way.trim());
  const [first = '', ...others] = ways.flatMap((way) => addressOf(way) ?? []);
  const notSpoken = ways.find((way) => /^SOCKS/i.test(way)) ?? null;
  return { addresses: [first, ...others], notSpoken: first === '' ? notSpoken : null };
}

function addressOf(way: string): string | null {
  const [kind = '', place = ''] = way.split(/\s+/);
  if (kind.toUpperCase() === 'DIRECT') return '';
  const scheme = schemes.get(kind.toUpperCase());
  return scheme !== undefined && URL.canParse(`${scheme}${place}`) ? `${scheme}${place}` : null;
}

const schemes: ReadonlyMap<string, string> = new Map([
  ['PROXY', 'http://'],
  ['HTTP', 'http://'],
  ['HTTPS', 'https://'],
]);
