/** What the service said beside its verdict, in its own words: a valid address may still be one it has doubts about. */
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ValidationAnswer } from '../../src-preload/contract/address.ts';
import { detailLine } from '../ui/failure-words.ts';
import { say } from '../words/say.ts';
import styles from './verdict.module.css';

export function ServiceWords({ answer: { words } }: { readonly answer: Pick<ValidationAnswer, 'words'> }) {
  if (words === undefined) return null;
  return (
    <ul className={styles.elsewhere} aria-label={say('validate.words')}>
      {[...new Set(words.map(detailLine))].map((line) => (
        <li key={line}>
          <IconAlertTriangle aria-hidden size={18} />
          {line}
        </li>
      ))}
    </ul>
  );
}
