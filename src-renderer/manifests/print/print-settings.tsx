/** Printer, paper and copies, with the media guard between them and the Print button. */
import { Button, NumberInput, Select } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import type { Printer } from '../../../src-preload/contract/printing.ts';
import { useActions } from '../../keyboard/actions-store.ts';
import { printerName, printerWords } from '../../paper/printer-words.ts';
import { TrayField } from '../../paper/tray-field.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { withKeys } from '../../ui/keys-beside.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { drawnAlone } from '../../words/drawn-alone.ts';
import { say } from '../../words/say.ts';
import type { PageSize } from '../preview/page-layout.ts';
import { MediaField, type TypedMedia } from './media-field.tsx';
import { judgeMedia, type PrintChoice } from './media-guard.ts';
import { MediaWarning, NotLoaded } from './media-warning.tsx';
import styles from './print-panel.module.css';
import { printLabel } from './print-words.ts';
import { usePressOnceRead } from './use-press-once-read.ts';
import { usePrintChoice } from './use-print-choice.ts';
import { usePrinting } from './use-printing.ts';

interface PrintSettingsProps {
  readonly manifestId: string;
  readonly fileNumber: number;
  readonly copiesPrinted: number;
  /** Null: the pages could not be read. */
  readonly sizes: readonly PageSize[] | null;
  /** The pages are still being measured. */
  readonly isReading: boolean;
  /** At least one. */
  readonly printers: readonly Printer[];
  /** Before it, only the shortcut is there: the fields would keep the first page waiting. */
  readonly isPaperShown: boolean;
}

const MOST_COPIES = 99;

/** Alone: its fields are the dearest part of the screen, and the list of print jobs comes while the paper is drawn. */
export const PrintSettings = drawnAlone(function PrintSettings(props: PrintSettingsProps) {
  const { manifestId, fileNumber, copiesPrinted, sizes, isReading, printers, isPaperShown } = props;
  const { choice: chosen, tray, gone, isUnchosen, choose, choosePrinter, chooseTray } = usePrintChoice(printers, sizes);
  const [typed, setTyped] = useState<TypedMedia | null>(null);
  // The text of the field decides what is printed on, even before the field is left.
  const choice = chosen === null || typed === null ? chosen : { printer: chosen.printer, media: typed.media };
  const { busy, failure, print } = usePrinting();
  const [copies, setCopies] = useState(1);
  const [isPrinterTyped, setPrinterTyped] = useState(false);
  const verdict = choice === null ? null : judgeMedia(sizes, choice, printers);
  const misfits = verdict?.kind === 'misfit' && verdict.fit === 'cut';
  const isNoPaper = typed !== null && typed.media === null;
  const canPrint = choice?.printer.acceptsJobs === true && !busy && !isNoPaper && !isPrinterTyped;

  const printNow = (): void => {
    if (choice === null || !canPrint) return;
    // Whoever prints here has seen on which: the station may from now on.
    if (gone !== null || isUnchosen) choose(choice);
    void print({
      manifestId,
      fileNumber,
      printer: choice.printer.name,
      media: choice.media?.name ?? null,
      tray,
      copies,
      pageCount: sizes === null ? null : sizes.length,
    });
  };
  const { isAwaited, wait } = usePressOnceRead(isReading, `${manifestId} ${fileNumber}`, () => {
    if (!misfits) printNow();
  });
  const press = isReading && !misfits ? wait : printNow;
  const label = printLabel(copies, copiesPrinted);
  // The shortcut never cuts a page off: that takes a press on a button that says so.
  useActions([{ label, group: 'manifests', keys: 'mod+p', enabled: canPrint && !misfits, run: press }]);
  // Nobody prints on a printer that nobody chose before its name is there.
  const areFieldsDue = isPaperShown || gone !== null || isUnchosen;
  if (choice === null || chosen === null) return null;
  if (!areFieldsDue) return <div aria-hidden className={styles.due} data-trays={choice.printer.trays.length > 0} />;

  return (
    <>
      <PrinterField printers={printers} choice={choice} onTyping={setPrinterTyped} onChoose={choosePrinter} />
      {gone === null ? null : <p className={styles.hint}>{say('manifests.print.printer-gone', { printer: gone })}</p>}
      {isUnchosen ? <p className={styles.hint}>{say('manifests.print.not-chosen')}</p> : null}
      <div className={styles.pair}>
        <MediaField choice={chosen} typed={typed} onTyped={setTyped} onChoose={choose} />
        <NumberInput
          label={say('manifests.print.copies')}
          min={1}
          max={MOST_COPIES}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="strict"
          value={copies}
          onChange={(value) => setCopies(Math.min(MOST_COPIES, Math.max(1, Number(value) || 1)))}
        />
      </div>
      <TrayField printer={choice.printer} tray={tray} onChoose={chooseTray} />
      {verdict?.kind === 'misfit' ? (
        <MediaWarning verdict={verdict} choice={choice} printers={printers} onChoose={choose} />
      ) : null}
      <NotLoaded choice={choice} tray={tray} />
      {verdict?.kind === 'cannot-check' ? <p className={styles.hint}>{say('manifests.print.cannot-check')}</p> : null}
      {copiesPrinted > 0 ? (
        <p className={styles.hint}>{say('manifests.print.next-copy', { copy: copiesPrinted + 1 })}</p>
      ) : null}
      <Button
        fullWidth
        className={styles.print}
        variant={misfits ? 'default' : 'filled'}
        loading={busy || isAwaited}
        disabled={!canPrint}
        leftSection={<IconPrinter aria-hidden size={18} stroke={1.75} />}
        {...(!misfits && withKeys('mod+p'))}
        onClick={press}
      >
        {misfits ? say('manifests.print.anyway', { print: label }) : label}
      </Button>
      {failure === null ? null : <FailureNotice failure={failure} onRepeat={printNow} />}
    </>
  );
});

interface PrinterFieldProps {
  readonly printers: readonly Printer[];
  readonly choice: PrintChoice;
  /** True while the field holds letters of a printer that is not chosen yet. */
  readonly onTyping: (isTyping: boolean) => void;
  readonly onChoose: (printer: Printer) => void;
}

function PrinterField({ printers, choice: { printer }, onTyping, onChoose }: PrinterFieldProps) {
  const { word, tone, icon } = printerWords(printer);
  const nameOf = (one: Printer): string => printerName(one, printers);
  return (
    <div className={styles.printer}>
      <Select
        label={say('manifests.print.printer')}
        searchable={printers.length > 8}
        selectFirstOptionOnChange
        allowDeselect={false}
        onSearchChange={(words) => onTyping(words !== nameOf(printer))}
        value={printer.name}
        data={printers.map((one) => ({ value: one.name, label: nameOf(one) }))}
        onChange={(name) => {
          const chosen = printers.find((one) => one.name === name);
          if (chosen !== undefined) onChoose(chosen);
        }}
      />
      <StatusBadge tone={tone} icon={icon} look="plain">
        {word}
      </StatusBadge>
      {printer.location === '' ? null : <p className={styles.hint}>{printer.location}</p>}
    </div>
  );
}
