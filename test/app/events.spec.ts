/** Events from main: any number of listeners, none of which can stop the others. */
import { expect, test } from '../helpers/app.ts';

/** The bridge as a script of the page finds it. */
interface Bridge {
  on(name: string, listener: (event: unknown) => void): () => void;
}

test.use({ expectedFault: /a listener that throws/ });

test('many listeners hear an event, one that throws stops nobody, and one that is taken off is left alone', async ({
  bench,
}) => {
  const { app, page } = await bench.open();
  await page.evaluate(() => {
    const bridge = (globalThis as unknown as { packbench: Bridge }).packbench;
    const heard: number[] = [];
    bridge.on('manifests.changed', () => {
      throw new Error('a listener that throws');
    });
    const offs = Array.from({ length: 20 }, (_, index) => bridge.on('manifests.changed', () => heard.push(index)));
    offs[3]?.();
    Object.assign(globalThis, { heard });
  });
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.send('packbench:event', 'manifests.changed', {});
  });
  const expected = Array.from({ length: 20 }, (_, index) => index).filter((index) => index !== 3);
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'heard'))).toEqual(expected);
});
