/** A pair of addresses in each line, with '=' between them. */
export function pairsInLines(lines: string): readonly (readonly [one: string, other: string])[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [one = '', other = ''] = line.split('=');
      return [one.trim(), other.trim()] as const;
    });
}
