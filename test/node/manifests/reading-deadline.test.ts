/** How long a step of a PDF may keep its reader busy: time in which nothing is drawn does not count. */
import { afterEach, expect, test, vi } from 'vitest';
import { withinDeadline } from '../../../src-renderer/manifests/preview/reading-deadline.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page whose computer is awake for so many milliseconds, or asleep: then all that was due meanwhile runs once. */
function openPage() {
  let now = 0;
  let lastId = 0;
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>();
  const hearers = new Set<() => void>();
  const document = {
    visibilityState: 'visible',
    addEventListener: (_: string, hear: () => void) => void hearers.add(hear),
    removeEventListener: (_: string, hear: () => void) => void hearers.delete(hear),
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('window', {
    setTimeout(run: () => void, milliseconds: number) {
      lastId += 1;
      timers.set(lastId, { at: now + milliseconds, run });
      return lastId;
    },
    clearTimeout: (id: number) => void timers.delete(id),
  });
  const sleep = (milliseconds: number): void => {
    now += milliseconds;
    for (const [id, { at, run }] of [...timers]) if (at <= now && timers.delete(id)) run();
  };
  return {
    timers,
    sleep,
    pass(seconds: number) {
      for (let second = 0; second < seconds; second += 1) sleep(1_000);
    },
    show(visibilityState: 'visible' | 'hidden') {
      document.visibilityState = visibilityState;
      for (const hear of [...hearers]) hear();
    },
  };
}

/** What became of a step that never ends by itself. */
function begin(): { ended: string } {
  const step = { ended: '' };
  withinDeadline(new Promise(() => undefined)).catch(({ reason }) => {
    step.ended = reason;
  });
  return step;
}

test('a step takes ten seconds at most', async () => {
  const page = openPage();
  const step = begin();
  page.pass(9);
  await Promise.resolve();
  expect(step.ended).toBe('');
  page.pass(1);
  await expect.poll(() => step.ended).toBe('too-slow');
  expect(page.timers.size).toBe(0);
});

test('a sleep of the computer makes no PDF unreadable', async () => {
  const page = openPage();
  const step = begin();
  page.pass(2);
  page.sleep(8 * 3_600_000);
  page.pass(4);
  await Promise.resolve();
  expect(step.ended).toBe('');
  page.pass(1);
  await expect.poll(() => step.ended).toBe('too-slow');
});

test('nor does a window that is hidden, which draws nothing', async () => {
  const page = openPage();
  const step = begin();
  page.pass(2);
  page.show('hidden');
  page.pass(60);
  page.show('visible');
  page.pass(9);
  await Promise.resolve();
  expect(step.ended).toBe('');
  page.pass(1);
  await expect.poll(() => step.ended).toBe('too-slow');
});

test('a page that is busy, and hears its timers late, counts no more slowly', async () => {
  const page = openPage();
  const step = begin();
  for (let task = 0; task < 4; task += 1) page.sleep(2_500);
  await expect.poll(() => step.ended).toBe('too-slow');
});

test('a step that ends in time leaves no timer behind', async () => {
  const page = openPage();
  await expect(withinDeadline(Promise.resolve('drawn'))).resolves.toBe('drawn');
  page.pass(60);
  expect(page.timers.size).toBe(0);
});
