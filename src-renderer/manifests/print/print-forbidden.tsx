/** Says of a PDF that can be read, and does not allow printing, that it will hardly come out: before it is printed. */
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { say } from '../../words/say.ts';
import type { PdfFile } from '../preview/pdf-file.ts';
import styles from './print-panel.module.css';

/** Behind all pages that somebody waits for. */
const LAST = 10_000;

export function PrintForbidden({ file }: { readonly file: PdfFile }) {
  const [forbidding, setForbidding] = useState<PdfFile | null>(null);
  useEffect(() => {
    const left = new AbortController();
    file.forbidsPrinting({ pageNumber: 1, rank: () => LAST, signal: left.signal }).then(
      (forbids) => setForbidding(forbids && !left.signal.aborted ? file : null),
      // The component is gone; or the file is unreadable, which the code that opened it reports.
      () => undefined,
    );
    return () => left.abort();
  }, [file]);
  if (forbidding !== file) return null;
  return (
    <div role="alert" className={styles.warning} data-fit="forbidden">
      <IconAlertTriangle aria-hidden size={18} stroke={1.75} />
      <p>{say('manifests.print.forbidden')}</p>
    </div>
  );
}
