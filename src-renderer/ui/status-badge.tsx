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
  /** It stands beside other texts: a screen reader reads it on its own, and not in one piece with them. */
  readonly isApart?: boolean;
}

export function StatusBadge(props: StatusBadgeProps) {
  const { tone, icon: IconShape, children, look = 'tint', title, isApart = false } = props;
  // A flex box is no element of its own for a screen reader, but a paragraph in it is.
  const [Box, Word] = isApart ? (['div', 'p'] as const) : (['span', 'span'] as const);
  const whole = title === undefined && typeof children === 'string' ? children : undefined;
  return (
    <Box className={styles.badge} data-tone={tone} data-look={look} title={title} data-whole={whole}>
      <IconShape aria-hidden size={14} stroke={2} className={styles.icon} />
      <Word className={styles.word}>{children}</Word>
    </Box>
  );
}
