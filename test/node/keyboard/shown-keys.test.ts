/** The palette and the sheet of shortcuts show keys beside what they run. */
import { expect, it } from 'vitest';
import { type Action, allActions } from '../../../src-renderer/keyboard/actions-store.ts';

const run = (): void => undefined;
const shown = (...actions: readonly Action[]) =>
  allActions(new Map([['owner', actions]])).map(({ label, keys }) => [label, keys]);
const switching: Action = { label: 'Switch to North', group: 'accounts', keys: 'alt+1', run };
const opening: Action = { label: 'Open the manifest', group: 'scanning', keys: 'alt+1', run };

it('while a scan is answered by the keys of an account, the account is shown without', () => {
  expect(shown(switching, opening)).toEqual([
    ['Open the manifest', 'alt+1'],
    ['Switch to North', undefined],
  ]);
});

it('keys of what is not possible now are still those of the other', () => {
  expect(shown(switching, { ...opening, enabled: false })).toEqual([
    ['Open the manifest', 'alt+1'],
    ['Switch to North', 'alt+1'],
  ]);
});
