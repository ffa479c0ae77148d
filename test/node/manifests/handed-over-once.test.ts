/** The PDF that is shown next is read ahead; its bytes are given to one reader only. */
import { expect, test } from 'vitest';
import { handedOverOnce } from '../../../src-renderer/manifests/preview/handed-over-once.ts';

function opened() {
  const asked: string[] = [];
  const timers: (() => void)[] = [];
  const pdfs = handedOverOnce(
    async (manifestId, fileNumber) => {
      asked.push(`${manifestId}/${fileNumber}`);
      if (manifestId === 'damaged') throw new Error('manifest-damaged');
      return new Uint8Array([fileNumber]);
    },
    (_, then) => void timers.push(then),
  );
  const passTime = (): void => {
    for (const then of timers.splice(0)) then();
  };
  return { pdfs, asked, passTime };
}

test('what was expected is asked for once, and each who comes later gets bytes of its own', async () => {
  const { pdfs, asked } = opened();
  pdfs.expect('a', 1);
  expect(asked).toEqual(['a/1']);
  const first = await pdfs.take('a', 1);
  expect(asked).toEqual(['a/1']);
  const second = await pdfs.take('a', 1);
  expect(asked).toEqual(['a/1', 'a/1']);
  expect(second).not.toBe(first);
});

test('another manifest, or another of its files, is asked for as ever', async () => {
  const { pdfs, asked } = opened();
  pdfs.expect('a', 1);
  expect(await pdfs.take('a', 2)).toEqual(new Uint8Array([2]));
  await pdfs.take('b', 1);
  expect(asked).toEqual(['a/1', 'a/2', 'b/1']);
});

test('that it cannot be read is told to whoever shows it, and to nobody else', async () => {
  const { pdfs } = opened();
  pdfs.expect('damaged', 1);
  await expect(pdfs.take('damaged', 1)).rejects.toThrow('manifest-damaged');
});

test('what nobody shows is let go of', async () => {
  const { pdfs, asked, passTime } = opened();
  pdfs.expect('a', 1);
  passTime();
  await pdfs.take('a', 1);
  expect(asked).toEqual(['a/1', 'a/1']);
});
