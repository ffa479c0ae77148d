/**
 * A file that was dropped on the list area: the part that goes to main, which checks it like a file that was opened.
 */
import { type DragEvent, useState } from 'react';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import { DesktopFailure } from '../../desktop.ts';
import { say } from '../../words/say.ts';

export interface DroppedFile {
  readonly fileName: string;
  /** In bytes. */
  readonly size: number;
  readonly bytes: Uint8Array;
}

/** Main reads no larger file (its largestListFile): it refuses it by the size, so the bytes are not sent. */
const MOST_BYTES = 20 * 1_024 * 1_024;

/**
 * Throws DesktopFailure 'list-not-usable' for several files, 'file-failed' for anything that cannot be read, such as a
 * folder.
 */
export async function readDropped(files: readonly File[]): Promise<DroppedFile> {
  const [file] = files;
  if (file === undefined || files.length > 1) {
    throw failed({ code: 'list-not-usable', message: say('validate.list.several-files', { count: files.length }) });
  }
  const { name: fileName, size } = file;
  if (size > MOST_BYTES) return { fileName, size, bytes: new Uint8Array(0) };
  try {
    return { fileName, size, bytes: new Uint8Array(await file.arrayBuffer()) };
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw failed({ code: 'file-failed', message, path: fileName }, cause);
  }
}

interface Reason extends Pick<Failure, 'code'> {
  readonly message: string;
  readonly path?: string;
}

function failed({ code, message, path }: Reason, cause?: unknown): DesktopFailure {
  const facts = path === undefined ? {} : { path };
  return new DesktopFailure({ code, changed: 'nothing', details: [{ message, details: '' }], facts }, { cause });
}

interface FileDrop {
  /** Files are held over the area. */
  readonly isOver: boolean;
  /** For the area. */
  readonly listeners: {
    readonly onDragEnter: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** Dragged text is not handled here: the field takes it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): FileDrop {
  const [isOver, setIsOver] = useState(false);
  const hold = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsOver(true);
  };
  return {
    isOver,
    listeners: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave(event) {
        const goesTo = event.relatedTarget;
        if (!(goesTo instanceof Node && event.currentTarget.contains(goesTo))) setIsOver(false);
      },
      onDrop(event) {
        setIsOver(false);
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
