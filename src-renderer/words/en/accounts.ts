/** The texts of accounts/. */
export const accounts = {} as const;
