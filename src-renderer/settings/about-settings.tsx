/** What this Packbench is and how this computer stands. */
import type { ReactNode } from 'react';
import { useOperation } from '../server-state.ts';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { say } from '../words/say.ts';
import rows from './setting-rows.module.css';
import { SettingsPart } from './settings-part.tsx';

export function AboutSettings() {
  const { data, error, refetch } = useOperation('app.getStatus', {});
  return (
    <SettingsPart title={say('settings.about')}>
      {error !== null && <FailureNotice failure={error.failure} onRepeat={() => void refetch()} />}
      {data !== undefined && (
        <dl className={`${rows.list} ${rows.facts}`}>
          <AboutRow name="Packbench">
            <span className="numbers">{say('settings.about.version', { version: data.version })}</span>
          </AboutRow>
          <AboutRow name={say('settings.about.keys')}>
            {data.keychain.kind === 'keychain'
              ? say('settings.about.keys.kept')
              : say('settings.about.keys.session', { reason: data.keychain.reason })}
          </AboutRow>
          <AboutRow name={say('settings.about.records')}>{say(`settings.about.records.${data.ledger}`)}</AboutRow>
        </dl>
      )}
      <p className="muted">{say('settings.about.packbench')}</p>
    </SettingsPart>
  );
}

function AboutRow({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={rows.row}>
      <dt className={rows.aboutName}>{name}</dt>
      <dd className={rows.rowWords}>{children}</dd>
    </div>
  );
}
