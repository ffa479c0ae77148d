/** PDFs that a service might send: long, protected, broken inside, and one made to keep its reader busy for ever. */
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** A4 pages that say 'Page 3 of 60', each with a row of text. */
export function longPdf(pageCount: number): Promise<Uint8Array> {
  const paper = new PDFDocument({ size: 'A4', autoFirstPage: false });
  for (let page = 1; page <= pageCount; page += 1) {
    paper.addPage();
    paper.fontSize(20).text(`Page ${page} of ${pageCount}`);
    paper.fontSize(11).text(`Row of page ${page}: PAPER-${1000 + page} Ana Núñez TRACK${page}NZ`);
  }
  return written(paper);
}

/** One A4 page across, with a word at each of its outer ends. */
export function widePdf(): Promise<Uint8Array> {
  const paper = new PDFDocument({ size: 'A4', layout: 'landscape', margin: 20 });
  paper.text('LEFT', 20, 280).text('RIGHT', 780, 280);
  return written(paper);
}

/** One page as wide as a till's roll, and twenty-eight metres long, as a list of thousands of parcels that nobody cuts: half of it is dark. */
export function rollPdf(): Uint8Array {
  const [width, height] = [227, 80_000];
  const bars = `${Array.from({ length: height / 100 }, (_, at) => `0 ${at * 100} ${width} 50 re`).join(' ')} f`;
  const words = `${bars} BT /F 12 Tf 5 75 Td (PAPER-89) Tj ET`;
  const objects = cornersObjects(`/MediaBox[0 0 ${width} ${height}]`, []).with(
    3,
    `<</Length ${words.length}>>stream\n${words}\nendstream`,
  );
  return Buffer.from(withIndex(objects), 'latin1');
}

/**
 * The boxes of the page itself, or also of the node above it, from which a page inherits; `drawing` stands in place of
 * the words.
 */
export type Boxes = string | { readonly page: string; readonly node: string; readonly drawing?: string };

/**
 * One A4 page with a word at two of its corners; `boxes` says where the page is in other words. `more` are the objects 6,
 * 7 and so on.
 */
export function cornersPdf(boxes: Boxes, ...more: readonly string[]): Uint8Array {
  return Buffer.from(withIndex(cornersObjects(boxes, more)), 'latin1');
}

function cornersObjects(boxes: Boxes, more: readonly string[]): readonly string[] {
  const { page, node, drawing } = typeof boxes === 'string' ? { page: boxes, node: '', drawing: undefined } : boxes;
  const words = drawing ?? 'BT /F 12 Tf 5 5 Td (LOW) Tj ET BT /F 12 Tf 560 825 Td (UP) Tj ET';
  return [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[3 0 R]/Count 1${node}>>`,
    `<</Type/Page/Parent 2 0 R${page}/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>>`,
    `<</Length ${words.length}>>stream\n${words}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...more,
  ];
}

/** The same as most programs write it since PDF 1.5: every object without a stream is packed into one with a stream. */
export function packedCornersPdf(boxes: Boxes, ...more: readonly string[]): Uint8Array {
  const objects = cornersObjects(boxes, more);
  const content = objects[3] ?? '';
  const packed = objects.map((object, index) => [index + 1, object] as const).filter(([number]) => number !== 4);
  let offset = 0;
  const head = packed.map(([number, object]) => {
    const place = `${number} ${offset}`;
    offset += object.length + 1;
    return place;
  });
  const first = `${head.join(' ')} `;
  const body = deflateSync(first + packed.map(([, object]) => object).join('\n')).toString('latin1');
  const stream = (dictionary: string, bytes: string): string =>
    `<<${dictionary}/Filter/FlateDecode/Length ${bytes.length}>>stream\n${bytes}\nendstream`;
  const start = `%PDF-1.5\n4 0 obj\n${content}\nendobj\n`;
  const last = objects.length + 1;
  const holder = `${last} 0 obj\n${stream(`/Type/ObjStm/N ${packed.length}/First ${first.length}`, body)}\nendobj\n`;
  const places = objects.map((_, index) => {
    const at = packed.findIndex(([number]) => number === index + 1);
    return at === -1 ? [1, 9, 0] : [2, last, at];
  });
  const allRows = [[0, 0, 0], ...places, [1, start.length, 0], [1, start.length + holder.length, 0]];
  const index = Buffer.concat(
    allRows.map(([kind = 0, place = 0, more = 0]) => Buffer.from([kind, place >> 8, place & 255, more])),
  );
  const table = stream(`/Type/XRef/Size ${last + 2}/W[1 2 1]/Root 1 0 R`, deflateSync(index).toString('latin1'));
  const end = `${last + 1} 0 obj\n${table}\nendobj\nstartxref\n${start.length + holder.length}\n%%EOF\n`;
  return Buffer.from(start + holder + end, 'latin1');
}

/** Behind a good paper stands what is small in the file and large in memory: 40 streams of objects, 60 MB each. */
export function swellingPdf(): Uint8Array {
  return withPackedStreams(deflateSync(Buffer.alloc(60 * 1024 * 1024)), 40);
}

/** Behind a good paper stand so many streams of objects, each of which holds these bytes; `first`: where its objects begin. */
export function withPackedStreams(packed: Uint8Array, count: number, first = 4): Buffer {
  const bytes = Buffer.from(packed).toString('latin1');
  const streams = Array.from({ length: count }, (_, at) => {
    const dictionary = `/Type/ObjStm/N 1/First ${first}/Filter/FlateDecode/Length ${bytes.length}`;
    return `${at + 100} 0 obj\n<<${dictionary}>>stream\n${bytes}\nendstream\nendobj\n`;
  });
  return Buffer.concat([cornersPdf('/MediaBox[0 0 595 842]'), Buffer.from(streams.join(''), 'latin1')]);
}

/** A page without a single word, as a scanner makes them. */
export function picturePdf(): Promise<Uint8Array> {
  const paper = new PDFDocument({ size: 'A4' });
  for (let line = 0; line < 12; line += 1) paper.rect(60, 80 + line * 40, 300, 12).fill('#333333');
  return written(paper);
}

/** Encrypted for whoever must not change it; everybody may read and print. Its pages of two sizes share a crop that stands out of the first. */
export function lockedCropPdf(version: '1.3' | '1.7' | '1.7ext3'): Promise<Uint8Array> {
  const paper = new PDFDocument({
    size: [595, 842],
    margin: 0,
    pdfVersion: version,
    ownerPassword: 'not-known-here',
    permissions: { printing: 'highResolution' },
  });
  const crop = paper.ref([-300, 0, 590, 842]);
  crop.end(undefined);
  Object.assign(paper.page.dictionary.data, { CropBox: crop });
  paper.fontSize(12).text('LOW', 5, 825).text('UP', 560, 6);
  paper.addPage();
  Object.assign(paper.page.dictionary.data, { MediaBox: [-400, 0, 700, 900], CropBox: crop });
  return written(paper);
}

/** Everybody may read it, and nobody print it. */
export function unprintablePdf(): Promise<Uint8Array> {
  const paper = new PDFDocument({ ownerPassword: 'not-known-here' });
  paper.text('Only to be read');
  return written(paper);
}

/** A dark page of which all but the upper half is cropped away; locked: everybody may read and print it. */
export function croppedPdf(isLocked: boolean): Promise<Uint8Array> {
  const lock = { ownerPassword: 'not-known-here', permissions: { printing: 'highResolution' as const } };
  const paper = new PDFDocument({ size: [595, 842], ...(isLocked ? lock : {}) });
  Object.assign(paper.page.dictionary.data, { CropBox: [0, 421, 595, 842] });
  paper.rect(0, 0, 595, 842).fill('#000000');
  return written(paper);
}

/** A form with one field, whose drawing is left to the reader. */
export function formPdf(says: string): Promise<Uint8Array> {
  const paper = new PDFDocument({ size: 'A4' });
  paper.font('Helvetica').initForm();
  paper.formText('parcel', 50, 50, 300, 60, { value: says });
  return written(paper);
}

/** Who knows the password may print it. */
export function protectedPdf(): Promise<Uint8Array> {
  const paper = new PDFDocument({ userPassword: 'not-known-here', permissions: { printing: 'highResolution' } });
  paper.text('Nobody reads this');
  return written(paper);
}

/** Begins and ends as a PDF must, without a PDF in between. */
export function brokenPdf(): Uint8Array {
  return Buffer.from(`%PDF-1.7\n${'nothing in here is an object\n'.repeat(40)}%%EOF\n`);
}

/**
 * Forms that draw forms, ten of each in the one before: 2 KB that ask for ten thousand million rectangles. No reader
 * finishes it in the time of a test.
 */
export function endlessPdf(): Uint8Array {
  const depth = 10;
  const stream = (dictionary: string, body: string): string =>
    `<<${dictionary}/Length ${body.length}>>stream\n${body}\nendstream`;
  const form = (level: number): string => {
    const innermost = level === depth - 1;
    const resources = innermost ? '' : `/Resources<</XObject<</X ${6 + level} 0 R>>>>`;
    const body = (innermost ? '0 0 1 1 re f\n' : '/X Do\n').repeat(10);
    return stream(`/Type/XObject/Subtype/Form/BBox[0 0 595 842]${resources}`, body);
  };
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</X 5 0 R>>>>/Contents 4 0 R>>',
    stream('', '/X Do'),
    ...Array.from({ length: depth }, (_, level) => form(level)),
  ];
  return Buffer.from(withIndex(objects), 'latin1');
}

/**
 * Half a page of ink that stands in no page's own drawing: a stamp, one for the printer only, a form's field that says
 * the words, and a layer for the printer only, which is hidden at first. A layer and a stamp for the screen only cover much of it.
 */
export function stampedPdf(words: string): Uint8Array {
  const stream = (dictionary: string, body: string): string =>
    `<<${dictionary}/Length ${body.length}>>stream\n${body}\nendstream`;
  const form = (body: string): string =>
    stream('/Type/XObject/Subtype/Form/BBox[0 0 595 200]/Resources<</Font<</F 5 0 R>>>>', body);
  const layer = (print: string, view: string): string =>
    `<</Type/OCG/Name(L)/Usage<</Print<</PrintState/${print}>>/View<</ViewState/${view}>>>>>>`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[8 0 R]/DR<</Font<</F 5 0 R>>>>>>/OCProperties<</OCGs[10 0 R 11 0 R]/D<</ON[11 0 R]/OFF[10 0 R]>>>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 5 0 R>>/Properties<</P 10 0 R/S 11 0 R>>>>/Contents 4 0 R/Annots[6 0 R 8 0 R 12 0 R 13 0 R]>>',
    stream('', '/OC/P BDC 0 0 595 200 re f EMC /OC/S BDC 0 0 595 842 re f EMC BT /F 20 Tf 60 800 Td (A page) Tj ET'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Annot/Subtype/Stamp/F 4/Rect[0 200 595 400]/AP<</N 7 0 R>>>>',
    form('0 0 595 200 re f'),
    `<</Type/Annot/Subtype/Widget/FT/Tx/T(order)/V(${words})/F 4/Rect[0 400 595 600]/AP<</N 9 0 R>>>>`,
    form(`/Tx BMC BT /F 40 Tf 20 80 Td (${words}) Tj ET EMC`),
    layer('ON', 'OFF'),
    layer('OFF', 'ON'),
    '<</Type/Annot/Subtype/Stamp/F 36/Rect[0 600 595 660]/AP<</N 7 0 R>>>>',
    '<</Type/Annot/Subtype/Stamp/F 0/Rect[0 660 595 780]/AP<</N 7 0 R>>>>',
  ];
  return Buffer.from(withIndex(objects), 'latin1');
}

/** The file around the objects: a cross-reference table of byte offsets, which is what makes it a whole PDF. */
function withIndex(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${file}${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
}

async function written(paper: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  paper.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = Promise.withResolvers<void>();
  paper.on('end', () => ended.resolve());
  paper.end();
  await ended.promise;
  return Buffer.concat(chunks);
}
