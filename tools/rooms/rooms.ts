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
/** What every service of main may use from the rest of main. */
const common = [
  contract,
  'src-main/ports.ts',
  'src-main/failures.ts',
  'src-main/thread-failure.ts',
  'src-main/system-code.ts',
  'src-main/question-thread.ts',
  'src-main/answering-thread.ts',
  'src-main/happenings.ts',
  'src-main/start-troubles.ts',
  'src-main/large-bytes.ts',
  'src-main/node-http.ts',
];
/** Letters that orders and addresses fold alike. */
const foldedLetters = 'src-main/folded-letters.ts';
const askTwice = 'src-main/ask-twice.ts';
/** Other files that every service may use, each for what its name says. */
const sharedGround = [
  askTwice,
  foldedLetters,
  'src-main/bar-code-sheet.ts',
  'src-main/carrier-codes.ts',
  'src-main/printer-test-page.ts',
  'src-main/csv.ts',
  'src-main/day-here.ts',
  'src-main/in-pieces.ts',
  'src-main/kept-file.ts',
  'src-main/move-aside.ts',
  'src-main/same-disk.ts',
  'src-main/without-log.ts',
  'src-main/secrets.ts',
  'src-main/settings.ts',
  'src-main/system-time.ts',
  'src-main/turns.ts',
];
/**
 * The services of main, and the other services that each may use. No two use each other. Files that are not named here
 * are shared ground for all, or wire the services (app-services.ts, service-ground.ts, app-status.ts).
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
const pdfText = ['src-main/pdf-fonts.ts', 'src-main/pdf-text.ts', 'src-main/pdf-lines.ts'];
/** Draws the sheet of a hand-over. */
const tallySheet = 'src-main/hand-over/tally-sheet.ts';
const serviceFolder = (name: string): string => `src-main/${name}`;

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
const bookRoom = (name: string): string => `src-main/address-book/${name}`;
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
    reaches: [...common, client, ...Object.keys(services).map(serviceFolder)],
    packages: ['node:', 'zod', 'pino'],
    never: desktopOnly,
  },
  ...Object.entries(services).map(([name, others]) => ({
    path: serviceFolder(name),
    reaches: [
      ...common,
      ...sharedGround,
      client,
      ...others.map(serviceFolder),
      ...(name === 'address-book' ? [bookRoom('copies')] : []),
      ...(name === 'hand-over' ? [tallySheet] : []),
    ],
    packages: ['node:', 'zod'],
    never: desktopOnly,
  })),
  { path: 'src-main/bar-code-drawing.ts', reaches: [], packages: ['bwip-js'] },
  // Text of any script in a PDF.
  ...pdfText.map((path) => ({ path, reaches: pdfText, packages: ['node:', 'pdfkit', 'fontkit'] })),
  {
    path: tallySheet,
    reaches: [contract, 'src-main/bar-code-sheet.ts', ...pdfText, 'src-main/hand-over'],
    packages: ['pdfkit'],
  },
  {
    path: 'src-main/bar-code-sheet.ts',
    reaches: [contract, 'src-main/bar-code-drawing.ts'],
    packages: ['pdfkit'],
  },
  { path: 'src-main/printer-test-page.ts', reaches: [contract, 'src-main/bar-code-sheet.ts'], packages: ['pdfkit'] },
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
      ...(name === 'text' ? [foldedLetters] : []),
      ...(name === 'book' ? [askTwice] : []),
      ...(name === 'copies' ? [...common, 'src-main/accounts', client, wholeBook] : []),
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
    reaches: [...common, wholeBook, bookFile, bookRoom('copies'), client, 'src-main/shipping/address-book-answer.ts'],
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
    // From main only: asking a disk twice, moving an unusable file aside, and drawing bar codes and text of any script.
    reaches: ['src-main/ask-twice.ts', 'src-main/move-aside.ts', 'src-main/bar-code-drawing.ts', ...pdfText],
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
  ['src-main', services],
  ['src-main/address-book', bookRooms],
];
