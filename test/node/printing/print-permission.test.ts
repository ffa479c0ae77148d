/** Where a PDF says that nobody may print it (ISO 32000-1 section 7.6.3.2, table 22). */
import { expect, test } from 'vitest';
import { forbidsPrinting } from '../../../src-main/printing/cups/print-permission.ts';
import { secondsWorked } from '../../helpers/seconds-worked.ts';

const locked = '<</Filter/Standard/V 4/R 4/Length 128/EncryptMetadata false/P -3904>>';
const pdf = (objects: string, trailer: string): Buffer =>
  Buffer.from(`%PDF-1.7\n${objects}\ntrailer<</Size 20/Root 1 0 R${trailer}>>\nstartxref\n9\n%%EOF\n`, 'latin1');
const object = (number: number, content: string): string => `${number} 0 obj\n${content}\nendobj\n`;

test.each([
  ['in an object of its own', pdf(object(9, locked), '/Encrypt 9 0 R'), true],
  ['in the trailer itself', pdf('', `/Encrypt${locked}`), true],
  ['in a number without a sign', pdf(object(9, locked.replace('-3904', '4294963392')), '/Encrypt 9 0 R'), true],
  [
    'in the newest of its parts',
    pdf(object(9, locked.replace('-3904', '-4')) + object(9, locked), '/Encrypt 9 0 R'),
    true,
  ],
  [
    'beside an object whose number ends alike',
    pdf(object(9, locked) + object(19, locked.replace('-3904', '-4')), '/Encrypt 9 0 R'),
    true,
  ],
  ['of whoever may print', pdf(object(9, locked.replace('-3904', '-1084')), '/Encrypt 9 0 R'), false],
  ['in another way of locking', pdf(object(9, locked.replace('Standard', 'Other')), '/Encrypt 9 0 R'), false],
  ['nowhere: it is not locked', pdf(object(9, locked), ''), false],
  ['in an object that is not there', pdf('', '/Encrypt 9 0 R'), false],
])('a PDF says what is allowed %s', (_, bytes, forbids) => {
  expect(forbidsPrinting(bytes)).toBe(forbids);
});

test('a PDF made to be looked through for long is not', () => {
  const manyAlike = '19 0 obj '.repeat(500_000);
  const bytes = pdf(manyAlike, '/Encrypt 9 0 R '.repeat(70));
  const worked = secondsWorked();
  expect(forbidsPrinting(bytes)).toBe(false);
  expect(worked()).toBeLessThan(0.5);
});
