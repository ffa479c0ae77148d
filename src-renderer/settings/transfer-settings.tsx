/** Exports settings without keys, and imports them: what a file would change is shown before it is done. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { ImportedAccount, SettingsImport } from '../../src-preload/contract/settings-transfer.ts';
import { call, failureFrom } from '../desktop.ts';
import { useChange } from '../server-state.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { showNotice } from '../ui/notices-store.ts';
import { showFailure } from '../ui/show-failure.ts';
import { useLeft } from '../ui/use-left.ts';
import { dateWords } from '../words/locale.ts';
import { say } from '../words/say.ts';
import { applyImport } from './apply-import.ts';
import { preferenceChangeWords } from './preference-words.ts';
import rows from './setting-rows.module.css';
import styles from './settings.module.css';
import { SettingsPart } from './settings-part.tsx';

export function TransferSettings() {
  const [shown, setShown] = useState<SettingsImport | null>(null);
  // A slow place may answer when its person is at another screen.
  const isLeft = useLeft();
  const open = useChange('settings.openImport', {
    onSuccess(chosen) {
      if (chosen !== null && changesNothing(chosen)) showNotice('quiet', say('settings.import.nothing'));
      else if (chosen !== null && isLeft()) showNotice('warn', say('settings.import.left', { file: chosen.fileName }));
      else setShown(chosen);
    },
    onError(error) {
      if (isLeft()) showFailure(error);
    },
  });
  const choose = (): void => open.mutate({});
  return (
    <SettingsPart title={say('settings.transfer')}>
      <p className="muted">{say('settings.transfer.what')}</p>
      <div className="presses">
        <Button variant="default" onClick={() => void exportSettings()}>
          {say('settings.export')}
        </Button>
        <Button variant="default" onClick={choose}>
          {say('settings.import')}
        </Button>
      </div>
      {open.error !== null && <FailureNotice failure={open.error.failure} onRepeat={choose} />}
      {shown !== null && <ImportQuestion shown={shown} onClosed={() => setShown(null)} />}
    </SettingsPart>
  );
}

function changesNothing({ added, changed, preferences }: SettingsImport): boolean {
  return added.length + changed.length + preferences.length === 0;
}

async function exportSettings(): Promise<void> {
  try {
    const { savedTo } = await call('settings.export', {});
    if (savedTo !== null) showNotice('good', say('common.saved-to', { path: savedTo }));
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
  }
}

function ImportQuestion({ shown, onClosed }: { readonly shown: SettingsImport; readonly onClosed: () => void }) {
  const { fileName, exportedAt, added, changed, unchangedCount, preferences } = shown;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isLeft = useLeft();
  const confirm = async (): Promise<void> => {
    setBusy(true);
    const failed = await applyImport(shown, isLeft);
    setBusy(false);
    if (failed === null) onClosed();
    else setFailure(failed);
  };
  return (
    <ConfirmDialog
      opened
      onClosed={onClosed}
      title={say('settings.import.question', { file: fileName })}
      confirmLabel={say('settings.import.confirm')}
      onConfirm={() => void confirm()}
      busy={busy}
    >
      <div className={styles.question}>
        <p className="muted">{say('settings.import.from', { time: dateWords('dayTime', exportedAt) })}</p>
        <Accounts title={say('settings.import.added', { count: added.length })} accounts={added} />
        <Accounts title={say('settings.import.changed', { count: changed.length })} accounts={changed} />
        {preferences.length > 0 && (
          <>
            <h3>{say('settings.import.preferences')}</h3>
            <ul className={styles.answers}>
              {preferences.map((change) => (
                <li key={change.name}>{preferenceChangeWords(change)}</li>
              ))}
            </ul>
          </>
        )}
        <p>{say('settings.import.stays', { count: unchangedCount })}</p>
        {failure !== null && <FailureNotice failure={failure} />}
      </div>
    </ConfirmDialog>
  );
}

function Accounts({ title, accounts }: { readonly title: string; readonly accounts: readonly ImportedAccount[] }) {
  if (accounts.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.answers}>
        {accounts.map(({ label, baseAddress }) => (
          <li key={`${label} ${baseAddress}`}>
            <span className={rows.rowName}>{label}</span>
            <p className="muted small">{baseAddress}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
