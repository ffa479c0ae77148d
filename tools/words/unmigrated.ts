/** Folders of the page whose texts do not stand in the catalogue yet. Data, read by check.ts; becomes empty. */
export const unmigrated: readonly string[] = [];
/** Folders of main that still tell people sentences. */
export const mainUnmigrated: readonly string[] = [];
