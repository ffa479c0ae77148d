/** One manifest: its pages and the print settings or, when there is no PDF, what happened to it. */
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Manifest } from '../../../src-preload/contract/manifest.ts';
import { useNavigation } from '../../bench/navigation-store.ts';
import { TryAgain } from '../../bench/try-again.tsx';
import { ImportPdfButton } from '../../in-doubt/import-pdf-button.tsx';
import { useOperation } from '../../server-state.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Told } from '../../ui/told.tsx';
import { WhatWasRead } from '../../ui/what-was-read.tsx';
import { say } from '../../words/say.ts';
import { InDoubtNotice } from '../in-doubt-notice.tsx';
import { DetailHead } from './detail-head.tsx';
import { canBeHandedOver, HandOverPart } from './hand-over-part.tsx';
import styles from './manifest-detail.module.css';
import { ManifestFacts } from './manifest-facts.tsx';
import { ManifestOrders } from './manifest-orders.tsx';
import { SaveButton } from './save-button.tsx';
import { StoredManifest } from './stored-manifest.tsx';

interface ManifestDetailProps {
  readonly manifestId: string;
  /** Given when the detail is a page of its own. */
  readonly onBack?: () => void;
}

export function ManifestDetail({ manifestId, onBack }: ManifestDetailProps) {
  const { data: manifest, error, refetch } = useOperation('manifests.get', { manifestId });
  return (
    <section aria-label={say('manifests.detail.label')} className={styles.page}>
      {manifest === undefined && <DetailHead manifest={null} onBack={onBack} />}
      <WhatWasRead
        read={manifest}
        failure={error?.failure ?? null}
        onRepeat={() => void refetch()}
        reading={<SkeletonRows count={8} label={say('manifests.detail.reading')} />}
      >
        {(read) => <ReadManifest key={manifestId} manifest={read} onBack={onBack} />}
      </WhatWasRead>
    </section>
  );
}

interface ReadManifestProps {
  readonly manifest: Manifest;
  readonly onBack: (() => void) | undefined;
}

function ReadManifest({ manifest, onBack }: ReadManifestProps) {
  const [chosen, setFileNumber] = useState(1);
  const { files } = manifest;
  // Another PDF may have taken its place.
  const fileNumber = files.some((file) => file.fileNumber === chosen) ? chosen : (files[0]?.fileNumber ?? 1);
  return (
    <>
      <DetailHead manifest={manifest} onBack={onBack}>
        {manifest.state === 'stored' ? <SaveButton manifestId={manifest.manifestId} fileNumber={fileNumber} /> : null}
      </DetailHead>
      <Body manifest={manifest} fileNumber={fileNumber} onFile={setFileNumber} />
    </>
  );
}

interface BodyProps {
  readonly manifest: Manifest;
  readonly fileNumber: number;
  readonly onFile: (fileNumber: number) => void;
}

function Body({ manifest, fileNumber, onFile }: BodyProps) {
  switch (manifest.state) {
    case 'stored':
      return <StoredManifest manifest={manifest} fileNumber={fileNumber} onFile={onFile} />;
    case 'intent':
    case 'sent':
      return (
        <WithoutPdf manifest={manifest}>
          <Told>{say('manifests.detail.asking')}</Told>
        </WithoutPdf>
      );
    case 'in-doubt':
      return (
        <WithoutPdf manifest={manifest}>
          <InDoubtNotice failure={manifest.failure} />
        </WithoutPdf>
      );
    case 'at-service':
      return (
        <WithoutPdf manifest={manifest}>
          <p>{say('manifests.detail.at-service')}</p>
          <div>
            <ImportPdfButton writeId={manifest.manifestId} isNext />
          </div>
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
        <p>{say('manifests.detail.refused')}</p>
      ) : (
        <FailureNotice failure={manifest.failure}>
          <TryAgain accountId={manifest.accountId} orders={manifest.orders} />
          <Button variant="default" size="xs" onClick={() => go('orders')}>
            {say('manifests.go-to-orders')}
          </Button>
        </FailureNotice>
      )}
    </WithoutPdf>
  );
}

interface WithoutPdfProps {
  readonly manifest: Manifest;
  readonly children: ReactNode;
}

function WithoutPdf({ manifest, children }: WithoutPdfProps) {
  return (
    <div className={styles.withoutPdf}>
      {children}
      {canBeHandedOver(manifest) && <HandOverPart manifest={manifest} />}
      <ManifestOrders manifest={manifest} />
      <ManifestFacts manifest={manifest} />
    </div>
  );
}
