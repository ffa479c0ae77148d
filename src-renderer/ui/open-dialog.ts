/** The dialog that has the keys now, if one does. One that is closed still fades away, and holds up no key. */
export const openDialog = (): Element | null => document.querySelector('[aria-modal="true"]:not([data-closed])');
