/** The format of a request, and the format of its answer. */
import { Refusal, shown } from '../refusal.ts';

export type Format = 'json' | 'xml';

const formats: ReadonlyMap<string, Format> = new Map([
  ['application/json', 'json'],
  ['text/json', 'json'],
  ['application/xml', 'xml'],
  ['text/xml', 'xml'],
]);

/**
 * By the Accept header: the highest q wins, then the first one. JSON when the header is absent, is `*`, or asks for
 * something this service does not have (the document shows no refusal for that, and an answer in the wrong format still
 * tells what happened).
 */
export function chooseFormat(accept: string | undefined): Format {
  let best: Format = 'json';
  let bestQuality = 0;
  const ranges = (accept ?? '').split(',').map((part) => {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return { range, quality: qualityOf(parameters) };
  });
  // 'Anything' is anything but what is named as not wanted.
  const refusesJson = ranges.some(({ range, quality }) => formats.get(range) === 'json' && quality === 0);
  for (const { range, quality } of ranges) {
    const isAnything = range === '*/*' || range === 'application/*';
    const format = isAnything ? (refusesJson ? 'xml' : 'json') : formats.get(range);
    if (format !== undefined && quality > bestQuality) {
      best = format;
      bestQuality = quality;
    }
  }
  return best;
}

function qualityOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  if (given === undefined) return 1;
  const quality = Number(given.slice(2));
  return quality >= 0 && quality <= 1 ? quality : 0;
}

/** The format of a body. Throws Refusal 415. */
export function formatOfBody(contentType: string | undefined, contentEncoding: string | undefined): Format {
  if (contentEncoding !== undefined && contentEncoding.toLowerCase() !== 'identity') {
    throw unsupported(`Content-Encoding ${shown(contentEncoding)} is not supported.`);
  }
  const [type = '', ...parameters] = (contentType ?? '').split(';').map((text) => text.trim().toLowerCase());
  const format = formats.get(type);
  if (format === undefined) throw unsupported(`Content-Type ${shown(contentType ?? '')} is not supported.`);
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  if (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset)) {
    throw unsupported(`Content-Type ${shown(contentType)} is not supported: the body must be UTF-8.`);
  }
  return format;
}

function unsupported(message: string): Refusal {
  return new Refusal(415, [{ message, details: 'Send application/json or application/xml in UTF-8.' }]);
}
