/** Takes a key from the clipboard, so that the page never holds one. */
import { failureOf } from '../failures.ts';
import type { Clipboard } from '../ports.ts';

/** Spaces, line breaks, and characters nobody sees that web pages and mail programs put into copied text. */
const unseen = /[\s\u00ad\u180e\u200b-\u200f\u2028-\u202f\u2060-\u2064\ufeff]/gu;

/** Header values hold visible ASCII only (RFC 9110 5.5); anything else is not a key of the service. */
const headerText = /^[\x21-\x7e]+$/;

const longestKey = 512;

/** Clears the clipboard afterwards if it still holds the same. Throws PackbenchError 'key-not-usable'. */
export async function takeKey(clipboard: Clipboard): Promise<string> {
  const text = await clipboard.readText();
  const key = text.replace(unseen, '');
  if (key === '') throw notUsable('The clipboard holds no text.');
  if (key.length > longestKey) throw notUsable(`The text is longer than ${longestKey} characters.`);
  if (!headerText.test(key)) throw notUsable('The text holds characters that no key has.');
  if ((await clipboard.readText()) === text) clipboard.clear();
  return key;
}

function notUsable(message: string): Error {
  return failureOf('key-not-usable', { details: [{ message, details: '' }] });
}
