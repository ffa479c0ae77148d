/** The pictures of the help, as `npm run shots -- --help` made them: where each is served. */
const served = import.meta.glob<string>('../../docs/pictures/help/*/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** `path` as the help writes it: 'pictures/help/en/in-doubt.png'. Undefined: there is none. */
export function pictureAt(path: string): string | undefined {
  return served[`../../docs/${path}`];
}
