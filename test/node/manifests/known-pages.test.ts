/** The page that a scan names is one of the PDF that is kept now. */
import { expect, test } from 'vitest';
import { createKnownPages } from '../../../src-renderer/manifests/paper-check/known-pages.ts';

const paper = (manifestId: string, sha256 = 'as-it-came') => ({
  manifestId,
  files: [{ fileNumber: 1, sha256, byteCount: 1 }],
});

test('pages are forgotten when another PDF takes the place of theirs, and stay when the manifest is printed', () => {
  const known = createKnownPages(20);
  known.keep(paper('m-1'), new Map([[7, 3]]));
  known.noteChanged(paper('m-1'));
  known.noteChanged(paper('m-2', 'imported'));
  expect(known.of('m-1')?.get(7)).toBe(3);
  known.noteChanged(paper('m-1', 'imported'));
  expect(known.has('m-1')).toBe(false);
  expect(known.of('m-1')).toBeNull();
});

test('of many manifests those that were read last are known', () => {
  const known = createKnownPages(2);
  for (const manifestId of ['m-1', 'm-2', 'm-3']) known.keep(paper(manifestId), new Map());
  expect(['m-1', 'm-2', 'm-3'].filter((manifestId) => known.has(manifestId))).toEqual(['m-2', 'm-3']);
});

test('pages of a PDF that was replaced while they were read are not kept', () => {
  const known = createKnownPages(20);
  known.begin('m-1');
  known.noteChanged(paper('m-1', 'imported'));
  known.keep(paper('m-1'), new Map([[7, 3]]));
  expect(known.has('m-1')).toBe(false);
  known.begin('m-1');
  known.noteChanged(paper('m-1', 'imported'));
  known.keep(paper('m-1', 'imported'), new Map([[7, 4]]));
  expect(known.of('m-1')?.get(7)).toBe(4);
});

test('a paper that could not be read leaves nothing behind, and the reading of another one goes on', () => {
  const known = createKnownPages(20);
  known.begin('m-1');
  known.fail('m-1');
  known.noteChanged(paper('m-1', 'imported'));
  known.keep(paper('m-1'), new Map([[7, 3]]));
  expect(known.of('m-1')?.get(7)).toBe(3);
});
