/** The content of a packed app's archive, by the package or folder it comes from. */
import { listPackage, statFile } from '@electron/asar';

/** Paths in the archive without a leading slash, and their bytes; folders are left out. */
export function packedFiles(archive: string): readonly { readonly path: string; readonly size: number }[] {
  return listPackage(archive, { isPack: false })
    .map((name) => name.slice(1).replaceAll('\\', '/'))
    .map((path) => ({ path, entry: statFile(archive, path) }))
    .flatMap(({ path, entry }) => ('size' in entry ? [{ path, size: Number(entry.size) }] : []));
}

/** A line each: '4.3 MB node_modules/pdfkit'. */
export function largestParts(archive: string): readonly string[] {
  const parts = new Map<string, number>();
  for (const { path, size } of packedFiles(archive)) parts.set(partOf(path), (parts.get(partOf(path)) ?? 0) + size);
  return [...parts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 10)
    .map(([part, size]) => `${(size / 1_000_000).toFixed(1)} MB ${part}`);
}

/** 'node_modules/@scope/name', 'out/main'. */
function partOf(path: string): string {
  const [first = '', second = '', third = ''] = path.split('/');
  return [first, second, ...(second.startsWith('@') ? [third] : [])].join('/');
}
