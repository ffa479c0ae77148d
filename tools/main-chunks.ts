/**
 * How the code of main is cut into files, by the app's build and by the bench that weighs it: the address rules, data that
 * several threads read, are a file of their own. Node reads a file whole and keeps its text; in one piece with the code it was
 * a megabyte, and reading it cost the process another three.
 */
export const mainChunks = {
  groups: [{ name: 'address-rules', test: /[\\/]resources[\\/]address-rules[\\/]/ }],
};

/** The page's code: what the first screen needs is one file, because each file that is asked for waits for a turn of main. */
export const pageChunks = {
  groups: [{ name: 'first-load', tags: ['$initial' as const] }],
};
