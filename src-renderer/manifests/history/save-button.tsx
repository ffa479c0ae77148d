/** Saves a copy of the stored PDF where the operator chooses, and says where it is. */
import { Button } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useRef } from 'react';
import { call, failureFrom } from '../../desktop.ts';
import { useActions } from '../../keyboard/actions-store.ts';
import { withKeys } from '../../ui/keys-beside.tsx';
import { showNotice } from '../../ui/notices-store.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { say } from '../../words/say.ts';

interface SaveButtonProps {
  readonly manifestId: string;
  readonly fileNumber: number;
}

export function SaveButton({ manifestId, fileNumber }: SaveButtonProps) {
  const asking = useRef(false);

  const save = async (): Promise<void> => {
    if (asking.current) return;
    asking.current = true;
    try {
      const { savedTo } = await call('manifests.saveAs', { manifestId, fileNumber });
      if (savedTo !== null) showNotice('good', say('common.saved-to', { path: savedTo }));
    } catch (error) {
      showFailure({ failure: failureFrom(error) });
    } finally {
      asking.current = false;
    }
  };
  useActions([{ label: say('manifests.save.action'), group: 'manifests', keys: 'mod+s', run: () => void save() }]);

  return (
    <Button
      variant="default"
      leftSection={<IconDeviceFloppy aria-hidden size={18} stroke={1.75} />}
      {...withKeys('mod+s')}
      onClick={() => void save()}
    >
      {say('manifests.save.button')}
    </Button>
  );
}
