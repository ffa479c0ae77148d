import { IconPrinter, IconPrinterOff } from '@tabler/icons-react';
import { usePreferences } from '../bench/use-preferences.ts';
import { noPrinterWords, printerHere, printerWords } from '../paper/printer-words.ts';
import { useOperation } from '../server-state.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { say } from '../words/say.ts';

/** The printer on which this bench prints manifests, in the line at the foot. */
export function PrinterPart() {
  const { data: printers } = useOperation('printing.listPrinters', {});
  const { manifestPrinter: chosen } = usePreferences();
  if (printers === undefined) return null;
  const lack = noPrinterWords(printers);
  if (lack !== null) return <NoPrinter words={lack} />;
  const printer = printerHere(chosen, printers.printers);
  if (printer === undefined) {
    const words = chosen === null ? say('shell.printer.not-chosen') : say('common.printer.gone', { printer: chosen });
    return <NoPrinter words={words} />;
  }
  const { tone, word } = printerWords(printer);
  return (
    <StatusBadge
      isApart
      look="plain"
      tone={tone === 'accent' ? 'good' : tone}
      icon={tone === 'bad' ? IconPrinterOff : IconPrinter}
    >
      {say('shell.printer.state', { printer: printer.name, state: word })}
    </StatusBadge>
  );
}

function NoPrinter({ words }: { readonly words: string }) {
  return (
    <StatusBadge isApart look="plain" tone="warn" icon={IconPrinterOff}>
      {words}
    </StatusBadge>
  );
}
