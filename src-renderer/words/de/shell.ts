/** The texts of shell/. */
import type { shell as source } from '../en/shell.ts';
import type { TextsOf } from '../say.ts';

export const shell: TextsOf<typeof source> = {
  title: '{screen} – Packbench',
  screens: 'Bereiche',
  skip: 'Weiter zur Seite',
  actions: 'Aktionen',
  'action.go': '{screen} öffnen',
  'action.notices': 'Mitteilungen noch einmal lesen',
  'notices.button':
    '{missed, plural, =0 {Frühere Mitteilungen} one {Frühere Mitteilungen, # nicht geschlossen} other {Frühere Mitteilungen, # nicht geschlossen}}',
  notices: 'Frühere Mitteilungen',
  'notices.none': 'Seit dieses Fenster geöffnet wurde, gab es keine Mitteilung.',
  'notice.good': 'Erledigt',
  'notice.quiet': 'Neu',
  'notice.warn': 'Ansehen',
  'notice.bad': 'Fehlgeschlagen',
  'count.in-doubt': '{count, number} <unseen>ungeklärt</unseen>',
  'count.validate': '{count, number} <unseen>{count, plural, one {abweichend} other {abweichend}}</unseen>',

  'count.orders': '{count, number} <unseen>ausgewählt</unseen>',
  'count.hand-over': '{count, number} <unseen>offen</unseen>',
  'count.station': '{count, number} <unseen>gescannt</unseen>',
  'banner.orders-alarm':
    'Der Dienst von {account} antwortet seit {time} nicht: Was dort neu ist oder sich geändert hat, ist nicht bekannt. Früher gelesene Bestellungen können gefunden und gescannt werden. Prüfen Sie das Netzwerk dieses Computers, oder fragen Sie die Person, die den Dienst betreut.',
  'banner.orders-unread':
    'Vom Dienst von {account} wurde seit {time} nichts gelesen: Was dort neu ist oder sich geändert hat, ist nicht bekannt. Früher gelesene Bestellungen können gefunden und gescannt werden. {why}',
  'banner.selection-lost':
    'Was vorher ausgewählt war, konnte nicht gelesen werden: Wählen Sie die Bestellungen noch einmal. {why}',
  'banner.selection':
    'Die Auswahl der Bestellungen ist nicht gespeichert: Sie geht verloren, wenn Packbench jetzt geschlossen wird. {why}',

  status: 'Zustand',
  'status.waiting': '{count, plural, one {# Anfrage wartet} other {# Anfragen warten}}',
  'status.in-doubt': '{count, plural, one {# Anfrage ungeklärt} other {# Anfragen ungeklärt}}',
  'status.practice': 'Übung: Nichts wird wirklich versandt',
  'service.not-asked': 'Dienst noch nicht gefragt',
  'service.answers': 'Dienst antwortet',
  'service.not-reachable': 'Dienst nicht erreichbar',
  'service.back': 'Der Dienst von {account} antwortet wieder.',
  'service.since': 'Seit {time}',
  'book.read': 'Adressbuch {age} gelesen',
  'printer.not-chosen': 'Kein Drucker gewählt',
  'printer.state': '{printer}: {state}',
  'keys.kept': 'Schlüsselbund aktiv',
  'keys.session': 'Schlüssel nur für diese Sitzung',

  'opened-again':
    'Die Anzeige von Packbench reagierte nicht mehr und wurde neu geöffnet. Beantwortete Scans und alles, was gesendet oder gedruckt wurde, sind noch da. Was Sie gerade eingegeben haben, ist weg: Geben Sie es noch einmal ein.',

  ended:
    'Sie sind wieder {screen, select, station {am Packplatz} other {in der Übergabe}}: Packbench wurde zuletzt nicht geschlossen. Beantwortete Scans sind noch da.',
  'ended-twice':
    'Öffnen Sie {screen, select, station {den Packplatz} other {die Übergabe}}, bevor Sie weiter scannen: Packbench endete dort zweimal innerhalb einer Minute und beginnt darum mit den Bestellungen. Beantwortete Scans sind noch da.',

  'banner.program':
    'In Packbench ist ein Fehler aufgetreten. Was es gerade tat, wird vielleicht nicht fertig. Beantwortete Scans und alles, was gesendet oder gedruckt wurde, sind noch da. Schließen Sie Packbench, sobald es passt, und starten Sie es neu.',
  'banner.keys':
    'Auf diesem Computer antwortet kein Schlüsselbund: Die Schlüssel bleiben, bis Packbench geschlossen wird. Fügen Sie sie danach wieder ein.',
  'start-again': 'Packbench neu starten',
  'banner.practice':
    'Die Übungsbestellungen können auf diesem Datenträger nicht gespeichert werden: Was Sie üben, ist nach dem Schließen von Packbench weg.',
  'banner.settings-all':
    'Die Einstellungen waren nicht lesbar; es gelten die Vorgaben. {copy} Prüfen Sie die Einstellungen.',
  'banner.settings-some':
    'Teile der Einstellungen waren nicht brauchbar: {parts}. Alles andere gilt. {copy} Prüfen Sie die Einstellungen.',
  'banner.settings-kept': 'Die alte Datei liegt unter {path}.',
  'banner.settings-not-kept': 'Die alte Datei konnte nicht aufgehoben werden.',
  'part.accounts': 'die Liste der Konten',
  'part.account': '{name, select, none {ein Konto ohne Namen} other {das Konto „{name}“}}',
  'part.preferences': 'die Voreinstellungen',
  'part.preference': 'die Voreinstellung „{name}“',
  'banner.ledger.rebuilt':
    'Die Aufzeichnungen dieses Computers waren beschädigt und wurden aus den gespeicherten Antworten und PDFs neu aufgebaut. Prüfen Sie die Manifeste.',
  'banner.ledger.read-only':
    'Ein neueres Packbench hat diesen Computer benutzt: Mit diesem hier lassen sich Manifeste lesen, aber weder erstellen noch drucken. Starten Sie das neuere.',
  'banner.ledger.not-writable':
    'Die Aufzeichnungen dieses Computers sind nicht beschreibbar{path, select, none {} other { ({path})}}: Manifeste lassen sich lesen, aber weder erstellen noch drucken. {full, select, yes {Schaffen Sie Platz.} other {Bitten Sie die Person, die diesen Computer betreut, das zu beheben.}} Starten Sie Packbench dann neu.',
  'banner.ledger.not-readable':
    'Die Aufzeichnungen dieses Computers lassen sich nicht öffnen{path, select, none {} other { ({path})}}: Bestellungen sind zu finden, aber nichts lässt sich in ein Manifest aufnehmen, ändern oder drucken. Es wurde nichts gelöscht. {full, select, yes {Schaffen Sie Platz.} other {Bitten Sie die Person, die diesen Computer betreut, das zu beheben.}} Starten Sie Packbench dann neu.',
  'banner.not-kept':
    '{count, plural, one {# Manifest ist} other {# Manifeste sind}} beim Dienst erledigt, aber das PDF konnte hier noch nicht gespeichert werden. {happened}. {next}',
  'banner.moved':
    'An der Stelle von {path} lag etwas anderes. Es liegt jetzt unter {keptAs}. Die Datei oder der Ordner wurde neu angelegt.',
  'banner.damaged':
    '{path} war beschädigt und liegt jetzt unter {keptAs}. Was davon heil war, ist noch da: Vergleichen Sie die offenen Runden und Übergaben mit den Paketen.',
  'banner.trouble':
    '{happened}{detail, select, none {} other { ({detail})}}. Packbench ist ohne diesen Teil gestartet. Wenn das behoben ist, schließen Sie Packbench, und starten Sie es neu.',
  'banner.unwritten':
    'Wie {count, plural, one {# Anfrage} other {# Anfragen}} ausgegangen {count, plural, one {ist} other {sind}}, ist bekannt, konnte aber nicht aufgezeichnet werden.{happened, select, none {} other { {happened}.}} {full, select, yes {Schaffen Sie Platz} other {Prüfen Sie den Datenträger dieses Computers}}: Packbench versucht es von selbst wieder und sendet vorher keine Änderung. Bleibt diese Zeile stehen, dann schließen Sie Packbench, und starten Sie es neu.',
  'banner.language': 'Die Sprache konnte nicht geladen werden: Die Texte sind auf Englisch. Starten Sie Packbench neu.',
};
