/** The address of an account, read once and not three times with each request (docs/performance.md, The client). */

/** An app has a few accounts. Addresses that somebody is still typing push them out at times, which does no harm. */
const mostKept = 64;
const read = new Map<string, URL | null>();

/** Null: no address. The URL is never changed. */
export function readBaseAddress(baseAddress: string): Readonly<URL> | null {
  const known = read.get(baseAddress);
  if (known !== undefined) return known;
  if (read.size >= mostKept) read.clear();
  const url = URL.parse(baseAddress);
  read.set(baseAddress, url);
  return url;
}
