/** Who may import whom (docs/architecture.md): the rooms of the project and what each may reach. Data, read by check.ts. */

export interface Room {
  /** The folder or file that is this room; the longest match of a file's path decides. */
  readonly path: string;
  /** Folders and files of the project it may import from; its own is always allowed. */
  readonly reaches: readonly string[];
  /** Packages it may import: exact names, 'node:' for all of Node, '*' for any package that is not `never`. */
  readonly packages: readonly string[];
  readonly never?: readonly string[];
}

const contract = 'src-preload/contract';
/** Packages that only a desktop shell has: kept in one room, so that everything else runs in plain Node. */
const desktopOnly = ['electron', 'keytar', 'electron-store'];
/**
 * The ground of main, from the lowest room up, and the other rooms that each may use. All of main may stand on it but
 * the client, the practice service and the address book, which name what they need.
 */
const ground: Readonly<Record<string, readonly string[]>> = {
  codes: [],
  drawing: [],
  redaction: [],
  time: [],
  disk: ['time'],
  threads: ['disk', 'time'],
};
const groundPackages: Readonly<Record<string, readonly string[]>> = {
  drawing: ['node:', 'bwip-js', 'fontkit', 'pdfkit'],
  redaction: ['node:', 'pino'],
  time: ['node:'],
  disk: ['node:', 'zod'],
  threads: ['node:'],
};
/** What the ground itself may know of main. */
const ports = [contract, 'src-main/ports.ts', 'src-main/failures.ts', 'src-main/same-shape.ts'];
/** What every service may use above the ground, each file for what its name says. */
const common = [...ports, 'src-main/happenings.ts', 'src-main/node-http.ts', 'src-main/csv.ts', 'src-main/settings.ts'];
const folder = (name: string): string => `src-main/${name}`;
const threads = folder('threads');
const turns = 'src-main/time/turns.ts';
const askTwice = 'src-main/disk/ask-twice.ts';

/**
 * The services of main, and the other services that each may use. No two use each other. Files that are not named here
 * wire the services (app-services.ts, service-ground.ts, app-status.ts), or are shared by all.
 */
const services: Readonly<Record<string, readonly string[]>> = {
  journal: [],
  preferences: [],
  accounts: ['journal'],
  activity: ['journal'],
  manifests: ['accounts', 'journal'],
  mirror: ['accounts', 'journal', 'manifests', 'preferences'],
  orders: ['accounts', 'journal', 'manifests', 'mirror'],
  'order-changes': ['accounts', 'journal'],
  'in-doubt': ['accounts', 'journal', 'manifests'],
  printing: ['journal', 'manifests'],
  diagnostics: ['accounts', 'journal', 'mirror', 'printing'],
  'settings-transfer': ['accounts', 'journal'],
  tracking: ['accounts'],
  rates: ['accounts'],
  'address-book': ['accounts'],
  addresses: ['accounts', 'address-book', 'journal'],
  'address-lists': ['accounts', 'address-book', 'addresses', 'journal'],
  sheets: ['journal', 'printing'],
  station: ['accounts', 'journal', 'manifests', 'mirror', 'orders', 'preferences', 'printing', 'tracking'],
  'hand-over': ['accounts', 'journal', 'manifests', 'mirror', 'orders', 'printing'],
};
/** Each of them stands on the whole ground. */
const standing = Object.fromEntries(
  Object.entries(services).map(([name, others]) => [name, [...Object.keys(ground), ...others]]),
);
const pdfText = ['src-main/drawing/pdf-fonts.ts', 'src-main/drawing/pdf-text.ts', 'src-main/drawing/pdf-lines.ts'];
/** Draws the sheet of a hand-over. */
const tallySheet = 'src-main/hand-over/tally-sheet.ts';

/**
 * The rooms of the address book, from the ground up, and the other rooms that each may use. The book itself
 * (address-book.ts) uses them; the copies hold whole books; the service holds the copies.
 */
const bookRooms: Readonly<Record<string, readonly string[]>> = {
  text: [],
  rules: ['text'],
  spelling: ['rules', 'text'],
  book: ['spelling', 'text'],
  search: ['book', 'rules', 'text'],
  compare: ['book', 'rules', 'spelling', 'text'],
  copies: ['rules', 'search', 'text'],
};
/** Data: the words people write, country by country. */
const addressRules = 'resources/address-rules';
const bookRoom = (name: string): string => folder(`address-book/${name}`);
const wholeBook = 'src-main/address-book/address-book.ts';
/** Looked over for damage with every start, without the code that searches and builds. */
const bookFile = 'src-main/address-book/book/book-file.ts';

/**
 * The page in floors, from the ground up: each folder and what it may use. What every screen needs is below the
 * screens; a screen may use another only where this says so, and only the shell knows all of them.
 */
const page: Readonly<Record<string, readonly string[]>> = {
  words: [],
  ui: ['words'],
  keyboard: ['ui', 'words'],
  scanner: [],
  paper: ['bench', 'ui', 'words'],
  bench: ['ui', 'words'],
  scan: ['bench', 'keyboard', 'scanner', 'ui', 'words'],
  help: ['bench', 'keyboard', 'ui', 'words'],
  'in-doubt': ['bench', 'keyboard', 'ui', 'words'],
  manifests: ['bench', 'in-doubt', 'keyboard', 'paper', 'ui', 'words'],
  station: ['bench', 'keyboard', 'manifests', 'paper', 'scan', 'scanner', 'ui', 'words'],
  'hand-over': ['bench', 'keyboard', 'manifests', 'paper', 'scan', 'scanner', 'ui', 'words'],
  orders: ['bench', 'keyboard', 'manifests', 'scan', 'scanner', 'ui', 'words'],
  accounts: ['bench', 'keyboard', 'ui', 'words'],
  tour: ['bench', 'keyboard', 'scan', 'scanner', 'ui', 'words'],
  settings: ['accounts', 'bench', 'keyboard', 'paper', 'scan', 'scanner', 'tour', 'ui', 'words'],
  activity: ['bench', 'keyboard', 'ui', 'words'],
  tracking: ['bench', 'keyboard', 'scanner', 'ui', 'words'],
  validate: ['bench', 'keyboard', 'scanner', 'ui', 'words'],
  rates: ['bench', 'keyboard', 'ui', 'words'],
  'address-book': ['bench', 'keyboard', 'rates', 'scanner', 'ui', 'validate', 'words'],
  shell: [
    'accounts',
    'activity',
    'address-book',
    'bench',
    'hand-over',
    'help',
    'in-doubt',
    'keyboard',
    'manifests',
    'orders',
    'paper',
    'rates',
    'scan',
    'settings',
    'station',
    'tour',
    'tracking',
    'ui',
    'validate',
    'words',
  ],
};
const pageFolder = (name: string): string => `src-renderer/${name}`;
/** These show what they are given, and ask main for nothing. */
const lowest = ['words', 'ui'];
/** The door to main and the requests through it, for every floor above them. */
const door = ['src-renderer/desktop.ts', 'src-renderer/server-state.ts', 'src-renderer/ready-mark.ts'];
const pagePackages = { packages: ['*'], never: ['node:', ...desktopOnly, 'pino', 'hono', 'pdfkit'] };

/** Features know the client by its interface, never transport or wire. */
const client = 'src-main/shipping/shipping-client.ts';

export const rooms: readonly Room[] = [
  { path: contract, reaches: [], packages: [] },
  { path: 'src-preload', reaches: [contract], packages: ['electron'] },

  // Main: anything not named below is shared ground of the services.
  {
    path: 'src-main',
    reaches: [...common, client, 'src-main/start-and-end', ...Object.keys({ ...ground, ...services }).map(folder)],
    packages: ['node:', 'zod', 'pino'],
    never: desktopOnly,
  },
  ...Object.entries(standing).map(([name, others]) => ({
    path: folder(name),
    reaches: [
      ...common,
      client,
      ...others.map(folder),
      ...(name === 'address-book' ? [bookRoom('copies')] : []),
      ...(name === 'hand-over' ? [tallySheet] : []),
    ],
    packages: ['node:', 'zod'],
    never: desktopOnly,
  })),
  ...Object.entries(ground).map(([name, lower]) => ({
    path: folder(name),
    reaches: [...ports, ...lower.map(folder)],
    packages: groundPackages[name] ?? [],
  })),
  // What comes first and last knows who asks, and in which order the services close.
  {
    path: 'src-main/start-and-end',
    reaches: [...ports, 'src-main/perform.ts', folder('disk')],
    packages: ['node:', 'zod'],
  },
  {
    path: 'src-main/start-and-end/orderly-end.ts',
    reaches: [...ports, client, 'src-main/start-and-end', ...Object.keys(services).map(folder)],
    packages: [],
  },
  {
    path: tallySheet,
    reaches: [
      contract,
      'src-main/drawing/bar-code-sheet.ts',
      'src-main/drawing/paper-size.ts',
      ...pdfText,
      'src-main/hand-over',
    ],
    packages: ['pdfkit'],
  },
  { path: 'src-main/app-services.ts', reaches: ['src-main', contract], packages: ['node:', 'zod'] },
  { path: 'src-main/service-ground.ts', reaches: ['src-main', contract], packages: ['node:'] },
  { path: 'src-main/operations.ts', reaches: ['src-main', contract], packages: [] },
  { path: 'src-main/operations', reaches: ['src-main', contract], packages: ['zod'] },
  { path: 'src-main/index.ts', reaches: ['src-main', contract], packages: ['*'] },
  { path: 'src-main/desktop-services.ts', reaches: ['src-main', contract], packages: ['node:'] },
  { path: 'src-main/electron', reaches: ['src-main', contract], packages: ['*'] },
  ...Object.entries(bookRooms).map(([name, others]) => ({
    path: bookRoom(name),
    reaches: [
      contract,
      ...others.map(bookRoom),
      ...(name === 'rules' ? [addressRules] : []),
      ...(name === 'text' ? ['src-main/codes/folded-letters.ts'] : []),
      ...(name === 'book' ? [askTwice] : []),
      ...(name === 'copies' ? [...common, askTwice, threads, turns, 'src-main/accounts', client, wholeBook] : []),
    ],
    packages: ['node:'],
  })),
  {
    path: wholeBook,
    reaches: [contract, 'src-main/ports.ts', askTwice, ...['book', 'compare', 'search', 'spelling'].map(bookRoom)],
    packages: ['node:'],
  },
  // The thread that reads a large answer of the service.
  {
    path: bookRoom('copies/refresh-worker.ts'),
    reaches: [
      ...common,
      threads,
      wholeBook,
      bookFile,
      bookRoom('copies'),
      client,
      'src-main/shipping/address-book-answer.ts',
    ],
    packages: ['node:'],
  },
  {
    path: 'src-main/shipping',
    reaches: [
      ...common,
      threads,
      'src-main/disk/system-code.ts',
      'src-main/redaction',
      'src-main/start-and-end/work-under-way.ts',
      'src-main/time',
    ],
    packages: ['node:', 'zod', 'saxes'],
  },
  {
    path: 'src-main/sandbox',
    // From main only: asking a disk twice, moving an unusable file aside, and drawing bar codes and text of any script.
    reaches: [
      'src-main/disk/ask-twice.ts',
      'src-main/disk/move-aside.ts',
      'src-main/drawing/bar-code-drawing.ts',
      ...pdfText,
    ],
    packages: ['node:', 'zod', 'hono', '@hono/node-server', '@hono/zod-openapi', 'pdfkit', 'bwip-js', 'saxes'],
  },

  // The page's entry, its composition and its door are outside the floors.
  {
    path: 'src-renderer',
    reaches: [contract, pageFolder('bench'), pageFolder('shell'), pageFolder('ui'), pageFolder('words')],
    ...pagePackages,
  },
  ...Object.entries(page).map(([name, lower]) => ({
    path: pageFolder(name),
    reaches: [
      contract,
      ...(lowest.includes(name) ? [] : door),
      // The help that it shows.
      ...(name === 'help' ? ['docs'] : []),
      ...lower.map(pageFolder),
    ],
    ...pagePackages,
  })),

  // The runtime stands in for Electron: it knows nothing of the product.
  { path: 'tools/chromium-runtime', reaches: [], packages: ['*'] },
  // Folds names as the address book does, and lists its rule files.
  { path: 'tools/address-rules', reaches: ['src-main/address-book'], packages: ['node:'] },
  // Loads what builds expressions, to look at them.
  { path: 'tools/expressions', reaches: ['src-main'], packages: ['node:', 'vite', 'recheck', 'scslre'] },
  // Compares the catalogues, and follows the imports of the page's first script.
  {
    path: 'tools/words',
    reaches: ['src-renderer/words', 'tools/rooms/circles.ts'],
    packages: ['node:', 'vite', '@formatjs/icu-messageformat-parser'],
  },
  { path: 'tools', reaches: ['tools'], packages: ['*'], never: desktopOnly },
  { path: 'test', reaches: ['src-main', 'src-renderer', contract, 'tools', 'test'], packages: ['*'] },
];

const compositionRoot = ['src-main/index.ts', 'src-main/desktop-services.ts'];

/** Only the composition root starts the sandbox and the desktop shell, whatever else a room may reach. */
export const closedRooms: Readonly<Record<string, readonly string[]>> = {
  'src-main/sandbox': [...compositionRoot, 'src-main/electron', 'test'],
  'src-main/electron': [...compositionRoot, 'test'],
};

/** The one file that may use what the preload puts on the window. */
export const bridgeFile = 'src-renderer/desktop.ts';

/** For the test that no two folders use each other: where they are, and what each uses. */
export const floors: readonly (readonly [place: string, rows: Readonly<Record<string, readonly string[]>>])[] = [
  ['src-renderer', page],
  ['src-main', { ...ground, ...standing, 'start-and-end': ['disk'] }],
  ['src-main/address-book', bookRooms],
];
