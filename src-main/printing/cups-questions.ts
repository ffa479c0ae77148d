/** Questions to CUPS over IPP (RFC 8011; CUPS's own operations: 'CUPS Implementation of IPP'). */
import { request } from 'node:http';
import { userInfo } from 'node:os';
import { failureOf } from '../failures.ts';
import { type CupsAddress, findCups } from './cups-address.ts';
import {
  decodeAnswer,
  encodeRequest,
  groupTags,
  type IppAnswer,
  type IppAttributes,
  type IppRequest,
  type IppRequestAttribute,
} from './ipp-message.ts';

const operations = { getJobAttributes: 0x0009, getPrinterAttributes: 0x000b, getDefault: 0x4001, getPrinters: 0x4002 };
const notFound = 0x0406;
const answerWaitMilliseconds = 10_000;
const largestAnswerBytes = 16 * 1024 * 1024;

export interface CupsQuestions {
  /** A group of attributes per queue. Every method throws PackbenchError 'spooler-missing' when CUPS does not answer. */
  printers(attributes: readonly string[]): Promise<readonly IppAttributes[]>;
  /** Null: there is none. */
  defaultPrinter(): Promise<string | null>;
  /** Null: there is no such printer or job. */
  printer(name: string, attributes: readonly string[]): Promise<IppAttributes | null>;
  job(jobId: number, attributes: readonly string[]): Promise<IppAttributes | null>;
}

export function createCupsQuestions(environment: NodeJS.ProcessEnv): CupsQuestions {
  const ask = async (operation: number, more: readonly IppRequestAttribute[], attributes: readonly string[]) => {
    const answer = await send(findCups(environment), {
      operation,
      attributes: [
        ...more,
        { tag: 'name', name: 'requesting-user-name', values: [userInfo().username] },
        { tag: 'keyword', name: 'requested-attributes', values: attributes },
      ],
    });
    if (answer.status !== notFound && answer.status >= 0x0100) throw refused(answer);
    return answer.status === notFound ? [] : answer.groups;
  };
  const one = async (operation: number, uri: IppRequestAttribute, attributes: readonly string[], tag: number) => {
    const groups = await ask(operation, [uri], attributes);
    return groups.find((group) => group.tag === tag)?.attributes ?? null;
  };
  return {
    async printers(attributes) {
      const groups = await ask(operations.getPrinters, [], attributes);
      return groups.filter((group) => group.tag === groupTags.printer).map((group) => group.attributes);
    },
    async defaultPrinter() {
      const groups = await ask(operations.getDefault, [], ['printer-name']);
      const name = groups.find((group) => group.tag === groupTags.printer)?.attributes.get('printer-name')?.[0];
      return typeof name === 'string' ? name : null;
    },
    printer(name, attributes) {
      const uri = `ipp://localhost/printers/${encodeURIComponent(name)}`;
      return one(operations.getPrinterAttributes, uriAttribute('printer-uri', uri), attributes, groupTags.printer);
    },
    job(jobId, attributes) {
      const uri = `ipp://localhost/jobs/${jobId}`;
      return one(operations.getJobAttributes, uriAttribute('job-uri', uri), attributes, groupTags.job);
    },
  };
}

function uriAttribute(name: string, uri: string): IppRequestAttribute {
  return { tag: 'uri', name, values: [uri] };
}

function refused(answer: IppAnswer): Error {
  const words = answer.groups[0]?.attributes.get('status-message')?.[0];
  const message = typeof words === 'string' ? words : 'The print system refused the question.';
  return failureOf('print-refused', { details: [{ message, details: `IPP status 0x${answer.status.toString(16)}` }] });
}

function send(address: CupsAddress, question: IppRequest): Promise<IppAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<IppAnswer>();
  const missing = (cause: unknown): void => {
    const message = cause instanceof Error ? cause.message : String(cause);
    reject(failureOf('spooler-missing', { details: [{ message, details: '' }], cause }));
  };
  const body = encodeRequest(question);
  const headers = { 'Content-Type': 'application/ipp', 'Content-Length': body.length, Host: 'localhost' };
  const outgoing = request({ ...address, method: 'POST', path: '/', headers, agent: false }, (incoming) => {
    const parts: Buffer[] = [];
    let byteCount = 0;
    incoming.on('data', (part: Buffer) => {
      parts.push(part);
      byteCount += part.length;
      if (byteCount > largestAnswerBytes) incoming.destroy(new Error('The answer of the print system is too large.'));
    });
    incoming.once('error', missing);
    incoming.once('end', () => {
      if (incoming.statusCode !== 200) return missing(`The print system answered with HTTP ${incoming.statusCode}.`);
      try {
        resolve(decodeAnswer(Buffer.concat(parts)));
      } catch (cause) {
        missing(cause);
      }
    });
  });
  outgoing.setTimeout(answerWaitMilliseconds, () => outgoing.destroy(new Error('The print system does not answer.')));
  outgoing.once('error', missing);
  outgoing.end(body);
  return promise;
}
