/**
 * Puts text on the clipboard within a press of a button. Not by `navigator.clipboard`: that asks for a permission, and the
 * app grants none.
 */

import { say } from '../words/say.ts';
import { showNotice } from './notices-store.ts';

/** Shows `copied` when it worked, and otherwise what to do instead. */
export function copyText(text: string, copied: string): void {
  if (putOnClipboard(text)) showNotice('good', copied);
  else showNotice('bad', say('ui.clipboard-failed'));
}

function putOnClipboard(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'unseen';
  area.setAttribute('aria-hidden', 'true');
  const before = document.activeElement;
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
