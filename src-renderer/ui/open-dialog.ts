/** The dialog that has the keys now, if any. A closed one still fades away, but takes no keys. */
export const openDialog = (): Element | null => document.querySelector('[aria-modal="true"]:not([data-closed])');
