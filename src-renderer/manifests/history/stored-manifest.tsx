/** A manifest whose PDF is on this computer: the pages, with the print settings beside them. */
import { useCallback } from 'react';
import type { Manifest } from '../../../src-preload/contract/manifest.ts';
import { Choice } from '../../ui/choice.tsx';
import { say } from '../../words/say.ts';
import { usePaperCheck } from '../paper-check/use-paper-check.ts';
import { openPdfOf } from '../preview/expected-pdf.ts';
import { Preview } from '../preview/preview.tsx';
import { usePaperShown } from '../preview/use-paper-shown.ts';
import { usePdf } from '../preview/use-pdf.ts';
import { PrintPanel } from '../print/print-panel.tsx';
import { canBeHandedOver, HandOverPart } from './hand-over-part.tsx';
import styles from './manifest-detail.module.css';
import { ManifestFacts } from './manifest-facts.tsx';
import { ManifestOrders } from './manifest-orders.tsx';
import { ServiceRemarks } from './service-remarks.tsx';

interface StoredManifestProps {
  readonly manifest: Manifest;
  readonly fileNumber: number;
  readonly onFile: (fileNumber: number) => void;
}

export function StoredManifest({ manifest, fileNumber, onFile }: StoredManifestProps) {
  const { manifestId, files } = manifest;
  const open = useCallback(() => openPdfOf(manifestId, fileNumber), [manifestId, fileNumber]);
  const pdf = usePdf(open);
  const paper = usePaperShown(pdf);
  const check = usePaperCheck(pdf, manifest, fileNumber);

  return (
    <div className={`panes ${styles.body}`}>
      <div className={styles.paper}>
        {files.length > 1 ? (
          <div className={styles.files}>
            <Choice
              label={say('manifests.files.label')}
              value={String(fileNumber)}
              onChange={(value) => onFile(Number(value))}
              options={files.map((file) => ({
                value: String(file.fileNumber),
                label: say('manifests.facts.pdf', { place: file.fileNumber }),
              }))}
            />
          </div>
        ) : null}
        <Preview key={fileNumber} pdf={pdf} />
      </div>
      <aside aria-label={say('manifests.side.label')} className={styles.side}>
        <ServiceRemarks failure={manifest.failure} />
        <PrintPanel manifest={manifest} fileNumber={fileNumber} pdf={pdf} paper={paper} check={check} />
        {canBeHandedOver(manifest) && <HandOverPart manifest={manifest} />}
        <ManifestOrders
          manifest={manifest}
          withRows={paper === 'shown'}
          pageOf={check.kind === 'complete' || check.kind === 'missing' ? check.pageOf : null}
        />
        <ManifestFacts manifest={manifest} />
      </aside>
    </div>
  );
}
