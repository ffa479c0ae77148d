/** What a person reads when something went wrong. */
export const failures = {} as const;
