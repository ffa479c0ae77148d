/**
 * Checks every source file of a tree against the rooms and the words, and the page's style sheets; answers with one
 * line per fault.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix, sep } from 'node:path';
import { circlesIn, importedFile } from './circles.ts';
import { bridgeFile, closedRooms, type Room, rooms } from './rooms.ts';
import { findSheetFaults } from './sheets.ts';
import { readSource, type SourceFile } from './source-file.ts';
import { findFolderFaults } from './test-folders.ts';
import { faultOfName } from './words.ts';

const folders = ['src-main', 'src-preload', 'src-renderer', 'tools', 'test'];
const isSource = (name: string): boolean => /\.(ts|tsx|mts|cts|js|mjs|cjs)$/.test(name);

/** Paths in the lines are relative to `root`, with forward slashes. */
export function findFaults(root: string): readonly string[] {
  const sources = new Map(
    folders
      .flatMap((folder) => sourcesBelow(root, folder))
      .map((path) => [path, readSource(path, readFileSync(join(root, path), 'utf8'))]),
  );
  const faults = [...sources].flatMap(([path, source]) => [
    ...importFaults(path, source),
    ...bridgeFaults(path, source),
    ...nameFaults(path, source),
    ...tagFaults(path, source),
    ...statusFaults(path, source),
  ]);
  return [...faults, ...circleFaults(sources), ...findSheetFaults(root), ...findFolderFaults(root)];
}

/** The runtime is a package of its own, and follows Electron's classes, which refer to each other. */
const mayHoldCircles = 'tools/chromium-runtime';

function circleFaults(sources: ReadonlyMap<string, SourceFile>): string[] {
  const imports = new Map(
    [...sources]
      .filter(([path]) => !isWithin(path, mayHoldCircles))
      .map(([path, source]) => [
        path,
        source.imports.filter((name) => name.startsWith('.')).map((name) => importedFile(path, name)),
      ]),
  );
  return circlesIn(imports).map((circle) => `${circle.join(', ')}: import each other in a circle`);
}

function sourcesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((path) => !path.includes('node_modules/'))
    .sort();
}

function importFaults(path: string, source: SourceFile): string[] {
  const room = roomOf(path);
  if (room === undefined) return [`${path}: belongs to no room`];
  return source.imports.flatMap((name) => {
    const fault = name.startsWith('.') ? faultOfReach(path, room, name) : faultOfPackage(room, name);
    return fault === null ? [] : [`${path}: imports '${name}': ${fault}`];
  });
}

/** The most exact room that holds the path. */
function roomOf(path: string): Room | undefined {
  return rooms.filter((room) => isWithin(path, room.path)).sort((a, b) => b.path.length - a.path.length)[0];
}

function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

function faultOfReach(path: string, room: Room, name: string): string | null {
  const target = importedFile(path, name);
  const closed = Object.keys(closedRooms).find((place) => isWithin(target, place) && !isWithin(path, place));
  if (closed !== undefined) {
    const mayEnter = closedRooms[closed]?.some((place) => isWithin(path, place)) ?? false;
    return mayEnter ? null : `${closed} is entered from ${closedRooms[closed]?.join(', ')} only`;
  }
  if (roomOf(target) === room || room.reaches.some((place) => isWithin(target, place))) return null;
  return `${room.path} does not reach ${target}`;
}

function faultOfPackage(room: Room, name: string): string | null {
  const isNode = name.startsWith('node:');
  if (!isNode && builtinModules.includes(name)) return `write 'node:${name}'`;
  const packageName = isNode
    ? 'node:'
    : name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/');
  if (room.never?.includes(packageName)) return `${room.path} never imports ${packageName}`;
  if (room.packages.includes('*') || room.packages.includes(packageName)) return null;
  return `${room.path} may import ${room.packages.join(', ') || 'no package'}`;
}

function bridgeFaults(path: string, source: SourceFile): string[] {
  const isForbidden = source.touchesBridge && isWithin(path, 'src-renderer') && path !== bridgeFile;
  return isForbidden ? [`${path}: only ${bridgeFile} touches window.packbench`] : [];
}

/** A .js or .cjs file has no type syntax, so it uses tags. */
function tagFaults(path: string, source: SourceFile): string[] {
  if (!/\.tsx?$/.test(path)) return [];
  return source.docTags.map((tag) => `${path}: '${tag}' in a comment: say it in words ('Throws ...')`);
}

const statusPart = 'src-renderer/ui/told.tsx';

/** A region that comes together with its text is not read aloud: one part sees to it that it is there before. */
function statusFaults(path: string, source: SourceFile): string[] {
  return source.hasStatus && path !== statusPart ? [`${path}: role 'status': use Told of ${statusPart}`] : [];
}

function nameFaults(path: string, source: SourceFile): string[] {
  const fileName = posix.basename(path).replace(/\..*$/, '');
  return [fileName, ...source.declared].flatMap((name) => {
    const fault = faultOfName(name);
    return fault === null ? [] : [`${path}: ${fault}`];
  });
}
