/** The texts of activity/. */
export const activity = {} as const;
