/** What a person reads when something went wrong. */
import type { failures as source } from '../en/failures.ts';
import type { TextsOf } from '../say.ts';
import { hourCount, minuteCount } from './counts.ts';

export const failures: TextsOf<typeof source> = {
  'changed.nothing': 'Es wurde nichts geändert.',
  'changed.done': 'Die Änderung selbst wurde ausgeführt.',
  'changed.unknown': 'Ob etwas geändert wurde, ist nicht bekannt.',
  notice: '{sentence} {advice}',
  advice: '{changed} {next}',

  'unreachable.happened': 'Dieser Computer erreicht {host, select, none {den Dienst} other {{host}}} nicht',
  'unreachable.next': 'Prüfen Sie Netzwerkkabel oder WLAN, und versuchen Sie es dann noch einmal.',
  'unreachable-name.happened': 'Dieser Computer findet die Adresse {host} nicht',
  'unreachable-name.next':
    'Prüfen Sie Netzwerkkabel oder WLAN. Öffnen sich andere Seiten, prüfen Sie unter Einstellungen, Konten die Basisadresse Buchstabe für Buchstabe.',
  'unreachable-here.happened':
    'Der Dienst unter {host, select, none {seiner Adresse} other {{host}}} auf diesem Computer antwortet nicht',
  'unreachable-here.next':
    'Bei einem Übungskonto: Schließen Sie Packbench, und starten Sie es neu. Bei einem anderen Konto: Starten Sie dessen Dienst.',
  'tls-failed.happened':
    'Der sicheren Verbindung zu {host, select, none {dem Dienst} other {{host}}} ist nicht zu trauen',
  'tls-failed.next':
    'Prüfen Sie Datum und Uhrzeit dieses Computers, und ob das WLAN eine Anmeldung verlangt. Liegt es an keinem von beiden, dann sagen Sie es der Person, die das Netzwerk betreut.',
  // {host} is known of these. The clock of this computer, or the certificate, is wrong.
  'tls-expired.happened': 'Nach dem Datum dieses Computers ist das Zertifikat von {host} abgelaufen',
  'tls-expired.next':
    'Prüfen Sie Datum und Uhrzeit dieses Computers. Stimmen sie, dann sagen Sie es dem Support des Dienstes: Nur er kann es erneuern.',
  'tls-not-yet-valid.happened': 'Nach dem Datum dieses Computers ist das Zertifikat von {host} noch nicht gültig',
  'tls-not-yet-valid.next': 'Stellen Sie Datum und Uhrzeit dieses Computers, und versuchen Sie es dann noch einmal.',
  'tls-other-name.happened': 'Was unter {host} antwortet, hat das Zertifikat einer anderen Adresse',
  'tls-other-name.next':
    'Prüfen Sie, ob das WLAN eine Anmeldung verlangt, und die Basisadresse unter Einstellungen, Konten. Liegt es an keinem von beiden, dann sagen Sie es der Person, die das Netzwerk betreut.',
  'tls-unknown-issuer.happened': 'Das Zertifikat von {host} hat einen Aussteller, dem dieser Computer nicht vertraut',
  'tls-unknown-issuer.next':
    'Prüfen Sie, ob das WLAN eine Anmeldung verlangt. Wenn nicht, dann sagen Sie es der Person, die das Netzwerk betreut: Vielleicht fehlt dessen eigenes Zertifikat auf diesem Computer.',
  'proxy-refused.happened':
    'Der Proxy des Netzwerks hat die Anfrage an {host, select, none {den Dienst} other {{host}}} nicht durchgelassen',
  'proxy-refused.next':
    'Prüfen Sie, ob das WLAN eine Anmeldung verlangt. Wenn nicht, dann sagen Sie es der Person, die das Netzwerk betreut, und nennen Sie diese Adresse.',
  'not-the-service.happened':
    'Etwas zwischen diesem Computer und {host, select, none {dem Dienst} other {{host}}} antwortet an dessen Stelle',
  'not-the-service.next':
    'Prüfen Sie, ob das WLAN eine Anmeldung verlangt. Wenn nicht, dann prüfen Sie die Basisadresse unter Einstellungen, Konten, oder sagen Sie es der Person, die das Netzwerk betreut.',
  'timed-out.happened': '{host, select, none {Der Dienst} other {{host}}} hat nicht rechtzeitig geantwortet',
  'timed-out.next': 'Warten Sie einen Moment, und versuchen Sie es dann noch einmal.',
  'connection-lost.happened':
    'Die Verbindung zu {host, select, none {dem Dienst} other {{host}}} ist unterwegs abgerissen',
  'connection-lost.next': 'Prüfen Sie das Netzwerk, und versuchen Sie es dann noch einmal.',
  'redirected.happened':
    '{host, select, none {Der Dienst} other {{host}}} hat die Anfrage an eine andere Adresse verwiesen, und Packbench ist nicht gefolgt',
  'redirected.next':
    'Prüfen Sie die Basisadresse unter Einstellungen, Konten. Auch die Anmeldeseite eines WLANs kann die Ursache sein.',

  'keys-refused.happened': '{host, select, none {Der Dienst} other {{host}}} hat die Schlüssel dieses Kontos abgelehnt',
  'keys-refused.next': 'Prüfen Sie die Schlüssel unter Einstellungen, Konten, und fügen Sie sie noch einmal ein.',
  'service-refused.happened': 'Der Dienst hat diese Anfrage abgelehnt{said, select, none {} below {} other {: {said}}}',
  'service-refused.next':
    '{said, select, none {Er sagt nicht, warum. Prüfen Sie, was angefragt wurde} below {Lesen Sie unten, was der Dienst sagt. Berichtigen Sie das} other {Berichtigen Sie das}}, und versuchen Sie es noch einmal.',
  'service-refused-manifest.happened':
    'Der Dienst hat dieses Manifest abgelehnt{said, select, none {} below {} other {: {said}}}',
  'service-refused-manifest.next':
    '{said, select, none {Er sagt nicht, warum. Prüfen Sie, was angefragt wurde} below {Lesen Sie unten, was der Dienst sagt. Berichtigen Sie das} other {Berichtigen Sie das}}, und versuchen Sie es noch einmal.',
  'not-found.happened': 'Der Dienst kennt nicht, wonach gefragt wurde',
  'not-found.next': 'Prüfen Sie, wonach gefragt wurde, das Konto und dessen Basisadresse.',
  'not-found-number.happened': 'Keine Sendung dieses Kontos hat diese Nummer',
  'not-found-number.next': 'Prüfen Sie die Nummer, oder wählen Sie oben ein anderes Konto.',
  'not-found-order.happened': 'Diese Bestellung ist nicht mehr auf diesem Computer',
  'not-found-order.next':
    'Scannen Sie ihr Paket noch einmal: Was nicht auf diesem Computer ist, wird beim Dienst gesucht.',
  'not-found-rates.happened': 'Beim Dienst lassen sich keine Preise abfragen',
  'not-found-rates.next':
    'Vielleicht nennt er keine mehr. Nichts anderes hängt davon ab. Wenn sich auch Bestellungen nicht abrufen lassen, prüfen Sie die Basisadresse unter Einstellungen, Konten.',
  'rate-limited.happened': 'Der Dienst bittet um eine Pause',
  'rate-limited.next': `{unit, select, minutes {Warten Sie ${minuteCount}} hours {Warten Sie ${hourCount}} other {{count, plural, =0 {Warten Sie einen Moment} one {Warten Sie # Sekunde} other {Warten Sie # Sekunden}}}}, und versuchen Sie es dann noch einmal.`,
  'service-conflict.happened': 'Der Dienst meldet, dass dies inzwischen geändert wurde',
  'service-conflict.next': 'Suchen Sie die Bestellungen noch einmal, und sehen Sie sie an, bevor Sie es wiederholen.',
  'service-broken.happened':
    '{host, select, none {Der Dienst} other {{host}}} hat selbst eine Störung{status, select, none {} other { (HTTP {status})}}',
  'service-broken.next':
    'Warten Sie eine Minute, und versuchen Sie es dann noch einmal. Bleibt es so, dann fragen Sie den Support des Dienstes.',
  'answer-unreadable.happened': 'Die Antwort von {host, select, none {dem Dienst} other {{host}}} war nicht lesbar',
  'answer-unreadable.next':
    'Versuchen Sie es noch einmal. Bleibt es so, dann prüfen Sie die Basisadresse unter Einstellungen, Konten.',
  'too-many-alike.happened': 'Der Dienst zeigt mehr Bestellungen, die dieser Nummer ähneln, als Packbench durchsieht',
  'too-many-alike.next': 'Scannen Sie einen anderen Code des Pakets, oder geben Sie die ganze Nummer ein.',
  'order-id-not-usable.happened':
    'Der Dienst zeigt eine Bestellung mit dieser Nummer, aber unter einer Kennung, mit der Packbench nichts anfangen kann',
  'order-id-not-usable.next':
    'Legen Sie das Paket beiseite, und versenden Sie es auf der Website des Dienstes. Sagen Sie es dem Support des Dienstes: Seine Kennungen müssen ganze Zahlen von 1 bis 2.147.483.647 sein.',
  'answer-too-large.happened':
    'Die Antwort von {host, select, none {dem Dienst} other {{host}}} war größer, als Packbench annimmt',
  'answer-too-large.next':
    'Fragen Sie nach weniger: engere Suche oder weniger Bestellungen auf einmal. Ist es das Adressbuch, dann fragen Sie den Support des Dienstes.',
  'answer-too-slow.happened':
    'Die Antwort von {host, select, none {dem Dienst} other {{host}}} kam, aber sie zu lesen hat zu lange gedauert',
  'answer-too-slow.next':
    'Fragen Sie nach weniger: engere Suche oder weniger Bestellungen auf einmal. Ist es das Adressbuch, dann fragen Sie den Support des Dienstes.',

  'in-doubt.happened': 'Die Anfrage wurde gesendet, aber die Antwort ist nie angekommen',
  'in-doubt.next':
    'Wiederholen Sie es nicht. Sehen Sie zuerst unter Ungeklärt nach: Packbench sendet es nicht von selbst noch einmal.',
  'in-doubt-answered.happened': 'Die Anfrage wurde gesendet, aber was zurückkam, sagt nicht, ob es getan ist',
  'in-doubt-answered.next':
    'Wiederholen Sie es nicht. Sehen Sie zuerst unter Ungeklärt nach: Packbench sendet es nicht von selbst noch einmal.',
  'in-doubt-not-kept.happened':
    'Die Anfrage wurde gesendet, aber die Antwort konnte auf diesem Computer nicht gespeichert werden',
  'in-doubt-not-kept.next':
    'Wiederholen Sie es nicht. Sehen Sie zuerst unter Ungeklärt nach: Packbench sendet es nicht von selbst noch einmal.',
  'in-doubt-refused.happened': 'Der Dienst hat abgelehnt, und was er davor schon geändert hat, ist noch nicht bekannt',
  'in-doubt-refused.next':
    'Wiederholen Sie es nicht. Sehen Sie zuerst unter Ungeklärt nach: Packbench sendet es nicht von selbst noch einmal.',
  'already-open.happened':
    'Mindestens eine dieser Bestellungen steckt in einer anderen Änderung, deren Ausgang noch nicht bekannt ist',
  'already-open.next':
    'Warten Sie ihren Ausgang ab, oder klären Sie sie unter Ungeklärt. Oder lassen Sie diese Bestellungen weg.',
  'already-open-manifest.happened':
    'Mindestens eine dieser Bestellungen ist schon in einem anderen Manifest, das nicht fertig ist',
  'already-open-manifest.next': 'Öffnen Sie jenes Manifest, oder lassen Sie diese Bestellungen weg.',
  'unshipped-being-removed.happened':
    'Das Entfernen aller nicht versandten Bestellungen dieses Kontos hat noch keinen bekannten Ausgang, und diese können dabei sein',
  'unshipped-being-removed.next':
    'Warten Sie auf den Ausgang, oder klären Sie ihn unter Ungeklärt. Versuchen Sie dies danach noch einmal.',
  'account-writes-open.happened':
    'Andere Anfragen dieses Kontos haben noch keinen bekannten Ausgang, und ihre Bestellungen können unter den nicht versandten sein',
  'account-writes-open.next':
    'Warten Sie auf den Ausgang, oder klären Sie ihn unter Ungeklärt. Versuchen Sie dies danach noch einmal.',
  'removed-meanwhile.happened':
    'Bestellungen dieses Manifests wurden von diesem Computer aus archiviert, entfernt oder abgegeben, seit sie gescannt oder gewählt wurden',
  'removed-meanwhile.next': 'Lassen Sie sie weg, und legen Sie ihre Pakete beiseite.',
  'shipped-meanwhile.happened':
    'Der Dienst zeigt Bestellungen dieses Manifests jetzt unter den versandten: Ein anderer Arbeitsplatz hat sie vielleicht in ein Manifest genommen',
  'shipped-meanwhile.next': 'Lassen Sie sie weg, und sehen Sie nach ihren Paketen.',
  'already-manifested.happened': 'Mindestens eine dieser Bestellungen ist schon in einem Manifest dieses Computers',
  'already-manifested.next':
    'Öffnen Sie jenes Manifest, und drucken Sie es noch einmal, oder lassen Sie diese Bestellungen weg.',
  'manifest-has-pdf.happened':
    'Dieses Manifest hat sein PDF schon, darum wurde die gewählte Datei nicht übernommen{path, select, none {} other {: {path}}}',
  'manifest-has-pdf.next':
    'Öffnen Sie das Manifest, und sehen Sie sich sein PDF an. Ist es das richtige, müssen Sie nichts mehr tun.',
  'nothing-chosen.happened': 'Es sind keine Bestellungen ausgewählt',
  'nothing-chosen.next': 'Scannen Sie Bestellungen, oder haken Sie sie in der Liste an.',
  'cancelled.happened': 'Es wurde abgebrochen',
  'cancelled.next': 'Fangen Sie neu an, wenn Sie so weit sind.',

  'account-unknown.happened': 'Dieses Konto ist nicht mehr auf diesem Computer',
  'account-unknown.next': 'Wählen Sie oben ein anderes Konto.',
  'wrong-account.happened': 'Diese Bestellungen gehören zu einem anderen Konto',
  'wrong-account.next': 'Wechseln Sie oben zu diesem Konto, und tun Sie es dann noch einmal.',
  'same-account.happened': 'Beide sind dasselbe Konto, zweimal angelegt: Sie haben denselben Service key',
  'same-account.next': 'Wählen Sie ein anderes Konto, das die Bestellungen bekommt.',
  'account-in-use.happened':
    'Dieses Konto hat Anfragen, deren Ausgang nicht bekannt ist, und nur mit seinen Schlüsseln lassen sie sich nachsehen',
  'account-in-use.next':
    'Warten Sie auf den Ausgang, oder klären Sie ihn unter Ungeklärt. Entfernen Sie das Konto danach.',
  'account-lost.happened':
    'Die Schlüssel, mit denen dies gesendet wurde, gehören zu keinem Konto dieses Computers, und nur mit ihnen lässt es sich nachsehen',
  'account-lost.next':
    'Fügen Sie das Konto unter Einstellungen, Konten mit denselben Schlüsseln und derselben Basisadresse wieder hinzu. Sehen Sie dann nach.',
  'account-needs-keys.happened': 'Dieser Computer hat die Schlüssel dieses Kontos nicht',
  'account-needs-keys.next': 'Fügen Sie sie unter Einstellungen, Konten noch einmal ein.',
  'key-not-usable.happened': 'Die Zwischenablage enthält keinen Schlüssel',
  'key-not-usable.next':
    'Kopieren Sie den Schlüssel auf der Website des Dienstes, und drücken Sie noch einmal auf Schlüssel einfügen.',
  'keychain-failed.happened': 'Der Schlüsselbund dieses Computers hat nicht getan, was verlangt wurde',
  'keychain-failed.next':
    'Entsperren Sie den Schlüsselbund (melden Sie sich an diesem Computer neu an), und versuchen Sie es dann noch einmal. Kam das nach einem Scan, drücken Sie vorher F5 unter Bestellungen. Auch ein voller Datenträger kann die Ursache sein.',
  'keychain-started-anew.happened':
    'Der Schlüsselbund dieses Computers wurde beendet oder neu gestartet, während Packbench offen war',
  'keychain-started-anew.next':
    'Schließen Sie Packbench, und starten Sie es neu: Erst dann findet es den Schlüsselbund wieder. Bis dahin arbeitet es mit den Schlüsseln, die es gelesen hat.',
  'base-address-not-usable.happened': 'Die Basisadresse ist nicht brauchbar',
  'base-address-not-usable.next':
    'Sie muss mit https:// beginnen und darf weder Fragezeichen noch # enthalten, zum Beispiel https://api.example.com/v1.',

  'disk-full.happened': 'Der Datenträger dieses Computers ist voll',
  'disk-full.next': 'Schaffen Sie Platz, und versuchen Sie es dann noch einmal.',
  'disk-full-done.happened': 'Der Datenträger dieses Computers ist voll',
  'disk-full-done.next':
    'Wiederholen Sie es nicht. Schaffen Sie Platz, schließen Sie dann Packbench, und starten Sie es neu.',
  'file-failed.happened':
    'Eine Datei konnte nicht gelesen oder geschrieben werden{path, select, none {} other {: {path}}}',
  'file-failed.next':
    'Prüfen Sie, ob es den Ordner gibt und ob er beschreibbar ist, und versuchen Sie es dann noch einmal.',
  'file-failed-done.happened':
    'Eine Datei konnte nicht gelesen oder geschrieben werden{path, select, none {} other {: {path}}}',
  'file-failed-done.next':
    'Wiederholen Sie es nicht. Prüfen Sie, ob es den Ordner gibt und ob er beschreibbar ist. Schließen Sie dann Packbench, und starten Sie es neu.',
  'file-failed-aside.happened':
    'Eine Datei von Packbench war nicht lesbar{path, select, none {} other {; sie liegt jetzt unter {path}}}',
  'file-failed-aside.next':
    'Was sie enthielt, wird nicht mehr gezeigt: Sehen Sie nach, was fehlt. Behalten Sie die Datei, bis die Person, die Ihnen hilft, sie gesehen hat.',
  'desktop-failed.happened': 'Das Fenster zum Auswählen einer Datei ließ sich nicht öffnen',
  'desktop-failed.next':
    'Versuchen Sie es noch einmal. Bleibt es so, kann die Person helfen, die diesen Computer betreut: Nennen Sie ihr die Worte unten.',
  'desktop-failed-clipboard.happened': 'Die Zwischenablage dieses Computers ließ sich nicht lesen',
  'desktop-failed-clipboard.next':
    'Kopieren Sie noch einmal, und versuchen Sie es dann erneut. Bleibt es so, kann die Person helfen, die diesen Computer betreut: Nennen Sie ihr die Worte unten.',
  'open-elsewhere.happened':
    'Packbench ist auf einem anderen Computer{host, select, none {} other { ({host})}} mit demselben Datenordner geöffnet',
  'open-elsewhere.next':
    'Schließen Sie es dort, dann dieses Fenster, und starten Sie Packbench hier neu. Zwei Computer, die gleichzeitig arbeiten, brauchen je einen eigenen Ordner. Ist der andere kaputt, löschen Sie {path, select, none {im Datenordner den Ordner „programs“} other {den Ordner {path}}}.',
  'saved-not-safe.happened':
    'Die Datei wurde gespeichert, aber dieser Computer kann nicht versprechen, dass sie einen Stromausfall übersteht{path, select, none {} other {: {path}}}',
  'saved-not-safe.next':
    'Öffnen Sie sie und sehen Sie nach, ob sie vollständig ist, oder speichern Sie sie in einem anderen Ordner.',
  'ledger-read-only.happened':
    'Ein neueres Packbench hat die Aufzeichnungen dieses Computers benutzt; diese Version darf sie nur lesen',
  'ledger-read-only.next': 'Starten Sie das neuere Packbench, und tun Sie es dort.',
  'records-not-read.happened':
    'Die Aufzeichnungen dieses Computers konnten nicht gelesen werden; darum ist nicht bekannt, welche Bestellungen in einem Manifest stehen, archiviert oder entfernt sind',
  'records-not-read.next': 'Versuchen Sie es noch einmal. Bleibt es so, starten Sie Packbench neu.',
  'manifest-unknown.happened': 'Dieses Manifest ist nicht auf diesem Computer',
  'manifest-unknown.next': 'Suchen Sie es unter Manifeste.',
  'manifest-has-no-pdf.happened': 'Dieses Manifest hat kein PDF auf diesem Computer',
  'manifest-has-no-pdf.next': 'Holen Sie es von der Website des Dienstes.',
  'manifest-not-made.happened':
    'Dieses Manifest wurde nicht erstellt, darum wurde die gewählte Datei nicht übernommen{path, select, none {} other {: {path}}}',
  'manifest-not-made.next':
    'Sehen Sie auf der Website des Dienstes nach. Ist das Manifest dort doch zu finden, drucken Sie es von dort und senden Sie seine Bestellungen nicht noch einmal.',
  'manifest-damaged.happened':
    'Das PDF dieses Manifests ist nicht das, das gespeichert wurde{path, select, none {} other {: {path}}}',
  'manifest-damaged.next': 'Drucken Sie es nicht. Holen Sie das PDF von der Website des Dienstes.',
  'tally-unknown.happened': 'Diese Übergabe ist nicht auf diesem Computer',
  'tally-unknown.next':
    'Beginnen Sie unter Übergabe noch einmal: Scannen Sie eines der Pakete, oder wählen Sie das Manifest.',
  'changed-meanwhile.happened':
    'Das hat sich geändert, seit es angezeigt wurde: Etwas wurde gescannt, zurückgenommen, neu etikettiert oder nachgesehen, das Konto hat einen anderen Schlüssel, oder es ist abgeschlossen',
  'changed-meanwhile.next': 'Sehen Sie es noch einmal an, und machen Sie dann weiter.',
  'already-handed-over.happened': 'Dieses Manifest wurde schon übergeben',
  'already-handed-over.next': 'Sehen Sie die Übergabe unter Manifeste an, oder beginnen Sie dort eine zweite.',
  'settings-failed.happened': 'Die Einstellungen konnten nicht gespeichert werden',
  'settings-failed.next':
    'Prüfen Sie, ob auf dem Datenträger Platz ist und ob er beschreibbar ist, und versuchen Sie es dann noch einmal.',
  'settings-file-not-usable.happened':
    'Diese Einstellungen können nicht importiert werden{path, select, none {} other {: {path}}}',
  'settings-file-not-usable.next':
    'Lesen Sie unten, woran es liegt. Liegt es an der Datei, exportieren Sie sie auf dem anderen Computer noch einmal, oder wählen Sie eine andere.',
  'address-book-missing.happened': 'Dieser Computer hat noch keine Kopie vom Adressbuch dieses Kontos',
  'address-book-missing.next':
    'Lesen Sie es unter Adressbuch ein, solange der Dienst erreichbar ist, oder fragen Sie den Dienst selbst.',
  'list-not-usable.happened': 'Diese Adressliste ist nicht brauchbar{path, select, none {} other {: {path}}}',
  'list-not-usable.next': 'Lesen Sie unten, was nicht stimmt. Immer geht CSV in UTF-8 mit einer Adresse je Zeile.',
  'list-row-not-usable.happened': 'Diese Zeile enthält keine Adresse, die sich prüfen lässt',
  'list-row-not-usable.next':
    'Lesen Sie unten, was nicht stimmt, und ändern Sie die Zeile oder das, was ihre Spalten enthalten.',

  'spooler-missing.happened': 'Auf diesem Computer antwortet kein Drucksystem',
  'spooler-missing.next':
    'Speichern Sie es als PDF und drucken Sie es anderswo. Um hier zu drucken, installieren oder starten Sie CUPS; unter Windows starten Sie den Dienst „Druckwarteschlange“.',
  'printer-unknown.happened':
    '{printer, select, none {Es ist kein Drucker gewählt, und dieser Computer hat keinen Standarddrucker} other {Das Drucksystem kennt {printer} nicht}}',
  'printer-unknown.next': 'Wählen Sie einen Drucker, hier oder unter Einstellungen, Drucken.',
  'print-refused.happened':
    'Das Drucksystem hat den Auftrag für {printer, select, none {diesen Drucker} other {{printer}}} nicht angenommen',
  'print-refused.next': 'Prüfen Sie Papier und Drucker, oder wählen Sie einen anderen Drucker.',
  'print-unknown.happened':
    'Was aus dem Druck auf {printer, select, none {diesem Drucker} other {{printer}}} wurde, ist nicht bekannt',
  'print-unknown.next': 'Sehen Sie am Drucker nach, bevor Sie noch einmal drucken.',
  'print-job-unknown.happened': 'Dieser Druck steht nicht in den Aufzeichnungen dieses Computers',
  'print-job-unknown.next': 'Wählen Sie einen anderen Druck in der Liste.',
  'print-not-cancelled.happened':
    'Der Druck auf {printer, select, none {diesem Drucker} other {{printer}}} wurde nicht abgebrochen',
  'print-not-cancelled.next':
    'Vielleicht ist er schon zu Ende. Sehen Sie am Drucker nach oder brechen Sie ihn dort ab.',
  'paper-too-small.happened':
    '{printer, select, none {Der Drucker} other {{printer}}} hat kein Papier, das für dieses Blatt groß genug ist',
  'paper-too-small.next':
    'Wählen Sie unter Einstellungen, Drucken einen Drucker mit A4 oder Letter; oder speichern Sie das Blatt und drucken Sie es anderswo.',
  'powershell-forbidden.happened': 'Eine Regel dieses Computers lässt Packbench das Drucksystem nicht befragen',
  'powershell-forbidden.next':
    'Speichern Sie es als PDF und drucken Sie es anderswo, und zeigen Sie dies der Person, die diesen Computer betreut: PowerShell darf das Skript von Packbench nicht ausführen.',
  'powershell-failed.happened': 'Das Drucksystem dieses Computers ließ sich nicht befragen',
  'powershell-failed.next':
    'Sehen Sie am Drucker nach, bevor Sie noch einmal drucken. Bleibt es so, starten Sie Packbench neu.',

  'request-not-valid.happened':
    'Packbench hat sich selbst nach etwas gefragt, das keinen Sinn ergibt{field, select, none {} other { ({field})}}',
  'request-not-valid.next': 'Das ist ein Fehler von Packbench. Notieren Sie, was Sie getan haben, und melden Sie es.',
  'internal.happened': 'In Packbench ist etwas schiefgegangen',
  'internal.next': 'Versuchen Sie es noch einmal. Bleibt es so, dann schließen Sie Packbench, und starten Sie es neu.',
  'internal-maybe-done.happened': 'In Packbench ist etwas schiefgegangen',
  'internal-maybe-done.next':
    'Sehen Sie nach, ob es getan ist, bevor Sie es noch einmal tun. Bleibt es so, dann schließen Sie Packbench, und starten Sie es neu.',
  // A newer Packbench ran here before. {code}: its word for the failure.
  'not-known-here.happened': 'Ein neueres Packbench hat einen Fehler vermerkt, den dieses nicht kennt ({code})',
  'not-known-here.next': 'Starten Sie das neuere Packbench, um zu lesen, was zu tun ist.',
};
