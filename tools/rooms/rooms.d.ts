/** Who may import whom (docs/architecture.md): the rooms of the project and what each may reach. Data, read by check.ts. */
export interface Room {
    /** Folder or file this room is; the longest match of a file's path decides. */
    readonly path: string;
    /** Folders and files of the project it may import from; its own is always allowed. */
    readonly reaches: readonly string[];
    /** Packages it may import: exact names, 'node:' for all of Node, '*' for any package that is not `never`. */
    readonly packages: readonly string[];
    readonly never?: readonly string[];
}
export declare const rooms: readonly Room[];
/** The sandbox and the desktop shell are started by the composition root only, whatever else a room may reach. */
export declare const closedRooms: Readonly<Record<string, readonly string[]>>;
/** The one file that may touch what the preload puts on the window. */
export declare const bridgeFile = "src-renderer/desktop.ts";
