/**
 * The addresses of a name, as this computer knows them. The system's own question can hang for half a minute, and keeps one
 * of the two threads in which names are asked for: so that a name which hangs stops no other account, each name is asked
 * for once at a time. Where it fails or takes long, its last addresses count: TLS tells whether that is still the service.
 */
import dns from 'node:dns';
import type { LookupFunction } from 'node:net';

type Found = Parameters<Parameters<LookupFunction>[2]>;

/** `longestWait`: milliseconds before the last addresses count. */
export function createSharedLookup(lookup: LookupFunction = dns.lookup, longestWait = 1_000): LookupFunction {
  const underWay = new Map<string, Promise<Found>>();
  const lastFound = new Map<string, Found>();

  const ask = (key: string, name: string, options: Parameters<LookupFunction>[1]): Promise<Found> => {
    const { promise, resolve } = Promise.withResolvers<Found>();
    underWay.set(key, promise);
    lookup(name, options, (...found) => {
      underWay.delete(key);
      if (found[0] === null) lastFound.set(key, found);
      resolve(lastFound.get(key) ?? found);
    });
    return promise;
  };

  return (name, options, told) => {
    const key = JSON.stringify([name, options.family, options.hints, options.all]);
    const last = lastFound.get(key);
    const late = Promise.withResolvers<Found>();
    const timer = last && setTimeout(() => late.resolve(last), longestWait);
    void Promise.race([underWay.get(key) ?? ask(key, name, options), late.promise]).then((found) => {
      clearTimeout(timer);
      told(...found);
    });
  };
}
