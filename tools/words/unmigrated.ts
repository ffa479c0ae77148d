/** Folders of the page whose texts do not stand in the catalogue yet. Data, read by check.ts; becomes empty. */
export const unmigrated: readonly string[] = [];
