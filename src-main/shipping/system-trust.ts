/** TLS trusts what this computer trusts: a company's own root counts, and Node's built-in list does not replace it. */
import tls from 'node:tls';

/** Once, when the app starts, before the first connection. */
export function trustSystemRoots(): void {
  const systemRoots = tls.getCACertificates('system');
  // A computer without a readable store would otherwise trust nobody at all.
  if (systemRoots.length > 0) {
    tls.setDefaultCACertificates([...systemRoots, ...tls.getCACertificates('extra')]);
  }
}
