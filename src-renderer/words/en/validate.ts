/** The texts of validate/. */
export const validate = {} as const;
