/** Programs and threads that are started many times, each built into one folder: they start in half the time, and less. */
import { build } from 'vite';

/**
 * Each source by the name of what is built: 'words' becomes words.mjs in `folder`, with what they share beside it.
 * `stay`: packages that are read from where they are installed, as they are by the app; `folder` has to lie within the project then.
 */
export async function bundle(
  sources: Readonly<Record<string, string>>,
  folder: string,
  stay: readonly string[] = [],
): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, external: [...stay] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node24',
      rolldownOptions: { input: { ...sources }, output: { entryFileNames: '[name].mjs' } },
    },
  });
}
