/**
 * The whole address in the street's field, as East Asia writes it: from the largest part down ('東京都新宿区西新宿2-8-1', '강남구
 * 테헤란로 152'). The town and district in it move to the town's field, as long as a street is left.
 */

export interface LeadingPlaces {
  /** As written, with spaces between and around; empty when there are none. */
  readonly places: string;
  readonly street: string;
}

/** Prefecture, then city or ward. 町 and 村 end names of quarters too ('本町'), and stay. */
const japanese =
  /^((?:(?:東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県)\s*)?)((?:(?:\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}){1,5}?[市区]市?(?:\p{Script=Han}{1,3}区)?\s*)?)(?=\p{L})(?![市区町村])/u;
/**
 * Province, town, district; and behind them a street whose name is longer than its kind. The largest towns are also written without their
 * mark ('北京海淀区'), and '上海路' is a street.
 */
const chinese =
  /^((?:\p{Script=Han}{2,3}(?:省|自治区)\s*)?)((?:(?:\p{Script=Han}{2,4}市|(?:北京|上海|天津|重庆)(?=\p{Script=Han}{2,3}[区县]))\s*)?)((?:\p{Script=Han}{1,4}[区區县縣]\s*)?)(?=\p{Script=Han}{2,}?(?:路|街|道|巷|弄|胡同|段))/u;
/** '서울특별시 마포구', '서울 마포구' */
const korean =
  /^((?:(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)\s+)?(?:\p{Script=Hangul}+[도시군구]\s+)+)(?=\p{L})/u;

/** '香港鰂魚涌太古城道', but not '香港仔大道', '九龍城道', '九龍塘道', '九龍灣道'. */
const hongKong = /^((?:香港島?|九龍|新界)\s*)(?![仔城塘灣])(?=\p{Script=Han}{2,}?(?:道|街|路|里|徑|巷|坊|圍))/u;

const shapes: ReadonlyMap<string, RegExp> = new Map([
  ['JP', japanese],
  ['CN', chinese],
  ['TW', chinese],
  ['HK', hongKong],
  ['KR', korean],
]);

export function leadingPlaces(street: string, country: string): LeadingPlaces {
  const written = street.trim().normalize('NFC');
  const found = shapes.get(country)?.exec(written) ?? null;
  if (found === null || found[0] === '') return { places: '', street };
  const [whole, ...parts] = found;
  return {
    places: parts.join(' '),
    street: written.slice(whole.length),
  };
}
