/** The answers of a service that repeats keys in every text, in each form in which a key can be written. */
import { goodAnswer, type OperationOfTheDocument } from '../proof/operations-of-the-document.ts';
import { formsOf } from './canaries.ts';

/** Character by character, in unforeseen mixtures. */
const mixed = (key: string): string[] => [
  [...key].map((one, at) => (at % 2 === 0 ? one : `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)).join(''),
  [...key].map((one, at) => (at % 3 === 0 ? `%${one.charCodeAt(0).toString(16)}` : one)).join(''),
  [...key].map((one, at) => (at % 3 === 1 ? `&#${one.charCodeAt(0)};` : one)).join(''),
];

/** XML cannot hold null characters. */
export const saidKeys = (keys: readonly string[], format: 'json' | 'xml'): string =>
  keys
    .flatMap((key) => [...formsOf(key), ...mixed(key)])
    .filter((form) => format === 'json' || !form.includes('\0'))
    .join(' | ');

export const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** As numbers, and cut in pieces by an instruction, a comment and a section. */
export const oddXml = (key: string): string =>
  `${[...key].map((one) => `&#x${one.charCodeAt(0).toString(16)};`).join('')} ${inXml(key.slice(0, 5))}<?of the="shop"?>${inXml(key.slice(5, 9))}<!-- of-the-shop --><![CDATA[${key.slice(9)}]]>`;

/** The document's own answer, with keys in each text that is neither a number, a date, a flag nor a PDF. */
export function rudeAnswer(operation: OperationOfTheDocument, format: 'json' | 'xml', keys: readonly string[]): string {
  const good = goodAnswer(operation, format);
  if (format === 'xml') {
    const rude = `${inXml(saidKeys(keys, 'xml'))}${keys.map(oddXml).join(' ')}`;
    const further = `<current_api_key>${rude}</current_api_key></${operation.root}>`;
    const more = good.replace(`</${operation.root}>`, () => further);
    return more.replace(/>([^<>]*[a-z][^<>]*)</gi, (whole, text) => (isPlain(text) ? `>${text} ${rude}<` : whole));
  }
  const said = saidKeys(keys, 'json');
  const rude = (value: unknown): unknown => {
    if (typeof value === 'string') return isPlain(value) ? `${value} ${said}` : value;
    if (Array.isArray(value)) return value.map(rude);
    if (typeof value !== 'object' || value === null) return value;
    return {
      ...Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, rude(inner)])),
      current_api_key: keys.at(-1),
    };
  };
  return JSON.stringify(rude(JSON.parse(good)));
}

function isPlain(text: string): boolean {
  return /[a-z]/i.test(text) && !/^(true|false|\d{4}-\d\d-\d\dT.*|JVBERi.*)$/is.test(text.trim());
}
