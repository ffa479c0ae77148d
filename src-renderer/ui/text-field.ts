/** Whether text is typed into it: keys and pasted text are its own. Boxes and the like have no caret. */
export function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.selectionStart !== null;
}
