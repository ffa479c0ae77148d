/**
 * The place of a key in the form. The page never holds the key: main reads the clipboard, and the page sees four
 * characters.
 */
import { Button } from '@mantine/core';
import { IconClipboard } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Told } from '../ui/told.tsx';
import { say, sayRich } from '../words/say.ts';
import styles from './account-form.module.css';

interface KeyFieldProps {
  readonly name: string;
  readonly lastFour: string | null;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onPaste: () => void;
}

export function KeyField({ name, lastFour, busy, disabled, onPaste }: KeyFieldProps) {
  return (
    <div className={styles.key}>
      <div className={styles.keyWords}>
        <span className={styles.keyName}>{name}</span>
        <Told className="muted small" label={say('accounts.key.state', { key: name })} saidBefore>
          {wordsOf(lastFour)}
        </Told>
      </div>
      <Button
        variant="default"
        leftSection={<IconClipboard aria-hidden size={16} />}
        aria-label={say('accounts.key.paste-label', { key: name })}
        loading={busy}
        disabled={disabled}
        onClick={onPaste}
      >
        {say('accounts.key.paste')}
      </Button>
    </div>
  );
}

/** `lastFour`: '' for a key of which four characters would give most away; null where there is none. */
function wordsOf(lastFour: string | null): ReactNode {
  if (lastFour === null) return say('accounts.key.none');
  if (lastFour === '') return say('accounts.key.short');
  return sayRich('accounts.key.ends-in', { lastFour, mono: (words) => <span className="mono">{words}</span> });
}
