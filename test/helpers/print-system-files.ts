/** The files a private CUPS is made of: its two configurations, a printer's description, and the backend. */

export function cupsFilesConfiguration(folder: string): string {
  return `ServerRoot ${folder}/etc
ServerBin ${folder}/bin
RequestRoot ${folder}/spool
TempDir ${folder}/spool/tmp
CacheDir ${folder}/cache
StateDir ${folder}/run
AccessLog ${folder}/log/access
ErrorLog ${folder}/log/error
PageLog ${folder}/log/page
Printcap
SyncOnClose No
`;
}

/** Only its own socket; anybody who can open it may do everything. `keepsJobs`: it knows them once they are over. */
export function cupsdConfiguration(socketPath: string, keepsJobs: boolean): string {
  return `LogLevel info
Listen ${socketPath}
Browsing No
WebInterface No
DefaultAuthType None
DirtyCleanInterval 0
PreserveJobHistory ${keepsJobs ? 'Yes' : 'No'}
PreserveJobFiles No
<Location />
  Order allow,deny
  Allow all
</Location>
<Policy default>
  JobPrivateAccess all
  JobPrivateValues none
  SubscriptionPrivateAccess all
  SubscriptionPrivateValues none
  <Limit All>
    Order allow,deny
    Allow all
  </Limit>
</Policy>
`;
}

/**
 * CUPS's last step: $1 job, $2 user, $3 title, $4 copies, $5 options, $6 file (or standard input). While a file
 * '<queue>.empty' is beside the received jobs, the printer is out of paper: it says so and waits. With
 * '<queue>.buffers' it takes all of the job before that, as printers with much memory do. While '<queue>.jammed' is
 * there, paper is jammed in it. A printer at '...broken' fails each job; for one at '...refuses' CUPS cancels it; at
 * '...panel' somebody cancels it at the printer; one at '...forgets' forgets each job, as CUPS says of printers of the
 * network and does not take back.
 */
export function backendScript(received: string): string {
  return `#!/bin/sh
[ $# -eq 0 ] && { echo 'direct bench "Bench" "Bench"'; exit 0; }
case "$DEVICE_URI" in
  *broken*) cat "\${6:--}" > /dev/null; echo 'ERROR: The paper is jammed' >&2; exit 1 ;;
  *refuses*) cat "\${6:--}" > /dev/null; echo 'ERROR: Printer cannot print with supplied options.' >&2; exit 5 ;;
  *panel*) cat "\${6:--}" > /dev/null; echo 'ERROR: Print job canceled at printer.' >&2; exit 5 ;;
  *forgets*) echo 'STATE: +cups-ipp-conformance-failure-report,cups-ipp-missing-job-history' >&2 ;;
esac
empty="${received}/$PRINTER.empty"
if [ -e "$empty" ]; then
  echo 'STATE: +media-empty-warning' >&2
  if [ ! -e "${received}/$PRINTER.buffers" ]; then
    while [ -e "$empty" ]; do sleep 0.1; done
    echo 'STATE: -media-empty-warning' >&2
  fi
fi
jammed="${received}/$PRINTER.jammed"
if [ -e "$jammed" ]; then
  echo 'STATE: +media-jam-error' >&2
  while [ -e "$jammed" ]; do sleep 0.1; done
  echo 'STATE: -media-jam-error' >&2
fi
cat "\${6:--}" > "${received}/$1.pdf"
printf '%s\\n' "$PRINTER" "$1" "$3" "$5" > "${received}/$1.part"
mv "${received}/$1.part" "${received}/$1.txt"
`;
}

const sizes = [
  { name: 'A4', label: 'A4', width: 595, height: 842 },
  { name: 'Letter', label: 'US Letter', width: 612, height: 792 },
  { name: 'A6', label: 'A6', width: 297, height: 420 },
  { name: 'w288h432', label: '4x6', width: 288, height: 432 },
  // So many that the list of papers can be searched by typing. A5 as drivers give it, rounded to points.
  { name: 'A3', label: 'A3', width: 842, height: 1191 },
  { name: 'A5', label: 'A5', width: 421, height: 595 },
  { name: 'ISOB5', label: 'B5', width: 499, height: 709 },
  { name: 'Legal', label: 'US Legal', width: 612, height: 1008 },
  { name: 'Executive', label: 'Executive', width: 522, height: 756 },
  { name: 'Tabloid', label: 'Tabloid', width: 792, height: 1224 },
  { name: 'AnsiC', label: 'ANSI C', width: 1224, height: 1584 },
  { name: 'AnsiE', label: 'ANSI E', width: 2448, height: 3168 },
  { name: 'ARCHA', label: 'Arch A', width: 648, height: 864 },
] as const;

/** One line per paper size. */
function eachSize(line: (size: (typeof sizes)[number]) => string): string {
  return sizes.map(line).join('\n');
}

/** A printer that takes PDF as CUPS's own pdftopdf writes it: sized, scaled (or not) and with its copies. */
export const printerDescription = `*PPD-Adobe: "4.3"
*FormatVersion: "4.3"
*FileVersion: "1.0"
*LanguageVersion: English
*LanguageEncoding: ISOLatin1
*PCFileName: "BENCH.PPD"
*Manufacturer: "Packbench"
*Product: "(Bench)"
*ModelName: "Packbench bench printer"
*ShortNickName: "Packbench bench printer"
*NickName: "Packbench bench printer"
*PSVersion: "(3010.000) 0"
*LanguageLevel: "3"
*ColorDevice: True
*DefaultColorSpace: RGB
*FileSystem: False
*Throughput: "60"
*LandscapeOrientation: Plus90
*TTRasterizer: Type42
*cupsVersion: 1.4
*cupsManualCopies: True
*cupsFilter2: "application/vnd.cups-pdf application/pdf 0 -"
*OpenUI *PageSize/Media Size: PickOne
*OrderDependency: 10 AnySetup *PageSize
*DefaultPageSize: A4
${eachSize((size) => `*PageSize ${size.name}/${size.label}: "<</PageSize[${size.width} ${size.height}]>>setpagedevice"`)}
*CloseUI: *PageSize
*OpenUI *PageRegion: PickOne
*OrderDependency: 10 AnySetup *PageRegion
*DefaultPageRegion: A4
${eachSize((size) => `*PageRegion ${size.name}/${size.label}: "<</PageSize[${size.width} ${size.height}]>>setpagedevice"`)}
*CloseUI: *PageRegion
*DefaultImageableArea: A4
${eachSize((size) => `*ImageableArea ${size.name}/${size.label}: "0 0 ${size.width} ${size.height}"`)}
*DefaultPaperDimension: A4
${eachSize((size) => `*PaperDimension ${size.name}/${size.label}: "${size.width} ${size.height}"`)}
*OpenUI *InputSlot/Tray: PickOne
*OrderDependency: 20 AnySetup *InputSlot
*DefaultInputSlot: Main
*InputSlot Main/Main: "<</MediaPosition 0>>setpagedevice"
*InputSlot Rear/Rear: "<</MediaPosition 1>>setpagedevice"
*CloseUI: *InputSlot
`;
