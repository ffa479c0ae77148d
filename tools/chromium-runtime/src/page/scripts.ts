/** Builds the text of the two scripts that Chromium runs in every document before the page's own. */
import { compileFunction } from 'node:vm';
import { makeBridgeEnd } from './bridge.ts';
import { makeCodec } from './codec.ts';
import { runPreload } from './preload-world.ts';

export const preloadWorld = 'Electron Isolated Context';

export interface PageSecrets {
  /** Names of the events that cross from one world to the other, and of the binding to main. */
  readonly toPreload: string;
  readonly toPage: string;
  readonly binding: string;
}

const names = ['require', 'module', 'exports', 'process', 'global'];
const inTopFrame = (script: string): string => `if (window.top === window) {\n${script}\n}`;
const text = (value: unknown): string => JSON.stringify(value);

export const pageWorldScript = (secrets: PageSecrets): string =>
  inTopFrame(`(${makeBridgeEnd})(${text(secrets.toPage)}, ${text(secrets.toPreload)});`);

/** Throws SyntaxError when the preload cannot be compiled; Chromium would silently drop such a script. */
export const preloadWorldScript = (
  preload: { readonly path: string; readonly source: string },
  secrets: PageSecrets,
  processFields: Record<string, unknown>,
): string => {
  compileFunction(preload.source, names, { filename: preload.path });
  return inTopFrame(`
    const post = globalThis[${text(secrets.binding)}];
    delete globalThis[${text(secrets.binding)}];
    (${runPreload})({
      codec: (${makeCodec})({
        toBase64: (bytes) => bytes.toBase64(),
        fromBase64: (text) => Uint8Array.fromBase64(text).buffer,
      }),
      bridge: (${makeBridgeEnd})(${text(secrets.toPreload)}, ${text(secrets.toPage)}),
      post,
      preloadPath: ${text(preload.path)},
      process: ${text(processFields)},
      run(${names.join(', ')}) {
${preload.source}
      },
    });`);
};
