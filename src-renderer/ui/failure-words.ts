/**
 * What a person at the bench reads when something went wrong, in one place: what happened, whether anything was
 * changed, and what to do next. The switch is over every FailureCode: a new code does not compile until it has words.
 */
import type { Changed, Failure, FailureDetail, FailureFacts } from '../../src-preload/contract/failure.ts';

export interface FailureWords {
  /** A short sentence without a full stop, for headings and the live region. */
  readonly happened: string;
  readonly changed: string;
  readonly next: string;
  /** True where doing the same again can help by itself, and cannot do anything twice. */
  readonly worthRepeating: boolean;
}

const NOTHING_CHANGED = 'Nothing was changed.';

export function failureWords(failure: Failure): FailureWords {
  const { happened, next, again = false } = wordsByCode(failure);
  return {
    happened,
    changed: changedWords(failure.changed),
    next,
    worthRepeating: again && failure.changed === 'nothing',
  };
}

/** The service's, spooler's or system's own words, without repeats, for the small print. */
export function failureDetails(failure: Failure): readonly string[] {
  return [...new Set(failure.details.map(detailLine).filter((line) => line !== ''))];
}

/** What the service said of one thing, whole: the message says why, the details which. */
export function detailLine({ message, details }: FailureDetail): string {
  if (details === '' || details === message) return message;
  return message === '' ? details : `${message} · ${details}`;
}

function changedWords(changed: Changed): string {
  switch (changed) {
    case 'nothing':
      return NOTHING_CHANGED;
    case 'done':
      return 'The change itself was made.';
    case 'unknown':
      return 'Whether anything was changed is not known.';
  }
}

interface CodeWords {
  readonly happened: string;
  readonly next: string;
  readonly again?: boolean;
}

function wordsByCode(failure: Failure): CodeWords {
  const { facts } = failure;
  const host = facts.host ?? 'the service';
  switch (failure.code) {
    case 'unreachable':
      if (isThisComputer(facts)) {
        return {
          happened: `The service at ${host}, on this computer, does not answer`,
          next: 'For a practice account, close Packbench and start it again. For another one, start its service.',
          again: true,
        };
      }
      return {
        happened: `This computer cannot reach ${host}`,
        next: 'Check the network cable or Wi-Fi, then try again.',
        again: true,
      };
    case 'tls-failed':
      return {
        happened: `The secure connection to ${host} could not be trusted`,
        next: 'Check the date and time of this computer. If they are right, tell whoever looks after the network.',
        again: true,
      };
    case 'proxy-refused':
      return {
        happened: `The network's proxy did not let the request to ${host} through`,
        next: 'Tell whoever looks after the network, and name this address.',
        again: true,
      };
    case 'timed-out':
      return {
        happened: `${sentenceStart(host)} did not answer in time`,
        next: 'Wait a moment, then try again.',
        again: true,
      };
    case 'connection-lost':
      return {
        happened: `The connection to ${host} was lost on the way`,
        next: 'Check the network, then try again.',
        again: true,
      };
    case 'redirected':
      return {
        happened: `${sentenceStart(host)} sent the request on to another address, and Packbench did not follow`,
        next: 'Check the base address in Settings, Accounts. A Wi-Fi sign-in page can cause this too.',
      };
    case 'keys-refused':
      return {
        happened: `${sentenceStart(host)} refused the keys of this account`,
        next: 'Check the keys in Settings, Accounts, and paste them again.',
      };
    case 'service-refused':
      return {
        happened:
          facts.manifestId === undefined ? 'The service refused this request' : 'The service refused this manifest',
        next: 'Read what the service said below, change it, and try again.',
      };
    case 'not-found':
      return {
        happened: 'The service does not know what was asked for',
        next: 'Check the number, the account and its base address.',
      };
    case 'rate-limited':
      return {
        happened: 'The service asked for a pause',
        next: `${waitWords(facts)}, then try again.`,
        again: true,
      };
    case 'service-conflict':
      return {
        happened: 'The service says this has been changed in the meantime',
        next: 'Search the orders again and look at them before you repeat it.',
      };
    case 'service-broken':
      return {
        happened: `${sentenceStart(host)} has a fault of its own${statusWords(facts)}`,
        next: 'Wait a minute, then try again. If it goes on, tell the service’s support.',
        again: true,
      };
    case 'answer-unreadable':
      return {
        happened: `The answer of ${host} could not be read`,
        next: 'Try again. If it goes on, check the base address in Settings, Accounts.',
        again: true,
      };
    case 'answer-too-large':
      return {
        happened: `The answer of ${host} was larger than Packbench accepts`,
        next: 'Ask for less: a narrower search, or fewer orders at once.',
      };
    case 'answer-too-slow':
      return {
        happened: `The answer of ${host} came, but reading it took too long`,
        next: 'Ask for less: a narrower search, or fewer orders at once.',
      };
    case 'in-doubt':
      if (facts.reason === 'service-refused') {
        return {
          happened: 'The service refused, and what it changed before that is not known yet',
          next: 'Do not repeat it. Look the orders up first: Packbench will not send it again by itself.',
        };
      }
      return {
        happened: `The request was sent, but its answer ${notKeptHere(facts) ? 'could not be kept on this computer' : 'never arrived'}`,
        next: 'Do not repeat it. Look the orders up first: Packbench will not send it again by itself.',
      };
    case 'already-open':
      return facts.manifestId === undefined
        ? {
            happened: 'An order in this selection is in another change whose end is not known yet',
            next: 'Settle that change in In doubt, or take the order out of the selection.',
          }
        : {
            happened: 'An order in this selection is already in another manifest that is not finished',
            next: 'Open that manifest, or take the order out of the selection.',
          };
    case 'unshipped-being-removed':
      return {
        happened:
          'Removing every unshipped order of this account has no known end yet, and these orders may be among them',
        next: 'Wait for its end, or settle it in In doubt. Then do this again.',
        again: true,
      };
    case 'account-writes-open':
      return {
        happened:
          'Other requests of this account have no known end yet, and their orders may be among the unshipped ones',
        next: 'Wait for their end, or settle them in In doubt. Then do this again.',
        again: true,
      };
    case 'already-manifested':
      return {
        happened: 'An order in this selection is already in a manifest of this computer',
        next: 'Open that manifest and print it again, or take the order out of the selection.',
      };
    case 'nothing-chosen':
      return { happened: 'No orders are selected', next: 'Scan orders, or tick them in the list.' };
    case 'cancelled':
      return { happened: 'It was cancelled', next: 'Start again when you are ready.', again: true };
    case 'account-unknown':
      return { happened: 'This account is no longer on this computer', next: 'Choose another account at the top.' };
    case 'wrong-account':
      return {
        happened: 'These orders belong to another account',
        next: 'Switch to that account at the top, then do it again.',
      };
    case 'account-in-use':
      return {
        happened: 'This account has requests whose end is not known, and only its keys can look them up',
        next: 'Wait for their end, or settle them in In doubt. Then remove the account.',
        again: true,
      };
    case 'account-lost':
      return {
        happened: 'The keys that sent this are in no account of this computer, and only they can look it up',
        next: 'Add the account again in Settings, Accounts, with the same keys and base address. Then look it up.',
      };
    case 'account-needs-keys':
      return {
        happened: 'This account has no keys on this computer',
        next: 'Paste them again in Settings, Accounts.',
      };
    case 'key-not-usable':
      return {
        happened: 'The clipboard does not hold a key',
        next: 'Copy the key on the service’s site, then press Paste key again.',
        again: true,
      };
    case 'keychain-failed':
      return {
        happened: 'The keychain of this computer did not do what was asked',
        next: 'Unlock the keychain (sign in to this computer again), then try again.',
        again: true,
      };
    case 'base-address-not-usable':
      return {
        happened: 'The base address cannot be used',
        next: 'It must start with https:// and have no question mark or #, such as https://api.example.com/v1.',
      };
    case 'disk-full':
      return {
        happened: 'The disk of this computer is full',
        next: afterMending('Free some space', failure),
        again: true,
      };
    case 'file-failed':
      return {
        happened: `A file could not be read or written${pathWords(facts)}`,
        next: afterMending('Check that the folder is there and may be written to', failure),
        again: true,
      };
    case 'ledger-read-only':
      return {
        happened: 'A newer Packbench has used this computer’s records, so this version may only read them',
        next: 'Start the newer Packbench to make manifests.',
      };
    case 'manifest-unknown':
      return { happened: 'This manifest is not on this computer', next: 'Look for it in Manifests.' };
    case 'manifest-has-no-pdf':
      return {
        happened: 'This manifest has no PDF on this computer',
        next: 'Get it from the service’s own site.',
      };
    case 'manifest-damaged':
      return {
        happened: `The PDF of this manifest is not the one that was kept${pathWords(facts)}`,
        next: 'Do not print it. Get the PDF from the service’s own site.',
      };
    case 'settings-failed':
      return {
        happened: 'The settings could not be saved',
        next: 'Check that the disk is not full and may be written to, then try again.',
        again: true,
      };
    case 'address-book-missing':
      return {
        happened: 'This computer has no copy of this account’s address book yet',
        next: 'Read it in Address book while the service can be reached, or ask the service itself.',
      };
    case 'list-not-usable':
      return facts.field === undefined
        ? {
            happened: `This list of addresses cannot be used${pathWords(facts)}`,
            next: 'Read what is wrong below. What always works is CSV in UTF-8, one address in each row.',
          }
        : {
            happened: 'This row holds no address that can be checked',
            next: 'Read what is wrong below, and change the row or what its columns hold.',
          };
    case 'spooler-missing':
      return {
        happened: 'This computer has no print system that answers',
        next: 'Save the PDF and print it elsewhere, or install CUPS.',
        again: true,
      };
    case 'printer-unknown':
      return {
        happened: `The print system does not know ${printerWords(facts)}`,
        next: 'Choose another printer.',
      };
    case 'print-refused':
      return {
        happened: `The print system did not take the job for ${printerWords(facts)}`,
        next: 'Check paper and printer, or choose another printer.',
        again: true,
      };
    case 'print-unknown':
      return {
        happened: `What became of the print on ${printerWords(facts)} is not known`,
        next: 'Look at the printer before you print again.',
      };
    case 'request-not-valid':
      return {
        happened: `Packbench asked itself for something that makes no sense${fieldWords(facts)}`,
        next: 'This is a fault of Packbench. Note what you did, and report it.',
      };
    case 'internal':
      return {
        happened: 'Something inside Packbench broke',
        next: `${failure.changed === 'nothing' ? 'Try again' : 'Look whether it was done before you do it again'}. If it goes on, close Packbench and start it again.`,
        again: true,
      };
  }
}

/** What was done must not be done twice, however well the fault was mended: the next start takes up what is left. */
function afterMending(mending: string, { changed }: Failure): string {
  if (changed === 'nothing') return `${mending}, then try again.`;
  return `Do not repeat it. ${mending}, then close Packbench and start it again.`;
}

/** No cable leads to a service that runs on this computer. */
function isThisComputer({ host }: FailureFacts): boolean {
  return host !== undefined && /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host);
}

function waitWords({ waitSeconds }: FailureFacts): string {
  if (waitSeconds === undefined) return 'Wait a moment';
  const seconds = Math.ceil(waitSeconds);
  return seconds === 1 ? 'Wait 1 second' : `Wait ${seconds} seconds`;
}

function statusWords({ httpStatus }: FailureFacts): string {
  return httpStatus === undefined ? '' : ` (HTTP ${httpStatus})`;
}

function pathWords({ path }: FailureFacts): string {
  return path === undefined ? '' : `: ${path}`;
}

/** It came, and is not believed because this computer could not write it down. */
function notKeptHere({ reason }: FailureFacts): boolean {
  return reason === 'disk-full' || reason === 'file-failed';
}

function fieldWords({ field }: FailureFacts): string {
  return field === undefined ? '' : ` (${field})`;
}

function printerWords({ printer }: FailureFacts): string {
  return printer ?? 'this printer';
}

function sentenceStart(words: string): string {
  return words.startsWith('the ') ? `T${words.slice(1)}` : words;
}
