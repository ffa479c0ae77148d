/** In place of the pages: why they cannot be shown, and what still works. */
import { IconFileAlert } from '@tabler/icons-react';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import styles from './preview.module.css';
import { unreadableNextStep, unreadableWords } from './unreadable-pdf.ts';
import type { PdfState } from './use-pdf.ts';

export function UnreadablePaper({ pdf }: { readonly pdf: Extract<PdfState, { kind: 'unreadable' | 'not-read' }> }) {
  if (pdf.kind === 'not-read') {
    return (
      <div className={styles.unreadable}>
        <FailureNotice failure={pdf.failure} size="page" />
      </div>
    );
  }
  const { title, text } = unreadableWords(pdf.reason);
  return (
    <div role="alert" className={styles.unreadable}>
      <IconFileAlert size={40} stroke={1.2} aria-hidden="true" />
      <h3>{title}</h3>
      <p>{text}</p>
      <p>{unreadableNextStep(pdf.reason)}</p>
    </div>
  );
}
