/** How an import of settings ended is said where its question is, and elsewhere once that is gone. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { applyImport } from '../../../src-renderer/settings/apply-import.ts';
import { useNotices } from '../../../src-renderer/ui/notices-store.ts';

const withoutNotices = (): void => useNotices.setState(useNotices.getInitialState());
// Other tests of the page may have left some.
beforeEach(withoutNotices);
afterEach(() => {
  vi.unstubAllGlobals();
  withoutNotices();
});

const { failure } = failureOf('disk-full');

test.each([
  ['done, with its question there', { ok: true, value: {} }, false, null, ['good']],
  ['done, with its question gone', { ok: true, value: {} }, true, null, ['good']],
  ['failed, with its question there', { ok: false, failure }, false, failure, []],
  ['failed, with its question gone', { ok: false, failure }, true, null, ['bad']],
] as const)('an import that is %s', async (_, outcome, isGone, answer, tones) => {
  let isLeft = false;
  const call = async (name: string, request: unknown) => {
    expect([name, request]).toEqual(['settings.applyImport', { importId: 'one' }]);
    // Whoever leaves it does so while it is under way.
    isLeft = isGone;
    return outcome;
  };
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  expect(await applyImport({ importId: 'one', added: [] }, () => isLeft)).toEqual(answer);
  expect(useNotices.getState().notices.map(({ tone }) => tone)).toEqual(tones);
});
