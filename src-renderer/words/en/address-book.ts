/** The texts of address-book/. */
export const addressBook = {} as const;
