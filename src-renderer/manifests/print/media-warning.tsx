/** Warns before printing that the page does not suit the paper, and offers the choice that does. */
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Printer } from '../../../src-preload/contract/printing.ts';
import { printerName } from '../../paper/printer-words.ts';
import { listWords } from '../../words/locale.ts';
import { say } from '../../words/say.ts';
import { type GuardVerdict, notLoaded, type PrintChoice } from './media-guard.ts';
import { paperWords } from './paper-size.ts';
import styles from './print-panel.module.css';

interface MediaWarningProps {
  readonly verdict: Extract<GuardVerdict, { kind: 'misfit' }>;
  readonly choice: PrintChoice;
  readonly printers: readonly Printer[];
  readonly onChoose: (choice: PrintChoice) => void;
}

export function MediaWarning({ verdict: { fit, page, better }, choice, printers, onChoose }: MediaWarningProps) {
  const paper = choice.media?.label ?? say('manifests.media.the-paper');
  return (
    <div role="alert" className={styles.warning} data-fit={fit}>
      <IconAlertTriangle aria-hidden size={18} stroke={1.75} />
      <div>
        <h4>{say(`manifests.media.${fit}`, { paper })}</h4>
        <p>{say(`manifests.media.${fit}.why`, { size: paperWords(page) })}</p>
        {better === null ? null : (
          <Button variant="default" size="xs" onClick={() => onChoose(better)}>
            {betterWords(better, choice, printers)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** About the paper that the printer reports as loaded; shown only when it reports any. */
export function NotLoaded({
  choice: { printer, media },
  tray,
}: {
  readonly choice: PrintChoice;
  readonly tray: string | null;
}) {
  const missing = notLoaded(printer, media, tray);
  if (missing === null) return null;
  return (
    <div role="alert" className={styles.warning} data-fit="not-loaded">
      <IconAlertTriangle aria-hidden size={18} stroke={1.75} />
      <div>
        <h4>{say('paper.not-loaded', { paper: missing.media.label })}</h4>
        <p>{say('paper.not-loaded.why', { papers: listWords(missing.loaded.map(({ label }) => label)) })}</p>
      </div>
    </div>
  );
}

function betterWords({ printer, media }: PrintChoice, choice: PrintChoice, printers: readonly Printer[]): string {
  const paper = media?.label ?? say('manifests.media.its-own');
  if (printer.name === choice.printer.name) return say('manifests.media.use', { paper });
  return say('manifests.media.use-printer', { printer: printerName(printer, printers), paper });
}
