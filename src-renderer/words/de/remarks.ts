/** What the app adds to a failure, or says about an order it looked up or a list of addresses. */
import type { remarks as source } from '../en/remarks.ts';
import type { TextsOf } from '../say.ts';
import { rowsHave } from './counts.ts';

export const remarks: TextsOf<typeof source> = {
  'ended-before-sending': 'Packbench wurde geschlossen, bevor gesendet wurde.',
  'ended-before-answer': 'Packbench wurde geschlossen, bevor die Antwort kam.',
  'ended-before-answer-was-kept': 'Packbench wurde geschlossen, bevor die Antwort gespeichert war.',
  'kept-answer-damaged': 'Die gespeicherte Antwort ist beschädigt.',
  'kept-answer-not-read': 'Die gespeicherte Antwort ließ sich nicht vom Datenträger lesen.',
  'ended-by-another-packbench':
    'Ein zweites Packbench wurde auf diesem Computer gestartet und hat diese Anfrage beendet, bevor sie gesendet wurde.',
  'half-a-character': 'Der Text enthält ein halbes Zeichen, das nicht gesendet werden kann.',

  'packbench-ended': 'Packbench ist schon geschlossen.',
  'start-failed': 'Packbench konnte nicht starten. Schließen Sie es, und starten Sie es neu.',
  'ledger-replaced': 'Ein anderes Programm hat die Datei ersetzt. Starten Sie Packbench neu.',
  'disk-failed-earlier': 'Der Datenträger hat vorhin versagt. Starten Sie Packbench neu.',
  'sqlite-too-old': 'SQLite {version} ist zu alt. Packbench braucht {needed}.',
  'own-certificates-unread':
    'Die Zertifikate, denen dieser Computer vertraut, konnten nicht gelesen werden. Deshalb gelten nur allgemein bekannte. Das System sagt: {why}',
  'proxy-not-usable':
    '{variable} in der Umgebung dieses Computers nennt einen Proxy, der nicht benutzt werden kann. Das geht nur mit HTTP- und HTTPS-Proxys.',
  'system-proxy-not-usable':
    'Die Einstellungen dieses Computers nennen nur einen Proxy, der nicht benutzt werden kann ({proxy}); deshalb wurde es ohne versucht. Das geht nur mit HTTP- und HTTPS-Proxys.',
  'practice-not-started': 'Der Übungsdienst konnte nicht starten. Er sagt: {why}',
  'practice-ended': 'Der Übungsdienst hat sich beendet, bevor er gestartet war.',
  'practice-not-answered': 'Der Übungsdienst ist nicht rechtzeitig gestartet.',
  'file-gone': 'Die Datei ist nicht mehr da.',
  'no-plain-file': 'Das ist ein Ordner oder ein Gerät, keine Datei. Wählen Sie etwas anderes.',
  'own-file':
    'Es ist eine von Packbenchs eigenen Dateien: Sie darf nicht ersetzt werden. Wählen Sie einen anderen Ordner.',
  'folder-not-answered': 'Ihr Ordner antwortet nicht.',
  'folders-hang': 'Vorher gewählte Ordner antworten nicht. Starten Sie Packbench neu.',
  'file-cut-short': 'Die Datei konnte nicht bis zum Ende gelesen werden.',
  'file-too-large': 'Die Datei hat {megabytes, number} MB. Gelesen werden höchstens {most, number} MB.',
  'pdf-not-whole': 'Das ist kein vollständiges PDF.',

  'settings-file-not-json': 'Die Datei ist beschädigt oder nicht vollständig: Sie ist kein JSON in UTF-8.',
  'settings-file-foreign': 'Die Datei enthält keine Einstellungen, die Packbench exportiert hat.',
  'settings-file-newer':
    'Ein neueres Packbench hat diese Einstellungen exportiert. Bringen Sie dieses zuerst auf den neuesten Stand.',
  'settings-file-field': 'In der Datei ergibt {field} keinen Sinn.',
  'settings-changed-meanwhile':
    'Die Einstellungen dieses Computers haben sich geändert, seit die Datei geöffnet wurde. Wählen Sie sie noch einmal.',

  'print-question-refused': 'Das Drucksystem hat die Frage abgelehnt.',
  'print-question-forbidden': 'Das Drucksystem lässt diesen Benutzer das nicht fragen.',
  'print-job-gone': 'Der Auftrag ist nicht mehr in der Warteschlange.',
  'print-copy-broke-off':
    'Das Drucksystem hat den Auftrag nicht ganz angenommen. Vielleicht ist der Datenträger seines Computers voll, oder das PDF ist größer als dort erlaubt. Schaffen Sie dort Platz, oder speichern Sie das PDF und drucken Sie es anderswo.',
  'print-not-allowed':
    'Das Drucksystem lässt diesen Benutzer dort nicht drucken. Wählen Sie einen anderen Drucker, oder fragen Sie die Person, die es betreut.',
  'print-quota-reached':
    'Dieser Benutzer hat dort so viel gedruckt, wie das Drucksystem zurzeit erlaubt. Wählen Sie einen anderen Drucker, oder fragen Sie die Person, die es betreut.',
  'print-queue-full':
    'Das Drucksystem nimmt keine weiteren Aufträge an. Die Aufträge, die dort warten, müssen zuerst gedruckt oder abgebrochen werden.',
  'print-queue-closed':
    'Das Drucksystem nimmt für diesen Drucker keine neuen Aufträge an, bis jemand es dort erlaubt. Wählen Sie einen anderen Drucker, oder fragen Sie die Person, die es betreut.',
  'print-form-not-drawn':
    'Was in einem Formular des PDFs ausgefüllt oder später auf einer Seite vermerkt wurde, zeichnet erst ein Programm, das es zeigt. Das Drucksystem lässt es weg, oder Buchstaben davon. Speichern Sie das PDF, und drucken Sie es mit einem Programm, das alles zeigt.',
  'print-program-missing':
    'SumatraPDF, womit Packbench unter Windows druckt, ist nicht da. Vielleicht hat ein Virenscanner es entfernt: Erlauben Sie es dort, installieren Sie Packbench noch einmal, oder speichern Sie das PDF und drucken Sie es anderswo.',
  'print-program-forbidden':
    'SumatraPDF, womit Packbench unter Windows druckt, durfte nicht starten. Vielleicht verbietet es ein Virenscanner oder eine Regel dieses Computers: Erlauben Sie es dort, oder speichern Sie das PDF und drucken Sie es anderswo.',
  'print-system-answered': 'Das Drucksystem hat mit HTTP {status} geantwortet.',
  'paper-not-offered': 'Der Drucker bietet das Papierformat {paper} nicht an.',
  'tray-not-there': 'Der Drucker hat das Fach {tray} nicht.',
  'name-with-comma': 'Der Name {name} enthält ein Komma und lässt sich nicht anfordern.',

  'clipboard-empty': 'Die Zwischenablage enthält keinen Text.',
  'clipboard-is-no-key': 'Der Text enthält Zeichen, die kein Schlüssel hat.',
  'key-too-long': 'Der Text ist länger als {most, number} Zeichen.',
  'base-address-not-whole': 'Das ist keine vollständige Adresse wie https://api.example.com/v1.',
  'base-address-not-secure': 'Sie muss mit https:// beginnen.',
  'base-address-with-sign-in': 'Sie darf keinen Namen und kein Passwort enthalten.',
  'base-address-with-query': 'Sie darf weder Fragezeichen noch # enthalten.',

  'order-manifested': 'Bestellung {order} ist in einem Manifest vom {at}.',
  'order-without-number':
    'Ihre Bestellnummer ist hier nicht bekannt, und der Dienst findet Bestellungen nach der Nummer',
  'order-not-first': 'Nicht unter den ersten Bestellungen der Suche, und nach ihrer Nummer lässt sich nicht suchen',
  'order-among-too-many': 'Zu viele Bestellungen haben eine ähnliche Nummer',
  'order-without-id': 'In der Suche, aber unter einer Kennung, mit der Packbench nichts anfangen kann',
  'order-not-seen-by-other-keys':
    'Nicht in der Suche; das Konto hat jetzt aber andere Schlüssel als die, mit denen gesendet wurde',
  'order-in-shipped': 'In der Suche als versandt',
  'order-in-unshipped': 'In der Suche als nicht versandt',
  'order-in-shipped-of': 'In der Suche von {account} als versandt',
  'order-in-unshipped-of': 'In der Suche von {account} als nicht versandt',
  'search-refused':
    '{words, select, none {Der Dienst hat nicht danach gesucht} other {Zur Suche danach sagte der Dienst: {words}}}',
  'order-nowhere': 'Weder in der Suche noch in der Sendungsverfolgung',
  'order-tracked': 'Die Sendungsverfolgung sagt {status}',
  'order-in-search': 'Noch in der Suche',
  'order-in-search-of': 'Noch in der Suche von {account}',
  'order-gone-from-search':
    'Nicht mehr in der Suche; der Dienst zeigt nicht, ob sie archiviert oder entfernt wurde oder jetzt in einem Konto ist, das dieser Computer nicht hat',
  'search-is-empty': 'Die Suche zeigt gar keine Bestellung und keine Zahl der Seiten: Sie sagt nichts darüber',
  'order-held-by': 'Im Konto {account}',
  'order-still-held-by': 'Noch im Konto {account}',
  'order-in-no-account': 'In keinem Konto dieses Computers',
  'no-unshipped-order': 'Keine nicht versandte Bestellung ist in der Suche',
  'unshipped-orders':
    '{all, select, no {Mehr als {count, number} nicht versandte gedruckte Bestellungen sind in der Suche} other {{count, plural, one {# nicht versandte gedruckte Bestellung ist} other {# nicht versandte gedruckte Bestellungen sind}} in der Suche}}',

  'list-empty': 'Sie ist leer.',
  'list-not-text': 'Das ist kein Text. Speichern Sie die Liste in ihrem Programm als CSV.',
  'list-is-page':
    'Das ist eine Webseite oder XML, wie auch immer die Datei heißt. Öffnen Sie sie in einem Tabellenprogramm, und speichern Sie sie dort als CSV.',
  'list-is-json': 'Das ist JSON und keine Tabelle. Exportieren Sie die Liste aus ihrem Programm oder Shop als CSV.',
  'list-only-header': 'Sie hat Spaltennamen, aber keine Adressen darunter.',
  'list-too-wide': 'Zeile {row, number} hat mehr als {most, number} Spalten.',
  'list-too-long': 'Sie hat mehr als {most, number} Zeilen. Teilen Sie sie in mehrere Listen.',
  'list-one-column':
    'Sie hat nur eine Spalte. Eine Liste braucht Straße, Ort oder Postleitzahl und Land, jedes in einer eigenen Spalte; oder ganze Adressen mit Kommas zwischen den Teilen, die Postleitzahl beim Ort und das Land am Ende.',
  'list-column-is-street': 'Es gibt nur eine Spalte. Sie gilt als Straße, wenn Sie nichts anderes wählen.',
  'list-without-header':
    'Die erste Zeile hat keine Spaltennamen, die Packbench kennt. Wählen Sie, was jede Spalte enthält.',
  'list-without-street': 'Von keiner Spalte ist bekannt, dass sie die Straße enthält. Wählen Sie sie.',
  'list-letters-lost': 'Einige Buchstaben sind schon vorher verloren gegangen. Sie erscheinen als {mark}.',
  'list-letters-guessed':
    'Die Datei ist nicht oder nur zum Teil in UTF-8. Die anderen Buchstaben wurden als {encoding} gelesen. Sehen Sie sich die Buchstaben in den Zeilen unten an.',
  'columns-alike':
    'Die Spalten {columns} ({headings}) bedeuten dasselbe. Spalte {used, number} wird verwendet, wenn Sie keine andere wählen.',
  'rows-above-header':
    '{count, plural, one {Zeile {rows} steht über der Zeile mit den Namen und wurde} other {# Zeilen ({rows}) stehen über der Zeile mit den Namen und wurden}} weggelassen.',
  'rows-like-header':
    '{count, plural, one {Zeile {rows} enthält noch einmal die Namen der Spalten und wurde} other {# Zeilen ({rows}) enthalten noch einmal die Namen der Spalten und wurden}} weggelassen.',
  'rows-shorter-than-header': `${rowsHave} weniger Spalten als die Zeile mit den Namen.`,
  'rows-shorter-than-others': `${rowsHave} weniger Spalten als andere.`,
  'rows-longer-than-header': `${rowsHave} mehr Spalten als die Zeile mit den Namen.`,
  'rows-not-taken-apart':
    '{count, plural, one {Zeile {rows} konnte nicht in ihre Teile zerlegt werden und wird} other {# Zeilen ({rows}) konnten nicht in ihre Teile zerlegt werden und werden}} nicht geprüft.',
  'quotes-left-open':
    '{count, plural, one {Ein Anführungszeichen wird nie geschlossen (Zeile {rows}). Es wurde} other {# Anführungszeichen werden nie geschlossen (Zeilen {rows}). Sie wurden}} als Buchstabe gelesen.',
  'post-codes-without-zeros':
    '{count, plural, one {Der Postleitzahl in Zeile {rows} fehlen} other {Den Postleitzahlen in # Zeilen ({rows}) fehlen}} führende Nullen, wie es in Tabellenprogrammen geschieht. Für die Prüfung werden sie ergänzt; in Ihrer Liste fehlen sie weiterhin.',
  'house-numbers-as-dates': `${rowsHave} ein Datum statt einer Hausnummer. Tabellenprogramme machen es aus 3-5: Geben Sie diese Nummern dort als Text ein, oder berichtigen Sie sie in Ihrer Liste.`,
  'house-numbers-shortened': `${rowsHave} eine Hausnummer wie 1,2E+04, deren Ziffern verloren sind. Tabellenprogramme machen sie aus 12E3: Geben Sie diese Nummern dort als Text ein, oder berichtigen Sie sie in Ihrer Liste.`,
  'post-codes-shortened': `${rowsHave} eine Postleitzahl wie 1,1E+05, deren Ziffern verloren sind. Tabellenprogramme machen sie, wenn die Spalte schmal ist: Machen Sie sie dort breiter, und speichern Sie die Liste noch einmal.`,
  'rows-with-spreadsheet-errors': `${rowsHave} einen Fehler eines Tabellenprogramms wie #NV oder #### statt eines Teils der Adresse. Berichtigen Sie dort die Formel, oder machen Sie die Spalte breiter, und speichern Sie die Liste noch einmal.`,
  'rows-without-country': `${rowsHave} kein Land. So kommen verbundene Zellen an: Tragen Sie das Land in jede Zeile ein.`,
  'rows-and-others': '{rows} und weitere',
  'row-empty': 'Die Spalten der Adresse sind in dieser Zeile leer.',
  'field-too-long': 'Ein Feld dieser Zeile hat mehr Buchstaben, als gesendet werden können.',
};
