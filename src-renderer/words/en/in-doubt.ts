/** The texts of in-doubt/. */
export const inDoubt = {} as const;
