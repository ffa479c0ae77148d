/** The texts of manifests/: making one, its list, its pages, its printing. */
import { orderCount, pageCount } from './counts.ts';

export const manifests = {
  of: 'Manifests of',
  'of.this': 'This account',
  'of.all': 'All accounts',
  'none-open.title': 'No manifest is open',
  'none-open.next': 'Choose one in the list to see its pages, print it or save it.',

  // One or two words each, in a list.
  'state.sending': 'Sending',
  'state.stored': 'Manifested',
  'state.in-doubt': 'In doubt',
  'state.at-service': 'PDF missing',
  'state.refused': 'Refused',
  'state.not-sent': 'Not sent',
  'carrier.none': 'No carrier named',
  'carrier.unknown': 'Carrier not known',
  'copies.none': 'Not printed yet',
  'copies.sent': '{count, plural, one {# copy} other {# copies}} sent to a printer',

  'question.title': `Manifest ${orderCount}?`,
  'question.label': 'What will be asked',
  'question.account': 'Account',
  'question.orders': 'Orders',
  'question.carriers': 'Carriers',
  'question.open': `${orderCount} cannot be manifested now`,
  'question.stored': `${orderCount} already in a manifest of this computer`,
  'question.shared-numbers': 'One order number, several orders',
  'question.repeated': `${orderCount} chosen twice: asked for once`,
  'question.what-follows':
    'The service closes manifested orders for pickup. The PDF is kept on this computer before anything else happens.',
  'question.order-list': 'Orders of this manifest',
  // {state}: 'Manifested', 'In doubt'; {age}: '2 h ago'.
  'question.mark': '{state}, {age}',
  // <rest> is for screen readers only.
  'question.open-manifest': 'Open<rest> the manifest of {number}</rest>',
  'question.confirm': `Manifest ${orderCount}`,
  'question.confirm-anyway': `Manifest ${orderCount} anyway`,

  'sending.title': `Manifesting ${orderCount}`,
  'sending.progress': 'Progress',
  'sending.asking': 'Asking the service…',
  'sending.usual': 'It makes the manifest and sends the PDF.',
  'sending.long':
    'Large manifests can take up to three minutes. What was sent cannot be called back, and will not be sent again.',
  'sending.seconds': '{count, plural, one {# second} other {# seconds}}',
  'created.stored': `Manifest of ${orderCount} is stored on this computer.`,
  // {words}: what happened and what next, in sentences.
  'created.failed': 'Manifest: {words}',
  'created.not-asked':
    'No manifest was made: the screens stopped just as it was asked for. Nothing was sent: ask for it again.',

  'trouble.none': 'No manifest was made',
  'trouble.in-doubt': 'This manifest is in doubt',
  'trouble.not-kept': 'The manifest was made, but its PDF is not kept yet',
  'trouble.label': 'What became of it',
  'trouble.open': 'Open the manifest',
  'trouble.open-that': 'Open that manifest',
  'refused.label': 'Refused orders',
  'refused.because': `Refused because of ${orderCount}`,
  'refused.stored': 'In a manifest of {at}',
  'refused.take-out': `Leave ${orderCount} out and go on with the rest`,

  'doubt.title': 'The service may or may not have made this manifest.',
  'doubt.never-again': 'Packbench never sends it again by itself.',
  'doubt.closed': 'Packbench was closed while the request was on its way.',
  'doubt.step.look': 'Look its orders up: Packbench asks the service, and shows what it says of each.',
  'doubt.step.done':
    'If the orders show as shipped, settle the manifest as done, then import its PDF from the service’s own site.',
  'doubt.step.not-done':
    'If two look-ups five minutes apart show them unshipped, settle it as not done and manifest them again.',
  'doubt.own-words': 'In its own words',
  'doubt.look-up': 'Look it up under In doubt',

  'list.label': 'Manifests',
  'list.reading': 'Reading the manifests',
  'list.none': 'No manifests yet',
  'list.none.account': 'No manifests of {account} yet',
  'list.none.next': 'Scan or tick orders, then manifest them: each manifest is kept here, with its PDF.',
  'go-to-orders': 'Go to orders',

  'detail.label': 'Manifest',
  'detail.title': `Manifest of ${orderCount}`,
  'detail.title.unknown': 'Manifest, orders not known',
  'detail.back': 'Back to manifests',
  'detail.reading': 'Reading the manifest',
  'detail.asking': 'Asking the service… This can take up to three minutes. It was asked once.',
  'detail.at-service':
    'The service made this manifest, but its PDF never reached this computer. Get the PDF from the service’s own site, then import it.',
  'detail.refused': 'The service did not make this manifest. Nothing was changed.',
  'facts.label': 'Facts',
  'facts.asked': 'Asked for',
  'facts.answered': 'Answered',
  'facts.carriers': 'Carriers',
  'facts.printed': 'Printed',
  // A manifest of several files.
  'facts.pdf': 'PDF {place, number}',
  // {size}: '12 KB'; {hash} stands in its own type.
  'facts.file': '{size}, SHA-256 {hash}',
  'facts.bytes': '{count, plural, one {# byte} other {# bytes}}',
  'orders.label': 'Orders',
  'orders.list': 'Orders of this manifest',
  // In the place of '3 orders': a manifest that was taken over from its PDF.
  'orders.unknown': 'Orders not known',
  'orders.unknown.why':
    'The records of this manifest were lost, and it was taken over from its PDF. Read on its pages what it is about.',
  'orders.page': 'page {page, number}',
  'orders.no-page': 'not on the paper',
  'orders.other-pdf': 'on another PDF',
  'save.button': 'Save as PDF…',
  'save.action': 'Save the PDF as…',
  'remarks.label': 'Remarks of the service',
  'remarks.title': 'The service sent this PDF with a remark',
  'files.label': 'PDF of this manifest',
  'side.label': 'Printing and facts',

  'check.label': 'Paper check',
  'check.reading': 'Checking the paper…',
  'check.complete': '{count, plural, one {The order is on the paper} other {All # orders are on the paper}}',
  'check.no-orders': 'Cannot check: its orders are not known here',
  'check.pictures': 'Cannot check: the pages are pictures',
  'check.unreadable': 'Cannot check: the PDF could not be read here',
  'check.missing': `{missing, number} of ${orderCount} not on the paper`,
  'check.missing.next': 'Look for what is missing before the parcels leave. The service may have left it out.',

  'preview.label': 'Preview',
  'preview.reading': 'Reading the PDF…',
  'preview.tools': 'Preview tools',
  'preview.pages': 'Pages',
  'preview.go-to': 'Go to page {page, number}',
  'preview.page': 'Page {page, number} of {count, number}',
  'preview.page-field': 'Page, of {count, number}',
  'preview.page-count': 'of {count, number}',
  'preview.page-fault':
    'Page {page, number} cannot be shown. It can still be printed and saved: both use the stored file, not this preview.',
  'preview.list.show': 'Show page list',
  'preview.list.hide': 'Hide page list',
  'preview.previous': 'Previous page',
  'preview.next': 'Next page',
  'preview.zoom-in': 'Zoom in',
  'preview.zoom-out': 'Zoom out',
  'preview.fit-width': 'Fit width',
  'preview.fit-page': 'Fit page',
  // {tool}: 'Zoom in'; {keys}: 'Ctrl +'.
  'preview.tool': '{tool} ({keys})',
  'preview.zoom': 'Zoom, {percent, number} %',
  'preview.zoomed': 'Zoom {percent, number} %',
  'preview.percent': '{percent, number} %',
  'preview.real-size': '100 % (real size)',
  'preview.action.real-size': 'Zoom to real size',
  'preview.action.fit-width': 'Fit page width',
  'preview.action.fit-page': 'Fit whole page',
  'unreadable.empty': 'This PDF is empty',
  'unreadable.empty.why': 'The file has no content, so there is nothing to show or print.',
  'unreadable.damaged': 'This PDF cannot be shown',
  'unreadable.damaged.why': 'The file is not a PDF that can be read. It was kept exactly as it came.',
  'unreadable.encrypted': 'This PDF asks for a password',
  'unreadable.encrypted.why': 'The file is protected, and Packbench has no password.',
  'unreadable.too-slow': 'This PDF took too long to show',
  'unreadable.too-slow.why': 'A page was not ready after 10 seconds, so the preview was stopped.',
  'unreadable.reader-failed': 'The preview did not start',
  'unreadable.reader-failed.why': 'The part of Packbench that reads PDFs could not be started.',
  'unreadable.next.get': 'Get the PDF of this manifest from the service’s own site.',
  'unreadable.next.save':
    'You can save it and open it with another program. A printer may refuse it. If it does, get the PDF from the service’s own site.',
  'unreadable.next.print': 'You can still print it and save it: both use the stored file, not this preview.',

  'print.label': 'What the printer will get',
  'print.pages': 'Pages',
  'print.pages.reading': 'Reading the PDF…',
  'print.pages.unknown': 'Not known: the PDF could not be read here',
  'print.page-count': pageCount,
  'print.page-size': 'Page size',
  // {paper}: 'A4, 210 × 297 mm'.
  'print.papers': `{paper} (${pageCount})`,
  'paper.landscape': '{name} landscape, {size}',
  'print.asking': 'Asking the print system…',
  'print.no-system.next': 'Nothing can be printed from here now. Save as PDF (at the top) and print it elsewhere.',
  'print.no-printer.next':
    'Add one in the system’s printer settings, or save as PDF (at the top) and print it elsewhere.',
  'print.look-again': 'Look again',
  'print.printer': 'Printer',
  'print.printer-gone':
    '{printer}, where manifests were printed last, is gone. If you print here, the printer above is used from then on.',
  'print.not-chosen':
    'No printer was chosen yet, and this computer has no default. Check whether it is the one above: if you print here, it is used from then on.',
  'print.paper': 'Paper',
  'print.paper.as-set': 'As the printer is set',
  // {paper}: the printer's own paper.
  'print.paper.default': '{paper}, default',
  'print.paper.none': 'No such paper',
  'print.copies': 'Copies',
  'print.forbidden':
    'This PDF is protected: it does not allow printing, and most print systems print nothing of it. Ask the service for a PDF that may be printed.',
  'print.cannot-check': 'It could not be checked whether the pages fit on this paper.',
  'print.next-copy':
    'Sent to a printer before: this will be copy {copy, number}. Only the name in the print queue says so; the pages are as the service made them.',
  // {print}: 'Print', 'Print 3 copies'.
  'print.anyway': '{print} anyway',
  'print.first': '{count, plural, =1 {Print} other {Print # copies}}',
  'print.copy': 'Print copy {copy, number}',
  'print.copies-to': 'Print copies {from, number} to {to, number}',

  // {paper}: 'A4'.
  'media.cut': 'The page does not fit on {paper}',
  'media.cut.why': 'It is {size}. Nothing is scaled, so its edges would be cut off.',
  'media.lost': 'The page is far smaller than {paper}',
  'media.lost.why': 'It is {size} and would lie in a corner: nothing is scaled.',
  'media.the-paper': 'the paper',
  'media.its-own': 'its own paper',
  'media.use': 'Use {paper}',
  'media.use-printer': 'Use {printer}, {paper}',

  'jobs.label': 'Print jobs',
  'jobs.copy': 'Copy {copy, number}',
  'jobs.copies': 'Copies {from, number} to {to, number}',
  // {id}: the print system's number.
  'jobs.job': 'job {id}',
  // {state}: 'Stopped'; {reasons}: 'out of paper, cover open'.
  'printer.because': '{state}: {reasons}',
  'printer.ready-but': 'Ready, but says: {reasons}',
} as const;
