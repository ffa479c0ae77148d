/** The page that a scan names is one of the PDF that is kept now. */
import { expect, test } from 'vitest';
import { createKnownPages, type ReadPages } from '../../../src-renderer/manifests/paper-check/known-pages.ts';

const paper = (manifestId: string, sha256 = 'as-it-came') => ({
  manifestId,
  files: [{ fileNumber: 1, sha256, byteCount: 1 }],
});
const asRead =
  (manifest: ReturnType<typeof paper>, page = 3) =>
  async (): Promise<ReadPages> => ({ paper: manifest, pages: new Map([[7, page]]) });

test('pages are forgotten when another PDF takes the place of theirs, and stay when the manifest is printed', async () => {
  const known = createKnownPages(20);
  await known.read('m-1', asRead(paper('m-1')));
  known.noteChanged(paper('m-1'));
  known.noteChanged(paper('m-2', 'imported'));
  expect(known.of('m-1')?.get(7)).toBe(3);
  known.noteChanged(paper('m-1', 'imported'));
  expect(known.has('m-1')).toBe(false);
  expect(known.of('m-1')).toBeNull();
});

test('of many manifests those that were read last are known', async () => {
  const known = createKnownPages(2);
  for (const manifestId of ['m-1', 'm-2', 'm-3']) await known.read(manifestId, asRead(paper(manifestId)));
  expect(['m-1', 'm-2', 'm-3'].filter((manifestId) => known.has(manifestId))).toEqual(['m-2', 'm-3']);
});

test('pages of a PDF that was replaced while they were read are not kept', async () => {
  const known = createKnownPages(20);
  const whileReplaced = (read: () => Promise<ReadPages>) => async (): Promise<ReadPages> => {
    known.noteChanged(paper('m-1', 'imported'));
    return read();
  };
  await known.read('m-1', whileReplaced(asRead(paper('m-1'))));
  expect(known.has('m-1')).toBe(false);
  await known.read('m-1', whileReplaced(asRead(paper('m-1', 'imported'), 4)));
  expect(known.of('m-1')?.get(7)).toBe(4);
});

test('two that need a paper at the same time read it once, also where another PDF takes its place meanwhile', async () => {
  const known = createKnownPages(20);
  const answer = Promise.withResolvers<ReadPages>();
  let readCount = 0;
  const read = (): Promise<ReadPages> => {
    readCount += 1;
    return answer.promise;
  };
  const first = known.read('m-1', read);
  known.noteChanged(paper('m-1', 'imported'));
  const second = known.read('m-1', read);
  answer.resolve(await asRead(paper('m-1'))());
  await Promise.all([first, second]);
  expect(readCount).toBe(1);
  expect(known.has('m-1')).toBe(false);
});

test('a paper that could not be read leaves nothing behind, and is read again by the next one', async () => {
  const known = createKnownPages(20);
  const failing = (): Promise<void> => known.read('m-1', () => Promise.reject(new Error('no answer')));
  const both = await Promise.allSettled([failing(), failing()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  known.noteChanged(paper('m-1', 'imported'));
  await known.read('m-1', asRead(paper('m-1')));
  expect(known.of('m-1')?.get(7)).toBe(3);
});
