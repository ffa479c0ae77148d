/**
 * Shows the notices; the surrounding live region reads each aloud once. They leave by themselves, the bad ones later, and not
 * while somebody points at them; and they never cover what stands at the foot of a screen, a dialog, or the next screen.
 */
import { CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { say } from '../words/say.ts';
import styles from './notices.module.css';
import { type Notice, useNotices } from './notices-store.ts';

/** Milliseconds: time to see good news, and time to read what went wrong twice. */
const SHOWN_FOR: Readonly<Record<Notice['tone'], number>> = { good: 5_000, quiet: 5_000, warn: 20_000, bad: 20_000 };

const ICONS = { good: IconCircleCheck, warn: IconAlertTriangle, bad: IconAlertTriangle, quiet: IconInfoCircle };

/** `screen`: another one begins without the notices of the one before; what was shown with the change belongs to the new one. */
export function Notices({ screen }: { readonly screen: string }) {
  const notices = useNotices((state) => state.notices).filter(({ inDialog }) => !inDialog);
  const close = useNotices((state) => state.close);
  const seen = useRef<readonly number[]>([]);
  const seenOn = useRef(screen);
  useEffect(() => {
    if (seenOn.current !== screen) close(seen.current);
    seenOn.current = screen;
    seen.current = notices.map(({ noticeId }) => noticeId);
  });
  return (
    <section aria-label={say('ui.notices')} aria-live="polite" className={styles.notices}>
      <NoticeCards notices={notices} />
    </section>
  );
}

/** Those that were shown since the dialog opened. */
export function NoticesInDialog() {
  const notices = useNotices((state) => state.notices).filter(({ inDialog }) => inDialog);
  const openDialog = useNotices((state) => state.openDialog);
  useEffect(() => openDialog(), [openDialog]);
  return (
    <div aria-live="polite" className={styles.inDialog}>
      <NoticeCards notices={notices} />
    </div>
  );
}

function NoticeCards({ notices }: { readonly notices: readonly Notice[] }) {
  return notices.map((notice) => <NoticeCard key={notice.noticeId} notice={notice} />);
}

function NoticeCard({ notice: { noticeId, tone, words } }: { readonly notice: Notice }) {
  const close = useNotices((state) => state.close);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close([noticeId]), SHOWN_FOR[tone]);
    return () => clearTimeout(timer);
  }, [isHeld, tone, noticeId, close]);

  const IconShape = ICONS[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only lets it stay
    <div
      className={styles.notice}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <IconShape aria-hidden size={18} className={styles.icon} />
      <span className={styles.words}>{words}</span>
      <CloseButton size="sm" aria-label={say('ui.notice.close')} onClick={() => close([noticeId])} />
    </div>
  );
}
