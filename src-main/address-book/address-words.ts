/**
 * The words of addresses that people write in more than one way, folded down to the shortest and never expanded: street,
 * saint and Straße are all `st`, and so 'St' has no second meaning left. Left the short form, right what becomes it. All folded.
 */

function reversed(shorts: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(shorts).flatMap(([short, longs]) => longs.split(' ').map((long): [string, string] => [long, short])),
  );
}

export const streetWords = reversed({
  st: 'street str strasse saint sainte ste sankt',
  rd: 'road',
  ave: 'avenue av aven avn',
  dr: 'drive drv doktor doctor',
  ln: 'lane',
  blvd: 'boulevard boul bd bvd bld',
  pl: 'place platz',
  plz: 'plaza',
  ct: 'court crt',
  cres: 'crescent cr crs cresc',
  cl: 'close',
  hwy: 'highway',
  pkwy: 'parkway pky',
  expy: 'expressway',
  tce: 'terrace terr ter',
  pde: 'parade',
  esp: 'esplanade',
  gr: 'grove gv',
  gdns: 'gardens',
  sq: 'square',
  cir: 'circle circ',
  cct: 'circuit',
  hts: 'heights',
  mt: 'mount',
  ft: 'fort',
  trl: 'trail',
  xing: 'crossing',
  allee: 'all',
  chem: 'chemin ch che',
  imp: 'impasse',
  rte: 'route',
  r: 'rue',
  fbg: 'faubourg fg',
  qu: 'quai',
  wg: 'weg',
  gen: 'general',
  prof: 'professor',
  n: 'north nord norte',
  s: 'south sud',
  e: 'east est ost',
  w: 'west ouest',
  ne: 'northeast',
  nw: 'northwest',
  se: 'southeast',
  sw: 'southwest',
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  '5th': 'fifth',
  '6th': 'sixth',
  '7th': 'seventh',
  '8th': 'eighth',
  '9th': 'ninth',
  '10th': 'tenth',
  rdpt: 'rondpoint',
  ถ: 'ถนน',
  ซ: 'ซอย',
  ม: 'หมู่ หมู่ที่',
  ต: 'ตำบล แขวง',
  อ: 'อำเภอ เขต',
  จ: 'จังหวัด',
});

/** Words of a street line that only join others. */
export const joiningWords: ReadonlySet<string> = new Set([
  'de',
  'la',
  'le',
  'les',
  'l',
  'du',
  'des',
  'd',
  'the',
  'and',
  'of',
]);

/** What a numbered part of a building is called. One in two of these names the same thing: the number decides. */
export const unitWords: ReadonlySet<string> = new Set(
  'unit u apartment apt ap appartement appt app flat suite ste shop room rm villa townhouse wohnung whg lot'.split(' '),
);

export const levelWords: ReadonlySet<string> = new Set('level lvl lv l floor fl etage og stock'.split(' '));

/** States that are written in full or short, per country. */
export const states: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  AU: byName(
    'nsw:new south wales,vic:victoria,qld:queensland,sa:south australia,wa:western australia,tas:tasmania,nt:northern territory,act:australian capital territory',
  ),
  US: byName(
    'al:alabama,ak:alaska,az:arizona,ar:arkansas,ca:california,co:colorado,ct:connecticut,de:delaware,dc:district of columbia,fl:florida,ga:georgia,hi:hawaii,id:idaho,il:illinois,in:indiana,ia:iowa,ks:kansas,ky:kentucky,la:louisiana,me:maine,md:maryland,ma:massachusetts,mi:michigan,mn:minnesota,ms:mississippi,mo:missouri,mt:montana,ne:nebraska,nv:nevada,nh:new hampshire,nj:new jersey,nm:new mexico,ny:new york,nc:north carolina,nd:north dakota,oh:ohio,ok:oklahoma,or:oregon,pa:pennsylvania,ri:rhode island,sc:south carolina,sd:south dakota,tn:tennessee,tx:texas,ut:utah,vt:vermont,va:virginia,wa:washington,wv:west virginia,wi:wisconsin,wy:wyoming',
  ),
  CA: byName(
    'ab:alberta,bc:british columbia,mb:manitoba,nb:new brunswick,nl:newfoundland and labrador,ns:nova scotia,on:ontario,pe:prince edward island,qc:quebec,sk:saskatchewan',
  ),
};

/** Places with two names in common use, folded: left as it is compared, right the other ways. */
export const placeNames: ReadonlyMap<string, string> = new Map([
  ['new york city', 'new york'],
  ['nyc', 'new york'],
  ['muenchen', 'munchen'],
  ['munich', 'munchen'],
  ['koln', 'koln'],
  ['cologne', 'koln'],
  ['กทม', 'กรุงเทพ'],
  ['กรุงเทพฯ', 'กรุงเทพ'],
  ['กรุงเทพมหานคร', 'กรุงเทพ'],
  ['bangkok', 'กรุงเทพ'],
]);

function byName(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split(',').map((pair): [string, string] => {
      const [code = '', name = ''] = pair.split(':');
      return [name, code];
    }),
  );
}
