/** Paths in the lines are relative to `root`, with forward slashes. */
export declare function findFaults(root: string): readonly string[];
