/** The texts of scan/. */
export const scan = {} as const;
