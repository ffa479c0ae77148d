/** Every file and folder of ours that a document names is there, and a short name means one file. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..', '..', '..');
const ours = ['src-main', 'src-preload', 'src-renderer', 'tools', 'test', 'docs', 'resources'];
const files = globSync(
  ours.map((folder) => `${folder}/**`),
  { cwd: root, exclude: (name) => name.includes('node_modules') },
);

/** What is between back quotes and reads like a path of ours: with an ending of ours, or below one of our folders. */
function namesIn(document: string): readonly string[] {
  const quoted = [...readFileSync(join(root, 'docs', `${document}.md`), 'utf8').matchAll(/`([^`\s]+)`/g)];
  return quoted
    .map(([, name = '']) => name.replace(/\/$/, ''))
    .filter((name) => /\.(tsx?|cjs|css|md)$/.test(name) || ours.includes(name.split('/')[0] ?? ''));
}

test.each(['architecture', 'promises', 'security', 'performance'])('in docs/%s.md', (document) => {
  const names = namesIn(document);
  expect(names.length).toBeGreaterThan(2);
  const meant = names.map(
    (name) => [name, files.filter((file) => file === name || file.endsWith(`/${name}`))] as const,
  );
  expect(meant.filter(([, found]) => found.length !== 1)).toEqual([]);
});
