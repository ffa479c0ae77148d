/** Shows the notices; the surrounding live region reads each aloud once. */
import { CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { say } from '../words/say.ts';
import styles from './notices.module.css';
import { type Notice, useNotices } from './notices-store.ts';

/** Good news leaves after this many milliseconds; a warning waits to be read. */
const SHOWN_FOR = 5_000;

const ICONS = { good: IconCircleCheck, warn: IconAlertTriangle, bad: IconAlertTriangle, quiet: IconInfoCircle };

export function Notices() {
  const notices = useNotices((state) => state.notices);
  return (
    <section aria-label={say('ui.notices')} aria-live="polite" className={styles.notices}>
      {notices.map((notice) => (
        <NoticeCard key={notice.noticeId} notice={notice} />
      ))}
    </section>
  );
}

function NoticeCard({ notice }: { readonly notice: Notice }) {
  const close = useNotices((state) => state.close);
  const leaves = notice.tone === 'good' || notice.tone === 'quiet';
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => close(notice.noticeId), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [leaves, notice.noticeId, close]);

  const IconShape = ICONS[notice.tone];
  return (
    <div className={styles.notice} data-tone={notice.tone}>
      <IconShape aria-hidden size={18} className={styles.icon} />
      <span className={styles.words}>{notice.words}</span>
      <CloseButton size="sm" aria-label={say('ui.notice.close')} onClick={() => close(notice.noticeId)} />
    </div>
  );
}
