/** One manifest: its pages and what the printer will get, or, where there is no PDF, what became of it. */
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { Manifest } from '../../../src-preload/contract/manifest.ts';
import { useAccounts } from '../../accounts/use-accounts.ts';
import { failureFrom } from '../../desktop.ts';
import { useOperation } from '../../server-state.ts';
import { useNavigation } from '../../shell/navigation-store.ts';
import { AccountDot } from '../../ui/account-dot.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { InDoubtNotice } from '../in-doubt-notice.tsx';
import { countWords, stateWords } from '../manifest-words.ts';
import styles from './manifest-detail.module.css';
import { ManifestFacts } from './manifest-facts.tsx';
import { ManifestOrders } from './manifest-orders.tsx';
import { StoredManifest } from './stored-manifest.tsx';

interface ManifestDetailProps {
  readonly manifestId: string;
  /** Given where the detail is a page of its own. */
  readonly onBack?: () => void;
}

export function ManifestDetail({ manifestId, onBack }: ManifestDetailProps) {
  const { data: manifest, error, refetch } = useOperation('manifests.get', { manifestId });
  if (error !== null && manifest === undefined) {
    return (
      <div className={styles.page}>
        <DetailHead manifest={null} onBack={onBack} />
        <FailureNotice failure={failureFrom(error)} onRepeat={() => void refetch()} size="page" />
      </div>
    );
  }
  return (
    <section aria-label="Manifest" className={styles.page}>
      <DetailHead manifest={manifest ?? null} onBack={onBack} />
      {manifest === undefined ? <SkeletonRows count={8} label="Reading the manifest" /> : <Body manifest={manifest} />}
    </section>
  );
}

function Body({ manifest }: { readonly manifest: Manifest }) {
  switch (manifest.state) {
    case 'stored':
      return <StoredManifest key={manifest.manifestId} manifest={manifest} />;
    case 'intent':
    case 'sent':
      return (
        <WithoutPdf manifest={manifest}>
          <p role="status">Asking the service… This can take up to two minutes. It was asked once.</p>
        </WithoutPdf>
      );
    case 'in-doubt':
      return (
        <WithoutPdf manifest={manifest}>
          <InDoubtNotice failure={manifest.failure} />
        </WithoutPdf>
      );
    case 'rejected':
      return <Rejected manifest={manifest} />;
  }
}

function Rejected({ manifest }: { readonly manifest: Manifest }) {
  const go = useNavigation((state) => state.go);
  return (
    <WithoutPdf manifest={manifest}>
      {manifest.failure === null ? (
        <p>The service did not make this manifest. Nothing was changed.</p>
      ) : (
        <FailureNotice failure={manifest.failure}>
          <Button variant="default" size="xs" onClick={() => go('orders')}>
            Go to orders
          </Button>
        </FailureNotice>
      )}
    </WithoutPdf>
  );
}

interface WithoutPdfProps {
  readonly manifest: Manifest;
  readonly children: React.ReactNode;
}

function WithoutPdf({ manifest, children }: WithoutPdfProps) {
  return (
    <div className={styles.withoutPdf}>
      {children}
      <ManifestOrders manifest={manifest} />
      <ManifestFacts manifest={manifest} />
    </div>
  );
}

interface DetailHeadProps {
  readonly manifest: Manifest | null;
  readonly onBack: (() => void) | undefined;
}

function DetailHead({ manifest, onBack }: DetailHeadProps) {
  const { accounts } = useAccounts();
  const account = accounts.find(({ accountId }) => accountId === manifest?.accountId);
  const state = manifest === null ? null : stateWords(manifest);
  return (
    <div className={styles.head}>
      {onBack === undefined ? null : (
        <ActionIcon
          variant="subtle"
          color="gray"
          className={styles.back}
          aria-label="Back to manifests"
          onClick={onBack}
        >
          <IconArrowLeft aria-hidden size={20} stroke={1.75} />
        </ActionIcon>
      )}
      <h2 className={styles.title}>
        {manifest === null ? 'Manifest' : `Manifest of ${countWords(manifest.orderCount, 'order')}`}
      </h2>
      {state === null ? null : (
        <StatusBadge tone={state.tone} icon={state.icon}>
          {state.word}
        </StatusBadge>
      )}
      {manifest === null ? null : (
        <span className={styles.account}>
          {account === undefined ? null : <AccountDot colour={account.colour} />}
          {manifest.accountLabel}
        </span>
      )}
    </div>
  );
}
