/** The head of an open list: which it is, whose, and the way to another one. */
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog.tsx';
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
        Close list
      </Button>
      <ConfirmDialog
        opened={asking}
        onClosed={() => setAsking(false)}
        title="Close the list without exporting it?"
        confirmLabel="Close without exporting"
        onConfirm={() => {
          setAsking(false);
          close();
        }}
      >
        {running ? 'It is still being validated; that is stopped. ' : ''}
        The results of {(run?.doneCount ?? 0).toLocaleString()} rows are not kept anywhere else. The table itself stays
        where it came from.
      </ConfirmDialog>
    </>
  );
}
