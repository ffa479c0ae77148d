/** What main says by a code and its facts, in words. A new code does not compile without its texts. */
import type { Remark, RowsMeant } from '../../src-preload/contract/remark.ts';
import { orNone } from '../words/isolated.ts';
import { dateWords, listWords, numberWords } from '../words/locale.ts';
import { hasText, say } from '../words/say.ts';
import { orderName } from './order-name.ts';
import { statusWords } from './service-status.ts';

export function remarkWords(remark: Remark): string {
  // A newer Packbench may have stored a code that this one does not know: showing the code is better than nothing.
  if (!hasText(`remarks.${remark.code}`)) return remark.code;
  switch (remark.code) {
    case 'sqlite-too-old':
      return say('remarks.sqlite-too-old', remark.facts);
    case 'proxy-not-usable':
      return say('remarks.proxy-not-usable', remark.facts);
    case 'system-proxy-not-usable':
      return say('remarks.system-proxy-not-usable', remark.facts);
    case 'own-certificates-unread':
    case 'practice-not-started':
      return say(`remarks.${remark.code}`, remark.facts);
    case 'file-too-large':
      return say('remarks.file-too-large', remark.facts);
    case 'settings-file-field':
      return say('remarks.settings-file-field', remark.facts);
    case 'paper-not-offered':
      return say('remarks.paper-not-offered', remark.facts);
    case 'tray-not-there':
      return say('remarks.tray-not-there', remark.facts);
    case 'name-with-comma':
      return say('remarks.name-with-comma', remark.facts);
    case 'print-system-answered':
      return say('remarks.print-system-answered', { status: String(remark.facts.httpStatus) });
    case 'key-too-long':
    case 'list-too-long':
      return say(`remarks.${remark.code}`, remark.facts);
    case 'list-too-wide':
      return say('remarks.list-too-wide', remark.facts);
    case 'list-letters-guessed':
      return say('remarks.list-letters-guessed', remark.facts);
    case 'order-manifested': {
      return say('remarks.order-manifested', {
        order: orderName(remark.facts),
        at: dateWords('dayTime', remark.facts.at),
      });
    }
    case 'order-held-by':
    case 'order-still-held-by':
    case 'order-in-search-of':
    case 'order-in-shipped-of':
    case 'order-in-unshipped-of':
      return say(`remarks.${remark.code}`, remark.facts);
    case 'order-tracked':
      return say('remarks.order-tracked', { status: statusWords(remark.facts.status) });
    case 'search-refused':
      return say('remarks.search-refused', { words: orNone(remark.facts.words) });
    case 'unshipped-orders':
      return say('remarks.unshipped-orders', {
        count: remark.facts.count,
        all: remark.facts.isAll ? 'yes' : 'no',
      });
    case 'columns-alike': {
      const { columns, headings, used } = remark.facts;
      const named = { columns: listWords(columns.map(numberWords)), headings: headings.join(', ') };
      return say('remarks.columns-alike', { ...named, used });
    }
    case 'rows-above-header':
    case 'rows-like-header':
    case 'rows-shorter-than-header':
    case 'rows-shorter-than-others':
    case 'rows-longer-than-header':
    case 'rows-not-taken-apart':
    case 'quotes-left-open':
    case 'post-codes-without-zeros':
    case 'house-numbers-as-dates':
    case 'house-numbers-shortened':
    case 'post-codes-shortened':
    case 'rows-with-spreadsheet-errors':
    case 'rows-without-country':
      return say(`remarks.${remark.code}`, rowsOf(remark.facts));
    case 'list-letters-lost':
      return say('remarks.list-letters-lost', { mark: '\ufffd' });
    default:
      return say(`remarks.${remark.code}`);
  }
}

function rowsOf({ rows, count }: RowsMeant) {
  const named = rows.map(numberWords).join(', ');
  return { count, rows: count > rows.length ? say('remarks.rows-and-others', { rows: named }) : named };
}
