/** The printers of this computer as they report themselves, and the one for manifests. */
import { Button, Select } from '@mantine/core';
import { IconPrinter, IconPrinterOff } from '@tabler/icons-react';
import type { Printer } from '../../src-preload/contract/printing.ts';
import { changePreferences, usePreferences } from '../bench/use-preferences.ts';
import { useOperation } from '../server-state.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { printerState } from '../ui/printer-state.ts';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import styles from './settings.module.css';

export function PrintingSettings() {
  const { data, error, isFetching, refetch } = useOperation('printing.listPrinters', {});
  const again = (): void => void refetch();
  return (
    <section className={styles.part} aria-label="Printing">
      <div className={styles.partHead}>
        <h2>Printing</h2>
        <Button variant="default" loading={isFetching} onClick={again}>
          Look for printers
        </Button>
      </div>
      {error !== null && <FailureNotice failure={error.failure} onRepeat={again} />}
      {data === undefined && error === null && <SkeletonRows count={3} label="Reading printers" />}
      {data?.spooler === 'missing' && (
        <EmptyState icon={IconPrinterOff} title="No print system answers on this computer">
          Manifests can still be made, and their PDF saved. To print here, install CUPS and add a printer, then look
          again.
        </EmptyState>
      )}
      {data?.spooler === 'available' && data.printers.length === 0 && (
        <EmptyState icon={IconPrinterOff} title="No printer is set up">
          Add one in the settings of this computer, then look again. Until then a manifest’s PDF can be saved.
        </EmptyState>
      )}
      {data !== undefined && data.printers.length > 0 && <Printers printers={data.printers} />}
    </section>
  );
}

function Printers({ printers }: { readonly printers: readonly Printer[] }) {
  return (
    <>
      <ManifestPrinter printers={printers} />
      <ul className={styles.list} aria-label="Printers">
        {printers.map((printer) => (
          <PrinterRow key={printer.name} printer={printer} />
        ))}
      </ul>
    </>
  );
}

function ManifestPrinter({ printers }: { readonly printers: readonly Printer[] }) {
  const { manifestPrinter, manifestMedia } = usePreferences();
  const chosenName = manifestPrinter ?? printers.find(({ isDefault }) => isDefault)?.name ?? null;
  const chosen = printers.find(({ name }) => name === chosenName);
  const media = chosen?.media ?? [];
  return (
    <div className={styles.fields}>
      <Select
        label="Printer for manifests"
        description={chosen === undefined && chosenName !== null ? `${chosenName} is gone; choose another.` : undefined}
        placeholder="Choose a printer"
        data={printers.map(({ name, isDefault }) => ({ value: name, label: isDefault ? `${name} (default)` : name }))}
        value={chosen?.name ?? null}
        onChange={(name) => void changePreferences({ manifestPrinter: name, manifestMedia: null })}
      />
      <Select
        label="Paper"
        placeholder={media.length === 0 ? 'Not reported by the printer' : 'The printer’s own default'}
        disabled={media.length === 0}
        data={media.map(({ name, label }) => ({ value: name, label }))}
        value={manifestMedia ?? chosen?.defaultMedia ?? null}
        onChange={(name) => void changePreferences({ manifestMedia: name })}
      />
    </div>
  );
}

function PrinterRow({ printer }: { readonly printer: Printer }) {
  const { tone, word } = printerState(printer);
  const about = [printer.description, printer.location, ...printer.stateReasons].filter(
    (words) => words !== '' && words !== printer.name,
  );
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <span className={styles.rowName}>
          {printer.name}
          {printer.isDefault && <span className="muted"> · default</span>}
        </span>
        <span className="muted small">{about.join(' · ')}</span>
        <span className="muted small">{paperWords(printer)}</span>
      </div>
      <StatusBadge tone={tone} icon={tone === 'bad' ? IconPrinterOff : IconPrinter}>
        {word}
      </StatusBadge>
    </li>
  );
}

const MOST_PAPERS = 4;

function paperWords({ media, trays }: Printer): string {
  if (media.length === 0) return 'Paper sizes not reported';
  const names = media.slice(0, MOST_PAPERS).map(({ label }) => label);
  const more = media.length > MOST_PAPERS ? ` and ${media.length - MOST_PAPERS} more` : '';
  const from = trays.length === 0 ? '' : ` · Trays: ${trays.join(', ')}`;
  return `Paper: ${names.join(', ')}${more}${from}`;
}
