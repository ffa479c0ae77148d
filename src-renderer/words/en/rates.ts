/** The texts of rates/. */
export const rates = {} as const;
