/** What must not be missed about this computer, above every screen. At most one line each, with the next step. */
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { AppStatus } from '../../src-preload/contract/app-status.ts';
import { useOperation } from '../server-state.ts';
import styles from './banners.module.css';

interface Banner {
  readonly tone: 'warn' | 'quiet';
  readonly words: string;
}

export function Banners() {
  const { data } = useOperation('app.getStatus', {});
  if (data === undefined) return null;
  return bannersFor(data).map(({ tone, words }) => (
    <div key={words} role="status" className={styles.banner} data-tone={tone}>
      {tone === 'warn' ? (
        <IconAlertTriangle aria-hidden size={18} className={styles.icon} />
      ) : (
        <IconInfoCircle aria-hidden size={18} className={styles.icon} />
      )}
      <span>{words}</span>
    </div>
  ));
}

function bannersFor(status: AppStatus): readonly Banner[] {
  const banners: Banner[] = [];
  if (status.keychain.kind === 'session') {
    banners.push({
      tone: 'warn',
      words: 'No keychain on this computer answers: keys are kept until Packbench is closed, then paste them again.',
    });
  }
  if (status.settings === 'recovered') {
    const copy = status.settingsCopy === null ? '' : ` The old file was kept at ${status.settingsCopy}.`;
    banners.push({ tone: 'warn', words: `The settings could not be read, so defaults are in use.${copy}` });
  }
  if (status.ledger === 'rebuilt') {
    banners.push({
      tone: 'warn',
      words:
        'The records of this computer were damaged and were rebuilt from the kept answers and PDFs. Check Manifests.',
    });
  }
  if (status.ledger === 'read-only') {
    banners.push({
      tone: 'warn',
      words:
        'A newer Packbench has used this computer: manifests can be read and printed, but not made, with this one.',
    });
  }
  return banners;
}
