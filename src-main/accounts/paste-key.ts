/** Takes a key from the clipboard, so that the page never holds one. */
import type { Remark } from '../../src-preload/contract/remark.ts';
import { askDesktop, failureOf, remark } from '../failures.ts';
import type { Clipboard } from '../ports.ts';

/** Spaces, line breaks, and the invisible characters that web pages and mail programs put into copied text. */
const unseen = /[\s\u00ad\u180e\u200b-\u200f\u2028-\u202f\u2060-\u2064\ufeff]/gu;

/** As documents and letters show a key: behind the name of its header, in quotes. */
const headerName = /^["']?(?:service-api-key|ocp-apim-subscription-key)["']?[:=]/i;
const inQuotes = /^["'`\u00ab\u00bb\u2018-\u201f](.+)["'`\u00ab\u00bb\u2018-\u201f][,;]?$/;

/** Header values hold visible ASCII only (RFC 9110 5.5); anything else is not a key of the service. */
const headerText = /^[\x21-\x7e]+$/;

const longestKey = 512;

/** Clears the clipboard afterwards if it still holds the key. Throws PackbenchError 'key-not-usable' or 'desktop-failed'. */
export async function takeKey(clipboard: Clipboard): Promise<string> {
  const text = await textIn(clipboard);
  const key = text.replace(unseen, '').replace(headerName, '').replace(inQuotes, '$1');
  if (key === '') throw notUsable(remark('clipboard-empty'));
  if (key.length > longestKey) throw notUsable(remark('key-too-long', { most: longestKey }));
  if (!headerText.test(key)) throw notUsable(remark('clipboard-is-no-key'));
  if ((await textIn(clipboard)) === text) clipboard.clear();
  return key;
}

const textIn = (clipboard: Clipboard): Promise<string> =>
  askDesktop(() => clipboard.readText(), { field: 'clipboard' });

function notUsable(why: Remark): Error {
  return failureOf('key-not-usable', { facts: { remarks: [why] } });
}
