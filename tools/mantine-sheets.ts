/**
 * Fails the page's build when a Mantine component is used whose style sheet is missing in
 * `src-renderer/ui/mantine.css`. All sheets together are nine times as large as those in use.
 */
import { readFileSync } from 'node:fs';

interface Bundle {
  readonly [fileName: string]: {
    readonly type: string;
    readonly modules?: Readonly<Record<string, { readonly renderedLength: number }>>;
  };
}

/** `sheet` imports the sheets by @import. */
export function mantineSheets(sheet: string) {
  return {
    name: 'mantine-sheets',
    apply: 'build' as const,
    generateBundle(this: { error(message: string): never }, _options: unknown, bundle: Bundle): void {
      const named = readFileSync(sheet, 'utf8');
      const used = Object.values(bundle).flatMap(({ modules = {} }) =>
        Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? componentOf(id) : [])),
      );
      const missing = used.filter((component) => !named.includes(`/styles/${component}.layer.css`));
      if (missing.length > 0) this.error(`${sheet} does not name the sheets of: ${missing.join(', ')}`);
    },
  };
}

/** The class names of a component are a module of their own: '.../components/Button/Button.module.mjs'. */
function componentOf(id: string): string[] {
  const [, component] = /\/@mantine\/core\/.*\/(\w+)\.module\.mjs$/.exec(id) ?? [];
  return component === undefined ? [] : [component];
}
