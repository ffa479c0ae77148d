/** Stores a PDF from the service's own site as the manifest's, and opens it. */
import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import type { Manifest } from '../../src-preload/contract/manifest.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { useChange } from '../server-state.ts';
import { showNotice } from '../ui/notices-store.ts';
import { showFailure } from '../ui/show-failure.ts';
import { say } from '../words/say.ts';

interface ImportPdfButtonProps {
  readonly writeId: string;
  /** The imported PDF that is shown, and whose place another is to take. */
  readonly replaces?: number;
  /** The words beside it ask for it. */
  readonly isNext?: boolean;
  /** Where several stand on a screen: its whole name for a screen reader. */
  readonly pressName?: (press: string) => string;
}

export function ImportPdfButton({ writeId, replaces, isNext = false, pressName }: ImportPdfButtonProps) {
  const words = say(replaces === undefined ? 'in-doubt.import' : 'in-doubt.import.another');
  const openManifest = useNavigation((state) => state.openManifest);
  const importPdf = useChange('inDoubt.importPdf', {
    onSuccess: (manifest) => {
      if (manifest !== null) showNotice('good', say('in-doubt.imported'));
    },
    onError: showFailure,
  });
  // Whoever went on with something else stays there.
  const open = (manifest: Manifest | null): void => {
    if (manifest !== null) openManifest(manifest.manifestId);
  };
  const choose = (): void =>
    importPdf.mutate({ writeId, ...(replaces !== undefined && { replaces }) }, { onSuccess: open });
  return (
    <Button
      variant={isNext ? 'filled' : 'default'}
      leftSection={<IconFileImport aria-hidden size={16} />}
      loading={importPdf.isPending}
      aria-label={pressName?.(words)}
      onClick={choose}
    >
      {words}
    </Button>
  );
}
