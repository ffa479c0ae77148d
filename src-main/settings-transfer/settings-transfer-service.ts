/**
 * Exports and imports settings: accounts without keys, and preferences. What a file would change is shown first; then
 * all of it is written in one step, or nothing.
 */
import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SettingsImport } from '../../src-preload/contract/settings-transfer.ts';
import type { AccountsService } from '../accounts/accounts-service.ts';
import { saveDurably } from '../disk/durable-file.ts';
import { failureOf, remark } from '../failures.ts';
import type { Happened } from '../happenings.ts';
import type { Clock, OpenDialog, SaveDialog } from '../ports.ts';
import type { SecretRegister } from '../redaction/secrets.ts';
import type { Settings } from '../settings.ts';
import { type ImportPlan, planImport } from './import-plan.ts';
import { readSettingsCopy, type SettingsCopy, settingsCopy } from './settings-copy.ts';

export interface SettingsTransferService {
  /** Saves where the operator chooses. Throws PackbenchError 'file-failed', 'disk-full' or 'saved-not-safe'. */
  export(): Promise<{ savedTo: string | null }>;
  /** Null: the operator cancelled. Changes nothing. Throws PackbenchError 'settings-file-not-usable', 'file-failed'. */
  openImport(): Promise<SettingsImport | null>;
  /**
   * Applies only what was shown: throws PackbenchError 'settings-file-not-usable' when the settings have changed since,
   * 'request-not-valid' for an import that is not open, and 'settings-failed'. Then nothing is changed.
   */
  applyImport(importId: string): Promise<void>;
}

export interface SettingsTransferParts {
  readonly version: string;
  readonly settings: Settings;
  readonly accounts: Pick<AccountsService, 'isGone' | 'holdKeys' | 'noteImported'>;
  readonly secrets: SecretRegister;
  readonly saveDialog: SaveDialog;
  readonly openDialog: Pick<OpenDialog, 'chooseSettings'>;
  readonly clock: Clock;
  readonly happened: Happened;
}

interface OpenImport {
  readonly path: string;
  readonly copy: SettingsCopy;
  readonly shown: SettingsImport;
}

export function createSettingsTransferService(parts: SettingsTransferParts): SettingsTransferService {
  const { settings, accounts } = parts;
  /** The import that was opened last. */
  let open: OpenImport | null = null;
  const planFor = (copy: SettingsCopy): ImportPlan =>
    planImport({ ...settings.content(), isGone: accounts.isGone, newId: randomUUID }, copy);

  return {
    async export() {
      // A key that somebody typed as a name must not travel either.
      await accounts.holdKeys();
      const from = { version: parts.version, at: parts.clock.now() };
      const copy = parts.secrets.scrubAll(settingsCopy(settings.content(), from));
      const savedTo = await parts.saveDialog.choosePath('packbench-settings.json');
      if (savedTo !== null) await saveDurably(savedTo, Buffer.from(`${JSON.stringify(copy, null, 2)}\n`));
      return { savedTo };
    },
    async openImport() {
      const path = await parts.openDialog.chooseSettings();
      if (path === null) return null;
      const copy = await readSettingsCopy(path);
      const { exportedAt } = copy;
      const shown = { importId: randomUUID(), fileName: basename(path), exportedAt, ...planFor(copy).told };
      open = { path, copy, shown };
      return shown;
    },
    async applyImport(importId) {
      if (open?.shown.importId !== importId) throw failureOf('request-not-valid', { facts: { field: 'importId' } });
      const { path, copy, shown } = open;
      const { accounts: saved, preferences, addedIds, told } = planFor(copy);
      if (!isDeepStrictEqual({ ...shown, ...told }, shown)) {
        const remarks = [remark('settings-changed-meanwhile')];
        throw failureOf('settings-file-not-usable', { facts: { path, remarks } });
      }
      settings.change({ accounts: saved, preferences });
      open = null;
      if (told.preferences.length > 0) parts.happened('preferencesChanged', preferences);
      await accounts.noteImported(addedIds);
    },
  };
}
