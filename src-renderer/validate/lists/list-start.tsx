/** The source of a list: pasted from a spreadsheet, or a file, opened or dropped. */
import { Button, Textarea } from '@mantine/core';
import { IconFileDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Account } from '../../../src-preload/contract/account.ts';
import { LongWork } from '../../bench/long-work.tsx';
import { useActions } from '../../keyboard/actions-store.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { KeysBeside } from '../../ui/keys-beside.tsx';
import { ariaShortcut, shortcutKeys } from '../../ui/shortcut.tsx';
import { say } from '../../words/say.ts';
import { useFileDrop } from './dropped-file.ts';
import styles from './list-start.module.css';
import { useListStore } from './list-store.ts';

export function ListStart({ account: { accountId, label } }: { readonly account: Account }) {
  const { busy, readingId, failure, open, drop, paste } = useListStore();
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  const { isOver, listeners } = useFileDrop((files) => void drop(accountId, files));
  useEffect(() => area.current?.focus(), []);
  const canRead = text.trim() !== '' && !busy;
  const read = (): void => paste(accountId, text);
  useActions([
    { label: say('validate.action.paste-rows'), group: 'validate', keys: 'mod+f', run: () => area.current?.focus() },
    { label: say('validate.action.read-rows'), group: 'validate', keys: 'mod+enter', enabled: canRead, run: read },
    {
      label: say('validate.action.open-file'),
      group: 'validate',
      keys: 'mod+o',
      enabled: !busy,
      run: () => open(accountId),
    },
  ]);

  /** A whole table is read at once: a field would be slow with thousands of rows. */
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text/plain');
    if (text !== '' || busy || !pasted.trim().includes('\n')) return;
    event.preventDefault();
    paste(accountId, pasted);
  };

  return (
    <section aria-labelledby={titleId} className={styles.start} data-over={isOver} {...listeners}>
      <div className={styles.startContent}>
        <h2 id={titleId}>{say('validate.list.start.title')}</h2>
        <p className="muted">{say('validate.list.start.next', { account: label })}</p>
        <Textarea
          ref={area}
          label={say('validate.list.rows')}
          placeholder={say('validate.list.paste-here', { keys: shortcutKeys('mod+v').join(' ') })}
          autosize={false}
          rows={10}
          spellCheck={false}
          classNames={{ input: styles.paste ?? '' }}
          value={text}
          onPaste={onPaste}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {failure !== null && <FailureNotice failure={failure} />}
        <LongWork
          questionId={readingId}
          label={say('validate.list.rows-read')}
          stop={say('validate.list.stop-reading')}
        />
        <div className={styles.startActions}>
          <Button loading={busy} disabled={!canRead} aria-keyshortcuts={ariaShortcut('mod+enter')} onClick={read}>
            {say('validate.list.read')}
          </Button>
          <KeysBeside keys="mod+enter" />
          <span className="muted">{say('validate.list.or')}</span>
          <Button
            variant="default"
            leftSection={<IconFileSpreadsheet aria-hidden size={18} />}
            disabled={busy}
            aria-keyshortcuts={ariaShortcut('mod+o')}
            onClick={() => open(accountId)}
          >
            {say('validate.list.open')}
          </Button>
          <KeysBeside keys="mod+o" />
        </div>
        <p className={styles.dropHere}>
          <IconFileDownload aria-hidden size={20} stroke={1.6} />
          {say(isOver ? 'validate.list.let-go' : 'validate.list.drop')}
        </p>
      </div>
    </section>
  );
}
