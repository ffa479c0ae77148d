/** The printers of this computer as they report themselves, and the one for manifests. */
import { Button, Select } from '@mantine/core';
import { IconPrinter, IconPrinterOff } from '@tabler/icons-react';
import type { Printer } from '../../src-preload/contract/printing.ts';
import { changePreferences, usePreferences } from '../bench/use-preferences.ts';
import { useOperation } from '../server-state.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { printerState, reasonWords } from '../ui/printer-state.ts';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { say } from '../words/say.ts';
import styles from './settings.module.css';

export function PrintingSettings() {
  const { data, error, isFetching, refetch } = useOperation('printing.listPrinters', {});
  const again = (): void => void refetch();
  return (
    <section className={styles.part} aria-label={say('settings.part.printing')}>
      <div className={styles.partHead}>
        <h2>{say('settings.part.printing')}</h2>
        <Button variant="default" loading={isFetching} onClick={again}>
          {say('settings.printing.look')}
        </Button>
      </div>
      {error !== null && <FailureNotice failure={error.failure} onRepeat={again} />}
      {data === undefined && error === null && <SkeletonRows count={3} label={say('settings.printing.reading')} />}
      {data?.spooler === 'missing' && (
        <EmptyState icon={IconPrinterOff} title={say('settings.printing.no-system')}>
          {say('settings.printing.no-system.next')}
        </EmptyState>
      )}
      {data?.spooler === 'available' && data.printers.length === 0 && (
        <EmptyState icon={IconPrinterOff} title={say('settings.printing.no-printer')}>
          {say('settings.printing.no-printer.next')}
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
      <ul className={styles.list} aria-label={say('settings.printing.printers')}>
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
        label={say('settings.printing.for-manifests')}
        description={
          chosen === undefined && chosenName !== null
            ? say('settings.printing.gone', { printer: chosenName })
            : undefined
        }
        placeholder={say('settings.printing.choose')}
        data={printers.map(({ name, isDefault }) => ({
          value: name,
          label: isDefault ? say('settings.printing.is-default', { name }) : name,
        }))}
        value={chosen?.name ?? null}
        onChange={(name) => void changePreferences({ manifestPrinter: name, manifestMedia: null })}
      />
      <Select
        label={say('settings.printing.paper')}
        placeholder={say(media.length === 0 ? 'settings.printing.paper-unknown' : 'settings.printing.paper-own')}
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
  const about = [printer.description, printer.location, ...printer.stateReasons.map(reasonWords)].filter(
    (words) => words !== '' && words !== printer.name,
  );
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <span className={styles.rowName}>
          {printer.name}
          {printer.isDefault && <span className="muted"> {say('settings.printing.default')}</span>}
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
  if (media.length === 0) return say('settings.printing.no-sizes');
  const sizes = media
    .slice(0, MOST_PAPERS)
    .map(({ label }) => label)
    .join(', ');
  const paper =
    media.length > MOST_PAPERS
      ? say('settings.printing.sizes-more', { sizes, count: media.length - MOST_PAPERS })
      : say('settings.printing.sizes', { sizes });
  return trays.length === 0 ? paper : say('settings.printing.trays', { paper, trays: trays.join(', ') });
}
