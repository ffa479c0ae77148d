/**
 * Messages from main to one document's preload world, in order. Above 128 kB the bytes of array buffers travel as a
 * file in shared memory that Chromium hands to a hidden input element: several times faster than Base64 in JSON.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session } from '../chromium/pipe.ts';
import { codec } from '../codec-main.ts';
import type { BytesAt, Packed } from '../page/codec.ts';
import type { ToPage } from '../page/preload-world.ts';

const inlineLimit = 128 * 1024;
/** In containers the memory is often small, and Chromium uses it, too. */
const bytesFolders: readonly string[] = [...(existsSync('/dev/shm') ? ['/dev/shm'] : []), tmpdir()];

/** A value ready to travel: packed at once, so that later changes do not matter and refusals are thrown now. */
export interface Parcel {
  readonly packed: Packed;
  readonly bytes: readonly Uint8Array[];
}

export const parcelOf = (value: unknown): Parcel => {
  const bytes: Uint8Array[] = [];
  let length = 0;
  const keepBytes = (part: Uint8Array): BytesAt | null => {
    if (part.byteLength <= inlineLimit) return null;
    bytes.push(part);
    length += part.byteLength;
    return { at: length - part.byteLength, length: part.byteLength };
  };
  return { packed: codec.pack(value, keepBytes), bytes };
};

export interface Outbox {
  /** Sends to the preload world `contextId`; a document that is gone by then is no error, as in Electron. */
  post(contextId: string, message: ToPage, bytes: readonly Uint8Array[]): void;
}

/** Chromium's errors when the document, its page or Chromium itself has gone meanwhile. */
const gone =
  /Cannot find context|uniqueContextId not found|context was destroyed|navigated or closed|Target (crashed|closed)|Session with given id not found|Chromium is closed/;

export const hasGone = (error: Error): boolean => gone.test(error.message);

/** Electron also drops messages to a document that has gone. */
const tellLost = (error: Error): void => {
  if (!hasGone(error)) console.error('chromium-runtime: a message to the page was lost:', error);
};

/** Writes them to a file in a new folder of its own; answers the folder. Throws what the last of `folders` says. */
const keepBytes = async (bytes: readonly Uint8Array[], folders: readonly string[]): Promise<string> => {
  let said: unknown;
  for (const place of folders) {
    let folder: string | null = null;
    try {
      folder = await mkdtemp(join(place, 'packbench-bytes-'));
      await writeFile(join(folder, bytesFile), Buffer.concat(bytes), { mode: 0o600 });
      return folder;
    } catch (error) {
      said = error;
      if (folder !== null) await rm(folder, { recursive: true, force: true });
    }
  }
  throw said;
};

const bytesFile = 'bytes';

export const createOutbox = (session: Session, folders: readonly string[] = bytesFolders): Outbox => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const call = async (contextId: string, functionDeclaration: string, text: string, awaitPromise: boolean) => {
    const { exceptionDetails } = await session.send<{
      exceptionDetails?: { text: string; exception?: { description?: string } };
    }>('Runtime.callFunctionOn', {
      functionDeclaration,
      uniqueContextId: contextId,
      arguments: [{ value: text }],
      awaitPromise,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  };

  const sendPlain = (contextId: string, text: string) =>
    call(contextId, 'function (text) { electronReceive(text); }', text, false);

  const sendWithBytes = async (contextId: string, text: string, bytes: readonly Uint8Array[]) => {
    const folder = await keepBytes(bytes, folders);
    try {
      const file = join(folder, bytesFile);
      const { result } = await session.send<{ result: { objectId: string } }>('Runtime.evaluate', {
        expression: 'electronInbox',
        uniqueContextId: contextId,
      });
      await session.send('DOM.setFileInputFiles', { files: [file], objectId: result.objectId });
      await call(contextId, 'function (text) { return electronReceiveWithBytes(text); }', text, true);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  /** Whoever asked would wait for ever. */
  const tellAsker = async (contextId: string, message: ToPage, error: Error): Promise<void> => {
    tellLost(error);
    if (message.kind !== 'reply' || hasGone(error)) return;
    await sendPlain(contextId, JSON.stringify({ kind: 'failed', id: message.id, message: error.message }));
  };

  const post = (contextId: string, message: ToPage, bytes: readonly Uint8Array[]): void => {
    const text = JSON.stringify(message);
    if (bytes.length === 0 && waiting === 0) {
      sendPlain(contextId, text).catch(tellLost);
      return;
    }
    waiting += 1;
    last = last
      .then(
        (): Promise<unknown> =>
          bytes.length === 0 ? sendPlain(contextId, text) : sendWithBytes(contextId, text, bytes),
      )
      .catch((error: Error) => tellAsker(contextId, message, error))
      .catch(tellLost)
      .finally(() => {
        waiting -= 1;
      });
  };
  return { post };
};
