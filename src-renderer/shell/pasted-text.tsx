/**
 * Text that is copied from web pages, mails and spreadsheets brings along what nobody sees: marks of direction, soft
 * hyphens, blanks without a width. A number with one of them is found nowhere. They are left out where text is pasted,
 * and in a field of one line every kind of blank becomes an ordinary one.
 */
import { useEffect } from 'react';
import { isTextField } from '../ui/text-field.ts';

/** Not the marks that join Persian and Indian letters. */
const unseen = /[\u00AD\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const otherBlank = /[^\S \r\n]/g;

export function PastedText(): null {
  useEffect(() => {
    document.addEventListener('paste', pasteWhatIsSeen);
    return () => document.removeEventListener('paste', pasteWhatIsSeen);
  }, []);
  return null;
}

function pasteWhatIsSeen(event: ClipboardEvent): void {
  if (event.defaultPrevented || !isTextField(event.target)) return;
  const copied = event.clipboardData?.getData('text/plain') ?? '';
  const seen = copied.replace(unseen, '');
  const text = event.target instanceof HTMLInputElement ? seen.replace(otherBlank, ' ') : seen;
  if (text === copied) return;
  event.preventDefault();
  // As typed: the field's own undo takes it back.
  document.execCommand('insertText', false, text);
}
