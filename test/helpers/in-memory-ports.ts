/** What main needs from outside, kept in memory, so that a test sees and controls all of it. */

import type { Announce, Clipboard, KeyVault, Log, SettingsFile } from '../../src-main/ports.ts';
import type { EventName, Events } from '../../src-preload/contract/operations.ts';

export interface InMemoryKeyVault extends KeyVault {
  readonly keys: Map<string, string>;
  /** A keychain with these keys answers after all. */
  come(keys: ReadonlyMap<string, string>): void;
}

export function inMemoryKeyVault(first: 'keychain' | 'session' = 'keychain'): InMemoryKeyVault {
  const keys = new Map<string, string>();
  let kind = first;
  let tell = (): void => undefined;
  return {
    keys,
    come(held) {
      for (const [name, key] of held) keys.set(name, key);
      kind = 'keychain';
      tell();
    },
    whenItComes(told) {
      tell = told;
    },
    status: async () => ({ kind, reason: kind === 'session' ? 'Nobody answers.' : '' }),
    read: async (name) => keys.get(name) ?? null,
    write: async (name, key) => void keys.set(name, key),
    remove: async (name) => void keys.delete(name),
    names: async () => [...keys.keys()],
  };
}

export interface InMemorySettingsFile extends SettingsFile {
  content: unknown;
  /** One entry per kept copy: what the file held then. */
  readonly copies: unknown[];
}

export function inMemorySettingsFile(content: unknown = {}): InMemorySettingsFile {
  const file: InMemorySettingsFile = {
    content,
    copies: [],
    read: () => ({ content: file.content, state: 'read', keptAt: null }),
    keepCopy: () => `copy ${file.copies.push(file.content)}`,
    write(next) {
      file.content = structuredClone(next);
      return null;
    },
  };
  return file;
}

export interface InMemoryClipboard extends Clipboard {
  text: string;
}

export function inMemoryClipboard(): InMemoryClipboard {
  const clipboard: InMemoryClipboard = {
    text: '',
    readText: async () => clipboard.text,
    clear() {
      clipboard.text = '';
    },
  };
  return clipboard;
}

export interface LogLine {
  readonly level: keyof Log;
  readonly message: string;
  readonly facts: object;
}

export interface InMemoryLog extends Log {
  readonly lines: LogLine[];
}

export function inMemoryLog(): InMemoryLog {
  const lines: LogLine[] = [];
  const at =
    (level: keyof Log) =>
    (message: string, facts: object = {}): void =>
      void lines.push({ level, message, facts });
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

type Announced = { readonly [Name in EventName]: { readonly name: Name; readonly event: Events[Name] } }[EventName];

export interface Announcements {
  readonly announce: Announce;
  readonly all: Announced[];
  /** The first event of that name, past or future, that the condition accepts. */
  first<Name extends EventName>(name: Name, accepts: (event: Events[Name]) => boolean): Promise<Events[Name]>;
}

export function recordAnnouncements(): Announcements {
  const all: Announced[] = [];
  const waiting = new Set<() => void>();
  return {
    all,
    announce(name, event) {
      all.push({ name, event } as Announced);
      for (const look of [...waiting]) look();
    },
    first(name, accepts) {
      const { promise, resolve } = Promise.withResolvers<Events[typeof name]>();
      const look = (): void => {
        const found = all.find((one) => one.name === name && accepts(one.event as Events[typeof name]));
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found.event as Events[typeof name]);
      };
      waiting.add(look);
      look();
      return promise;
    },
  };
}
