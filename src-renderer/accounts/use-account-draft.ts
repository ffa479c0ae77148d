/**
 * An account being added or changed. Main pastes, holds and tests its keys; the draft here only knows their last four
 * characters. It is discarded when the form goes away without saving.
 */
import { useEffect, useRef, useState } from 'react';
import type {
  AccountColour,
  AccountDraft,
  AccountId,
  AccountTest,
  KeyKind,
  WireFormat,
} from '../../src-preload/contract/account.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { call, failureFrom } from '../desktop.ts';
import { showFailure } from '../ui/show-failure.ts';
import { useLatest } from '../ui/use-latest.ts';
import { useLeft } from '../ui/use-left.ts';

/** What is under way or went wrong, and for which button. */
export type DraftStep = 'open' | `paste-${KeyKind}` | 'test' | 'save';

export interface SavedAccount {
  readonly label: string;
  readonly baseAddress: string;
  readonly colour: AccountColour;
  readonly format: WireFormat;
}

export interface AccountDraftState {
  readonly draft: AccountDraft | null;
  readonly busy: DraftStep | null;
  readonly failed: { readonly step: DraftStep; readonly failure: Failure } | null;
  readonly hasPasted: boolean;
  /** The last test that passed with the present keys and address. */
  readonly test: AccountTest | null;
  pasteKey(which: KeyKind): Promise<void>;
  testKeys(baseAddress: string, format: WireFormat): Promise<void>;
  /** True when the account was saved. */
  save(account: SavedAccount): Promise<boolean>;
  /** Address or format was changed: the test no longer says anything, nor does one that is still to be answered. */
  forgetTest(): void;
}

export function useAccountDraft(accountId: AccountId | null): AccountDraftState {
  const [draft, setDraft] = useState<AccountDraft | null>(null);
  const [busy, setBusy] = useState<DraftStep | null>('open');
  const [failed, setFailed] = useState<AccountDraftState['failed']>(null);
  const [test, setTest] = useState<AccountTest | null>(null);
  const [hasPasted, setHasPasted] = useState(false);
  const saved = useRef(false);
  const begin = useLatest();
  const beginStep = useLatest();
  const isLeft = useLeft();

  useEffect(() => {
    let left = false;
    const opening = call('accounts.openDraft', { accountId });
    opening
      .then((opened) => {
        if (!left) setDraft(opened);
      })
      .catch((error: unknown) => {
        if (!left) setFailed({ step: 'open', failure: failureFrom(error) });
      })
      .finally(() => {
        if (!left) setBusy(null);
      });
    return () => {
      left = true;
      void opening.then(({ draftId }) => (saved.current ? undefined : discard(draftId))).catch(() => undefined);
    };
  }, [accountId]);

  const step = async (name: DraftStep, work: (draftId: string) => Promise<void>): Promise<boolean> => {
    if (draft === null) return false;
    const isLatestStep = beginStep();
    setBusy(name);
    setFailed(null);
    try {
      await work(draft.draftId);
      return true;
    } catch (error) {
      const failure = failureFrom(error);
      setFailed({ step: name, failure });
      // Who has left the form is not told that a save was called off; but is where its keys are not as they were.
      if (isLeft() && failure.changed !== 'nothing') showFailure({ failure });
      return false;
    } finally {
      if (isLatestStep()) setBusy(null);
    }
  };

  return {
    draft,
    busy,
    failed,
    hasPasted,
    test,
    pasteKey: async (which) => {
      setTest(null);
      await step(`paste-${which}`, async (draftId) => {
        setDraft(await call('accounts.pasteKey', { draftId, which }));
        setHasPasted(true);
      });
    },
    testKeys: async (baseAddress, format) => {
      setTest(null);
      const isLatest = begin();
      await step('test', async (draftId) => {
        try {
          const passed = await call('accounts.testDraft', { draftId, baseAddress, format });
          if (isLatest()) setTest(passed);
        } catch (error) {
          if (isLatest()) throw error;
        }
      });
    },
    save: (account) =>
      step('save', async (draftId) => {
        await call('accounts.saveDraft', { draftId, ...account });
        saved.current = true;
      }),
    forgetTest: () => {
      begin();
      setTest(null);
      if (busy !== 'test') return;
      // What is written now can be tested and saved while the other test waits for an address that is silent.
      beginStep();
      setBusy(null);
    },
  };
}

/** If main has already forgotten the draft, nothing need be discarded, and the failure says nothing to the operator. */
async function discard(draftId: string): Promise<void> {
  await call('accounts.discardDraft', { draftId });
}
