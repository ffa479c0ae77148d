/** What was guessed from the cells of columns without names: nothing is asked before the operator has confirmed it. */
import { Button } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { AddressList } from '../../../src-preload/contract/address-list.ts';
import { Told } from '../../ui/told.tsx';
import { say, sayRich } from '../../words/say.ts';
import styles from './column-guess.module.css';
import { useListStore } from './list-store.ts';
import { columnName, LIST_FIELDS, listFieldLabel } from './list-words.ts';

interface ColumnGuessProps {
  readonly list: AddressList;
  readonly hasHeader: boolean;
}

export function ColumnGuess({ list, hasHeader }: ColumnGuessProps) {
  const { mapping, guessed, settleGuess } = useListStore();
  if (guessed.length === 0) {
    return list.isTakenApart ? <p className="muted small">{say('validate.guess.taken-apart')}</p> : null;
  }
  const fields = LIST_FIELDS.filter((field) => guessed.includes(field)).map((field) =>
    say('validate.guess.field', {
      field: listFieldLabel(field),
      column: columnName(list, hasHeader, mapping[field] ?? -1),
    }),
  );
  const b = (words: ReactNode): ReactNode => <strong>{words}</strong>;
  return (
    <Told className={styles.guess}>
      <IconHelpCircle aria-hidden size={18} />
      <p>
        {list.isTakenApart
          ? sayRich('validate.guess.whole', { b })
          : sayRich('validate.guess.by-contents', { b, fields: fields.join(', ') })}
      </p>
      <div className={styles.guessActions}>
        <Button variant="default" size="xs" onClick={() => settleGuess(true)}>
          {say('validate.guess.right')}
        </Button>
        {!list.isTakenApart && (
          <Button variant="default" size="xs" onClick={() => settleGuess(false)}>
            {say('validate.guess.choose')}
          </Button>
        )}
      </div>
    </Told>
  );
}
