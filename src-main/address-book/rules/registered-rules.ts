/** All rule files, by language and by country (two-letter codes). Written by tools/address-rules/register.ts (`npm run format`). */
import AD from '../../../resources/address-rules/countries/ad.json' with { type: 'json' };
import AE from '../../../resources/address-rules/countries/ae.json' with { type: 'json' };
import AR from '../../../resources/address-rules/countries/ar.json' with { type: 'json' };
import AT from '../../../resources/address-rules/countries/at.json' with { type: 'json' };
import AU from '../../../resources/address-rules/countries/au.json' with { type: 'json' };
import BA from '../../../resources/address-rules/countries/ba.json' with { type: 'json' };
import BD from '../../../resources/address-rules/countries/bd.json' with { type: 'json' };
import BE from '../../../resources/address-rules/countries/be.json' with { type: 'json' };
import BG from '../../../resources/address-rules/countries/bg.json' with { type: 'json' };
import BR from '../../../resources/address-rules/countries/br.json' with { type: 'json' };
import BY from '../../../resources/address-rules/countries/by.json' with { type: 'json' };
import CA from '../../../resources/address-rules/countries/ca.json' with { type: 'json' };
import CH from '../../../resources/address-rules/countries/ch.json' with { type: 'json' };
import CL from '../../../resources/address-rules/countries/cl.json' with { type: 'json' };
import CN from '../../../resources/address-rules/countries/cn.json' with { type: 'json' };
import CO from '../../../resources/address-rules/countries/co.json' with { type: 'json' };
import CR from '../../../resources/address-rules/countries/cr.json' with { type: 'json' };
import CZ from '../../../resources/address-rules/countries/cz.json' with { type: 'json' };
import DE from '../../../resources/address-rules/countries/de.json' with { type: 'json' };
import DK from '../../../resources/address-rules/countries/dk.json' with { type: 'json' };
import EC from '../../../resources/address-rules/countries/ec.json' with { type: 'json' };
import EE from '../../../resources/address-rules/countries/ee.json' with { type: 'json' };
import ES from '../../../resources/address-rules/countries/es.json' with { type: 'json' };
import FI from '../../../resources/address-rules/countries/fi.json' with { type: 'json' };
import FR from '../../../resources/address-rules/countries/fr.json' with { type: 'json' };
import GB from '../../../resources/address-rules/countries/gb.json' with { type: 'json' };
import GR from '../../../resources/address-rules/countries/gr.json' with { type: 'json' };
import GT from '../../../resources/address-rules/countries/gt.json' with { type: 'json' };
import HK from '../../../resources/address-rules/countries/hk.json' with { type: 'json' };
import HR from '../../../resources/address-rules/countries/hr.json' with { type: 'json' };
import HU from '../../../resources/address-rules/countries/hu.json' with { type: 'json' };
import ID from '../../../resources/address-rules/countries/id.json' with { type: 'json' };
import IE from '../../../resources/address-rules/countries/ie.json' with { type: 'json' };
import IL from '../../../resources/address-rules/countries/il.json' with { type: 'json' };
import IN from '../../../resources/address-rules/countries/in.json' with { type: 'json' };
import IS from '../../../resources/address-rules/countries/is.json' with { type: 'json' };
import IT from '../../../resources/address-rules/countries/it.json' with { type: 'json' };
import JP from '../../../resources/address-rules/countries/jp.json' with { type: 'json' };
import KE from '../../../resources/address-rules/countries/ke.json' with { type: 'json' };
import KH from '../../../resources/address-rules/countries/kh.json' with { type: 'json' };
import KR from '../../../resources/address-rules/countries/kr.json' with { type: 'json' };
import KW from '../../../resources/address-rules/countries/kw.json' with { type: 'json' };
import KZ from '../../../resources/address-rules/countries/kz.json' with { type: 'json' };
import LB from '../../../resources/address-rules/countries/lb.json' with { type: 'json' };
import LI from '../../../resources/address-rules/countries/li.json' with { type: 'json' };
import LT from '../../../resources/address-rules/countries/lt.json' with { type: 'json' };
import LU from '../../../resources/address-rules/countries/lu.json' with { type: 'json' };
import LV from '../../../resources/address-rules/countries/lv.json' with { type: 'json' };
import MC from '../../../resources/address-rules/countries/mc.json' with { type: 'json' };
import MX from '../../../resources/address-rules/countries/mx.json' with { type: 'json' };
import MY from '../../../resources/address-rules/countries/my.json' with { type: 'json' };
import NL from '../../../resources/address-rules/countries/nl.json' with { type: 'json' };
import NO from '../../../resources/address-rules/countries/no.json' with { type: 'json' };
import NZ from '../../../resources/address-rules/countries/nz.json' with { type: 'json' };
import PE from '../../../resources/address-rules/countries/pe.json' with { type: 'json' };
import PH from '../../../resources/address-rules/countries/ph.json' with { type: 'json' };
import PK from '../../../resources/address-rules/countries/pk.json' with { type: 'json' };
import PL from '../../../resources/address-rules/countries/pl.json' with { type: 'json' };
import PT from '../../../resources/address-rules/countries/pt.json' with { type: 'json' };
import RO from '../../../resources/address-rules/countries/ro.json' with { type: 'json' };
import RS from '../../../resources/address-rules/countries/rs.json' with { type: 'json' };
import RU from '../../../resources/address-rules/countries/ru.json' with { type: 'json' };
import SA from '../../../resources/address-rules/countries/sa.json' with { type: 'json' };
import SE from '../../../resources/address-rules/countries/se.json' with { type: 'json' };
import SG from '../../../resources/address-rules/countries/sg.json' with { type: 'json' };
import SI from '../../../resources/address-rules/countries/si.json' with { type: 'json' };
import SK from '../../../resources/address-rules/countries/sk.json' with { type: 'json' };
import SM from '../../../resources/address-rules/countries/sm.json' with { type: 'json' };
import TH from '../../../resources/address-rules/countries/th.json' with { type: 'json' };
import TR from '../../../resources/address-rules/countries/tr.json' with { type: 'json' };
import TW from '../../../resources/address-rules/countries/tw.json' with { type: 'json' };
import TZ from '../../../resources/address-rules/countries/tz.json' with { type: 'json' };
import UA from '../../../resources/address-rules/countries/ua.json' with { type: 'json' };
import US from '../../../resources/address-rules/countries/us.json' with { type: 'json' };
import UY from '../../../resources/address-rules/countries/uy.json' with { type: 'json' };
import VN from '../../../resources/address-rules/countries/vn.json' with { type: 'json' };
import ZA from '../../../resources/address-rules/countries/za.json' with { type: 'json' };
import abroad from '../../../resources/address-rules/languages/abroad.json' with { type: 'json' };
import ar from '../../../resources/address-rules/languages/ar.json' with { type: 'json' };
import az from '../../../resources/address-rules/languages/az.json' with { type: 'json' };
import bg from '../../../resources/address-rules/languages/bg.json' with { type: 'json' };
import ca from '../../../resources/address-rules/languages/ca.json' with { type: 'json' };
import cs from '../../../resources/address-rules/languages/cs.json' with { type: 'json' };
import da from '../../../resources/address-rules/languages/da.json' with { type: 'json' };
import de from '../../../resources/address-rules/languages/de.json' with { type: 'json' };
import el from '../../../resources/address-rules/languages/el.json' with { type: 'json' };
import en from '../../../resources/address-rules/languages/en.json' with { type: 'json' };
import es from '../../../resources/address-rules/languages/es.json' with { type: 'json' };
import et from '../../../resources/address-rules/languages/et.json' with { type: 'json' };
import eu from '../../../resources/address-rules/languages/eu.json' with { type: 'json' };
import fi from '../../../resources/address-rules/languages/fi.json' with { type: 'json' };
import fr from '../../../resources/address-rules/languages/fr.json' with { type: 'json' };
import he from '../../../resources/address-rules/languages/he.json' with { type: 'json' };
import hr from '../../../resources/address-rules/languages/hr.json' with { type: 'json' };
import hu from '../../../resources/address-rules/languages/hu.json' with { type: 'json' };
import hy from '../../../resources/address-rules/languages/hy.json' with { type: 'json' };
import id from '../../../resources/address-rules/languages/id.json' with { type: 'json' };
import is from '../../../resources/address-rules/languages/is.json' with { type: 'json' };
import it from '../../../resources/address-rules/languages/it.json' with { type: 'json' };
import ka from '../../../resources/address-rules/languages/ka.json' with { type: 'json' };
import ko from '../../../resources/address-rules/languages/ko.json' with { type: 'json' };
import lt from '../../../resources/address-rules/languages/lt.json' with { type: 'json' };
import lv from '../../../resources/address-rules/languages/lv.json' with { type: 'json' };
import nl from '../../../resources/address-rules/languages/nl.json' with { type: 'json' };
import no from '../../../resources/address-rules/languages/no.json' with { type: 'json' };
import pl from '../../../resources/address-rules/languages/pl.json' with { type: 'json' };
import pt from '../../../resources/address-rules/languages/pt.json' with { type: 'json' };
import ro from '../../../resources/address-rules/languages/ro.json' with { type: 'json' };
import ru from '../../../resources/address-rules/languages/ru.json' with { type: 'json' };
import sk from '../../../resources/address-rules/languages/sk.json' with { type: 'json' };
import sq from '../../../resources/address-rules/languages/sq.json' with { type: 'json' };
import sr from '../../../resources/address-rules/languages/sr.json' with { type: 'json' };
import sv from '../../../resources/address-rules/languages/sv.json' with { type: 'json' };
import th from '../../../resources/address-rules/languages/th.json' with { type: 'json' };
import tr from '../../../resources/address-rules/languages/tr.json' with { type: 'json' };
import uk from '../../../resources/address-rules/languages/uk.json' with { type: 'json' };
import vi from '../../../resources/address-rules/languages/vi.json' with { type: 'json' };
import zh from '../../../resources/address-rules/languages/zh.json' with { type: 'json' };
import type { CountryFile, WordRules } from './address-rule-files.ts';

export const languageFiles: Readonly<Record<string, WordRules>> = {
  abroad,
  ar,
  az,
  bg,
  ca,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  eu,
  fi,
  fr,
  he,
  hr,
  hu,
  hy,
  id,
  is,
  it,
  ka,
  ko,
  lt,
  lv,
  nl,
  no,
  pl,
  pt,
  ro,
  ru,
  sk,
  sq,
  sr,
  sv,
  th,
  tr,
  uk,
  vi,
  zh,
};

export const countryFiles: Readonly<Record<string, CountryFile>> = {
  AD,
  AE,
  AR,
  AT,
  AU,
  BA,
  BD,
  BE,
  BG,
  BR,
  BY,
  CA,
  CH,
  CL,
  CN,
  CO,
  CR,
  CZ,
  DE,
  DK,
  EC,
  EE,
  ES,
  FI,
  FR,
  GB,
  GR,
  GT,
  HK,
  HR,
  HU,
  ID,
  IE,
  IL,
  IN,
  IS,
  IT,
  JP,
  KE,
  KH,
  KR,
  KW,
  KZ,
  LB,
  LI,
  LT,
  LU,
  LV,
  MC,
  MX,
  MY,
  NL,
  NO,
  NZ,
  PE,
  PH,
  PK,
  PL,
  PT,
  RO,
  RS,
  RU,
  SA,
  SE,
  SG,
  SI,
  SK,
  SM,
  TH,
  TR,
  TW,
  TZ,
  UA,
  US,
  UY,
  VN,
  ZA,
};
