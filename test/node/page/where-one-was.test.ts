/** Where the page begins, and what main hears of where it is. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlaceAtStart } from '../../../src-main/start-and-end/place-at-start.ts';

const station: PlaceAtStart = { screen: 'station', tallyId: null, isFull: true, isLeft: false };
const stored = new Map<string, string>();
let told: unknown[] = [];

beforeEach(() => {
  stored.clear();
  told = [];
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page of the same window; `begins`: as main has put it into the page of this start. */
async function load(begins: PlaceAtStart | null = null) {
  vi.resetModules();
  const call = async (name: string, request: { readonly place?: unknown }): Promise<unknown> => {
    if (name === 'app.keepPlace') told.push(request.place);
    return { ok: true, value: {} };
  };
  const dataset = begins === null ? {} : { begins: encodeURIComponent(JSON.stringify(begins)) };
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  });
  const { goWhereOneWas } = await import('../../../src-renderer/shell/where-one-was.ts');
  const { useNavigation } = await import('../../../src-renderer/bench/navigation-store.ts');
  await goWhereOneWas();
  return useNavigation;
}

const later = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1_000);

test('a window that was closed begins with the orders; main hears where scans belong, and that they no longer do', async () => {
  const page = await load();
  expect(page.getState().screen).toBe('orders');
  page.getState().go('manifests');
  page.getState().setFull(true);
  page.getState().setFull(false);
  page.getState().openTally('a-tally');
  page.getState().go('track');
  page.getState().go('orders');
  expect(told).toEqual([
    { screen: 'station', tallyId: null, isFull: true },
    { screen: 'station', tallyId: null, isFull: false },
    { screen: 'hand-over', tallyId: 'a-tally', isFull: false },
    null,
  ]);
});

test('a start after a power cut begins where main says, and main need not hear it', async () => {
  const page = await load(station);
  expect(page.getState()).toMatchObject({ screen: 'station', isFull: true });
  // It is there with the first drawing: a scan before it would be taken for one of the orders' list.
  const { SCREENS } = await import('../../../src-renderer/shell/screens.tsx');
  expect(SCREENS.find(({ name }) => name === 'station')?.screen.component()).not.toBeNull();
  expect(told).toEqual([]);
  page.getState().go('orders');
  expect(told).toEqual([null]);
});

test('a place that the last start ended of is left alone', async () => {
  const page = await load({ ...station, isLeft: true });
  expect(page.getState().screen).toBe('orders');
});

test('a page that crashed is opened where it was; at once again, it begins with the orders and main hears so', async () => {
  (await load()).getState().openTally('a-tally');
  told = [];
  expect((await load()).getState()).toMatchObject({ screen: 'hand-over', tallyId: 'a-tally' });
  later(61);
  expect((await load()).getState()).toMatchObject({ screen: 'hand-over', tallyId: 'a-tally' });
  expect(told).toEqual([]);
  later(59);
  expect((await load()).getState().screen).toBe('orders');
  expect(told).toEqual([null]);
});

test('one that crashes soon after a start at the place, too', async () => {
  await load(station);
  later(5);
  expect((await load(station)).getState().screen).toBe('orders');
  expect(told).toEqual([null]);
});

test('a person who has gone elsewhere and back since is led back', async () => {
  const page = await load(station);
  page.getState().go('orders');
  page.getState().setFull(true);
  later(5);
  expect((await load(station)).getState()).toMatchObject({ screen: 'station', isFull: true });
});
