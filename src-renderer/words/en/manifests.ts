/** The texts of manifests/. */
export const manifests = {} as const;
