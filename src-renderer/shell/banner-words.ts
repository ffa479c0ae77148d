/** What must not be missed about this computer, in words: what is wrong, what is done instead, and the next step. */
import type { AppStatus, LedgerState, SettingsLeftOut, StartTrouble } from '../../src-preload/contract/app-status.ts';
import { failureDetails, failureWords } from '../ui/failure-words.ts';

export interface Banner {
  readonly tone: 'warn' | 'quiet';
  readonly words: string;
}

/** The parts of the status that have a line of their own. */
export type StandingStatus = Pick<
  AppStatus,
  | 'keychain'
  | 'settings'
  | 'settingsCopy'
  | 'settingsLeftOut'
  | 'ledger'
  | 'startTroubles'
  | 'practiceInMemory'
  | 'unwritten'
>;

export function bannersFor(status: StandingStatus): readonly Banner[] {
  const words: string[] = [];
  if (status.keychain.kind === 'session') {
    words.push('No keychain on this computer answers: keys are kept until Packbench is closed, then paste them again.');
  }
  if (status.settings === 'recovered') words.push(settingsWords(status));
  const ledger = ledgerWords(status.ledger);
  if (ledger !== null) words.push(ledger);
  if (status.practiceInMemory) {
    words.push('The practice orders cannot be kept on this disk: what you practise is gone when Packbench is closed.');
  }
  if (status.unwritten.count > 0) words.push(unwrittenWords(status.unwritten));
  words.push(...startTroubleWords(status.startTroubles));
  return words.map((each) => ({ tone: 'warn', words: each }));
}

function settingsWords({ settingsCopy, settingsLeftOut }: StandingStatus): string {
  const copy =
    settingsCopy === null ? ' The old file could not be kept.' : ` The old file was kept at ${settingsCopy}.`;
  const parts = settingsLeftOut.map(leftOutWords).filter((each) => each !== null);
  return parts.length === 0
    ? `The settings could not be read, so defaults are in use.${copy}`
    : `Parts of the settings could not be used: ${parts.join(', ')}. Everything else is in use.${copy}`;
}

/** Null: nothing could be used. */
function leftOutWords({ part, name }: SettingsLeftOut): string | null {
  switch (part) {
    case 'everything':
      return null;
    case 'accounts':
      return 'the list of accounts';
    case 'account':
      return name === '' ? 'an account without a name' : `the account ‘${name}’`;
    case 'preferences':
      return 'the preferences';
    case 'preference':
      return `the preference ‘${name}’`;
  }
}

function ledgerWords(ledger: LedgerState): string | null {
  switch (ledger) {
    case 'ok':
      return null;
    case 'rebuilt':
      return 'The records of this computer were damaged and were rebuilt from the kept answers and PDFs. Check Manifests.';
    case 'read-only':
      return 'A newer Packbench has used this computer: manifests can be read and printed, but not made, with this one.';
    case 'not-writable':
      return 'The records of this computer cannot be written: manifests can be read, but not made or printed. Make room on the disk, or ask who looks after this computer, then start Packbench again.';
    case 'not-readable':
      return 'The records of this computer cannot be opened: orders can be found, but nothing can be manifested, changed or printed. Nothing was deleted. Ask who looks after this computer, then start Packbench again.';
  }
}

/** One line for all manifests whose PDF could not be kept, one for each other file or folder. */
function startTroubleWords(troubles: readonly StartTrouble[]): string[] {
  const notKept = troubles.filter(({ failure }) => failure.changed === 'done');
  const lines = troubles.filter((trouble) => !notKept.includes(trouble)).map(oneTroubleWords);
  const [first] = notKept;
  if (first === undefined) return [...new Set(lines)];
  const count = notKept.length === 1 ? '1 manifest is' : `${notKept.length} manifests are`;
  const { happened, next } = failureWords(first.failure);
  return [
    `${count} done at the service, but the PDF could not be kept here yet. ${happened}. ${next}`,
    ...new Set(lines),
  ];
}

function oneTroubleWords({ failure, keptAs }: StartTrouble): string {
  if (keptAs !== null) {
    return `Something else stood in the place of ${failure.facts.path}. It was kept as ${keptAs}, and the place made anew.`;
  }
  const { happened } = failureWords(failure);
  const [detail] = failureDetails(failure);
  const own = detail === undefined ? '' : ` (${detail})`;
  return `${happened}${own}. Packbench started without it; once it is mended, close Packbench and start it again.`;
}

function unwrittenWords({ count, failure }: AppStatus['unwritten']): string {
  const ended = count === 1 ? 'How 1 request ended is' : `How ${count} requests ended is`;
  const why = failure === null ? '' : ` ${failureWords(failure).happened}.`;
  const mend = failure?.code === 'disk-full' ? 'Free some space' : 'Check the disk of this computer';
  return `${ended} known, but could not be written down.${why} ${mend}: Packbench tries again by itself, and sends no change before that. If this line stays, close Packbench and start it again.`;
}
