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

const contract = 'src-preload/contract';
/** What only a desktop shell has: kept in one room, so that everything else runs in plain Node. */
const desktopOnly = ['electron', 'keytar', 'electron-store'];
/** What every service of main may use of the rest of main. */
const common = [contract, 'src-main/ports.ts', 'src-main/failures.ts'];
/** Data the address book reads: what is written for what, country by country. */
const addressRules = 'resources/address-rules';
const services = [
  'accounts',
  'orders',
  'manifests',
  'journal',
  'printing',
  'preferences',
  'address-book',
  'addresses',
  'address-lists',
  'rates',
  'tracking',
  'activity',
  'in-doubt',
  'order-changes',
].map((name) => `src-main/${name}`);
/** Features know the client by its interface, never transport or wire. */
const client = 'src-main/shipping/shipping-client.ts';

export const rooms: readonly Room[] = [
  { path: contract, reaches: [], packages: [] },
  { path: 'src-preload', reaches: [contract], packages: ['electron'] },

  // Main: anything not named below is shared ground of the services.
  {
    path: 'src-main',
    reaches: [...common, client, ...services, addressRules],
    packages: ['node:', 'zod', 'pino'],
    never: desktopOnly,
  },
  { path: 'src-main/app-services.ts', reaches: ['src-main', contract], packages: ['node:', 'zod'] },
  { path: 'src-main/operations.ts', reaches: ['src-main', contract], packages: ['zod'] },
  { path: 'src-main/index.ts', reaches: ['src-main', contract], packages: ['*'] },
  { path: 'src-main/electron', reaches: ['src-main', contract], packages: ['*'] },
  // The thread that reads a large answer of the service.
  {
    path: 'src-main/address-book/refresh-worker.ts',
    reaches: [...common, 'src-main/address-book', client, 'src-main/shipping/address-book-answer.ts'],
    packages: ['node:'],
  },
  {
    path: 'src-main/shipping',
    reaches: [
      ...common,
      'src-main/system-time.ts',
      'src-main/work-under-way.ts',
      'src-main/secrets.ts',
      'src-main/key-search.ts',
    ],
    packages: ['node:', 'zod', 'saxes'],
  },
  {
    path: 'src-main/sandbox',
    reaches: [],
    packages: ['node:', 'zod', 'hono', '@hono/node-server', '@hono/zod-openapi', 'pdfkit', 'bwip-js', 'saxes'],
  },

  {
    path: 'src-renderer',
    reaches: [contract],
    packages: ['*'],
    never: ['node:', ...desktopOnly, 'pino', 'hono', 'pdfkit'],
  },

  // The runtime stands in for Electron: it knows nothing of the product.
  { path: 'tools/chromium-runtime', reaches: [], packages: ['*'] },
  // Folds names as the address book does.
  { path: 'tools/address-rules', reaches: ['src-main/address-book'], packages: ['node:'] },
  // Loads what builds expressions, to look at them.
  { path: 'tools/expressions', reaches: ['src-main'], packages: ['node:', 'vite', 'recheck', 'scslre'] },
  { path: 'tools', reaches: ['tools'], packages: ['*'], never: desktopOnly },
  { path: 'test', reaches: ['src-main', 'src-renderer', contract, 'tools', 'test'], packages: ['*'] },
];

/** The sandbox and the desktop shell are started by the composition root only, whatever else a room may reach. */
export const closedRooms: Readonly<Record<string, readonly string[]>> = {
  'src-main/sandbox': ['src-main/index.ts', 'src-main/electron', 'test'],
  'src-main/electron': ['src-main/index.ts', 'test'],
};

/** The one file that may touch what the preload puts on the window. */
export const bridgeFile = 'src-renderer/desktop.ts';
