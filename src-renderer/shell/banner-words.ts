/** What must not be missed about this computer, in words: what is wrong, what is done instead, and the next step. */
import type { Account } from '../../src-preload/contract/account.ts';
import type { AppStatus, SettingsLeftOut, StartTrouble } from '../../src-preload/contract/app-status.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { traitsOf } from '../../src-preload/contract/failure-traits.ts';
import type { OrderReading } from '../../src-preload/contract/order-list.ts';
import { failureDetails, failureWords, troubleLine } from '../ui/failure-words.ts';
import { drillFor, type HelpTopic } from '../ui/help-topics.ts';
import { dayTimeWords } from '../ui/time-ago.tsx';
import { orNone } from '../words/isolated.ts';
import { say } from '../words/say.ts';

export interface Banner {
  readonly tone: 'warn' | 'quiet';
  readonly words: string;
  /** The part of the help that says what to do, step by step. */
  readonly drill: HelpTopic | null;
  /** Another start may do what this one could not. */
  readonly startsAgain?: true;
}

/** The parts of the status that have a line of their own. */
export type StandingStatus = Pick<
  AppStatus,
  | 'keychain'
  | 'settings'
  | 'settingsCopy'
  | 'settingsLeftOut'
  | 'ledger'
  | 'ledgerRefusal'
  | 'startTroubles'
  | 'practiceInMemory'
  | 'programFaulted'
  | 'unwritten'
>;

export function bannersFor(status: StandingStatus): readonly Banner[] {
  const banners: Banner[] = [];
  const warn = (words: string, drill: HelpTopic | null): void => void banners.push({ tone: 'warn', words, drill });
  const warnOfStart = (words: string, drill: HelpTopic | null): void =>
    void banners.push({ tone: 'warn', words, drill, startsAgain: true });
  if (status.programFaulted) warn(say('shell.banner.program'), null);
  if (status.keychain.kind === 'session') warn(say('shell.banner.keys'), 'keychain');
  if (status.settings === 'recovered') warn(settingsWords(status), 'damaged-file');
  if (status.ledger === 'not-writable' || status.ledger === 'not-readable') {
    const { ledgerRefusal } = status;
    const drill = ledgerRefusal === null ? 'damaged-file' : drillFor(ledgerRefusal);
    warnOfStart(say(`shell.banner.ledger.${status.ledger}`, refusalValues(ledgerRefusal)), drill);
  } else if (status.ledger !== 'ok') warn(say(`shell.banner.ledger.${status.ledger}`), 'damaged-file');
  if (status.practiceInMemory) warn(say('shell.banner.practice'), null);
  if (status.unwritten.count > 0) warn(unwrittenWords(status.unwritten), 'disk-full');
  for (const words of notKeptWords(status.startTroubles)) warn(words, 'damaged-file');
  for (const words of movedWords(status.startTroubles)) warn(words, 'damaged-file');
  for (const [words, drill] of leftOutOfStart(status.startTroubles)) warnOfStart(words, drill);
  return banners;
}

/** `failed`: the chosen language could not be loaded, and English is shown. */
export function languageBanner(failed: boolean): readonly Banner[] {
  return failed ? [{ tone: 'warn', words: say('shell.banner.language'), drill: null }] : [];
}

/** An account that has not answered for ten minutes: since when, what is unknown because of it, and what to mend. */
export function alarmBanners(
  readings: readonly OrderReading[],
  accounts: readonly Pick<Account, 'accountId' | 'label'>[],
): readonly Banner[] {
  return readings.flatMap(({ accountId, alarm, notAnsweringSince, answeredAt, failure }): readonly Banner[] => {
    const account = accounts.find((each) => each.accountId === accountId)?.label;
    if (!alarm || account === undefined) return [];
    const time = dayTimeWords(notAnsweringSince ?? answeredAt ?? new Date().toISOString());
    if (failure !== null && traitsOf(failure.code).mendedBy !== 'time') {
      const why = troubleLine(failure);
      return [
        { tone: 'warn', words: say('shell.banner.orders-unread', { account, time, why }), drill: drillFor(failure) },
      ];
    }
    return [{ tone: 'warn', words: say('shell.banner.orders-alarm', { account, time }), drill: 'service-away' }];
  });
}

/** `failure`: why the selection is not on the disk. */
export function selectionBanner(failure: Failure | null): readonly Banner[] {
  if (failure === null) return [];
  const why = troubleLine(failure);
  const words = say(failure.facts.field === 'aside' ? 'shell.banner.selection-lost' : 'shell.banner.selection', {
    why,
  });
  return [{ tone: 'warn', words, drill: drillFor(failure) }];
}

function settingsWords({ settingsCopy, settingsLeftOut }: StandingStatus): string {
  const copy =
    settingsCopy === null
      ? say('shell.banner.settings-not-kept')
      : say('shell.banner.settings-kept', { path: settingsCopy });
  const parts = settingsLeftOut.map(leftOutWords).filter((each) => each !== null);
  return parts.length === 0
    ? say('shell.banner.settings-all', { copy })
    : say('shell.banner.settings-some', { parts: parts.join(', '), copy });
}

/** Null: nothing could be used. */
function leftOutWords({ part, name }: SettingsLeftOut): string | null {
  if (part === 'everything') return null;
  return say(`shell.part.${part}`, { name: orNone(name) });
}

const isNotKept = ({ failure }: StartTrouble): boolean => failure.changed === 'done';

/** One line for all manifests whose PDF could not be kept, one for each other file or folder. */
function notKeptWords(troubles: readonly StartTrouble[]): string[] {
  const notKept = troubles.filter(isNotKept);
  const [first] = notKept;
  if (first === undefined) return [];
  const { happened, next } = failureWords(first.failure);
  return [say('shell.banner.not-kept', { count: notKept.length, happened, next })];
}

function movedWords(troubles: readonly StartTrouble[]): Set<string> {
  const others = troubles.filter((trouble) => !isNotKept(trouble));
  return new Set(
    others.flatMap(({ failure, keptAs }) =>
      keptAs === null ? [] : [say(keptKey(failure), { path: failure.facts.path ?? '', keptAs })],
    ),
  );
}

const keptKey = ({ facts }: Failure) => (facts.field === 'aside' ? 'shell.banner.damaged' : 'shell.banner.moved');

/** The words of each, and the help that fits. */
function leftOutOfStart(troubles: readonly StartTrouble[]): Map<string, HelpTopic | null> {
  const others = troubles.filter((trouble) => !isNotKept(trouble) && trouble.keptAs === null);
  return new Map(
    others.map(({ failure }) => {
      const [detail = ''] = failureDetails(failure);
      const values = { happened: failureWords(failure).happened, detail: orNone(detail) };
      return [say('shell.banner.trouble', values), drillFor(failure)];
    }),
  );
}

const refusalValues = (failure: Failure | null): { full: string; path: string } => ({
  full: yesIfFull(failure),
  path: orNone(failure?.facts.path ?? ''),
});

const yesIfFull = (failure: Failure | null): 'yes' | 'no' => (failure?.code === 'disk-full' ? 'yes' : 'no');

function unwrittenWords({ count, failure }: AppStatus['unwritten']): string {
  return say('shell.banner.unwritten', {
    count,
    happened: failure === null ? 'none' : failureWords(failure).happened,
    full: yesIfFull(failure),
  });
}
