/** The texts of bench/. */
export const bench = {} as const;
