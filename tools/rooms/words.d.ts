/** The project's words (docs/architecture.md): names that say nothing, or that have a better word here. */
/** What is wrong with a declared name or a file name, or null. */
export declare function faultOfName(name: string): string | null;
