/**
 * Where CUPS listens, by the rules that its own commands follow, so that `lp` and our questions reach the same print
 * system.
 */
import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { kindAt } from '../../disk/move-aside.ts';

export type CupsAddress = { readonly socketPath: string } | { readonly host: string; readonly port: number };

const usualSockets = ['/run/cups/cups.sock', '/var/run/cups/cups.sock', '/private/var/run/cupsd'];

/**
 * CUPS_SERVER, then ServerName of client.conf (the person's, then the system's), then the default socket, then port
 * 631.
 */
export function findCups(environment: NodeJS.ProcessEnv): CupsAddress {
  const named = environment.CUPS_SERVER ?? configured('server', environment);
  if (named !== undefined && named !== '') return readServerName(named);
  const socketPath = usualSockets.find((path) => existsSync(path));
  return socketPath === undefined ? { host: 'localhost', port: 631 } : { socketPath };
}

/** The name under which `lp` hands over, and to which CUPS tells what the jobs are called. */
export function findUser(environment: NodeJS.ProcessEnv): string {
  return (environment.CUPS_USER ?? configured('user', environment)) || userInfo().username;
}

/** '/path', 'host', 'host:port' or '[v6]:port', each perhaps with '/version=1.1' after it. */
export function readServerName(text: string): CupsAddress {
  if (text.startsWith('/')) return { socketPath: text };
  const [address = ''] = text.split('/');
  const parts = /^(\[[^\]]+\]|[^:]+)(?::(\d+))?$/.exec(address);
  const host = parts?.[1] ?? address;
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(parts?.[2] ?? 631) };
}

function clientConfigurations(environment: NodeJS.ProcessEnv): string[] {
  const home = environment.HOME;
  return [...(home === undefined ? [] : [join(home, '.cups', 'client.conf')]), '/etc/cups/client.conf'];
}

const lines = { server: /^[\t ]*ServerName[\t ]+(\S+)/im, user: /^[\t ]*User[\t ]+(\S+)/im };

function configured(name: keyof typeof lines, environment: NodeJS.ProcessEnv): string | undefined {
  for (const path of clientConfigurations(environment)) {
    const found = lines[name].exec(linesOf(path));
    if (found?.[1] !== undefined) return found[1];
  }
  return undefined;
}

/** CUPS's own commands go on without a file that is not there or cannot be read. */
export function linesOf(path: string): string {
  try {
    return kindAt(path) === 'file' ? readFileSync(path, 'utf8') : '';
  } catch {
    return '';
  }
}
