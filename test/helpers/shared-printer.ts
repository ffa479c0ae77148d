/**
 * A printer that another computer's CUPS shares, as far as this computer's CUPS asks it (RFC 8010, RFC 8011): it takes a
 * job, prints for a moment, and ends with it as the test says.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

/** RFC 8011 section 5.3.7. */
export const endsOfJobs = { held: 4, cancelled: 7, aborted: 8, completed: 9 } as const;
const processing = 5;

const tags = {
  integer: 0x21,
  boolean: 0x22,
  enum: 0x23,
  text: 0x41,
  keyword: 0x44,
  uri: 0x45,
  charset: 0x47,
  mime: 0x49,
};
type Attribute = readonly [tag: keyof typeof tags, name: string, ...values: readonly (string | number | boolean)[]];

const operation = { createJob: 0x05, sendDocument: 0x06, getJob: 0x09, getJobs: 0x0a, getPrinter: 0x0b };
const groups = { operation: 1, job: 2, printer: 4, end: 3 };

export interface SharedPrinter {
  readonly uri: string;
  close(): void;
}

export async function startSharedPrinter(end: keyof typeof endsOfJobs): Promise<SharedPrinter> {
  let looks = 0;
  const server = createServer(async (request, response) => {
    const asked = await bodyOf(request);
    const what = asked.readUInt16BE(2);
    if (what === operation.getJob) looks += 1;
    const state = looks < 3 ? processing : endsOfJobs[end];
    const answer = Buffer.concat([headOf(asked), common, groupFor(what, uri, state), Buffer.of(groups.end)]);
    response.writeHead(200, { 'Content-Type': 'application/ipp', 'Content-Length': answer.length }).end(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const uri = `ipp://127.0.0.1:${port}/ipp/print`;
  return {
    uri,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
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

function groupFor(what: number, uri: string, state: number): Buffer {
  if (what === operation.getPrinter) return group(groups.printer, printerAttributes(uri));
  const isOfJob = [operation.createJob, operation.sendDocument, operation.getJob, operation.getJobs].includes(what);
  const reasons: Attribute = ['keyword', 'job-state-reasons', 'none'];
  const job: Attribute[] = [
    ['integer', 'job-id', 7],
    ['uri', 'job-uri', `${uri}/7`],
    ['enum', 'job-state', state],
    reasons,
  ];
  return isOfJob ? group(groups.job, job) : Buffer.alloc(0);
}

const printerAttributes = (uri: string): readonly Attribute[] => [
  // By this a CUPS knows another one.
  ['text', 'cups-version', '2.4.2'],
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
