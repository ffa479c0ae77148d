/** The proxy settings of the system, as Electron knows them. */
import { session } from 'electron';
import type { AskSystemProxy } from '../shipping/system-proxy.ts';

export const askSystemProxy: AskSystemProxy = async (url) => session.defaultSession.resolveProxy(url);
