/**
 * While the scanner types, its characters go into whatever has the focus. When the burst turns out to be a scan, the
 * field is restored.
 */

type Field = HTMLInputElement | HTMLTextAreaElement;

export interface FieldBefore {
  readonly field: Field;
  readonly value: string;
  readonly start: number | null;
  readonly end: number | null;
}

/** The focused field as it is now; null when the focus is on something that takes no text. */
export function fieldBefore(focused: Element | null): FieldBefore | null {
  if (!(focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement)) return null;
  if (focused.readOnly || focused.disabled) return null;
  if (focused instanceof HTMLInputElement && TEXTLESS_TYPES.has(focused.type)) return null;
  return { field: focused, value: focused.value, start: focused.selectionStart, end: focused.selectionEnd };
}

/** Inputs that take no characters. */
const TEXTLESS_TYPES = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file', 'image']);

/** Restores the field, and tells React as typing would. */
export function putBack({ field, value, start, end }: FieldBefore): void {
  if (!field.isConnected || field.value === value) return;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  // React overrides `value` on the element; the prototype's setter is the one the keyboard uses.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Null when the field reports no caret, such as a number field.
  if (start !== null) field.setSelectionRange(start, end);
}

/** Whether an input event comes from `putBack` and not from a typing person: no event made in the page is trusted. */
export function isPutBack(event: Event): boolean {
  return !event.isTrusted;
}
