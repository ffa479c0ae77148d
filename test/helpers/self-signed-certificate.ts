/**
 * A certificate for 127.0.0.1 and service.test (or for another name) that nobody trusts, made anew for each test: no
 * private key is in the repository.
 */
import crypto from 'node:crypto';

export interface SelfSignedCertificate {
  /** PEM. */
  readonly key: string;
  readonly certificate: string;
}

const hour = 3_600_000;
const dayLong = { from: -hour, until: 24 * hour };

/** X.509 in DER (RFC 5280), only as much of it as TLS needs. Valid `from` and `until`: milliseconds from now. */
export function makeSelfSignedCertificate(
  valid: { readonly from: number; readonly until: number } = dayLong,
  otherName?: string,
): SelfSignedCertificate {
  const { privateKey, publicKey } = crypto.generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const ecdsaWithSha256 = sequence(objectIdentifier('2a8648ce3d040302'));
  const name = sequence(set(sequence(objectIdentifier('550403'), der(0x0c, Buffer.from('127.0.0.1')))));
  const validity = sequence(...[valid.from, valid.until].map((ms) => utcTime(new Date(Date.now() + ms))));
  const loopback = der(0x87, Buffer.from([127, 0, 0, 1]));
  const hostname = der(0x82, Buffer.from(otherName ?? 'service.test'));
  const names = otherName === undefined ? [loopback, hostname] : [hostname];
  const alternativeNames = sequence(objectIdentifier('551d11'), der(0x04, sequence(...names)));
  const unsigned = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternativeNames)),
  );
  const signature = crypto.sign('sha256', unsigned, privateKey);
  const signed = sequence(unsigned, ecdsaWithSha256, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = signed.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

function der(tag: number, content: Uint8Array): Buffer {
  const length = content.length;
  const lengthBytes = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...lengthBytes]), content]);
}

function sequence(...parts: readonly Uint8Array[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function set(part: Uint8Array): Buffer {
  return der(0x31, part);
}

function objectIdentifier(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function utcTime(date: Date): Buffer {
  const digits = date.toISOString().replace(/[-:T]|\.\d+/g, '');
  return der(0x17, Buffer.from(digits.slice(2)));
}
