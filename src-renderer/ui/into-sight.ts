/** What a press in a question led to is read where it stands: below the fields it may be out of sight. */
export function bringIntoSight(words: HTMLElement | null): void {
  if (words?.closest('[role="dialog"]')) words.scrollIntoView({ block: 'nearest' });
}
