/** What was told by the contents of the columns, and by no name: nothing is asked before the operator has confirmed it. */
import { Button } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import type { AddressList } from '../../../src-preload/contract/address-list.ts';
import { useListStore } from './list-store.ts';
import { columnName, LIST_FIELDS } from './list-words.ts';
import styles from './lists.module.css';

interface ColumnGuessProps {
  readonly list: AddressList;
  readonly hasHeader: boolean;
}

export function ColumnGuess({ list, hasHeader }: ColumnGuessProps) {
  const { mapping, guessed, settleGuess } = useListStore();
  if (guessed.length === 0) {
    return list.isTakenApart ? (
      <p className="muted small">Whole addresses, taken apart at their commas and lines.</p>
    ) : null;
  }
  const fields = LIST_FIELDS.filter(({ field }) => guessed.includes(field)).map(
    ({ field, label }) => `${label} is ${columnName(list, hasHeader, mapping[field] ?? -1)}`,
  );
  return (
    <div role="status" className={styles.guess}>
      <IconHelpCircle aria-hidden size={18} />
      <p>
        <strong>A guess.</strong>{' '}
        {list.isTakenApart
          ? 'Each row holds a whole address. It was taken apart at its commas and lines: look at the rows below. If they are not right, close the list and put each part into a column of its own.'
          : `By what is in the columns: ${fields.join(', ')}.`}
      </p>
      <div className={styles.guessActions}>
        <Button variant="default" size="xs" onClick={() => settleGuess(true)}>
          That is right
        </Button>
        {!list.isTakenApart && (
          <Button variant="default" size="xs" onClick={() => settleGuess(false)}>
            I choose myself
          </Button>
        )}
      </div>
    </div>
  );
}
