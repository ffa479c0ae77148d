/** What stands above or before an address that is pasted or typed from a form: 'Ship to:', 'Lieferadresse:', 'An:'. */
import { foldText } from './folding.ts';

/** Words of which such headings are made, by language. */
const ofAddresses = `
  ship to deliver delivery shipping address recipient consignee attn attention send mailing postal
  an lieferadresse lieferanschrift lieferung versandadresse anschrift adresse empfänger versand zhd zh
  adresse livraison livrer destinataire expédition de la à
  dirección destinatario envío enviar entrega domicilio adreça lliurament enviament
  indirizzo spedizione spedire consegna destinatario a di
  endereço entregar destinatário morada
  bezorgadres verzendadres afleveradres leveradres ontvanger naar adres
  leveringsadresse leveringsadress modtager mottaker leveransadress leveransadressen adress mottagare till til
  toimitusosoite osoite vastaanottaja heimilisfang afhendingarstaður
  adres dostawy dostawa wysyłki odbiorca adresa doručovací dodací doručení doručenia příjemce príjemca
  szállítási cím címzett livrare destinatar dostave isporuke za dostavu naslov prejemnik primatelj primalac
  tarneaadress aadress piegādes adrese pristatymo adresas
  адрес доставки получатель кому куда адреса одержувач доставка за
  διεύθυνση αποστολής παράδοσης παραλήπτης
  teslimat adresi alıcı gönderilecek çatdırılma ünvanı
  العنوان عنوان الشحن التوصيل المستلم כתובת למשלוח נמען משלוח
  住所 お届け先 届け先 送付先 配送先 宛先 地址 收货地址 收貨地址 送货地址 送貨地址 收件地址 주소 배송지 받는곳 배송주소
  ที่อยู่ ที่อยู่จัดส่ง จัดส่ง địa chỉ giao hàng nhận người alamat penghantaran pengiriman penerima`;

const ofTelephones = `tel phone telephone mobile mob fax email mail telefon mobil handy téléphone teléfono móvil telefono cellulare telefone
  celular telefoon`;

const addressHeadings: ReadonlySet<string> = foldedWords(ofAddresses);
export const headings: ReadonlySet<string> = new Set([...addressHeadings, ...foldedWords(ofTelephones)]);

function foldedWords(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/).map(foldText));
}

/** No heading is longer. */
const longestHeading = 40;

/** The line behind its heading. Without a colon or a line break behind it, a word may be the street's. */
export function withoutHeading(line: string): string {
  const at = line.slice(0, longestHeading).search(/[:：\n]/);
  if (at < 1) return line;
  const words = foldText(line.slice(0, at))
    .split(/[\s/.-]+/)
    .filter((word) => word !== '');
  const isHeading = words.length > 0 && words.every((word) => addressHeadings.has(word));
  const rest = line.slice(at + 1).trim();
  return isHeading && rest !== '' ? rest : line;
}
