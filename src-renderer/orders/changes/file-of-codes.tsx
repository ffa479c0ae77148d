/** Reads order numbers from a file that a person chooses. */
import { Button, FileButton } from '@mantine/core';
import { useRef } from 'react';
import { showNotice } from '../../ui/notices-store.ts';
import { say } from '../../words/say.ts';

/** The longest list that is looked up is far smaller. */
const mostBytes = 1_000_000;

export function FileOfCodes({ onRead }: { readonly onRead: (text: string) => void }) {
  const forgetFile = useRef<() => void>(null);
  const read = async (file: File | null): Promise<void> => {
    if (file === null) return;
    // Otherwise the same file, once it was put right, would be no other choice, and nothing would be told of it.
    forgetFile.current?.();
    if (file.size > mostBytes) {
      showNotice('bad', say('orders.list.file-too-large', { file: file.name }));
      return;
    }
    const text = await file.text().catch(() => null);
    if (text === null) showNotice('bad', say('orders.list.file-failed', { file: file.name }));
    else onRead(text);
  };
  return (
    <FileButton resetRef={forgetFile} accept=".txt,.csv,.tsv,text/plain,text/csv" onChange={(file) => void read(file)}>
      {(button) => (
        <Button {...button} variant="default" size="xs">
          {say('orders.list.file')}
        </Button>
      )}
    </FileButton>
  );
}
