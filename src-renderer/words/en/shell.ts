/** The texts of shell/. */
export const shell = {
  // The window's, wherever a desktop lists it.
  title: '{screen} – Packbench',
  screens: 'Screens',
  skip: 'Skip to the screen',
  actions: 'Actions',
  'action.go': 'Go to {screen}',
  'action.notices': 'Read the notices again',
  // The button with the bell. {missed}: bad notices that went away before anybody closed them.
  'notices.button':
    '{missed, plural, =0 {Earlier notices} one {Earlier notices, # not closed} other {Earlier notices, # not closed}}',
  notices: 'Earlier notices',
  'notices.none': 'There has been no notice since this window was opened.',
  // The kind of a notice, in front of its words.
  'notice.good': 'Done',
  'notice.quiet': 'News',
  'notice.warn': 'Look at it',
  'notice.bad': 'Went wrong',
  // For screen readers, behind a number on the rail: '3 open', '2 differ'.
  'count.in-doubt': '{count, number} <unseen>open</unseen>',
  'count.validate': '{count, number} <unseen>{count, plural, one {differs} other {differ}}</unseen>',

  // For screen readers, behind the number of selected orders.
  'count.orders': '{count, number} <unseen>selected</unseen>',
  // For screen readers, behind the number of hand-overs that are not finished.
  'count.hand-over': '{count, number} <unseen>open</unseen>',
  // For screen readers, behind the number of orders in open rounds.
  'count.station': '{count, number} <unseen>scanned</unseen>',
  'banner.orders-alarm':
    'The service of {account} has not answered since {time}: what is new there, or changed, is not known. Orders read before can be found and scanned. Check the network of this computer, or ask whoever runs the service.',
  // {why}: whole sentences, and what to do.
  'banner.orders-unread':
    'Nothing has been read from the service of {account} since {time}: what is new there, or changed, is not known. Orders read before can be found and scanned. {why}',
  'banner.selection-lost': 'What was selected before could not be read: select the orders again. {why}',
  'banner.selection':
    'The selection of orders is not on the disk: it would be lost if Packbench were closed now. {why}',

  // The line at the foot.
  status: 'Status',
  'status.waiting': '{count, plural, one {# request waits its turn} other {# requests wait their turn}}',
  'status.in-doubt': '{count, plural, one {# request in doubt} other {# requests in doubt}}',
  'status.practice': 'Practice: nothing is really shipped',
  'service.not-asked': 'Service not asked yet',
  'service.answers': 'Service answers',
  'service.not-reachable': 'Service not reachable',
  // For screen readers.
  'service.back': 'The service of {account} answers again.',
  // On hover, {time} with seconds.
  'service.since': 'Since {time}',
  'book.read': 'Address book read {age}',
  'printer.not-chosen': 'No printer chosen',
  'printer.state': '{printer}: {state}',
  'keys.kept': 'Keychain in use',
  'keys.session': 'Keys for this session only',

  // The page has crashed and was loaded again: shown once, as a notice.
  'opened-again':
    'The screens of Packbench had stopped and were opened again. Scans that were answered, and all that was sent or printed, are kept. What you were typing is gone: type it again.',

  // Packbench had ended while {screen} was shown: a crash, a power cut, a computer switched off at the wall. Shown once, as a notice; a narrow window cuts its end off.
  ended:
    'You are back {screen, select, station {at the station} other {in Hand-over}}: Packbench was not closed last time. Answered scans are kept.',
  // It had just begun there again: it perhaps ended of what is shown there, so the orders are shown now.
  'ended-twice':
    'Open {screen, select, station {Station} other {Hand-over}} before you scan on: Packbench ended there twice within a minute, so it began with the orders. Answered scans are kept.',

  // Lines above every screen: what is wrong with this computer, what is done instead, the next step.
  'banner.program':
    'Packbench made a mistake, and may not finish what it was doing just then. Scans that were answered, and all that was sent or printed, are kept. When you have a moment, close Packbench and start it again.',
  'banner.keys':
    'No keychain on this computer answers: keys are kept until Packbench is closed, then paste them again.',
  'start-again': 'Start Packbench again',
  'banner.practice':
    'The practice orders cannot be kept on this disk: what you practise is gone when Packbench is closed.',
  'banner.settings-all': 'The settings could not be read, so defaults are in use. {copy} Check Settings.',
  'banner.settings-some':
    'Parts of the settings could not be used: {parts}. Everything else is in use. {copy} Check Settings.',
  'banner.settings-kept': 'The old file was kept at {path}.',
  'banner.settings-not-kept': 'The old file could not be kept.',
  'part.accounts': 'the list of accounts',
  'part.account': '{name, select, none {an account without a name} other {the account ‘{name}’}}',
  'part.preferences': 'the preferences',
  // {name}: as in the settings file.
  'part.preference': 'the preference ‘{name}’',
  'banner.ledger.rebuilt':
    'The records of this computer were damaged and were rebuilt from the kept answers and PDFs. Check Manifests.',
  'banner.ledger.read-only':
    'A newer Packbench has used this computer: with this one, manifests can be read, but not made or printed. Start the newer one.',
  'banner.ledger.not-writable':
    'The records of this computer cannot be written{path, select, none {} other { ({path})}}: manifests can be read, but not made or printed. {full, select, yes {Make room on the disk} other {Ask whoever looks after this computer to mend that}}, then start Packbench again.',
  'banner.ledger.not-readable':
    'The records of this computer cannot be opened{path, select, none {} other { ({path})}}: orders can be found, but nothing can be manifested, changed or printed. Nothing was deleted. {full, select, yes {Make room on the disk} other {Ask whoever looks after this computer to mend that}}, then start Packbench again.',
  'banner.not-kept':
    '{count, plural, one {# manifest is} other {# manifests are}} done at the service, but the PDF could not be kept here yet. {happened}. {next}',
  'banner.moved':
    'Something else stood in the place of {path}. It was kept as {keptAs}, and a new one was made in its place.',
  'banner.damaged':
    '{path} was damaged, and is kept as {keptAs}. What was whole in it is still there: compare the open rounds and hand-overs with the parcels.',
  // {detail}: what the computer said itself.
  'banner.trouble':
    '{happened}{detail, select, none {} other { ({detail})}}. Packbench started without it; once it is fixed, close Packbench and start it again.',
  'banner.unwritten':
    'How {count, plural, one {# request} other {# requests}} ended is known, but could not be written down.{happened, select, none {} other { {happened}.}} {full, select, yes {Free some space} other {Check the disk of this computer}}: Packbench tries again by itself, and sends no change before that. If this line stays, close Packbench and start it again.',
  'banner.language': 'The language could not be loaded: the texts are in English. Start Packbench again.',
} as const;
