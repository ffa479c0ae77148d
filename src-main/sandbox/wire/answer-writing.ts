/** Writes an answer in the requested format. */
import type { Format } from './media-types.ts';
import { writeXml } from './xml-writing.ts';

export function writeAnswer(format: Format, xmlRoot: string, fields: object): string {
  return format === 'json' ? JSON.stringify(fields) : writeXml(xmlRoot, fields);
}
