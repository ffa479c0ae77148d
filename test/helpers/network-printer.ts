/**
 * A printer of the network that speaks IPP, as far as CUPS and the app ask it (RFC 8010, RFC 8011): one that another
 * computer's CUPS shares, or a plain one. It takes a job, prints for a moment, and ends with it as the test says.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createSecuredServer } from 'node:https';
import { makeSelfSignedCertificate } from './self-signed-certificate.ts';

/** RFC 8011 section 5.3.7. */
export const endsOfJobs = { held: 4, cancelled: 7, aborted: 8, completed: 9 } as const;
const processing = 5;

const tags = {
  integer: 0x21,
  boolean: 0x22,
  enum: 0x23,
  text: 0x41,
  name: 0x42,
  keyword: 0x44,
  uri: 0x45,
  charset: 0x47,
  mime: 0x49,
};
type Attribute = readonly [tag: keyof typeof tags, name: string, ...values: readonly (string | number | boolean)[]];

const operation = { createJob: 0x05, sendDocument: 0x06, getJob: 0x09, getJobs: 0x0a, getPrinter: 0x0b };
const groups = { operation: 1, job: 2, printer: 4, end: 3 };

export interface JobEnd {
  readonly end: keyof typeof endsOfJobs;
  readonly reasons?: readonly string[];
}

export interface NetworkPrinter {
  readonly uri: string;
  /** Somebody is at the printer: from now on it says something else of the job. */
  change(now: JobEnd): void;
  /** As after it was switched off. */
  forget(): void;
  close(): void;
}

export type Speaks = 'cups' | 'ipp' | 'ipps';

/** 'cups': another computer's CUPS shares it. 'ipps': secured by a certificate that the printer has made itself. */
export async function startNetworkPrinter(speaks: Speaks, first: JobEnd): Promise<NetworkPrinter> {
  let looks = 0;
  let now = first;
  let name: string | null = null;
  const jobNow = (): Attribute[] => {
    const { end, reasons = ['none'] } = now;
    return jobOf(
      uri,
      looks < 3 ? { state: processing, reasons: ['job-printing'] } : { state: endsOfJobs[end], reasons },
    );
  };
  const groupsFor = (what: number, asked: Buffer): Buffer[] => {
    if (what === operation.getPrinter) return [group(groups.printer, printerAttributes(uri, speaks))];
    if (what !== operation.getJobs) return jobQuestions.includes(what) ? [group(groups.job, jobNow())] : [];
    const isOver = looks >= 3 && endsOfJobs[now.end] >= endsOfJobs.cancelled;
    const isAskedFor = asked.includes('not-completed') ? !isOver : isOver;
    const ours: Attribute[] = [...jobNow(), ['name', 'job-name', name ?? '']];
    return [group(groups.job, anothers(uri)), ...(isAskedFor && name !== null ? [group(groups.job, ours)] : [])];
  };
  const listener: RequestListener = async (request, response) => {
    const asked = await bodyOf(request);
    const what = asked.readUInt16BE(2);
    if (what === operation.getJob) looks += 1;
    if (what === operation.createJob) name = textIn(asked, 'job-name');
    const answer = Buffer.concat([headOf(asked), common, ...groupsFor(what, asked), Buffer.of(groups.end)]);
    response.writeHead(200, { 'Content-Type': 'application/ipp', 'Content-Length': answer.length }).end(answer);
  };
  const isSecured = speaks === 'ipps';
  const server = isSecured ? createSecuredServer(ownCertificate(), listener) : createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const uri = `${isSecured ? 'ipps' : 'ipp'}://127.0.0.1:${port}/ipp/print`;
  return {
    uri,
    change(next) {
      now = next;
    },
    forget() {
      name = null;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function ownCertificate(): { readonly key: string; readonly cert: string } {
  const { key, certificate } = makeSelfSignedCertificate();
  return { key, cert: certificate };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/** The version, 'successful-ok', and the number of the question. */
const headOf = (asked: Buffer): Buffer => Buffer.concat([Buffer.of(2, 0, 0, 0), asked.subarray(4, 8)]);

const common = Buffer.concat([
  Buffer.of(groups.operation),
  encode(['charset', 'attributes-charset', 'utf-8']),
  Buffer.concat([Buffer.of(0x48), sized('attributes-natural-language'), sized('en')]),
]);

const jobQuestions: readonly number[] = [operation.createJob, operation.sendDocument, operation.getJob];

function jobOf(uri: string, { state, reasons }: { state: number; reasons: readonly string[] }): Attribute[] {
  return [
    ['integer', 'job-id', 7],
    ['uri', 'job-uri', `${uri}/7`],
    ['enum', 'job-state', state],
    ['keyword', 'job-state-reasons', ...reasons],
  ];
}

/** A later job of somebody else, which came out. */
const anothers = (uri: string): Attribute[] => [
  ['integer', 'job-id', 8],
  ['uri', 'job-uri', `${uri}/8`],
  ['name', 'job-name', 'Invoices'],
  ['enum', 'job-state', endsOfJobs.completed],
  ['keyword', 'job-state-reasons', 'job-completed-successfully'],
];

function textIn(asked: Buffer, name: string): string | null {
  const at = asked.indexOf(name);
  if (at === -1) return null;
  const start = at + name.length + 2;
  return asked.toString('utf8', start, start + asked.readUInt16BE(start - 2));
}

const printerAttributes = (uri: string, speaks: Speaks): readonly Attribute[] => [
  // By this a CUPS knows another one.
  ...(speaks === 'cups' ? ([['text', 'cups-version', '2.4.2']] as const) : []),
  ['keyword', 'ipp-versions-supported', '1.1', '2.0'],
  ['enum', 'operations-supported', ...Object.values(operation), 2, 4, 8],
  ['charset', 'charset-supported', 'utf-8'],
  ['mime', 'document-format-supported', 'application/octet-stream', 'application/pdf'],
  ['enum', 'printer-state', 3],
  ['keyword', 'printer-state-reasons', 'none'],
  ['boolean', 'printer-is-accepting-jobs', true],
  ['uri', 'printer-uri-supported', uri],
];

const group = (tag: number, attributes: readonly Attribute[]): Buffer =>
  Buffer.concat([Buffer.of(tag), ...attributes.map(encode)]);

/** Further values repeat the tag with an empty name. */
function encode([tag, name, ...values]: Attribute): Buffer {
  return Buffer.concat(
    values.map((value, index) => Buffer.concat([Buffer.of(tags[tag]), sized(index === 0 ? name : ''), sized(value)])),
  );
}

function sized(value: string | number | boolean): Buffer {
  const number = Buffer.alloc(4);
  if (typeof value === 'number') number.writeInt32BE(value);
  const bytes =
    typeof value === 'number' ? number : typeof value === 'boolean' ? Buffer.of(+value) : Buffer.from(value);
  const size = Buffer.alloc(2);
  size.writeUInt16BE(bytes.length);
  return Buffer.concat([size, bytes]);
}
