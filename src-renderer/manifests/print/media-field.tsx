/** The paper to print on, chosen from a list or by typing a part of its name. */
import { Select } from '@mantine/core';
import type { Media, Printer } from '../../../src-preload/contract/printing.ts';
import { say } from '../../words/say.ts';
import type { PrintChoice } from './media-guard.ts';

/** Paper that was typed but not chosen yet; `media` null: there is none of that name. */
export interface TypedMedia {
  readonly media: Media | null;
}

interface MediaFieldProps {
  readonly choice: PrintChoice;
  readonly typed: TypedMedia | null;
  /** Null: the field shows the chosen paper. */
  readonly onTyped: (typed: TypedMedia | null) => void;
  readonly onChoose: (choice: PrintChoice) => void;
}

/** A longer list can be searched by typing. */
const MOST_WITHOUT_TYPING = 12;

export function MediaField({ choice: { printer, media }, typed, onTyped, onChoose }: MediaFieldProps) {
  if (printer.media.length === 0) {
    return (
      <Select
        label={say('manifests.print.paper')}
        disabled
        placeholder={say('manifests.print.paper.as-set')}
        data={[]}
        value={null}
      />
    );
  }
  const options = mediaOptions(printer);
  const named = (name: string | undefined): Media | null => printer.media.find((one) => one.name === name) ?? null;
  const noteTyped = (words: string): void => {
    const meant = words.trim().toLowerCase();
    // Enter takes the first one that the list shows for these words.
    const option =
      options.find(({ label }) => label === words) ?? options.find(({ label }) => label.toLowerCase().includes(meant));
    const isChosen = option !== undefined && option.value === media?.name;
    onTyped(meant === '' || isChosen ? null : { media: named(option?.value) });
  };
  return (
    <Select
      label={say('manifests.print.paper')}
      searchable={printer.media.length > MOST_WITHOUT_TYPING}
      selectFirstOptionOnChange
      allowDeselect={false}
      nothingFoundMessage={say('manifests.print.paper.none')}
      value={media?.name ?? null}
      placeholder={say('manifests.print.paper.as-set')}
      data={options}
      onSearchChange={noteTyped}
      onBlur={() => {
        if (typed !== null && typed.media !== null) onChoose({ printer, media: typed.media });
      }}
      onChange={(name) => onChoose({ printer, media: named(name ?? undefined) })}
    />
  );
}

/** Two media with one label (a size with and without borders) are distinguished by the printer's own name. */
function mediaOptions({ media, defaultMedia }: Printer): { value: string; label: string }[] {
  const labels = media.map(({ label }) => label);
  return media.map(({ name, label }) => {
    const shared = labels.indexOf(label) !== labels.lastIndexOf(label);
    const words = shared ? `${label} (${name})` : label;
    return {
      value: name,
      label: name === defaultMedia ? say('manifests.print.paper.default', { paper: words }) : words,
    };
  });
}
