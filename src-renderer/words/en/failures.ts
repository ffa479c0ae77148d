/**
 * What a person reads when something went wrong: '<code>.happened', a short sentence without a full stop, and '<code>.next', what
 * to do. Values that are not known are 'none' (a text) or 0 (a number): {host} the service's address, {path} a file, {printer} a
 * printer's name, {status} the number of an HTTP answer, {field} a name from the program, {said} the service's own words, or 'below' where
 * they are shown beneath. docs/failures.md shows them all.
 */
import { hourCount, minuteCount } from './counts.ts';

export const failures = {
  // Was anything changed, at the service or on this computer?
  'changed.nothing': 'Nothing was changed.',
  'changed.done': 'The change itself was made.',
  'changed.unknown': 'Whether anything was changed is not known.',
  // All of it in a notice, which has one line.
  notice: '{sentence} {advice}',
  advice: '{changed} {next}',

  'unreachable.happened': 'This computer cannot reach {host, select, none {the service} other {{host}}}',
  'unreachable.next': 'Check the network cable or Wi-Fi, then try again.',
  // {host} is known. A letter of it may be wrong; some systems say so, too, while the network is away.
  'unreachable-name.happened': 'This computer cannot find the address {host}',
  'unreachable-name.next':
    'Check the network cable or Wi-Fi. If other pages open, check the base address in Settings, Accounts, letter by letter.',
  // The service runs on this computer: no cable leads to it.
  'unreachable-here.happened':
    'The service at {host, select, none {its address} other {{host}}}, on this computer, does not answer',
  'unreachable-here.next':
    'For a practice account, close Packbench and start it again. For another one, start its service.',
  'tls-failed.happened':
    'The secure connection to {host, select, none {the service} other {{host}}} could not be trusted',
  'tls-failed.next':
    'Check the date and time of this computer, and whether the Wi-Fi wants you to sign in. If it is neither, tell whoever looks after the network.',
  // {host} is known of these. The clock of this computer, or the certificate, is wrong.
  'tls-expired.happened': 'By the date of this computer, the certificate of {host} has expired',
  'tls-expired.next':
    'Check the date and time of this computer. If they are right, tell the service’s support: only they can renew it.',
  'tls-not-yet-valid.happened': 'By the date of this computer, the certificate of {host} is not valid yet',
  'tls-not-yet-valid.next': 'Set the date and time of this computer, then try again.',
  'tls-other-name.happened': 'What answers at {host} has the certificate of another address',
  'tls-other-name.next':
    'See whether the Wi-Fi wants you to sign in, and check the base address in Settings, Accounts. If it is neither, tell whoever looks after the network.',
  'tls-unknown-issuer.happened': 'The certificate of {host} is from an issuer that this computer does not trust',
  'tls-unknown-issuer.next':
    'See whether the Wi-Fi wants you to sign in. If not, tell whoever looks after the network: its own certificate may be missing on this computer.',
  'proxy-refused.happened':
    'The network’s proxy did not let the request to {host, select, none {the service} other {{host}}} through',
  'proxy-refused.next':
    'See whether the Wi-Fi wants you to sign in. If not, tell whoever looks after the network, and name this address.',
  'not-the-service.happened':
    'Something between this computer and {host, select, none {the service} other {{host}}} answers in its place',
  'not-the-service.next':
    'See whether the Wi-Fi wants you to sign in. If not, check the base address in Settings, Accounts, or tell whoever looks after the network.',
  'timed-out.happened': '{host, select, none {The service} other {{host}}} did not answer in time',
  'timed-out.next': 'Wait a moment, then try again.',
  'connection-lost.happened': 'The connection to {host, select, none {the service} other {{host}}} was lost on the way',
  'connection-lost.next': 'Check the network, then try again.',
  'redirected.happened':
    '{host, select, none {The service} other {{host}}} sent the request on to another address, and Packbench did not follow',
  'redirected.next': 'Check the base address in Settings, Accounts. A Wi-Fi sign-in page can cause this too.',

  'keys-refused.happened': '{host, select, none {The service} other {{host}}} refused the keys of this account',
  'keys-refused.next': 'Check the keys in Settings, Accounts, and paste them again.',
  'service-refused.happened': 'The service refused this request{said, select, none {} below {} other {: {said}}}',
  'service-refused.next':
    '{said, select, none {It did not say why. Check what was asked for} below {Read below what the service said. Correct that} other {Correct that}}, then try again.',
  'service-refused-manifest.happened':
    'The service refused this manifest{said, select, none {} below {} other {: {said}}}',
  'service-refused-manifest.next':
    '{said, select, none {It did not say why. Check what was asked for} below {Read below what the service said. Correct that} other {Correct that}}, then try again.',
  'not-found.happened': 'The service does not know what was asked for',
  'not-found.next': 'Check what was asked for, the account and its base address.',
  'not-found-number.happened': 'No shipment of this account has this number',
  'not-found-number.next': 'Check the number, or choose another account at the top.',
  // Nobody asked the service: this computer has lost what it showed before.
  'not-found-order.happened': 'This order is no longer on this computer',
  'not-found-order.next': 'Scan its parcel again: what is not on this computer is asked for at the service.',
  // The service document calls rates deprecated.
  'not-found-rates.happened': 'The service has no rates to ask for',
  'not-found-rates.next':
    'It may have stopped giving them, and nothing else depends on them. If orders cannot be read either, check the base address in Settings, Accounts.',
  'rate-limited.happened': 'The service asked for a pause',
  'rate-limited.next': `{unit, select, minutes {Wait ${minuteCount}} hours {Wait ${hourCount}} other {{count, plural, =0 {Wait a moment} one {Wait # second} other {Wait # seconds}}}}, then try again.`,
  'service-conflict.happened': 'The service says this has been changed in the meantime',
  'service-conflict.next': 'Search the orders again and look at them before you repeat it.',
  'service-broken.happened':
    '{host, select, none {The service} other {{host}}} has a fault of its own{status, select, none {} other { (HTTP {status})}}',
  'service-broken.next': 'Wait a minute, then try again. If it goes on, tell the service’s support.',
  'answer-unreadable.happened': 'The answer of {host, select, none {the service} other {{host}}} could not be read',
  'answer-unreadable.next': 'Try again. If it goes on, check the base address in Settings, Accounts.',
  'too-many-alike.happened': 'The service shows more orders with a number like this one than Packbench looks through',
  'too-many-alike.next': 'Scan another code of the parcel, or enter the whole number.',
  'order-id-not-usable.happened':
    'The service shows an order with this number, but under an id that Packbench cannot use',
  'order-id-not-usable.next':
    'Put the parcel aside and send it on the service’s own site. Tell the service’s support: its ids must be whole numbers from 1 to 2,147,483,647.',
  'answer-too-large.happened':
    'The answer of {host, select, none {the service} other {{host}}} was larger than Packbench accepts',
  'answer-too-large.next':
    'Ask for less: a narrower search, or fewer orders at once. If it is the address book, tell the service’s support.',
  'answer-too-slow.happened':
    'The answer of {host, select, none {the service} other {{host}}} came, but reading it took too long',
  'answer-too-slow.next':
    'Ask for less: a narrower search, or fewer orders at once. If it is the address book, tell the service’s support.',

  'in-doubt.happened': 'The request was sent, but its answer never arrived',
  'in-doubt.next': 'Do not repeat it. Look it up under In doubt first: Packbench will not send it again by itself.',
  // Something came: an error page, an address to go on to, words that cannot be read.
  'in-doubt-answered.happened': 'The request was sent, but what came back does not say whether it was done',
  'in-doubt-answered.next':
    'Do not repeat it. Look it up under In doubt first: Packbench will not send it again by itself.',
  // The answer came, but this computer could not write it down.
  'in-doubt-not-kept.happened': 'The request was sent, but its answer could not be kept on this computer',
  'in-doubt-not-kept.next':
    'Do not repeat it. Look it up under In doubt first: Packbench will not send it again by itself.',
  'in-doubt-refused.happened': 'The service refused, and what it changed before that is not known yet',
  'in-doubt-refused.next':
    'Do not repeat it. Look it up under In doubt first: Packbench will not send it again by itself.',
  'already-open.happened': 'One or more of these orders are in another change whose end is not known yet',
  'already-open.next': 'Wait for its end, or settle it under In doubt. Or leave those orders out.',
  'already-open-manifest.happened': 'One or more of these orders are already in another manifest that is not finished',
  'already-open-manifest.next': 'Open that manifest, or leave those orders out.',
  'unshipped-being-removed.happened':
    'Removing every unshipped order of this account has no known end yet, and these orders may be among them',
  'unshipped-being-removed.next': 'Wait for its end, or settle it under In doubt. Then do this again.',
  'account-writes-open.happened':
    'Other requests of this account have no known end yet, and their orders may be among the unshipped ones',
  'account-writes-open.next': 'Wait for their end, or settle them under In doubt. Then do this again.',
  'removed-meanwhile.happened':
    'Orders of this manifest were archived, removed or assigned away from this computer since they were scanned or chosen',
  'removed-meanwhile.next': 'Leave them out, and put their parcels aside.',
  'shipped-meanwhile.happened':
    'The service shows orders of this manifest among the shipped ones now: another bench may have put them on a manifest',
  'shipped-meanwhile.next': 'Leave them out, and look at their parcels.',
  'already-manifested.happened': 'One or more of these orders are already in a manifest of this computer',
  'already-manifested.next': 'Open that manifest and print it again, or leave those orders out.',
  'manifest-has-pdf.happened':
    'This manifest has its PDF already, so the chosen file was not taken{path, select, none {} other {: {path}}}',
  'manifest-has-pdf.next':
    'Open the manifest and look at its PDF. If it is the right one, there is nothing more to do.',
  'nothing-chosen.happened': 'No orders are selected',
  'nothing-chosen.next': 'Scan orders, or tick them in the list.',
  'cancelled.happened': 'It was cancelled',
  'cancelled.next': 'Start again when you are ready.',

  'account-unknown.happened': 'This account is no longer on this computer',
  'account-unknown.next': 'Choose another account at the top.',
  'wrong-account.happened': 'These orders belong to another account',
  'wrong-account.next': 'Switch to that account at the top, then do it again.',
  'same-account.happened': 'Both are the same account, entered twice: they have the same service key',
  'same-account.next': 'Choose another account to assign to.',
  'account-in-use.happened': 'This account has requests whose end is not known, and only its keys can look them up',
  'account-in-use.next': 'Wait for their end, or settle them under In doubt. Then remove the account.',
  'account-lost.happened': 'The keys that sent this are in no account of this computer, and only they can look it up',
  'account-lost.next':
    'Add the account again in Settings, Accounts, with the same keys and base address. Then look it up.',
  'account-needs-keys.happened': 'This computer does not have the keys of this account',
  'account-needs-keys.next': 'Paste them again in Settings, Accounts.',
  'key-not-usable.happened': 'The clipboard does not hold a key',
  'key-not-usable.next': 'Copy the key on the service’s site, then press Paste key again.',
  'keychain-failed.happened': 'The keychain of this computer did not do what was asked',
  'keychain-failed.next':
    'Unlock the keychain (sign in to this computer again), then try again. If a scan said so, press F5 under Orders first. A full disk can cause this too.',
  'keychain-started-anew.happened':
    'The keychain of this computer has ended, or was started again, while Packbench was open',
  'keychain-started-anew.next':
    'Close Packbench and start it again: only then does it find the keychain. Until then it works with the keys that it has read.',
  'base-address-not-usable.happened': 'The base address cannot be used',
  'base-address-not-usable.next':
    'It must start with https:// and have no question mark or #, such as https://api.example.com/v1.',

  'disk-full.happened': 'The disk of this computer is full',
  'disk-full.next': 'Free some space, then try again.',
  // What was done must not be done twice: the next start does the rest.
  'disk-full-done.happened': 'The disk of this computer is full',
  'disk-full-done.next': 'Do not repeat it. Free some space, then close Packbench and start it again.',
  'file-failed.happened': 'A file could not be read or written{path, select, none {} other {: {path}}}',
  'file-failed.next': 'Check that the folder is there and may be written to, then try again.',
  'file-failed-done.happened': 'A file could not be read or written{path, select, none {} other {: {path}}}',
  'file-failed-done.next':
    'Do not repeat it. Check that the folder is there and may be written to, then close Packbench and start it again.',
  // It held what somebody had begun here.
  'file-failed-aside.happened':
    'A file of Packbench could not be read{path, select, none {} other {, and is kept as {path}}}',
  'file-failed-aside.next':
    'What it held is not shown any more: see what is missing. Keep the file until somebody who helps has seen it.',
  'desktop-failed.happened': 'The window for choosing a file could not be opened',
  'desktop-failed.next':
    'Try again. If it goes on, whoever looks after this computer can mend it: tell them the words below.',
  'desktop-failed-clipboard.happened': 'The clipboard of this computer could not be read',
  'desktop-failed-clipboard.next':
    'Copy it again, then try again. If it goes on, whoever looks after this computer can mend it: tell them the words below.',
  'open-elsewhere.happened':
    'Packbench is open on another computer{host, select, none {} other { ({host})}} with this same data folder',
  'open-elsewhere.next':
    'Close it there, then close this window and start Packbench here again. Two computers that work at the same time need a folder each. If the other one is broken, delete {path, select, none {the folder ‘programs’ in the data folder} other {the folder {path}}}.',
  'saved-not-safe.happened':
    'The file was saved, but this computer cannot promise that it survives a power cut{path, select, none {} other {: {path}}}',
  'saved-not-safe.next': 'Open it to see that it is whole, or save it again in another folder.',
  'ledger-read-only.happened': 'A newer Packbench has used this computer’s records, so this version may only read them',
  'ledger-read-only.next': 'Start the newer Packbench, and do it there.',
  'records-not-read.happened':
    'This computer’s records could not be read, so it is not known which orders are in a manifest, archived or removed',
  'records-not-read.next': 'Try again. If it stays so, start Packbench again.',
  'manifest-unknown.happened': 'This manifest is not on this computer',
  'manifest-unknown.next': 'Look for it in Manifests.',
  'manifest-has-no-pdf.happened': 'This manifest has no PDF on this computer',
  'manifest-has-no-pdf.next': 'Get it from the service’s own site.',
  // A PDF was chosen for it.
  'manifest-not-made.happened':
    'This manifest was not made, so the chosen file was not taken{path, select, none {} other {: {path}}}',
  'manifest-not-made.next':
    'Look at the service’s own site. If the manifest is there after all, print it from there, and do not send its orders again.',
  'manifest-damaged.happened':
    'The PDF of this manifest is not the one that was kept{path, select, none {} other {: {path}}}',
  'manifest-damaged.next': 'Do not print it. Get the PDF from the service’s own site.',
  'tally-unknown.happened': 'This hand-over is not on this computer',
  'tally-unknown.next': 'Begin again in Hand-over: scan one of the parcels, or choose the manifest.',
  'changed-meanwhile.happened':
    'This has changed since it was shown: something was scanned, taken back, labelled anew or looked up, its account has another key, or it is finished',
  'changed-meanwhile.next': 'Look at it again, then go on.',
  'already-handed-over.happened': 'This manifest was handed over already',
  'already-handed-over.next': 'Look at its hand-over in Manifests, or begin a second one there.',
  'settings-failed.happened': 'The settings could not be saved',
  'settings-failed.next': 'Check that the disk is not full and may be written to, then try again.',
  'settings-file-not-usable.happened': 'These settings cannot be imported{path, select, none {} other {: {path}}}',
  'settings-file-not-usable.next':
    'Read what is wrong below. If it is the file, export it once more on the other computer, or choose another one.',
  'address-book-missing.happened': 'This computer has no copy of this account’s address book yet',
  'address-book-missing.next': 'Read it in Address book while the service can be reached, or ask the service itself.',
  'list-not-usable.happened': 'This list of addresses cannot be used{path, select, none {} other {: {path}}}',
  'list-not-usable.next': 'Read what is wrong below. What always works is CSV in UTF-8, one address in each row.',
  'list-row-not-usable.happened': 'This row holds no address that can be checked',
  'list-row-not-usable.next': 'Read what is wrong below, and change the row or what its columns hold.',

  'spooler-missing.happened': 'This computer has no print system that answers',
  'spooler-missing.next':
    'Save it as a PDF and print it elsewhere. To print here, install or start CUPS; on Windows start the service ‘Print Spooler’.',
  // none: nobody has chosen one.
  'printer-unknown.happened':
    '{printer, select, none {No printer is chosen, and this computer has no default} other {The print system does not know {printer}}}',
  'printer-unknown.next': 'Choose a printer, here or in Settings, Printing.',
  'print-refused.happened':
    'The print system did not take the job for {printer, select, none {this printer} other {{printer}}}',
  'print-refused.next': 'Check paper and printer, or choose another printer.',
  'print-unknown.happened':
    'What became of the print on {printer, select, none {this printer} other {{printer}}} is not known',
  'print-unknown.next': 'Look at the printer before you print again.',
  'print-job-unknown.happened': 'This print is not in the records of this computer',
  'print-job-unknown.next': 'Choose another print in the list.',
  'print-not-cancelled.happened':
    'The print on {printer, select, none {this printer} other {{printer}}} was not cancelled',
  'print-not-cancelled.next': 'It may be over already. Look at the printer, or cancel it there.',
  'paper-too-small.happened':
    '{printer, select, none {The printer} other {{printer}}} has no paper that is large enough for this sheet',
  'paper-too-small.next':
    'Choose a printer with A4 or Letter in Settings, Printing; or save the sheet and print it elsewhere.',
  'powershell-forbidden.happened': 'A rule of this computer does not let Packbench ask the print system',
  'powershell-forbidden.next':
    'Save it as a PDF and print it elsewhere, and show this to whoever looks after this computer: PowerShell may not run Packbench’s script.',
  'powershell-failed.happened': 'The print system of this computer could not be asked',
  'powershell-failed.next': 'Look at the printer before you print again. If this stays, start Packbench again.',

  'request-not-valid.happened':
    'Packbench asked itself for something that makes no sense{field, select, none {} other { ({field})}}',
  'request-not-valid.next': 'This is a fault of Packbench. Note what you did, and report it.',
  'internal.happened': 'Something inside Packbench broke',
  'internal.next': 'Try again. If it goes on, close Packbench and start it again.',
  'internal-maybe-done.happened': 'Something inside Packbench broke',
  'internal-maybe-done.next':
    'Check whether it was done before you do it again. If it goes on, close Packbench and start it again.',
  // A newer Packbench ran here before. {code}: its word for the failure.
  'not-known-here.happened': 'A newer Packbench has noted a failure that this one does not know ({code})',
  'not-known-here.next': 'Start the newer Packbench to read what to do.',
} as const;
