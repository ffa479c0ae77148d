/** The digits that carriers end their numbers with, by their own documents. Each takes a number with its check digit. */

/** GS1 and most posts: weights 3 and 1 from the right. `start`: GLS begins to count at one. */
export function hasGs1Check(digits: string, start = 0): boolean {
  return gs1Sum(digits, start) % 10 === 0;
}

/** The number with the digit that GLS prints behind it. */
export function withGlsCheck(digits: string): string {
  return `${digits}${(10 - (gs1Sum(`${digits}0`, 1) % 10)) % 10}`;
}

function gs1Sum(digits: string, start: number): number {
  return [...digits].reverse().reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 1 : 3), start);
}

/** FedEx Express: weights 1, 3, 7 from the right, by 11 and by 10. */
export function hasFedExCheck(digits: string): boolean {
  const sum = [...digits.slice(0, -1)]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * ([1, 3, 7][place % 3] ?? 0), 0);
  return (sum % 11) % 10 === Number(digits.at(-1));
}

/** Universal Postal Union S10: two letters, eight digits, the check digit, two letters. */
export function hasPostalUnionCheck(number: string): boolean {
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  const rest = 11 - (weights.reduce((sum, weight, place) => sum + Number(number[place + 2]) * weight, 0) % 11);
  return Number(number[10]) === (rest === 10 ? 0 : rest === 11 ? 5 : rest);
}

/** UPS: '1Z', then digits and letters that count as digits, every second one twice. */
export function hasUpsCheck(number: string): boolean {
  const values = [...number.slice(2, -1)].map((one) => (/\d/.test(one) ? Number(one) : (one.charCodeAt(0) - 3) % 10));
  const sum = values.reduce((total, value, place) => total + value * (place % 2 === 0 ? 1 : 2), 0);
  return (10 - (sum % 10)) % 10 === Number(number.at(-1));
}

const base36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The number with the character that DPD prints behind it: ISO/IEC 7064, MOD 37,36. */
export function withDpdCheck(number: string): string {
  let rest = 36;
  for (const one of number) {
    const sum = (rest + base36.indexOf(one)) % 36;
    rest = ((sum === 0 ? 36 : sum) * 2) % 37;
  }
  return `${number}${base36[(37 - rest) % 36]}`;
}
