/**
 * How the code of main is cut into files, by the app's build and by the bench that weighs it: the address rules, data that
 * several threads read, are a file of their own. Node reads a file whole and keeps its text; in one piece with the code it was
 * a megabyte, and reading it cost the process another three.
 */
export const mainChunks = {
  groups: [{ name: 'address-rules', test: /[\\/]resources[\\/]address-rules[\\/]/ }],
};

/**
 * The page's code: what the first screen needs in one file, all other screens in another, because each file that is asked for waits
 * for a turn of main. pdf.js and the other language stay by themselves.
 */
export const pageChunks = {
  groups: [
    { name: 'first-load', tags: ['$initial' as const], priority: 3 },
    {
      name: 'pdf',
      test: /[\\/](pdfjs-dist|manifests[\\/](preview[\\/]pdf-|paper-check[\\/]read-paper)|station[\\/]print-round)/,
      // What it shares with the screens is theirs: else they would bring pdf.js along.
      includeDependenciesRecursively: false,
      priority: 2,
    },
    { name: 'screens', test: /[\\/]src-renderer[\\/](?!words[\\/])/, priority: 1 },
  ],
};
