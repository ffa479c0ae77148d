/** What must not be missed about this computer, in words: what is wrong, what is done instead, and the next step. */
import type { AppStatus, StartTrouble } from '../../src-preload/contract/app-status.ts';
import { failureDetails, failureWords } from '../ui/failure-words.ts';

export interface Banner {
  readonly tone: 'warn' | 'quiet';
  readonly words: string;
}

/** The parts of the status that have a line of their own. */
export type StandingStatus = Pick<
  AppStatus,
  'keychain' | 'settings' | 'settingsCopy' | 'ledger' | 'unwritten' | 'startTroubles'
>;

export function bannersFor(status: StandingStatus): readonly Banner[] {
  const banners: Banner[] = [];
  if (status.keychain.kind === 'session') {
    banners.push({
      tone: 'warn',
      words: 'No keychain on this computer answers: keys are kept until Packbench is closed, then paste them again.',
    });
  }
  if (status.settings === 'recovered') {
    const copy = status.settingsCopy === null ? '' : ` The old file was kept at ${status.settingsCopy}.`;
    banners.push({ tone: 'warn', words: `The settings could not be read, so defaults are in use.${copy}` });
  }
  if (status.ledger === 'rebuilt') {
    banners.push({
      tone: 'warn',
      words:
        'The records of this computer were damaged and were rebuilt from the kept answers and PDFs. Check Manifests.',
    });
  }
  if (status.ledger === 'read-only') {
    banners.push({
      tone: 'warn',
      words:
        'A newer Packbench has used this computer: manifests can be read and printed, but not made, with this one.',
    });
  }
  if (status.unwritten.count > 0) banners.push({ tone: 'warn', words: unwrittenWords(status.unwritten) });
  banners.push(...startTroubleWords(status.startTroubles).map((words) => ({ tone: 'warn', words }) as const));
  return banners;
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
  return `${ended} known, but could not be written down.${why} ${mend}: Packbench tries again by itself, and sends no change before that.`;
}
