/**
 * Whether a PDF forbids to print it (ISO 32000-1 section 7.6.3.2): CUPS's filter then makes nothing of it, and says no
 * more than 'Filter failed'.
 */

/** Of one dictionary: far more than any program writes. */
const longestDictionary = 4096;
/** Far more parts than files have; also each '/EncryptMetadata' is found. */
const mostPlaces = 8;
/** Far more often than files have objects whose numbers end alike. */
const mostAlike = 100;
const printing = 4;

export function forbidsPrinting(pdf: Buffer): boolean {
  let at = pdf.lastIndexOf('/Encrypt');
  for (let place = 0; at > 0 && place < mostPlaces; place += 1) {
    const rights = rightsAt(pdf, pdf.toString('latin1', at, at + longestDictionary));
    if (rights !== null) return (rights & printing) === 0;
    at = pdf.lastIndexOf('/Encrypt', at - 1);
  }
  return false;
}

/** Null: what stands there is not it. */
function rightsAt(pdf: Buffer, text: string): number | null {
  const number = /^\/Encrypt\s+(\d{1,10})\s+\d{1,5}\s+R\b/.exec(text)?.[1];
  if (number !== undefined) return rightsIn(objectOf(pdf, number));
  return /^\/Encrypt\s*<</.test(text) ? rightsIn(text) : null;
}

/** Empty: it is not there. It is in no stream, because it says how those are read. */
function objectOf(pdf: Buffer, number: string): string {
  const beginning = `${number} 0 obj`;
  let at = pdf.lastIndexOf(beginning);
  for (let alike = 0; at > 0 && /\d/.test(pdf.toString('latin1', at - 1, at)); alike += 1) {
    at = alike < mostAlike ? pdf.lastIndexOf(beginning, at - 1) : -1;
  }
  return at === -1 ? '' : (pdf.toString('latin1', at, at + longestDictionary).split('endobj')[0] ?? '');
}

function rightsIn(dictionary: string): number | null {
  const rights = /\/Filter\s*\/Standard\b/.test(dictionary)
    ? /\/P\s+(-?\d{1,10})(?![\d.]|\s+\d+\s+R)/.exec(dictionary)
    : null;
  return rights === null ? null : Number(rights[1]);
}
