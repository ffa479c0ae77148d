/** What this Packbench is and how this computer stands. */
import type { ReactNode } from 'react';
import type { LedgerState } from '../../src-preload/contract/app-status.ts';
import { useOperation } from '../server-state.ts';
import { FailureNotice } from '../ui/failure-notice.tsx';
import styles from './settings.module.css';

export function AboutSettings() {
  const { data, error, refetch } = useOperation('app.getStatus', {});
  return (
    <section className={styles.part} aria-label="About">
      <h2>About</h2>
      {error !== null && <FailureNotice failure={error.failure} onRepeat={() => void refetch()} />}
      {data !== undefined && (
        <dl className={styles.list}>
          <AboutRow name="Packbench">
            <span className="numbers">Version {data.version}</span>
          </AboutRow>
          <AboutRow name="Keys">
            {data.keychain.kind === 'keychain'
              ? 'Kept in the keychain of this computer. Never in a file, never in this page.'
              : `Kept in memory until Packbench is closed. ${data.keychain.reason}`}
          </AboutRow>
          <AboutRow name="Records">{ledgerWords(data.ledger)}</AboutRow>
        </dl>
      )}
      <p className="muted">
        Packbench makes manifests through the Order Shipping Service, and keeps each one’s PDF on this computer before
        anything else happens to it.
      </p>
    </section>
  );
}

function AboutRow({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.aboutName}>{name}</dt>
      <dd className={styles.rowWords}>{children}</dd>
    </div>
  );
}

function ledgerWords(ledger: LedgerState): string {
  switch (ledger) {
    case 'ok':
      return 'No problems found.';
    case 'rebuilt':
      return 'Were damaged, and rebuilt from the kept answers and PDFs.';
    case 'read-only':
      return 'Belong to a newer Packbench: this one only reads them.';
    case 'not-writable':
      return 'Can be read, but not written: the disk does not let them be changed.';
    case 'not-readable':
      return 'Cannot be opened.';
  }
}
