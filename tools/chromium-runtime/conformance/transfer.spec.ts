/** Large values: whole, unchanged, in order, and faster than a person notices. */
import { expect, test } from '@playwright/test';
import { type FixtureApp, startFixture } from './shell.ts';

let fixture: FixtureApp;
test.beforeAll(async () => {
  fixture = await startFixture();
});
test.afterAll(() => fixture.close());

const fiveMebibytes = 5 * 1024 * 1024;

test('5 MiB from main arrive whole', async () => {
  const found = await fixture.page.evaluate(async (length) => {
    const bytes = (await window.fixture.invoke('bytes', length)) as Uint8Array;
    return [bytes.constructor.name, bytes.length, bytes.every((byte, index) => byte === index % 251)];
  }, fiveMebibytes);
  expect(found).toEqual(['Uint8Array', fiveMebibytes, true]);
});

test('5 MiB from the page arrive whole', async () => {
  const found = await fixture.page.evaluate(
    (length) => window.fixture.invoke('sum', new Uint8Array(length).fill(3)),
    fiveMebibytes,
  );
  expect(found).toBe(fiveMebibytes * 3);
});

test('several large answers at once do not mix', async () => {
  const found = await fixture.page.evaluate(async () => {
    const lengths = [200_000, 1_000_000, 140_000, 10, 3_000_000];
    const answers = await Promise.all(lengths.map((length) => window.fixture.invoke('bytes', length)));
    return answers.map((bytes) => (bytes as Uint8Array).length);
  });
  expect(found).toEqual([200_000, 1_000_000, 140_000, 10, 3_000_000]);
});

test('a small message after a large one arrives after it', async () => {
  await fixture.app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    contents?.send('told', new Uint8Array(2_000_000));
    contents?.send('told', 'after');
  });
  const kinds = () => fixture.page.evaluate(() => window.fixture.received().map(([first]) => first?.slice(0, 10)));
  await expect.poll(kinds).toEqual(['Uint8Array', '"after"']);
});

test('ten thousand objects cross both ways', async () => {
  const found = await fixture.page.evaluate(async () => {
    const rows = Array.from({ length: 10_000 }, (_, id) => ({
      id,
      name: `row ${id}`,
      tags: ['a', 'b'],
      at: new Date(id),
    }));
    const back = (await window.fixture.invoke('echo', rows)) as typeof rows;
    return [back.length, back[9_999]?.name, back[9_999]?.at.getTime()];
  });
  expect(found).toEqual([10_000, 'row 9999', 9_999]);
});

test('of texts that came from main nothing is kept', async () => {
  const { page } = fixture;
  const session = await page.context().newCDPSession(page);
  const collectedHeap = async (): Promise<number> => {
    await page.evaluate(() => (globalThis as unknown as { gc(): void }).gc());
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await collectedHeap();
  const lengths = await page.evaluate(async () => {
    const answers: number[] = [];
    for (let text = 0; text < 40; text += 1) {
      answers.push(((await window.fixture.invoke('echo', `text ${text} `.repeat(30_000))) as string).length);
    }
    return answers;
  });
  expect(lengths).toHaveLength(40);
  // All of them together are 9 MB.
  expect((await collectedHeap()) - before).toBeLessThan(2_000_000);
  await session.detach();
});
