/**
 * The HTTP side of the service: who calls, in which format, for which operation; and the answer in the requested
 * format.
 */
import type { DatabaseSync } from 'node:sqlite';
import { type Context, Hono } from 'hono';
import type { BoundOperation, Call } from './operation.ts';
import { allOperations } from './operations/all-operations.ts';
import { type ErrorEntry, Refusal, shown } from './refusal.ts';
import { accountOfKey, type SandboxAccount, sameKey } from './state/accounts.ts';
import { writeAnswer } from './wire/answer-writing.ts';
import { readBodyBytes, textOfBytes } from './wire/body-bytes.ts';
import { readJson } from './wire/json-reading.ts';
import { chooseFormat, type Format, formatOfBody } from './wire/media-types.ts';
import { queryFields } from './wire/query-fields.ts';
import { readXml } from './wire/xml-reading.ts';

export interface DoorParts {
  readonly database: DatabaseSync;
  readonly accounts: readonly SandboxAccount[];
  now(): Date;
  log(line: string): void;
}

/** The root of a refusal that belongs to no operation; the document names none. */
const refusalXmlRoot = 'ErrorResponse';

export function createServiceDoor(parts: DoorParts): Hono {
  const door = new Hono();
  for (const [path, operations] of Map.groupBy(allOperations, (operation) => operation.path)) {
    door.all(path, (context) => answer(context, parts, operations));
  }
  // Open to everybody: it holds no order, no address and no key.
  door.get('/openapi.json', async (context) => {
    // Loaded when it is requested: nothing else here needs the description.
    const { describeService } = await import('./openapi.ts');
    return context.json(describeService(new URL(context.req.url).origin));
  });
  door.notFound((context) => {
    const refusal = new Refusal(404, [{ message: 'There is nothing at this path.', details: shown(context.req.path) }]);
    // Not the path: a key that was pasted into the address by mistake must not get into the log.
    parts.log(`404 ${context.req.method}`);
    return refusalResponse(context, withoutKeys(refusal, parts.accounts), refusalXmlRoot);
  });
  door.onError((error, context) => {
    parts.log(`fault: ${context.req.method} ${context.req.path}: ${error.stack ?? error.message}`);
    const errors = [{ message: 'The service failed.', details: 'Its log says more.' }];
    return respond(context, 500, refusalXmlRoot, { success: false, errors });
  });
  return door;
}

async function answer(context: Context, parts: DoorParts, operations: readonly BoundOperation[]): Promise<Response> {
  // HEAD asks for the head of what GET answers (RFC 9110, 9.3.2); the library leaves the body away.
  const asked = context.req.method === 'HEAD' ? 'GET' : context.req.method;
  const operation = operations.find(({ method }) => method === asked);
  const xmlRoot = (operation ?? operations[0])?.answer.xmlRoot ?? refusalXmlRoot;
  try {
    if (operation === undefined) throw wrongMethod(context, operations);
    const account = callerOf(context, parts.accounts);
    const wire = await readWire(context, operation);
    const call: Call = { account, accounts: parts.accounts, database: parts.database, now: parts.now };
    return respond(context, 200, xmlRoot, await operation.run(call, wire), operation);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const refusal = withoutKeys(error, parts.accounts);
    parts.log(`${refusal.status} ${context.req.method} ${context.req.path}: ${refusal.message}`);
    return refusalResponse(context, refusal, xmlRoot);
  }
}

function wrongMethod(context: Context, operations: readonly BoundOperation[]): Refusal {
  const allowed = operations.flatMap(({ method }) => (method === 'GET' ? [method, 'HEAD'] : [method])).join(', ');
  context.header('Allow', allowed);
  return new Refusal(405, [{ message: `${context.req.method} is not possible here.`, details: `Use ${allowed}.` }]);
}

/** The account key chooses the account; the subscription key must belong to the same profile. Throws Refusal 401. */
function callerOf(context: Context, accounts: readonly SandboxAccount[]): SandboxAccount {
  const account = accountOfKey(accounts, context.req.header('Service-Api-Key') ?? '');
  if (account === null) throw unauthorised('Service-Api-Key is missing or is not the key of an account.');
  if (!sameKey(account.subscriptionKey, context.req.header('Ocp-Apim-Subscription-Key') ?? '')) {
    throw unauthorised('Ocp-Apim-Subscription-Key is missing or does not belong to the account.');
  }
  return account;
}

function unauthorised(details: string): Refusal {
  return new Refusal(401, [{ message: 'Access is not allowed.', details }]);
}

async function readWire(context: Context, { request }: BoundOperation): Promise<unknown> {
  // Read even where no body is needed, so that a body that is too large is refused before anything is done.
  const bytes = await readBodyBytes(context.req.raw.body);
  if (request.carriedIn === 'query') return queryFields(request.schema, new URL(context.req.url).search.slice(1));
  const format = formatOfBody(context.req.header('Content-Type'), context.req.header('Content-Encoding'));
  const text = textOfBytes(bytes);
  return format === 'json' ? readJson(text) : readXml(text, request.xmlRoot ?? '', request.schema);
}

/** So many characters tell a key: what is cut to be shown may end within one. */
const startOfKey = 6;

/**
 * A refusal repeats what was wrong in the request, and that may be a key in the wrong place; but errors are shown on screens and
 * kept in logs.
 */
function withoutKeys({ status, errors }: Refusal, accounts: readonly SandboxAccount[]): Refusal {
  const keys = accounts.flatMap(({ serviceApiKey, subscriptionKey }) => [serviceApiKey, subscriptionKey]);
  const starts = keys.map((key) => key.slice(0, startOfKey));
  const conceal = (text: string): string =>
    text.replace(/\w+/g, (word) => (starts.some((start) => word.includes(start)) ? '[key]' : word));
  return new Refusal(
    status,
    errors.map(({ message, details }) => ({ message: conceal(message), details: conceal(details) })),
  );
}

function refusalResponse(context: Context, refusal: Refusal, xmlRoot: string): Response {
  const errors: readonly ErrorEntry[] = refusal.errors;
  return respond(context, refusal.status, xmlRoot, { success: false, errors });
}

const mediaTypes: Readonly<Record<Format, string>> = {
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

function respond(
  context: Context,
  status: Refusal['status'] | 500,
  xmlRoot: string,
  fields: object,
  operation?: BoundOperation,
): Response {
  const format = chooseFormat(context.req.header('Accept'));
  context.header('Content-Type', mediaTypes[format]);
  context.header('Cache-Control', 'no-store');
  if (operation?.deprecated === true) context.header('Deprecation', 'true');
  return context.body(writeAnswer(format, xmlRoot, fields), status);
}
