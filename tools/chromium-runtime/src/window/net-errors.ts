/** Chromium's names of network errors with the numbers Electron shows beside them (net/base/net_error_list.h). */
const codes: Record<string, number> = {
  ERR_FAILED: -2,
  ERR_ABORTED: -3,
  ERR_INVALID_ARGUMENT: -4,
  ERR_FILE_NOT_FOUND: -6,
  ERR_TIMED_OUT: -7,
  ERR_UNEXPECTED: -9,
  ERR_ACCESS_DENIED: -10,
  ERR_BLOCKED_BY_CLIENT: -20,
  ERR_BLOCKED_BY_RESPONSE: -27,
  ERR_BLOCKED_BY_CSP: -30,
  ERR_CONNECTION_CLOSED: -100,
  ERR_CONNECTION_RESET: -101,
  ERR_CONNECTION_REFUSED: -102,
  ERR_CONNECTION_FAILED: -104,
  ERR_NAME_NOT_RESOLVED: -105,
  ERR_INTERNET_DISCONNECTED: -106,
  ERR_ADDRESS_UNREACHABLE: -109,
  ERR_CERT_AUTHORITY_INVALID: -202,
  ERR_INVALID_URL: -300,
  ERR_DISALLOWED_URL_SCHEME: -301,
  ERR_UNKNOWN_URL_SCHEME: -302,
  ERR_TOO_MANY_REDIRECTS: -310,
  ERR_UNSAFE_PORT: -312,
  ERR_INVALID_RESPONSE: -320,
  ERR_EMPTY_RESPONSE: -324,
};

export interface LoadError extends Error {
  readonly code: string;
  readonly errno: number;
  readonly url: string;
}

/** `errorText` in Chromium's form: 'net::ERR_ABORTED'. */
export const loadError = (errorText: string, url: string): LoadError => {
  const code = errorText.replace(/^net::/, '');
  const errno = codes[code] ?? -2;
  return Object.assign(new Error(`${code} (${errno}) loading '${url.slice(0, 2048)}'`), { code, errno, url });
};
