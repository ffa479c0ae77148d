/** Writes an answer as XML: the root the document names, and one element for each item of a list. */
/** Characters that XML 1.0 cannot hold, not even escaped. Where data has one, a mark takes its place. */
const illegal = /[\p{Cc}--[\t\n\r\u007F-\u009F]]|\p{Cs}|[\uFFFE\uFFFF]/gv;

/** Most text has none of these, and one check is cheaper than five replacements. */
const needsCare = /[&<>\r\p{Cc}\p{Cs}\uFFFE\uFFFF]/v;

export function writeXml(root: string, fields: object): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${element(root, fields)}`;
}

function element(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((item) => element(name, item)).join('');
  if (typeof value === 'object') {
    let inside = '';
    for (const [field, held] of Object.entries(value)) inside += element(field, held);
    return `<${name}>${inside}</${name}>`;
  }
  return `<${name}>${escaped(String(value))}</${name}>`;
}

/** A bare carriage return would come back as a line feed. */
function escaped(text: string): string {
  if (!needsCare.test(text)) return text;
  return text
    .replace(illegal, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}
