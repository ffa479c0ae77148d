/** The earlier notices, to read them again; and how many bad ones went away before anybody closed them. */
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useActions } from '../keyboard/actions-store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { NOTICE_ICONS } from '../ui/notices.tsx';
import { type Notice, useNotices } from '../ui/notices-store.ts';
import { ariaShortcut } from '../ui/shortcut.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { tooltip } from '../ui/tooltip.ts';
import { drawnAlone } from '../words/drawn-alone.ts';
import { numberWords } from '../words/locale.ts';
import { say } from '../words/say.ts';
import styles from './earlier-notices.module.css';
import topLine from './top-line.module.css';

const KEYS = 'alt+n';

export const EarlierNotices = drawnAlone(function EarlierNotices() {
  const { earlier, missedCount, readEarlier } = useNotices();
  const [shown, setShown] = useState<readonly Notice[] | null>(null);
  const open = (): void => {
    setShown(earlier);
    readEarlier();
  };
  useActions([{ label: say('shell.action.notices'), group: 'packbench', keys: KEYS, run: open }]);
  const label = say('shell.notices.button', { missed: missedCount });
  return (
    <>
      <button
        type="button"
        className={topLine.tool}
        aria-label={label}
        aria-keyshortcuts={ariaShortcut(KEYS)}
        {...tooltip(label)}
        onClick={open}
      >
        <IconBell aria-hidden size={18} stroke={1.75} />
        {missedCount > 0 && (
          <span aria-hidden className={styles.missed}>
            {numberWords(missedCount)}
          </span>
        )}
      </button>
      <Dialog
        opened={shown !== null}
        onClosed={() => setShown(null)}
        title={say('shell.notices')}
        described={false}
        size={640}
      >
        {shown !== null && <NoticeList notices={shown} />}
      </Dialog>
    </>
  );
});

function NoticeList({ notices }: { readonly notices: readonly Notice[] }) {
  if (notices.length === 0) return <p>{say('shell.notices.none')}</p>;
  return (
    // A scrolling list must be reachable by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that its end can be read without a pointer
    <ol className={styles.list} aria-label={say('shell.notices')} tabIndex={0}>
      {notices.map(({ noticeId, tone, words, at }) => (
        <li key={noticeId} className={styles.notice}>
          <StatusBadge look="plain" tone={tone} icon={NOTICE_ICONS[tone]}>
            {say(`shell.notice.${tone}`)}
          </StatusBadge>
          <p className={styles.words}>{words}</p>
          <TimeAgo at={at} />
        </li>
      ))}
    </ol>
  );
}
