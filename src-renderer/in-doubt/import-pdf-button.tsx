/** Stores a PDF from the service's own site as the manifest's, and opens it. */
import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useNavigation } from '../bench/navigation-store.ts';
import { useChange } from '../server-state.ts';
import { showNotice } from '../ui/notices-store.ts';
import { showFailure } from '../ui/show-failure.ts';
import { say } from '../words/say.ts';

export function ImportPdfButton({ writeId }: { readonly writeId: string }) {
  const openManifest = useNavigation((state) => state.openManifest);
  const importPdf = useChange('inDoubt.importPdf');
  const choose = (): void =>
    importPdf.mutate(
      { writeId },
      {
        onSuccess: (manifest) => {
          if (manifest === null) return;
          showNotice('good', say('in-doubt.imported'));
          openManifest(manifest.manifestId);
        },
        onError: showFailure,
      },
    );
  return (
    <Button
      variant="default"
      leftSection={<IconFileImport aria-hidden size={16} />}
      loading={importPdf.isPending}
      onClick={choose}
    >
      {say('in-doubt.import')}
    </Button>
  );
}
