/** Two scans into one field, of which main is asked what they are: the one that was scanned last stays. */
import { afterEach, expect, test, vi } from 'vitest';
import { settledText } from '../../../src-renderer/scan/layout-learning.ts';
import type { Scan } from '../../../src-renderer/scanner/scan-answers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** One that its keyboard layout leaves in doubt. */
const scanOf = (text: string): Scan => {
  const readings = [text, text.replace('-', 'ß')].map((one) => ({ text: one, candidates: [one], parts: [] }));
  return { readings, text, sure: false } as unknown as Scan;
};

test('the texts come in the order of the scans, also where main answers about the last one first', async () => {
  const answers: ((value: unknown) => void)[] = [];
  const call = (): Promise<unknown> =>
    new Promise((resolve) => answers.push(() => resolve({ ok: true, value: { matches: [] } })));
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  const taken: string[] = [];
  const both = ['NOBODYS-3', 'SF-5001043'].map((code) => settledText(scanOf(code)).then((text) => taken.push(text)));
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(null);
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
  answers[0]?.(null);
  await Promise.all(both);
  expect(taken).toEqual(['NOBODYS-3', 'SF-5001043']);
});
