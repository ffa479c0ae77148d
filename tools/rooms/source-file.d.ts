export interface SourceFile {
    /** Module names of every import, export-from, import(), import type and require() with a fixed name. */
    readonly imports: readonly string[];
    /** Names declared at the top level of the file. */
    readonly declared: readonly string[];
    /** True when it reads `packbench` off window, globalThis or self. */
    readonly touchesBridge: boolean;
}
/** Throws when the text is not TypeScript. */
export declare function readSource(fileName: string, text: string): SourceFile;
