/**
 * How the app's build, and the bench that weighs it, cut the code of main into files: the address rules, data that
 * several threads read, are a file of their own. Node reads a file whole and keeps its text; together with the code
 * they were 1 MB, and reading that cost the process another three.
 */
export const mainChunks = {
  groups: [{ name: 'address-rules', test: /[\\/]resources[\\/]address-rules[\\/]/ }],
};

/**
 * The page's code: what the first screen needs is one file, because each requested file waits for a turn of main; and so is
 * what it says in German, with the forms of counts that the other screens say, too.
 */
export const pageChunks = {
  groups: [
    { name: 'first-load', tags: ['$initial' as const] },
    { name: 'de-first', test: /[\\/]words[\\/]de-first\.ts$/ },
  ],
};
