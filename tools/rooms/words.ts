/** The project's words (docs/architecture.md): names that say nothing, or that have a better word here. */

/** Each with the word to use instead, if there is one. */
const banned: Readonly<Record<string, string>> = {
  manager: 'name what it does',
  helper: 'name what it does',
  helpers: 'name what it does',
  util: 'name what it does',
  utils: 'name what it does',
  misc: 'name what it is',
  payload: 'request, reply or event',
  dto: 'Wire*',
  mapper: 'toX / wireX',
  handler: 'operation or listener',
  handlers: 'operations or listeners',
  handle: 'name what it does',
  credentials: 'account',
  mock: 'sandbox or InMemory*',
  fake: 'sandbox or InMemory*',
};
/** Banned as the first word: a verb that says nothing. */
const bannedFirst = new Set(['handle', 'process']);
/** Banned as a whole name. */
const bannedWhole = new Set(['data', 'info', 'manager', 'result']);

/** The fault of a declared name or a file name, or null. */
export function faultOfName(name: string): string | null {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  const word = words.find((each) => banned[each] !== undefined);
  if (word !== undefined) return `'${name}' holds the word '${word}': ${banned[word]}`;
  const first = words[0] ?? '';
  if (words.length > 1 && bannedFirst.has(first)) return `'${name}' begins with '${first}': name what it does`;
  return bannedWhole.has(name.toLowerCase()) ? `'${name}' says nothing: name what it holds` : null;
}
