/** The PDF that is shown next is opened ahead; only one taker gets it, and it is closed when nobody takes it. */
import { expect, test } from 'vitest';
import { handedOverOnce } from '../../../src-renderer/manifests/preview/handed-over-once.ts';

function opened() {
  const asked: string[] = [];
  const letGo: number[] = [];
  const timers: (() => void)[] = [];
  const pdfs = handedOverOnce<Uint8Array>(
    async (manifestId, fileNumber) => {
      asked.push(`${manifestId}/${fileNumber}`);
      if (manifestId === 'damaged') throw new Error('manifest-damaged');
      return new Uint8Array([fileNumber]);
    },
    ([fileNumber = 0]) => void letGo.push(fileNumber),
    (_, then) => void timers.push(then),
  );
  const passTime = (): void => {
    for (const then of timers.splice(0)) then();
  };
  /** Of the one that was expected first. */
  const passItsTime = (): void => timers.shift()?.();
  return { pdfs, asked, letGo, passTime, passItsTime };
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

test('what is here already is not asked for', async () => {
  const { pdfs, asked } = opened();
  const bytes = new Uint8Array([7]);
  pdfs.expect('a', 1, Promise.resolve(bytes));
  expect(await pdfs.take('a', 1)).toBe(bytes);
  expect(asked).toEqual([]);
});

test('what nobody shows is let go of', async () => {
  const { pdfs, asked, letGo, passTime } = opened();
  pdfs.expect('a', 1);
  passTime();
  await pdfs.take('a', 1);
  expect(asked).toEqual(['a/1', 'a/1']);
  expect(letGo).toEqual([1]);
});

test('what something else takes the place of is let go of, and what was taken is not', async () => {
  const { pdfs, letGo, passTime } = opened();
  pdfs.expect('a', 1);
  pdfs.expect('b', 2);
  await pdfs.take('b', 2);
  pdfs.expect('damaged', 3);
  pdfs.expect('c', 4);
  passTime();
  await pdfs.take('d', 5);
  expect(letGo).toEqual([1, 4]);
});

test('the time of one that was taken does not let go of the next', async () => {
  const { pdfs, asked, letGo, passItsTime } = opened();
  pdfs.expect('a', 1);
  await pdfs.take('a', 1);
  pdfs.expect('b', 2);
  passItsTime();
  await pdfs.take('b', 2);
  expect([asked, letGo]).toEqual([['a/1', 'b/2'], []]);
});
