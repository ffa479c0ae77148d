/** The dialog that has the keys now, if any: the one on top. A closed one still fades away, but takes no keys. */
export const openDialog = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]:not([data-closed])')].at(-1) ?? null;
