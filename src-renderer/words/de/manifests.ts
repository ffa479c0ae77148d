/** The texts of manifests/: making one, its list, its pages, its printing. */
import type { manifests as source } from '../en/manifests.ts';
import type { TextsOf } from '../say.ts';
import { orderCount, pageCount } from './counts.ts';

export const manifests: TextsOf<typeof source> = {
  of: 'Manifeste von',
  'of.this': 'Dieses Konto',
  'of.all': 'Alle Konten',
  'none-open.title': 'Kein Manifest ist geöffnet',
  'none-open.next': 'Wählen Sie eines in der Liste, um seine Seiten zu sehen, es zu drucken oder zu speichern.',

  // One or two words each, in a list.
  'state.sending': 'Wird gesendet',
  'state.stored': 'Manifestiert',
  'state.in-doubt': 'Ungeklärt',
  'state.at-service': 'PDF fehlt',
  'state.refused': 'Abgelehnt',
  'state.not-sent': 'Nicht gesendet',
  'carrier.none': 'Ohne Versanddienst',
  'carrier.unknown': 'Versanddienst nicht bekannt',
  'copies.none': 'Noch nicht gedruckt',
  'copies.sent': '{count, plural, one {# Exemplar} other {# Exemplare}} an einen Drucker gesendet',

  'question.title': `Manifest über ${orderCount} erstellen?`,
  'question.label': 'Was angefragt wird',
  'question.account': 'Konto',
  'question.orders': 'Bestellungen',
  'question.carriers': 'Versanddienste',
  'question.open':
    '{count, plural, one {# Bestellung kann} other {# Bestellungen können}} jetzt nicht manifestiert werden',
  'question.stored':
    '{count, plural, one {# Bestellung ist} other {# Bestellungen sind}} schon in einem Manifest dieses Computers',
  'question.shared-numbers': 'Eine Bestellnummer, mehrere Bestellungen',
  'question.repeated': `${orderCount} doppelt gewählt: nur einmal angefragt`,
  'question.what-follows':
    'Der Dienst schließt manifestierte Bestellungen für die Abholung ab. Das PDF liegt auf diesem Computer, bevor irgendetwas anderes geschieht.',
  'question.order-list': 'Bestellungen dieses Manifests',
  // {state}: 'Manifested', 'In doubt'; {age}: '2 h ago'.
  'question.mark': '{state}, {age}',
  // <rest> is for screen readers only.
  'question.open-manifest': 'Öffnen<rest>: das Manifest von {number}</rest>',
  'question.confirm': `${orderCount} manifestieren`,
  'question.confirm-anyway': `${orderCount} trotzdem manifestieren`,

  'sending.title': `Manifest über ${orderCount}`,
  'sending.progress': 'Fortschritt',
  'sending.asking': 'Der Dienst wird gefragt\u00a0…',
  'sending.usual': 'Er erstellt das Manifest und schickt das PDF.',
  'sending.long':
    'Große Manifeste können bis zu drei Minuten dauern. Was gesendet ist, lässt sich nicht zurückrufen und wird nicht noch einmal gesendet.',
  'sending.seconds': '{count, plural, one {# Sekunde} other {# Sekunden}}',
  'created.stored': `Manifest über ${orderCount} ist gespeichert.`,
  // {words}: what happened and what next, in sentences.
  'created.failed': 'Manifest: {words}',
  'created.not-asked':
    'Es wurde kein Manifest erstellt: Die Anzeige hörte gerade in dem Moment auf zu reagieren. Nichts wurde gesendet: Fordern Sie es noch einmal an.',

  'trouble.none': 'Es wurde kein Manifest erstellt',
  'trouble.in-doubt': 'Dieses Manifest ist ungeklärt',
  'trouble.not-kept': 'Das Manifest wurde erstellt, aber sein PDF ist noch nicht gespeichert',
  'trouble.label': 'Was daraus wurde',
  'trouble.open': 'Das Manifest öffnen',
  'trouble.open-that': 'Das andere Manifest öffnen',
  'refused.label': 'Abgelehnte Bestellungen',
  'refused.because': `Abgelehnt wegen ${orderCount}`,
  'refused.stored': 'In einem Manifest vom {at}',
  'refused.take-out': `${orderCount} weglassen und mit dem Rest weitermachen`,

  'doubt.title': 'Der Dienst hat dieses Manifest vielleicht erstellt, vielleicht nicht.',
  'doubt.never-again': 'Packbench sendet es nie von selbst noch einmal.',
  'doubt.closed': 'Packbench wurde geschlossen, während die Anfrage unterwegs war.',
  'doubt.step.look': 'Sehen Sie nach: Packbench fragt den Dienst und zeigt, was er zu jeder Bestellung sagt.',
  'doubt.step.done':
    'Sind die Bestellungen versandt, klären Sie das Manifest als erledigt und importieren Sie sein PDF von der Website des Dienstes.',
  'doubt.step.not-done':
    'Sind sie auch beim zweiten Nachsehen, fünf Minuten später, nicht versandt, klären Sie das Manifest als nicht erledigt und manifestieren Sie die Bestellungen neu.',
  'doubt.own-words': 'Im Wortlaut',
  'doubt.look-up': 'Unter „Ungeklärt“ nachsehen',

  'list.label': 'Manifeste',
  'list.reading': 'Die Manifeste werden gelesen',
  'list.none': 'Noch keine Manifeste',
  'list.none.account': 'Noch keine Manifeste von {account}',
  'list.none.next':
    'Scannen oder wählen Sie Bestellungen und manifestieren Sie sie: Jedes Manifest bleibt hier, mit seinem PDF.',
  'go-to-orders': 'Zu den Bestellungen',

  'detail.label': 'Manifest',
  'detail.title': `Manifest über ${orderCount}`,
  'detail.title.unknown': 'Manifest, Bestellungen nicht bekannt',
  'detail.back': 'Zurück zu den Manifesten',
  'detail.reading': 'Das Manifest wird gelesen',
  'detail.asking': 'Der Dienst wird gefragt\u00a0… Das kann bis zu drei Minuten dauern. Es wurde einmal angefragt.',
  'detail.at-service':
    'Der Dienst hat dieses Manifest erstellt, aber sein PDF hat diesen Computer nie erreicht. Holen Sie das PDF von der Website des Dienstes und importieren Sie es.',
  'detail.refused': 'Der Dienst hat dieses Manifest nicht erstellt. Es wurde nichts geändert.',
  'facts.label': 'Angaben',
  'facts.asked': 'Angefragt',
  'facts.answered': 'Beantwortet',
  'facts.carriers': 'Versanddienste',
  'facts.printed': 'Gedruckt',
  // A manifest of several files.
  'facts.pdf': 'PDF {place, number}',
  // {size}: '12 KB'; {hash} stands in its own type.
  'facts.file': '{size}, SHA-256 {hash}',
  'facts.bytes': '{count, plural, one {# Byte} other {# Bytes}}',
  'orders.label': 'Bestellungen',
  'orders.list': 'Bestellungen dieses Manifests',
  'orders.unknown': 'Bestellungen nicht bekannt',
  'orders.unknown.why':
    'Die Aufzeichnungen dieses Manifests gingen verloren, und es wurde aus seinem PDF übernommen. Lesen Sie auf seinen Seiten, worum es geht.',
  'orders.page': 'Seite {page, number}',
  'orders.no-page': 'nicht auf dem Papier',
  'orders.other-pdf': 'auf einem anderen PDF',
  'save.button': 'Als PDF speichern\u00a0…',
  'save.action': 'Das PDF speichern unter\u00a0…',
  'remarks.label': 'Anmerkungen des Dienstes',
  'remarks.title': 'Der Dienst hat dieses PDF mit einer Anmerkung geschickt',
  'files.label': 'PDF dieses Manifests',
  'side.label': 'Drucken und Angaben',

  'check.label': 'Prüfung des Papiers',
  'check.reading': 'Das Papier wird geprüft\u00a0…',
  'check.complete':
    '{count, plural, one {Die Bestellung steht auf dem Papier} other {Alle # Bestellungen stehen auf dem Papier}}',
  'check.no-orders': 'Nicht prüfbar: Seine Bestellungen sind hier nicht bekannt',
  'check.pictures': 'Nicht prüfbar: Die Seiten sind Bilder',
  'check.unreadable': 'Nicht prüfbar: Das PDF konnte hier nicht gelesen werden',
  'check.missing': `{missing, number} von ${orderCount} nicht auf dem Papier`,
  'check.missing.next':
    'Suchen Sie, was fehlt, bevor die Pakete hinausgehen. Der Dienst hat es vielleicht weggelassen.',

  'preview.label': 'Vorschau',
  'preview.reading': 'Das PDF wird gelesen\u00a0…',
  'preview.tools': 'Werkzeuge der Vorschau',
  'preview.pages': 'Seiten',
  'preview.go-to': 'Zu Seite {page, number}',
  'preview.page': 'Seite {page, number} von {count, number}',
  'preview.page-field': 'Seite, von {count, number}',
  'preview.page-count': 'von {count, number}',
  'preview.page-fault':
    'Seite {page, number} kann nicht gezeigt werden. Drucken und Speichern gehen weiterhin: Beides verwendet die gespeicherte Datei, nicht diese Vorschau.',
  'preview.list.show': 'Seitenliste zeigen',
  'preview.list.hide': 'Seitenliste verbergen',
  'preview.previous': 'Vorige Seite',
  'preview.next': 'Nächste Seite',
  'preview.zoom-in': 'Vergrößern',
  'preview.zoom-out': 'Verkleinern',
  'preview.fit-width': 'Breite einpassen',
  'preview.fit-page': 'Seite einpassen',
  // {tool}: 'Zoom in'; {keys}: 'Ctrl +'.
  'preview.tool': '{tool} ({keys})',
  'preview.zoom': 'Zoom, {percent, number} %',
  'preview.zoomed': 'Zoom {percent, number} %',
  'preview.percent': '{percent, number} %',
  'preview.real-size': '100 % (Originalgröße)',
  'preview.action.real-size': 'In Originalgröße zeigen',
  'preview.action.fit-width': 'Seitenbreite einpassen',
  'preview.action.fit-page': 'Ganze Seite einpassen',
  'unreadable.empty': 'Dieses PDF ist leer',
  'unreadable.empty.why': 'Die Datei hat keinen Inhalt; es gibt nichts zu zeigen und nichts zu drucken.',
  'unreadable.damaged': 'Dieses PDF kann nicht gezeigt werden',
  'unreadable.damaged.why': 'Die Datei ist kein lesbares PDF. Sie liegt hier genau so, wie sie kam.',
  'unreadable.encrypted': 'Dieses PDF verlangt ein Passwort',
  'unreadable.encrypted.why': 'Die Datei ist geschützt, und Packbench hat kein Passwort.',
  'unreadable.too-slow': 'Dieses PDF war zu langsam für die Vorschau',
  'unreadable.too-slow.why': 'Eine Seite war nach 10 Sekunden nicht fertig; die Vorschau wurde angehalten.',
  'unreadable.reader-failed': 'Die Vorschau ist nicht gestartet',
  'unreadable.reader-failed.why': 'Der Teil von Packbench, der PDFs liest, konnte nicht gestartet werden.',
  'unreadable.next.get': 'Holen Sie das PDF dieses Manifests von der Website des Dienstes.',
  'unreadable.next.save':
    'Sie können es speichern und mit einem anderen Programm öffnen. Ein Drucker lehnt es vielleicht ab. Dann holen Sie das PDF von der Website des Dienstes.',
  'unreadable.next.print':
    'Sie können es trotzdem drucken und speichern: Beides verwendet die gespeicherte Datei, nicht diese Vorschau.',

  'print.label': 'Was der Drucker bekommt',
  'print.pages': 'Seiten',
  'print.pages.reading': 'Das PDF wird gelesen\u00a0…',
  'print.pages.unknown': 'Nicht bekannt: Das PDF konnte hier nicht gelesen werden',
  'print.page-count': pageCount,
  'print.page-size': 'Seitengröße',
  // {paper}: 'A4, 210 × 297 mm'.
  'print.papers': `{paper} (${pageCount})`,
  'paper.landscape': '{name} quer, {size}',
  'print.asking': 'Das Drucksystem wird gefragt\u00a0…',
  'print.no-system.next':
    'Von hier aus kann jetzt nichts gedruckt werden. Speichern Sie es als PDF (oben) und drucken Sie es anderswo.',
  'print.no-printer.next':
    'Fügen Sie einen in den Druckereinstellungen des Systems hinzu, oder speichern Sie es als PDF (oben) und drucken Sie es anderswo.',
  'print.look-again': 'Noch einmal suchen',
  'print.printer': 'Drucker',
  'print.printer-gone':
    '{printer}, wo Manifeste zuletzt gedruckt wurden, ist nicht mehr da. Wenn Sie hier drucken, gilt ab dann der Drucker oben.',
  'print.not-chosen':
    'Es wurde noch kein Drucker gewählt, und dieser Computer hat keinen Standarddrucker. Sehen Sie nach, ob es der Drucker oben ist: Wenn Sie hier drucken, gilt er ab dann.',
  'print.paper': 'Papier',
  'print.paper.as-set': 'Wie der Drucker eingestellt ist',
  // {paper}: the printer's own paper.
  'print.paper.default': '{paper}, Standard',
  'print.paper.none': 'Kein solches Papier',
  'print.copies': 'Exemplare',
  'print.forbidden':
    'Dieses PDF ist geschützt: Es erlaubt keinen Druck, und die meisten Drucksysteme drucken nichts davon. Bitten Sie den Dienst um ein PDF, das gedruckt werden darf.',
  'print.cannot-check': 'Ob die Seiten auf dieses Papier passen, ließ sich nicht prüfen.',
  'print.next-copy':
    'Schon an einen Drucker gesendet: Dies wird Exemplar {copy, number}. Nur der Name in der Warteschlange sagt es („copy {copy, number}“); die Seiten bleiben, wie der Dienst sie erstellt hat.',
  // {print}: 'Print', 'Print 3 copies'.
  'print.anyway': 'Trotzdem: {print}',
  'print.first': '{count, plural, =1 {Drucken} other {# Exemplare drucken}}',
  'print.copy': 'Exemplar {copy, number} drucken',
  'print.copies-to': 'Exemplare {from, number} bis {to, number} drucken',

  // {paper}: 'A4'.
  'media.cut': 'Die Seite passt nicht auf {paper}',
  'media.cut.why': 'Sie ist {size}. Nichts wird skaliert; ihre Ränder würden abgeschnitten.',
  'media.lost': 'Die Seite ist viel kleiner als {paper}',
  'media.lost.why': 'Sie ist {size} und würde in einer Ecke stehen: Nichts wird skaliert.',
  'media.the-paper': 'das Papier',
  'media.its-own': 'eigenes Papier',
  'media.use': '{paper} verwenden',
  'media.use-printer': '{printer} verwenden, {paper}',

  'jobs.label': 'Druckaufträge',
  'jobs.copy': 'Exemplar {copy, number}',
  'jobs.copies': 'Exemplare {from, number} bis {to, number}',
  // {id}: the print system's number.
  'jobs.job': 'Auftrag {id}',
  // {state}: 'Stopped'; {reasons}: 'out of paper, cover open'.
  'printer.because': '{state}: {reasons}',
  'printer.ready-but': 'Bereit, meldet aber: {reasons}',
};
