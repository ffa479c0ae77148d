/** A key's place in the form. The page never holds the key: main reads the clipboard, the page sees four characters. */
import { Button } from '@mantine/core';
import { IconClipboard } from '@tabler/icons-react';
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
        <span className="muted small" role="status" aria-label={`${name} state`}>
          {lastFour === null ? (
            'None yet. Copy it, then press Paste key.'
          ) : (
            <>
              Ends in <span className="mono">{lastFour}</span>
            </>
          )}
        </span>
      </div>
      <Button
        variant="default"
        leftSection={<IconClipboard aria-hidden size={16} />}
        aria-label={`Paste key: ${name}`}
        loading={busy}
        disabled={disabled}
        onClick={onPaste}
      >
        Paste key
      </Button>
    </div>
  );
}
