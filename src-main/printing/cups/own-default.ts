/** The default printer of the person who runs the app, by the rules of CUPS's own commands. */
import { join } from 'node:path';
import { linesOf } from './cups-address.ts';

/**
 * LPDEST, then PRINTER, then what `lpoptions -d` has written for the person, then for the computer. Null: none; then the
 * print system names one. It need not be there: CUPS puts no other in its place.
 */
export function ownDefault(environment: NodeJS.ProcessEnv): string | null {
  const { LPDEST, PRINTER, HOME } = environment;
  const named = LPDEST || (PRINTER === 'lp' ? '' : PRINTER);
  if (named) return queueOf(named);
  const paths = [...(HOME === undefined ? [] : [join(HOME, '.cups', 'lpoptions')]), '/etc/cups/lpoptions'];
  for (const path of paths) {
    const found = /^Default[\t ]+(\S+)/im.exec(linesOf(path))?.[1];
    if (found !== undefined) return queueOf(found);
  }
  return null;
}

/** 'Bench' of 'Bench/draft': the queue with a set of options of its own. */
const queueOf = (destination: string): string => destination.split('/')[0] ?? destination;
