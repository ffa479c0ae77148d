/** The tray that the paper is taken from, with what is in each; nothing when the printer reports no trays. */
import { Select } from '@mantine/core';
import type { Printer, Tray } from '../../src-preload/contract/printing.ts';
import { say } from '../words/say.ts';

interface TrayFieldProps {
  readonly printer: Printer;
  readonly tray: string | null;
  readonly onChoose: (tray: string | null) => void;
}

/** A choice for a person: the printer chooses. */
const ANY = '';

export function TrayField({ printer, tray, onChoose }: TrayFieldProps) {
  if (printer.trays.length === 0) return null;
  return (
    <Select
      label={say('paper.tray')}
      allowDeselect={false}
      value={tray ?? ANY}
      data={[
        { value: ANY, label: say('paper.tray.any') },
        ...printer.trays.map((one) => ({ value: one.name, label: trayWords(one, printer) })),
      ]}
      onChange={(name) => onChoose(name === null || name === ANY ? null : name)}
    />
  );
}

/** 'main: A4' */
export function trayWords({ name, media }: Tray, printer: Printer): string {
  const tray = name.replaceAll('-', ' ');
  const paper = printer.media.find((one) => one.name === media)?.label;
  return paper === undefined ? tray : say('paper.tray.with', { tray, paper });
}
