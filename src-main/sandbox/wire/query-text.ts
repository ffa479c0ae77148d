/** Reads a query string strictly: invalid percent-encoding and repeated names are refused, not guessed. */
import { badRequest, shown } from '../refusal.ts';

/** Names that the operation does not know are left to it. Throws Refusal 400. */
export function readQueryText(query: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of query.split('&')) {
    if (part === '') continue;
    const separator = part.indexOf('=');
    const name = decoded(separator < 0 ? part : part.slice(0, separator));
    if (found.has(name)) throw badRequest(`${shown(name)} is in the query more than once.`);
    found.set(name, separator < 0 ? '' : decoded(part.slice(separator + 1)));
  }
  return found;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    throw badRequest('The query is not valid percent-encoded UTF-8.', `It holds ${shown(text)}.`);
  }
}
