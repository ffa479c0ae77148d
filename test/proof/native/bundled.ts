/** A program of the proof as one file: thousands of them are started. */
import { join } from 'node:path';
import { bundle } from '../../helpers/bundle.ts';

/** Builds `entry` into `folder` and answers with the path of the program. */
export async function bundled(entry: string, folder: string): Promise<string> {
  await bundle({ program: entry }, folder);
  return join(folder, 'program.mjs');
}
