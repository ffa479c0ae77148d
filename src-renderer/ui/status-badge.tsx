/** A state in a word with an icon; colour only repeats what they say. */
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './status-badge.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'accent' | 'quiet';

interface StatusBadgeProps {
  readonly tone: Tone;
  readonly icon: Icon;
  readonly children: ReactNode;
  /** 'tint' is a pill; 'plain' is icon and word alone, for dense lists and the status line. */
  readonly look?: 'tint' | 'plain';
  /** More than its word says. */
  readonly title?: string | undefined;
}

export function StatusBadge({ tone, icon: IconShape, children, look = 'tint', title }: StatusBadgeProps) {
  const whole = title === undefined && typeof children === 'string' ? children : undefined;
  return (
    <span className={styles.badge} data-tone={tone} data-look={look} title={title} data-whole={whole}>
      <IconShape aria-hidden size={14} stroke={2} className={styles.icon} />
      <span className={styles.word}>{children}</span>
    </span>
  );
}
