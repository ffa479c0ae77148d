/**
 * The letters that fonts.css leaves out, for behind the first screen: for each font that is declared and not loaded Chromium
 * asks the system for another to stand in, in each weight, and the page waits for that (docs/performance.md).
 */
import inter from '@fontsource-variable/inter/unicode.json';
import jetbrainsMono from '@fontsource-variable/jetbrains-mono/unicode.json';

const files = import.meta.glob<string>('../../node_modules/@fontsource-variable/*/files/*-wght-normal.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

const fonts = [
  { family: 'Inter Variable', name: 'inter', weight: '100 900', ranges: inter },
  { family: 'JetBrains Mono Variable', name: 'jetbrains-mono', weight: '100 800', ranges: jetbrainsMono },
];

/** Call once. Each is loaded with the first letter of it that is shown. */
export function declareOtherScripts(): void {
  for (const { family, name, weight, ranges } of fonts) {
    for (const [script, unicodeRange] of Object.entries(ranges)) {
      const url = files[`../../node_modules/@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`];
      if (script === 'latin' || url === undefined) continue;
      document.fonts.add(new FontFace(family, `url(${url})`, { weight, unicodeRange, display: 'swap' }));
    }
  }
}
