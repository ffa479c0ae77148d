/** One question in IPP over HTTP (RFC 8010 section 4), to a print system or to a printer. */
import type { IncomingMessage } from 'node:http';
import { userInfo } from 'node:os';
import { failureOf, messageOf, remark } from '../../failures.ts';
import { http, https } from '../../node-http.ts';
import type { CupsAddress } from './cups-address.ts';
import { decodeAnswer, encodeRequest, type IppAnswer, type IppRequest } from './ipp-message.ts';

export interface PrinterAddress {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly isSecured: boolean;
}

/** A printer has a path of its own; CUPS wants to be called 'localhost', a printer by its own name. */
export type IppAddress = CupsAddress | PrinterAddress;

const answerWaitMilliseconds = 10_000;
/** For all of an answer: it may come byte by byte, and without an end. */
const longestAnswerMilliseconds = 30_000;
const largestAnswerBytes = 16 * 1024 * 1024;

/** Throws PackbenchError 'spooler-missing' where nothing answers, and 'print-refused' where it does not let us ask. */
export function postIpp(
  address: IppAddress,
  user: string,
  question: IppRequest,
  longest = longestAnswerMilliseconds,
): Promise<IppAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<IppAnswer>();
  const missing = (cause: unknown): void => {
    reject(failureOf('spooler-missing', { details: [{ message: messageOf(cause), details: '' }], cause }));
  };
  const body = encodeRequest(question);
  const headers = {
    'Content-Type': 'application/ipp',
    'Content-Length': body.length,
    ...('path' in address ? {} : { Host: 'localhost' }),
    // Over its own socket CUPS can see who asks; by default CUPS gives news of jobs only to their owner.
    ...('socketPath' in address && user === userInfo().username ? { Authorization: `PeerCred ${user}` } : {}),
  };
  const signal = AbortSignal.timeout(longest);
  const asking = { path: '/', ...address, method: 'POST', headers, agent: false, signal };
  const heard = (incoming: IncomingMessage): void => {
    const parts: Buffer[] = [];
    let byteCount = 0;
    incoming.on('data', (part: Buffer) => {
      parts.push(part);
      byteCount += part.length;
      if (byteCount > largestAnswerBytes) incoming.destroy(new Error('The answer of the print system is too large.'));
    });
    incoming.once('error', missing);
    incoming.once('end', () => {
      if (incoming.statusCode === 401 || incoming.statusCode === 403) return reject(notAllowed());
      if (incoming.statusCode !== 200) return reject(notAnswering(incoming.statusCode ?? 0));
      try {
        resolve(decodeAnswer(Buffer.concat(parts)));
      } catch (cause) {
        missing(cause);
      }
    });
  };
  // Printers make their certificates themselves, so CUPS does not check them either: it has just given the same printer all
  // of the document, and what is asked here holds no secret.
  const isSecured = 'path' in address && address.isSecured;
  const outgoing = isSecured
    ? https.request({ ...asking, rejectUnauthorized: false }, heard)
    : http.request(asking, heard);
  outgoing.setTimeout(answerWaitMilliseconds, () => outgoing.destroy(new Error('The print system does not answer.')));
  outgoing.once('error', missing);
  outgoing.end(body);
  return promise;
}

function notAllowed(): Error {
  return failureOf('print-refused', { facts: { remarks: [remark('print-question-forbidden')] } });
}

function notAnswering(httpStatus: number): Error {
  return failureOf('spooler-missing', { facts: { remarks: [remark('print-system-answered', { httpStatus })] } });
}
