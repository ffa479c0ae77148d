/** Numbers written in Chinese characters, up to 99: '二十三丁目', '四段'. */

const digits = '〇一二三四五六七八九';

/**
 * `numbers`: a regular expression that finds the numbers by what follows, such as '四' before '段'. They become plain
 * digits.
 */
export function withPlainHanNumbers(text: string, numbers: RegExp): string {
  return text.replace(numbers, (number) => String(hanNumber(number)));
}

function hanNumber(number: string): number {
  if (!number.includes('十')) return plainNumber(number);
  const [tens = '', ones = ''] = number.split('十');
  return (tens === '' ? 1 : plainNumber(tens)) * 10 + plainNumber(ones);
}

function plainNumber(text: string): number {
  return Number(Array.from(text, (digit) => digits.indexOf(digit)).join('') || 0);
}
