/** What main sends a page in the Chromium runtime, where the memory that large messages travel through is full. */
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Session } from '../../../tools/chromium-runtime/src/chromium/pipe.ts';
import { createOutbox, parcelOf } from '../../../tools/chromium-runtime/src/window/outbox.ts';
import { cannotMount, openSmallDisk } from '../../helpers/small-disk.ts';

const fullMemory = cannotMount === null ? 'full memory' : `full memory (skipped: ${cannotMount})`;

/** A page that notes the sizes of the files it is given, and what it is called with. */
function notedPage() {
  const files: number[] = [];
  const calls: string[] = [];
  const send = async (method: string, params: Record<string, unknown> = {}): Promise<unknown> => {
    if (method === 'DOM.setFileInputFiles') files.push(readFileSync(String((params.files as string[])[0])).length);
    if (method === 'Runtime.callFunctionOn') calls.push(String((params.arguments as { value: string }[])[0]?.value));
    return { result: { objectId: 'inbox' } };
  };
  return { files, calls, session: { sessionId: 'page', send, on: () => undefined } as unknown as Session };
}

test.skipIf(cannotMount !== null)(
  `${fullMemory}: an answer goes by the disk, and where that is full, too, the page hears that it failed`,
  async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => said.mockRestore());
    const memory = await openSmallDisk('tmpfs', 64);
    onTestFinished(() => memory.close());
    memory.fill(0);
    const { packed, bytes } = parcelOf(new Uint8Array(300_000));
    const answer = { kind: 'reply', id: 7, result: packed } as const;

    const byDisk = notedPage();
    createOutbox(byDisk.session, [memory.folder, tmpdir()]).post('context', answer, bytes);
    await expect.poll(() => byDisk.files).toEqual([300_000]);
    await expect.poll(() => byDisk.calls).toEqual([JSON.stringify(answer)]);
    expect(said).not.toHaveBeenCalled();

    const nowhere = notedPage();
    createOutbox(nowhere.session, [memory.folder]).post('context', answer, bytes);
    await expect
      .poll(() => nowhere.calls.map((text) => JSON.parse(text)))
      .toMatchObject([{ kind: 'failed', id: 7, message: expect.stringContaining('ENOSPC') }]);
    expect(said).toHaveBeenCalledTimes(1);
  },
);
