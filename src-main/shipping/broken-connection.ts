/** What a connection that broke tells of the service, by the codes of Node, of its parser of HTTP and of OpenSSL. */
import type { FailureFacts } from '../../src-preload/contract/failure.ts';

export function brokenAfterSending({
  code = '',
}: NodeJS.ErrnoException): 'answer-too-large' | 'answer-unreadable' | 'connection-lost' {
  if (code === 'HPE_HEADER_OVERFLOW') return 'answer-too-large';
  return code.startsWith('HPE_') ? 'answer-unreadable' : 'connection-lost';
}

export function brokenBeforeSending(
  error: NodeJS.ErrnoException & { readonly statusCode?: unknown },
  tcpConnected: boolean,
): 'unreachable' | 'proxy-refused' | 'not-the-service' | 'tls-failed' {
  const { code = '', message, statusCode } = error;
  if (code === 'ERR_PROXY_TUNNEL') {
    // A proxy says 5xx when it cannot reach the service itself, and nothing when it is ended. That may pass; a refusal does not.
    const isAway = (Number(statusCode) >= 500 && statusCode !== 511) || withoutAWord.test(message);
    return isAway ? 'unreachable' : 'proxy-refused';
  }
  if (noTls.test(`${code} ${message}`)) return 'not-the-service';
  return (tcpConnected && !brokenOnTheWay.has(code)) || tlsCodes.test(code) ? 'tls-failed' : 'unreachable';
}

/** What makes the words of such a fault exact. `host`: the service's; a proxy has a name, too. */
export function brokenFacts(
  fault: string,
  cause: NodeJS.ErrnoException & { readonly hostname?: string },
  host: string,
): FailureFacts {
  const certificate = fault === 'tls-failed' ? whatIsWrong(cause) : undefined;
  if (certificate !== undefined) return { certificate };
  return fault === 'unreachable' && cause.code === 'ENOTFOUND' && cause.hostname === host ? { noSuchName: true } : {};
}

export function wantsCertificate({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED';
}

/** While TLS was made: what stands before a service ended it, or the network went. That passes, and is no question of trust. */
const brokenOnTheWay: ReadonlySet<string> = new Set([
  'ECONNABORTED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Node's words for a proxy that ends the connection before its answer is whole. */
const withoutAWord = /ended unexpectedly/;

/** OpenSSL's two words for bytes that are no TLS, which it calls EPROTO or by themselves: a page in plain HTTP. */
const noTls = /wrong.version.number|packet.length.too.long/i;

/** OpenSSL's verify codes and Node's TLS codes: with a proxy they come without a socket event of ours. */
const tlsCodes =
  /^(ERR_SSL|ERR_TLS|EPROTO|CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|ERROR_IN_C|INVALID_|HOSTNAME_|PATH_LENGTH_)/;

/** Each wants another hand: a clock, the service, its address, whoever looks after the network. */
function whatIsWrong({ code = '' }: NodeJS.ErrnoException): FailureFacts['certificate'] {
  if (code === 'CERT_HAS_EXPIRED') return 'expired';
  if (code === 'CERT_NOT_YET_VALID') return 'not-yet-valid';
  if (/^(ERR_TLS_CERT_ALTNAME_|HOSTNAME_MISMATCH)/.test(code)) return 'other-name';
  return /^(UNABLE_TO_(GET_ISSUER|VERIFY_LEAF)|SELF_SIGNED_|DEPTH_ZERO_|CERT_UNTRUSTED)/.test(code)
    ? 'unknown-issuer'
    : undefined;
}
