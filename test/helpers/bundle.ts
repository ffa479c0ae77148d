/** Programs and threads that are started many times, built into one folder: they start in half the time or less. */
import { build } from 'vite';

/**
 * Each source by the name of its result: 'words' becomes words.mjs in `folder`, with shared code beside it. `stay`:
 * packages that are read from where they are installed, as in the app; `folder` must then be inside the project.
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
