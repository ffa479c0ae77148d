/**
 * The proxy that the settings of the system name for a service: in many shops somebody has set one for all programs, and
 * nothing gets out without it. What the environment says (proxied-agent.ts) goes first.
 */
import type { After, Clock, Log } from '../ports.ts';

/** Chromium's answer about an address, as a PAC file gives it: 'PROXY proxy.example:3128; DIRECT'. */
export type AskSystemProxy = (url: string) => Promise<string>;

export interface SystemProxy {
  /** 'http://proxy.example:3128'; empty: there is none. Never rejects. */
  of(origin: string): Promise<string>;
}

export const noSystemProxy: SystemProxy = { of: async () => '' };

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
  const known = new Map<string, { readonly address: Promise<string>; readonly askedAt: number }>();

  const askNow = async (origin: string): Promise<string> => {
    const { promise: isLate, reject } = Promise.withResolvers<never>();
    const callOff = after(longestWait, () => reject(new Error(`no answer in ${longestWait} ms`)));
    try {
      return proxyIn(await Promise.race([ask(origin), isLate]));
    } catch (err) {
      log.warn('The system does not say whether it has a proxy.', { origin, err });
      return '';
    } finally {
      callOff();
    }
  };

  return {
    of(origin) {
      const before = known.get(origin);
      if (before !== undefined && clock.passed() - before.askedAt < askedAgainAfter) return before.address;
      const address = askNow(origin);
      known.set(origin, { address, askedAt: clock.passed() });
      return address;
    },
  };
}

/** The first one that Node speaks. SOCKS is passed over, so whoever has only that goes without. */
function proxyIn(answer: string): string {
  for (const one of answer.split(';')) {
    const [kind = '', place = ''] = one.trim().split(/\s+/);
    const scheme = schemes.get(kind.toUpperCase());
    if (kind.toUpperCase() === 'DIRECT') return '';
    if (scheme !== undefined && URL.canParse(`${scheme}${place}`)) return `${scheme}${place}`;
  }
  return '';
}

const schemes: ReadonlyMap<string, string> = new Map([
  ['PROXY', 'http://'],
  ['HTTP', 'http://'],
  ['HTTPS', 'https://'],
]);
