/** Finds files that import each other in a circle, types included: none of them can be read or moved alone. */
import { posix } from 'node:path';

/**
 * `imports`: the files that each file imports, all by path. Answers each circle once, with its files sorted by name.
 */
export function circlesIn(imports: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const reached = new Map([...imports.keys()].map((path) => [path, reachedFrom(path, imports)]));
  const circles = new Map<string, readonly string[]>();
  for (const [path, others] of reached) {
    if (!others.has(path)) continue;
    const circle = [...others].filter((other) => reached.get(other)?.has(path)).sort();
    circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}

function reachedFrom(path: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set<string>();
  const next = [...(imports.get(path) ?? [])];
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (reached.has(one)) continue;
    reached.add(one);
    next.push(...(imports.get(one) ?? []));
  }
  return reached;
}

/** The file that a relative import means. */
export function importedFile(path: string, name: string): string {
  return posix.normalize(posix.join(posix.dirname(path), name.replace(/[?#].*$/, '')));
}
