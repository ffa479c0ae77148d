/**
 * Puts text on the clipboard within a press of a button. Not by `navigator.clipboard`: that asks for a permission, and the
 * app grants none. True when the browser took it.
 */
export function copyText(text: string): boolean {
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
