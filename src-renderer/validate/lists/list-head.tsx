/** The head of an open list: its name and account, and the way to another one. */
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { say } from '../../words/say.ts';
import { AccountName } from '../account-name.tsx';
import { hasUnexported, useListStore } from './list-store.ts';
import { listName } from './list-words.ts';
import styles from './lists.module.css';

export function ListHead({ children }: { readonly children?: ReactNode }) {
  const { list } = useListStore();
  if (list === null) return null;
  return (
    <header className={styles.head}>
      <h2>{listName(list)}</h2>
      <AccountName accountId={list.accountId} />
      <div className={styles.headActions}>
        {children}
        <CloseList />
      </div>
    </header>
  );
}

/** Results that were not exported are lost only after a question. */
function CloseList() {
  const { run, exported, busy, close } = useListStore();
  const [asking, setAsking] = useState(false);
  const running = run?.state === 'running';
  const unexported = hasUnexported({ run, exported });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconX aria-hidden size={16} />}
        disabled={busy}
        onClick={() => (unexported || running ? setAsking(true) : close())}
      >
        {say('validate.list.close')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClosed={() => setAsking(false)}
        title={say('validate.list.close.title')}
        confirmLabel={say('validate.list.close.confirm')}
        onConfirm={() => {
          setAsking(false);
          close();
        }}
      >
        {running && `${say('validate.list.close.running')} `}
        {say('validate.list.close.lost', { count: run?.doneCount ?? 0 })}
      </ConfirmDialog>
    </>
  );
}
