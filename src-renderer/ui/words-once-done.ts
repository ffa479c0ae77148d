/** For what is read aloud at the end of work that a person has asked for. */
import { useState } from 'react';

/** What is to be said once `isRunning` has ended, as it was worded then; empty until then, and when it begins again. */
export function useWordsOnceDone(isRunning: boolean, words: () => string): string {
  const [said, setSaid] = useState({ isRunning, words: '' });
  if (said.isRunning !== isRunning) setSaid({ isRunning, words: isRunning ? '' : words() });
  return said.words;
}
