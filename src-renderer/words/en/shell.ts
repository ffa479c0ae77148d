/** The texts of shell/. */
export const shell = {} as const;
