/**
 * Damage to one file or folder of the user's folder, chosen by a seed: the kinds that disks, people, sync programs and
 * malware cause.
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { seededNumbers } from '../../helpers/seeded-numbers.ts';

/** Numbers from 0 up to, not including, `below`. The same seed gives the same ones. */
export type Dice = (below: number) => number;

export function diceOf(seed: number): Dice {
  const next = seededNumbers(seed);
  return (below) => Math.floor(next() * below);
}

export interface Damage {
  readonly kind: DamageKind;
  /** Relative to the user's folder; two of them for a swap. */
  readonly paths: readonly string[];
}

const fileKinds = ['flip', 'cut', 'empty', 'foreign', 'other-json', 'delete', 'folder-instead', 'swap'] as const;
const folderKinds = ['file-instead', 'delete', 'swap'] as const;
const bothKinds = ['dangling-link', 'looping-link'] as const;

type DamageKind = (typeof fileKinds)[number] | (typeof folderKinds)[number] | (typeof bothKinds)[number] | 'immutable';

/** Every file and folder below `folder`, sorted, so that a seed means the same on every computer. Not what an earlier damage linked. */
function placesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** Does one damage and describes it. With `withImmutable` also 'immutable', where the system has such files. */
export function damage(folder: string, dice: Dice, withImmutable: boolean): Damage {
  const places = placesIn(folder);
  const path = pick(places, dice);
  const isFolder = lstatSync(join(folder, path)).isDirectory();
  const kinds: DamageKind[] = [...(isFolder ? folderKinds : fileKinds), ...bothKinds];
  if (withImmutable) kinds.push('immutable');
  const kind = pick(kinds, dice);
  if (kind !== 'swap') {
    doDamage(kind, join(folder, path), dice);
    return { kind, paths: [path] };
  }
  const others = places.filter((other) => {
    const sameKind = lstatSync(join(folder, other)).isDirectory() === isFolder;
    return sameKind && other !== path && !other.startsWith(`${path}/`) && !path.startsWith(`${other}/`);
  });
  const other = others.length === 0 ? path : pick(others, dice);
  swap(join(folder, path), join(folder, other));
  return { kind, paths: [path, other] };
}

function doDamage(kind: Exclude<DamageKind, 'swap'>, path: string, dice: Dice): void {
  switch (kind) {
    case 'flip':
      flip(path, dice);
      return;
    case 'cut':
      truncateSync(path, dice(lstatSync(path).size + 1));
      return;
    case 'empty':
      truncateSync(path, 0);
      return;
    case 'foreign':
      writeFileSync(path, Buffer.from(Array.from({ length: 1 + dice(8_000) }, () => dice(256))));
      return;
    case 'other-json':
      writeFileSync(path, pick(['{}', '[]', 'null', '{"width":1280,"height":800}', '"text"'], dice));
      return;
    case 'delete':
      rmSync(path, { recursive: true });
      return;
    case 'folder-instead':
      rmSync(path);
      mkdirSync(path);
      writeFileSync(join(path, 'somebody-elses.txt'), 'not ours');
      return;
    case 'file-instead':
      rmSync(path, { recursive: true });
      writeFileSync(path, 'a file stands where a folder belongs');
      return;
    case 'dangling-link':
      rmSync(path, { recursive: true });
      symlinkSync(join(path, '..', 'nowhere', 'at-all'), path);
      return;
    case 'looping-link':
      rmSync(path, { recursive: true });
      symlinkSync(basename(path), path);
      return;
    case 'immutable':
      setImmutable(path, true);
      return;
  }
}

/** One to eight bits. */
function flip(path: string, dice: Dice): void {
  const bytes = readFileSync(path);
  if (bytes.length === 0) return;
  for (let count = 1 + dice(8); count > 0; count -= 1) {
    const at = dice(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << dice(8));
  }
  writeFileSync(path, bytes);
}

function swap(one: string, other: string): void {
  renameSync(one, `${one}.swapped`);
  if (existsSync(other)) renameSync(other, one);
  renameSync(`${one}.swapped`, other);
}

/** Only root may do this, and not every file system supports it. Throws when it fails. */
export function setImmutable(path: string, immutable: boolean): void {
  execFileSync('chattr', ['-R', immutable ? '+i' : '-i', path], { stdio: 'ignore' });
}

function pick<One>(all: readonly One[], dice: Dice): One {
  const one = all[dice(all.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
}
