/** A file for the person who helps: says what is in it and what is not before it is saved. */
import { Button } from '@mantine/core';
import { useChange } from '../server-state.ts';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { showNotice } from '../ui/notices-store.ts';
import { showFailure } from '../ui/show-failure.ts';
import { useLeft } from '../ui/use-left.ts';
import { say } from '../words/say.ts';
import styles from './settings.module.css';
import { SettingsPart } from './settings-part.tsx';

/** Each is a key of the catalogue: 'settings.diagnostics.in.versions'. */
const HELD = ['versions', 'settings', 'records', 'printers', 'copies', 'log'] as const;

export function DiagnosticsSettings() {
  const isLeft = useLeft();
  const save = useChange('diagnostics.save', {
    onSuccess: ({ savedTo }) => {
      if (savedTo !== null) showNotice('good', say('common.saved-to', { path: savedTo }));
    },
    onError: (error) => {
      if (isLeft()) showFailure(error);
    },
  });
  const press = (): void => save.mutate({});
  return (
    <SettingsPart title={say('settings.diagnostics')}>
      <p className="muted">{say('settings.diagnostics.what')}</p>
      <ul className={styles.held}>
        {HELD.map((name) => (
          <li key={name}>{say(`settings.diagnostics.in.${name}`)}</li>
        ))}
      </ul>
      <p>{say('settings.diagnostics.not-in')}</p>
      <div className="presses">
        <Button variant="default" loading={save.isPending} onClick={press}>
          {say('settings.diagnostics.save')}
        </Button>
      </div>
      {save.error !== null && <FailureNotice failure={save.error.failure} onRepeat={press} />}
    </SettingsPart>
  );
}
