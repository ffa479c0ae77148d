/**
 * The keys this run has seen, so that whatever is written down can be cleaned of them, in the forms in which a key
 * travels: as it is, percent-encoded, inside JSON, Base64 at its three offsets, hex.
 */

export interface SecretRegister {
  /** From now on the key is cut out of everything that is scrubbed. */
  hold(key: string): void;
  /** The text without any held key, in any of its forms. */
  scrub(text: string): string;
}

export const scrubMark = '[key removed]';

/** Shorter texts would blank out ordinary words, and no service gives out keys this short. */
const shortestKey = 6;

export function createSecretRegister(): SecretRegister {
  const forms = new Set<string>();
  return {
    hold(key) {
      if (key.length < shortestKey) return;
      for (const form of formsOf(key)) forms.add(form);
    },
    scrub(text) {
      let clean = text;
      for (const form of forms) clean = clean.replaceAll(form, scrubMark);
      return clean;
    },
  };
}

function formsOf(key: string): string[] {
  const bytes = Buffer.from(key, 'utf8');
  const hex = bytes.toString('hex');
  return [key, encodeURIComponent(key), ...jsonForms(key), hex, hex.toUpperCase(), ...base64Forms(bytes)];
}

/** A body in JSON, as a field of a log line in JSON, as a field of an error told in JSON. */
function jsonForms(key: string): string[] {
  const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
  return [inJson(key), inJson(inJson(key)), inJson(inJson(inJson(key)))];
}

/** The middle of a Base64 text does not depend on what stands before the key, except for its place in the group of three. */
function base64Forms(bytes: Buffer): string[] {
  const forms: string[] = [];
  for (const offset of [0, 1, 2]) {
    const text = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replaceAll('=', '');
    const sure = text.slice(offset === 0 ? 0 : offset + 1, (offset + bytes.length) % 3 === 0 ? undefined : -1);
    forms.push(sure, sure.replaceAll('+', '-').replaceAll('/', '_'));
  }
  return forms;
}
