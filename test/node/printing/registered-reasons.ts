/**
 * Every keyword registered for printer-state-reasons and job-state-reasons of IPP, as CUPS 2.4.2 lists them (with its spelling
 * 'timing-Failure'): facts for the tests, independent of what the product knows.
 */
export const printerStateReasons: readonly string[] = `
alert-removal-of-binary-change-entry bander-added bander-almost-empty bander-almost-full bander-at-limit bander-closed
bander-configuration-change bander-cover-closed bander-cover-open bander-empty bander-full bander-interlock-closed
bander-interlock-open bander-jam bander-life-almost-over bander-life-over bander-memory-exhausted bander-missing
bander-motor-failure bander-near-limit bander-offline bander-opened bander-over-temperature bander-power-saver
bander-recoverable-failure bander-recoverable-storage bander-removed bander-resource-added bander-resource-removed
bander-thermistor-failure bander-timing-failure bander-turned-off bander-turned-on bander-under-temperature
bander-unrecoverable-failure bander-unrecoverable-storage-error bander-warming-up binder-added binder-almost-empty
binder-almost-full binder-at-limit binder-closed binder-configuration-change binder-cover-closed binder-cover-open binder-empty
binder-full binder-interlock-closed binder-interlock-open binder-jam binder-life-almost-over binder-life-over
binder-memory-exhausted binder-missing binder-motor-failure binder-near-limit binder-offline binder-opened
binder-over-temperature binder-power-saver binder-recoverable-failure binder-recoverable-storage binder-removed
binder-resource-added binder-resource-removed binder-thermistor-failure binder-timing-failure binder-turned-off binder-turned-on
binder-under-temperature binder-unrecoverable-failure binder-unrecoverable-storage-error binder-warming-up camera-failure
chamber-cooling chamber-failure chamber-heating chamber-temperature-high chamber-temperature-low cleaner-life-almost-over
cleaner-life-over configuration-change connecting-to-device cover-open deactivated developer-empty developer-low
die-cutter-added die-cutter-almost-empty die-cutter-almost-full die-cutter-at-limit die-cutter-closed
die-cutter-configuration-change die-cutter-cover-closed die-cutter-cover-open die-cutter-empty die-cutter-full
die-cutter-interlock-closed die-cutter-interlock-open die-cutter-jam die-cutter-life-almost-over die-cutter-life-over
die-cutter-memory-exhausted die-cutter-missing die-cutter-motor-failure die-cutter-near-limit die-cutter-offline
die-cutter-opened die-cutter-over-temperature die-cutter-power-saver die-cutter-recoverable-failure
die-cutter-recoverable-storage die-cutter-removed die-cutter-resource-added die-cutter-resource-removed
die-cutter-thermistor-failure die-cutter-timing-failure die-cutter-turned-off die-cutter-turned-on die-cutter-under-temperature
die-cutter-unrecoverable-failure die-cutter-unrecoverable-storage-error die-cutter-warming-up door-open extruder-cooling
extruder-failure extruder-heating extruder-jam extruder-temperature-high extruder-temperature-low fan-failure
fax-modem-life-almost-over fax-modem-life-over fax-modem-missing fax-modem-turned-off fax-modem-turned-on folder-added
folder-almost-empty folder-almost-full folder-at-limit folder-closed folder-configuration-change folder-cover-closed
folder-cover-open folder-empty folder-full folder-interlock-closed folder-interlock-open folder-jam folder-life-almost-over
folder-life-over folder-memory-exhausted folder-missing folder-motor-failure folder-near-limit folder-offline folder-opened
folder-over-temperature folder-power-saver folder-recoverable-failure folder-recoverable-storage folder-removed
folder-resource-added folder-resource-removed folder-thermistor-failure folder-timing-failure folder-turned-off folder-turned-on
folder-under-temperature folder-unrecoverable-failure folder-unrecoverable-storage-error folder-warming-up fuser-over-temp
fuser-under-temp hold-new-jobs identify-printer-requested imprinter-added imprinter-almost-empty imprinter-almost-full
imprinter-at-limit imprinter-closed imprinter-configuration-change imprinter-cover-closed imprinter-cover-open imprinter-empty
imprinter-full imprinter-interlock-closed imprinter-interlock-open imprinter-jam imprinter-life-almost-over imprinter-life-over
imprinter-memory-exhausted imprinter-missing imprinter-motor-failure imprinter-near-limit imprinter-offline imprinter-opened
imprinter-over-temperature imprinter-power-saver imprinter-recoverable-failure imprinter-recoverable-storage imprinter-removed
imprinter-resource-added imprinter-resource-removed imprinter-thermistor-failure imprinter-timing-failure imprinter-turned-off
imprinter-turned-on imprinter-under-temperature imprinter-unrecoverable-failure imprinter-unrecoverable-storage-error
imprinter-warming-up input-cannot-feed-size-selected input-manual-input-request input-media-color-change
input-media-form-parts-change input-media-size-change input-media-tray-failure input-media-tray-feed-error input-media-tray-jam
input-media-type-change input-media-weight-change input-pick-roller-failure input-pick-roller-life-over
input-pick-roller-life-warn input-pick-roller-missing input-tray-elevation-failure input-tray-missing
input-tray-position-failure inserter-added inserter-almost-empty inserter-almost-full inserter-at-limit inserter-closed
inserter-configuration-change inserter-cover-closed inserter-cover-open inserter-empty inserter-full inserter-interlock-closed
inserter-interlock-open inserter-jam inserter-life-almost-over inserter-life-over inserter-memory-exhausted inserter-missing
inserter-motor-failure inserter-near-limit inserter-offline inserter-opened inserter-over-temperature inserter-power-saver
inserter-recoverable-failure inserter-recoverable-storage inserter-removed inserter-resource-added inserter-resource-removed
inserter-thermistor-failure inserter-timing-failure inserter-turned-off inserter-turned-on inserter-under-temperature
inserter-unrecoverable-failure inserter-unrecoverable-storage-error inserter-warming-up interlock-closed interlock-open
interpreter-cartridge-added interpreter-cartridge-deleted interpreter-complex-page-encountered interpreter-memory-decrease
interpreter-memory-increase interpreter-resource-added interpreter-resource-deleted interpreter-resource-unavailable lamp-at-eol
lamp-failure lamp-near-eol laser-at-eol laser-failure laser-near-eol make-envelope-added make-envelope-almost-empty
make-envelope-almost-full make-envelope-at-limit make-envelope-closed make-envelope-configuration-change
make-envelope-cover-closed make-envelope-cover-open make-envelope-empty make-envelope-full make-envelope-interlock-closed
make-envelope-interlock-open make-envelope-jam make-envelope-life-almost-over make-envelope-life-over
make-envelope-memory-exhausted make-envelope-missing make-envelope-motor-failure make-envelope-near-limit make-envelope-offline
make-envelope-opened make-envelope-over-temperature make-envelope-power-saver make-envelope-recoverable-failure
make-envelope-recoverable-storage make-envelope-removed make-envelope-resource-added make-envelope-resource-removed
make-envelope-thermistor-failure make-envelope-timing-failure make-envelope-turned-off make-envelope-turned-on
make-envelope-under-temperature make-envelope-unrecoverable-failure make-envelope-unrecoverable-storage-error
make-envelope-warming-up marker-adjusting-print-quality marker-cleaner-missing marker-developer-almost-empty
marker-developer-empty marker-developer-missing marker-fuser-missing marker-fuser-thermistor-failure marker-fuser-timing-failure
marker-ink-almost-empty marker-ink-empty marker-ink-missing marker-opc-missing marker-print-ribbon-almost-empty
marker-print-ribbon-empty marker-print-ribbon-missing marker-supply-almost-empty marker-supply-empty marker-supply-low
marker-supply-missing marker-toner-cartridge-missing marker-toner-missing marker-waste-almost-full marker-waste-full
marker-waste-ink-receptacle-almost-full marker-waste-ink-receptacle-full marker-waste-ink-receptacle-missing
marker-waste-missing marker-waste-toner-receptacle-almost-full marker-waste-toner-receptacle-full
marker-waste-toner-receptacle-missing material-empty material-low material-needed media-drying media-empty media-jam media-low
media-needed media-path-cannot-duplex-media-selected media-path-failure media-path-input-empty media-path-input-feed-error
media-path-input-jam media-path-input-request media-path-jam media-path-media-tray-almost-full media-path-media-tray-full
media-path-media-tray-missing media-path-output-feed-error media-path-output-full media-path-output-jam
media-path-pick-roller-failure media-path-pick-roller-life-over media-path-pick-roller-life-warn media-path-pick-roller-missing
motor-failure moving-to-paused none opc-life-over opc-near-eol other output-area-almost-full output-area-full
output-mailbox-select-failure output-media-tray-failure output-media-tray-feed-error output-media-tray-jam output-tray-missing
paused perforater-added perforater-almost-empty perforater-almost-full perforater-at-limit perforater-closed
perforater-configuration-change perforater-cover-closed perforater-cover-open perforater-empty perforater-full
perforater-interlock-closed perforater-interlock-open perforater-jam perforater-life-almost-over perforater-life-over
perforater-memory-exhausted perforater-missing perforater-motor-failure perforater-near-limit perforater-offline
perforater-opened perforater-over-temperature perforater-power-saver perforater-recoverable-failure
perforater-recoverable-storage perforater-removed perforater-resource-added perforater-resource-removed
perforater-thermistor-failure perforater-timing-failure perforater-turned-off perforater-turned-on perforater-under-temperature
perforater-unrecoverable-failure perforater-unrecoverable-storage-error perforater-warming-up platform-cooling platform-failure
platform-heating platform-temperature-high platform-temperature-low power-down power-up printer-manual-reset printer-nms-reset
printer-ready-to-print puncher-added puncher-almost-empty puncher-almost-full puncher-at-limit puncher-closed
puncher-configuration-change puncher-cover-closed puncher-cover-open puncher-empty puncher-full puncher-interlock-closed
puncher-interlock-open puncher-jam puncher-life-almost-over puncher-life-over puncher-memory-exhausted puncher-missing
puncher-motor-failure puncher-near-limit puncher-offline puncher-opened puncher-over-temperature puncher-power-saver
puncher-recoverable-failure puncher-recoverable-storage puncher-removed puncher-resource-added puncher-resource-removed
puncher-thermistor-failure puncher-timing-failure puncher-turned-off puncher-turned-on puncher-under-temperature
puncher-unrecoverable-failure puncher-unrecoverable-storage-error puncher-warming-up separation-cutter-added
separation-cutter-almost-empty separation-cutter-almost-full separation-cutter-at-limit separation-cutter-closed
separation-cutter-configuration-change separation-cutter-cover-closed separation-cutter-cover-open separation-cutter-empty
separation-cutter-full separation-cutter-interlock-closed separation-cutter-interlock-open separation-cutter-jam
separation-cutter-life-almost-over separation-cutter-life-over separation-cutter-memory-exhausted separation-cutter-missing
separation-cutter-motor-failure separation-cutter-near-limit separation-cutter-offline separation-cutter-opened
separation-cutter-over-temperature separation-cutter-power-saver separation-cutter-recoverable-failure
separation-cutter-recoverable-storage separation-cutter-removed separation-cutter-resource-added
separation-cutter-resource-removed separation-cutter-thermistor-failure separation-cutter-timing-failure
separation-cutter-turned-off separation-cutter-turned-on separation-cutter-under-temperature
separation-cutter-unrecoverable-failure separation-cutter-unrecoverable-storage-error separation-cutter-warming-up
sheet-rotator-added sheet-rotator-almost-empty sheet-rotator-almost-full sheet-rotator-at-limit sheet-rotator-closed
sheet-rotator-configuration-change sheet-rotator-cover-closed sheet-rotator-cover-open sheet-rotator-empty sheet-rotator-full
sheet-rotator-interlock-closed sheet-rotator-interlock-open sheet-rotator-jam sheet-rotator-life-almost-over
sheet-rotator-life-over sheet-rotator-memory-exhausted sheet-rotator-missing sheet-rotator-motor-failure
sheet-rotator-near-limit sheet-rotator-offline sheet-rotator-opened sheet-rotator-over-temperature sheet-rotator-power-saver
sheet-rotator-recoverable-failure sheet-rotator-recoverable-storage sheet-rotator-removed sheet-rotator-resource-added
sheet-rotator-resource-removed sheet-rotator-thermistor-failure sheet-rotator-timing-failure sheet-rotator-turned-off
sheet-rotator-turned-on sheet-rotator-under-temperature sheet-rotator-unrecoverable-failure
sheet-rotator-unrecoverable-storage-error sheet-rotator-warming-up shutdown slitter-added slitter-almost-empty
slitter-almost-full slitter-at-limit slitter-closed slitter-configuration-change slitter-cover-closed slitter-cover-open
slitter-empty slitter-full slitter-interlock-closed slitter-interlock-open slitter-jam slitter-life-almost-over
slitter-life-over slitter-memory-exhausted slitter-missing slitter-motor-failure slitter-near-limit slitter-offline
slitter-opened slitter-over-temperature slitter-power-saver slitter-recoverable-failure slitter-recoverable-storage
slitter-removed slitter-resource-added slitter-resource-removed slitter-thermistor-failure slitter-timing-failure
slitter-turned-off slitter-turned-on slitter-under-temperature slitter-unrecoverable-failure slitter-unrecoverable-storage-error
slitter-warming-up spool-area-full stacker-added stacker-almost-empty stacker-almost-full stacker-at-limit stacker-closed
stacker-configuration-change stacker-cover-closed stacker-cover-open stacker-empty stacker-full stacker-interlock-closed
stacker-interlock-open stacker-jam stacker-life-almost-over stacker-life-over stacker-memory-exhausted stacker-missing
stacker-motor-failure stacker-near-limit stacker-offline stacker-opened stacker-over-temperature stacker-power-saver
stacker-recoverable-failure stacker-recoverable-storage stacker-removed stacker-resource-added stacker-resource-removed
stacker-thermistor-failure stacker-timing-failure stacker-turned-off stacker-turned-on stacker-under-temperature
stacker-unrecoverable-failure stacker-unrecoverable-storage-error stacker-warming-up stapler-added stapler-almost-empty
stapler-almost-full stapler-at-limit stapler-closed stapler-configuration-change stapler-cover-closed stapler-cover-open
stapler-empty stapler-full stapler-interlock-closed stapler-interlock-open stapler-jam stapler-life-almost-over
stapler-life-over stapler-memory-exhausted stapler-missing stapler-motor-failure stapler-near-limit stapler-offline
stapler-opened stapler-over-temperature stapler-power-saver stapler-recoverable-failure stapler-recoverable-storage
stapler-removed stapler-resource-added stapler-resource-removed stapler-thermistor-failure stapler-timing-failure
stapler-turned-off stapler-turned-on stapler-under-temperature stapler-unrecoverable-failure stapler-unrecoverable-storage-error
stapler-warming-up stitcher-added stitcher-almost-empty stitcher-almost-full stitcher-at-limit stitcher-closed
stitcher-configuration-change stitcher-cover-closed stitcher-cover-open stitcher-empty stitcher-full stitcher-interlock-closed
stitcher-interlock-open stitcher-jam stitcher-life-almost-over stitcher-life-over stitcher-memory-exhausted stitcher-missing
stitcher-motor-failure stitcher-near-limit stitcher-offline stitcher-opened stitcher-over-temperature stitcher-power-saver
stitcher-recoverable-failure stitcher-recoverable-storage stitcher-removed stitcher-resource-added stitcher-resource-removed
stitcher-thermistor-failure stitcher-timing-failure stitcher-turned-off stitcher-turned-on stitcher-under-temperature
stitcher-unrecoverable-failure stitcher-unrecoverable-storage-error stitcher-warming-up stopped-partly stopping subunit-added
subunit-almost-empty subunit-almost-full subunit-at-limit subunit-closed subunit-cooling-down subunit-empty subunit-full
subunit-life-almost-over subunit-life-over subunit-memory-exhausted subunit-missing subunit-motor-failure subunit-near-limit
subunit-offline subunit-opened subunit-over-temperature subunit-power-saver subunit-recoverable-failure
subunit-recoverable-storage subunit-removed subunit-resource-added subunit-resource-removed subunit-thermistor-failure
subunit-timing-Failure subunit-turned-off subunit-turned-on subunit-under-temperature subunit-unrecoverable-failure
subunit-unrecoverable-storage subunit-warming-up timed-out toner-empty toner-low trimmer-added trimmer-almost-empty
trimmer-almost-full trimmer-at-limit trimmer-closed trimmer-configuration-change trimmer-cover-closed trimmer-cover-open
trimmer-empty trimmer-full trimmer-interlock-closed trimmer-interlock-open trimmer-jam trimmer-life-almost-over
trimmer-life-over trimmer-memory-exhausted trimmer-missing trimmer-motor-failure trimmer-near-limit trimmer-offline
trimmer-opened trimmer-over-temperature trimmer-power-saver trimmer-recoverable-failure trimmer-recoverable-storage
trimmer-removed trimmer-resource-added trimmer-resource-removed trimmer-thermistor-failure trimmer-timing-failure
trimmer-turned-off trimmer-turned-on trimmer-under-temperature trimmer-unrecoverable-failure trimmer-unrecoverable-storage-error
trimmer-warming-up unknown wrapper-added wrapper-almost-empty wrapper-almost-full wrapper-at-limit wrapper-closed
wrapper-configuration-change wrapper-cover-closed wrapper-cover-open wrapper-empty wrapper-full wrapper-interlock-closed
wrapper-interlock-open wrapper-jam wrapper-life-almost-over wrapper-life-over wrapper-memory-exhausted wrapper-missing
wrapper-motor-failure wrapper-near-limit wrapper-offline wrapper-opened wrapper-over-temperature wrapper-power-saver
wrapper-recoverable-failure wrapper-recoverable-storage wrapper-removed wrapper-resource-added wrapper-resource-removed
wrapper-thermistor-failure wrapper-timing-failure wrapper-turned-off wrapper-turned-on wrapper-under-temperature
wrapper-unrecoverable-failure wrapper-unrecoverable-storage-error wrapper-warming-up
`
  .trim()
  .split(/\s+/);

export const jobStateReasons: readonly string[] = `
aborted-by-system account-authorization-failed account-closed account-info-needed account-limit-reached compression-error
conflicting-attributes connected-to-destination connecting-to-destination destination-uri-failed
digital-signature-did-not-verify digital-signature-type-not-supported document-access-error document-format-error
document-password-error document-permission-error document-security-error document-unprintable-error errors-detected
job-canceled-at-device job-canceled-by-operator job-canceled-by-user job-completed-successfully job-completed-with-errors
job-completed-with-warnings job-data-insufficient job-delay-output-until-specified job-digital-signature-wait job-fetchable
job-held-for-review job-hold-until-specified job-incoming job-interpreting job-outgoing job-password-wait
job-printed-successfully job-printed-with-errors job-printed-with-warnings job-printing job-queued job-queued-for-marker
job-release-wait job-restartable job-resuming job-saved-successfully job-saved-with-errors job-saved-with-warnings job-saving
job-spooling job-streaming job-suspended job-suspended-by-operator job-suspended-by-system job-suspended-by-user job-suspending
job-transferring job-transforming none printer-stopped printer-stopped-partly processing-to-stop-point queued-in-device
resources-are-not-ready resources-are-not-supported service-off-line submission-interrupted unsupported-attributes-or-values
unsupported-compression unsupported-document-format waiting-for-user-action warnings-detected
`
  .trim()
  .split(/\s+/);
