/** What stands on the line of scans above the orders. */
import { createElement } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Scan } from '../../../src-renderer/scan/scan-store.ts';
import { beginWith, drawnStill, wordsOf } from '../../helpers/page-part.ts';
import { someAccount } from '../../helpers/some-account.ts';
import { say } from '../../helpers/texts.ts';
import { listedOrder } from './listed-order.ts';

// The parts listen to main as soon as they are loaded.
beforeAll(() => void vi.stubGlobal('window', { packbench: { on: () => () => undefined } }));
afterAll(() => vi.unstubAllGlobals());

test('each scan has its chip, newest first, with a sign and words of what became of it; Tab stops at one', async () => {
  const { ScanStrip } = await import('../../../src-renderer/orders/scan-strip.tsx');
  const { useScanStore } = await import('../../../src-renderer/scan/scan-store.ts');
  const account = someAccount('north', { label: 'North' });
  const order = listedOrder();
  const scan = (scanId: number, verdict: Scan['verdict']): Scan => ({
    ...{ scanId, code: `CODE-${scanId}`, verdict, askedAs: null, notAsked: [], readings: [] },
    place: { accounts: [account], current: account, dialog: null, isBesideRound: false },
  });
  const strip = (...scans: readonly Scan[]): string => {
    beginWith(useScanStore, { scans });
    return drawnStill(createElement(ScanStrip));
  };
  expect(wordsOf(strip())).toBe(say('orders.strip.empty'));
  const html = strip(
    scan(3, null),
    scan(2, { kind: 'not-found', accounts: [] }),
    scan(1, { kind: 'added', account, order, dialog: null }),
  );
  const chips = [...html.matchAll(/<button[^>]*data-chip[^>]*>/g)].map(([chip]) => chip);
  const each = (name: string): readonly (string | undefined)[] =>
    chips.map((chip) => new RegExp(`${name}="([^"]*)"`).exec(chip)?.[1]);
  expect(each('data-tone')).toEqual(['waiting', 'bad', 'good']);
  expect(each('tabindex')).toEqual(['0', '-1', '-1']);
  expect(each('aria-label')).toEqual([
    expect.stringContaining('CODE-3'),
    expect.stringContaining('CODE-2'),
    expect.stringContaining(`${order.orderNumber} added`),
  ]);
  expect(wordsOf(html)).toBe(`CODE-3 CODE-2 ${order.orderNumber} ${say('orders.strip.clear')}`);
});
