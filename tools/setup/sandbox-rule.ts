/**
 * Ubuntu 24.04 and later only allow known programs to make user namespaces, which Chromium's sandbox needs. An Electron
 * in our own folder is not known, and ends at once with a trap; this says first what it needs.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StepFailed } from './child.cjs';

export interface SandboxRule {
  /** '1' in this file: the rule holds. Other systems do not have the file. */
  readonly ruleFile: string;
  /** What AppArmor lets programs do, file by file. */
  readonly profileFolder: string;
  /** The required owner of the helper that makes the sandbox in another way. */
  readonly rootUserId: number;
}

const ubuntu: SandboxRule = {
  ruleFile: '/proc/sys/kernel/apparmor_restrict_unprivileged_userns',
  profileFolder: '/etc/apparmor.d',
  rootUserId: 0,
};

/** Throws StepFailed with what to do. Root runs Electron without its sandbox. */
export function checkSandbox(root: string): void {
  const needs = process.getuid?.() === 0 ? null : whatSandboxNeeds(join(root, 'node_modules', 'electron', 'dist'));
  if (needs !== null) throw new StepFailed(needs);
}

/** `folder` holds the Electron binary. Null: nothing blocks it; otherwise what to do, in words with a command. */
export function whatSandboxNeeds(folder: string, system = ubuntu): string | null {
  if (textOf(system.ruleFile)?.trim() !== '1') return null;
  const helper = join(folder, 'chrome-sandbox');
  const found = statSync(helper, { throwIfNoEntry: false });
  if (found?.uid === system.rootUserId && (found.mode & 0o4000) !== 0) return null;
  if (isAllowedByProfile(join(folder, 'electron'), system.profileFolder)) return null;
  return (
    'this system lets no unknown program make the user namespaces of its sandbox ' +
    '(kernel.apparmor_restrict_unprivileged_userns), so Electron would end at once. Please run this once, then start again:\n' +
    `  sudo chown root:root '${helper}' && sudo chmod 4755 '${helper}'`
  );
}

function isAllowedByProfile(program: string, profileFolder: string): boolean {
  return namesIn(profileFolder).some((name) => {
    const profile = textOf(join(profileFolder, name)) ?? '';
    return profile.includes(program) && /\buserns\b/.test(profile);
  });
}

/** Null when it is missing, is a folder, or this person may not read it. */
function textOf(file: string): string | null {
  return orNull(() => readFileSync(file, 'utf8'));
}

function namesIn(folder: string): readonly string[] {
  return orNull(() => readdirSync(folder)) ?? [];
}

function orNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR', 'EPERM'].includes(code)) return null;
    throw error;
  }
}
