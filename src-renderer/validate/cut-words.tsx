/** Words in a table's cell that may be too long for it: cut at the end, whole on hover. */
import styles from './cut-words.module.css';

interface CutWordsProps {
  readonly words: string;
  readonly muted?: boolean;
}

export function CutWords({ words, muted = false }: CutWordsProps) {
  return (
    <span className={styles.cut} data-muted={muted} data-whole={words}>
      {words}
    </span>
  );
}
