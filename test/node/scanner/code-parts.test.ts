/**
 * AIM identifiers, GS1 element strings and check digits. Numbers with check digits were computed by hand or come from
 * labels.
 */
import { describe, expect, test } from 'vitest';
import { readCode } from '../../../src-renderer/scanner/code-parts.ts';

const GS = '\u001d';
/** The SSCC that GS1's own documents show. */
const SSCC = '106141412345678908';
const GTIN = '09506000134352';
const GLN = '9506000117843';

describe('an AIM identifier', () => {
  test.each(['C1', 'C0', 'd2', 'Q3', 'e0', 'E0', 'A0', 'X0', 'L2'])(']%s is taken off', (aim) => {
    expect(readCode(`]${aim}PB-1001`)).toMatchObject({ text: 'PB-1001', aim, candidates: ['PB-1001'] });
  });

  test('is never searched for further in, and a bracket alone is none', () => {
    expect(readCode('PB]C1001')).toMatchObject({ text: 'PB]C1001', aim: null });
    expect(readCode(']-1001')).toMatchObject({ text: ']-1001', aim: null });
  });
});

describe('a GS1 element string', () => {
  test('gives its parts, and the numbers that an order may be known by', () => {
    const read = readCode(`]C100${SSCC}01${GTIN}1726113021AB-77${GS}400PO/9${GS}4215547301`);
    expect(read).toMatchObject({
      parts: [
        { identifier: '00', value: SSCC },
        { identifier: '01', value: GTIN },
        { identifier: '17', value: '261130' },
        { identifier: '21', value: 'AB-77' },
        { identifier: '400', value: 'PO/9' },
        { identifier: '421', value: '5547301' },
      ],
    });
    const candidates = read.kind === 'read' ? read.candidates.slice(1) : [];
    expect(candidates).toEqual([`00${SSCC}`, SSCC, 'AB-77', 'PO/9', GTIN, '5547301']);
  });

  test.each(['C1', 'd2', 'd5', 'Q3', 'Q4', 'e0', 'J1', 'J4'])('of ]%s', (aim) => {
    expect(readCode(`]${aim}401SHIP77`)).toMatchObject({ parts: [{ identifier: '401', value: 'SHIP77' }] });
  });

  test.each(['C0', 'C2', 'd1', 'd3', 'Q1', 'Q5', 'J2'])('is not in ]%s, whose digits are checked by nobody', (aim) => {
    expect(readCode(`]${aim}0034012345000000001899`)).toMatchObject({ parts: [], text: '0034012345000000001899' });
    expect(readCode(`]${aim}0109506000134359`)).toMatchObject({ kind: 'read', parts: [] });
  });

  test('with GS in front, or among its parts, needs no identifier', () => {
    expect(readCode(`${GS}21AB${GS}400C`)).toMatchObject({ parts: [{ value: 'AB' }, { value: 'C' }] });
  });

  test('of a US parcel: the number that its carrier knows is found, with and without GS', () => {
    const number = '9205590221063701000024';
    for (const text of [`]C142090210${GS}${number}`, `42090210${number}`, `420902101234${number}`]) {
      expect(readCode(text)).toMatchObject({ candidates: expect.arrayContaining([number]) });
    }
  });

  test('that is none is a code like any other', () => {
    expect(readCode(']C1PB-1001')).toMatchObject({ text: 'PB-1001', parts: [], candidates: ['PB-1001'] });
    expect(readCode(']C10012')).toMatchObject({ parts: [] });
  });

  test('an SSCC that nothing marks is known by its length and its check digit', () => {
    expect(readCode(`00${SSCC}`)).toMatchObject({ candidates: [`00${SSCC}`, SSCC] });
    expect(readCode(`00${SSCC.slice(0, -1)}7`)).toMatchObject({ parts: [], candidates: [`00${SSCC.slice(0, -1)}7`] });
  });
});

describe('a wrong check digit is named', () => {
  test.each([
    [`]C100${SSCC.slice(0, -1)}7`, 'SSCC (00)'],
    [`]d201${GTIN.slice(0, -1)}9`, 'GTIN (01)'],
    [']C140212345678901234568', 'GSIN (402)'],
    [']C14109506000117844', 'GLN (410)'],
    [']C14149506000117844', 'GLN (414)'],
    [']C10309506000134359', 'GTIN (03)'],
    [']C18018061414112345678903', 'GSRN (8018)'],
    // Check digits of numbers with a serial number or more behind them: the examples of GS1's own documents, one digit off.
    [']C125395060001343531234', 'GDTI (253)'],
    [']C125595060001343531234', 'GCN (255)'],
    [']C1800309506000134353AB', 'GRAI (8003)'],
    [']C18006095060001343530102', 'ITIP (8006)'],
    [']E04006381333932', 'EAN-13'],
    [']E496385075', 'EAN-8'],
  ])('%s: %s', (text, name) => {
    expect(readCode(text)).toMatchObject({ kind: 'check-digit', name });
  });

  test('a right one passes', () => {
    for (const text of [
      ']C125395060001343521234',
      ']C125595060001343521234',
      ']C1800309506000134352AB',
      ']C18006095060001343520102',
      `]C100${SSCC}`,
      `]d201${GTIN}`,
      `]C1414${GLN}`,
      ']E04006381333931',
      ']E496385074',
    ]) {
      expect(readCode(text).kind).toBe('read');
    }
  });
});
