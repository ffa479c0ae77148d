/** Words in a table's cell that may be longer than it: cut at its end, whole on hover. */
import styles from './cut-words.module.css';

interface CutWordsProps {
  readonly words: string;
  readonly muted?: boolean;
}

export function CutWords({ words, muted = false }: CutWordsProps) {
  return (
    <span className={styles.cut} data-muted={muted} title={words}>
      {words}
    </span>
  );
}
