/** Where this station prints what: a printer, its paper and its tray for each kind, and the test page. */
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import type { PaperChoice, PaperKind, Printer } from '../../src-preload/contract/printing.ts';
import { changePreferences, usePreferences } from '../bench/use-preferences.ts';
import { call, failureFrom } from '../desktop.ts';
import { printOnce } from '../paper/print-once.ts';
import { printerHere, usualPrinterWords } from '../paper/printer-words.ts';
import { TrayField } from '../paper/tray-field.tsx';
import { showNotice } from '../ui/notices-store.ts';
import { showFailure } from '../ui/show-failure.ts';
import { say } from '../words/say.ts';
import styles from './settings.module.css';

const KINDS: readonly PaperKind[] = ['manifest', 'tally', 'test-card', 'commands', 'test-page'];

export function PaperPlaces({ printers }: { readonly printers: readonly Printer[] }) {
  return (
    <>
      {KINDS.map((kind) => (
        <fieldset key={kind} className={styles.place}>
          <legend>{say(`paper.kind.${kind}`)}</legend>
          <Place kind={kind} printers={printers} />
        </fieldset>
      ))}
    </>
  );
}

interface PlaceProps {
  readonly kind: PaperKind;
  readonly printers: readonly Printer[];
}

/** A choice for a person: no printer of its own. */
const USUAL = '';

function Place({ kind, printers }: PlaceProps) {
  const { choice, choose } = usePlace(kind);
  const usual = useUsualPrinter(kind, printers);
  const printer = printers.find(({ name }) => name === choice?.printer);
  const shown = printer ?? usual;
  const isGone = choice !== null && choice.printer !== null && printer === undefined;
  return (
    <>
      <div className={styles.fields}>
        <Select
          label={say('settings.printing.printer')}
          error={isGone ? say('settings.printing.gone', { printer: choice.printer ?? '' }) : undefined}
          allowDeselect={false}
          data={[
            { value: USUAL, label: usualPrinterWords(kind, usual) },
            ...printers.map(({ name }) => ({ value: name, label: name })),
          ]}
          value={isGone ? null : (choice?.printer ?? USUAL)}
          onChange={(name) =>
            choose(name === null || name === USUAL ? null : { printer: name, media: null, tray: null })
          }
        />
        <Select
          label={say('settings.printing.paper')}
          placeholder={say(
            shown === undefined || shown.media.length === 0
              ? 'settings.printing.paper-unknown'
              : 'settings.printing.paper-own',
          )}
          disabled={isGone || shown === undefined || shown.media.length === 0}
          data={(shown?.media ?? []).map(({ name, label }) => ({ value: name, label }))}
          value={choice?.media ?? null}
          clearable
          onChange={(media) =>
            shown !== undefined && choose({ printer: shown.name, tray: choice?.tray ?? null, media })
          }
        />
        {printer === undefined ? null : (
          <TrayField
            printer={printer}
            tray={choice?.tray ?? null}
            onChoose={(tray) => choose({ printer: printer.name, media: choice?.media ?? null, tray })}
          />
        )}
      </div>
      {kind === 'test-page' ? <TestPage /> : null}
    </>
  );
}

/** Null: the kind has no printer of its own. */
function usePlace(kind: PaperKind): { choice: PaperChoice | null; choose(choice: PaperChoice | null): void } {
  const { manifestPrinter, manifestMedia, manifestTray, sheetPrinters } = usePreferences();
  if (kind === 'manifest') {
    return {
      choice: manifestPrinter === null ? null : { printer: manifestPrinter, media: manifestMedia, tray: manifestTray },
      choose: (choice) =>
        void changePreferences({
          manifestPrinter: choice?.printer ?? null,
          manifestMedia: choice?.media ?? null,
          manifestTray: choice?.tray ?? null,
        }),
    };
  }
  return {
    choice: sheetPrinters[kind] ?? null,
    choose(choice) {
      const { [kind]: _, ...others } = sheetPrinters;
      void changePreferences({ sheetPrinters: choice === null ? others : { ...others, [kind]: choice } });
    },
  };
}

/** The default printer for a kind: manifests on the system's default printer, sheets where manifests are printed. */
function useUsualPrinter(kind: PaperKind, printers: readonly Printer[]): Printer | undefined {
  const { manifestPrinter } = usePreferences();
  return printerHere(kind === 'manifest' ? null : manifestPrinter, printers);
}

/** In millimetres; the shorter ones are for labels. */
const BARS = [100, 50, 20];

function TestPage() {
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      const title = say('paper.job.test-page');
      const bars = BARS.map((millimetres) => ({
        millimetres,
        explanation: say('settings.test-page.about', { millimetres }),
        words: say('settings.test-page.bar', { millimetres }),
      }));
      const { printer } = await call('sheets.printTestPage', { title, bars });
      showNotice('good', say('paper.sent-to', { printer }));
    } catch (error) {
      showFailure({ failure: failureFrom(error) });
    }
  };
  const print = async (): Promise<void> => {
    if (await printOnce('test-page', send)) setBusy(false);
  };
  return (
    <div className="presses">
      <Button variant="default" loading={busy} onClick={() => void print()}>
        {say('settings.test-page.print')}
      </Button>
    </div>
  );
}
