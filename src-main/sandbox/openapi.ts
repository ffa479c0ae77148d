/** The OpenAPI 3.1 description of the service, made from the schemas that read its requests and shape its answers. */
import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { BoundOperation } from './operation.ts';
import { allOperations } from './operations/all-operations.ts';
import { refusalAnswer } from './wire/shapes.ts';

/** The statuses of refusals; 200 is a refusal by rule, see refusal.ts. */
const refusals: Readonly<Record<number, string>> = {
  400: 'The request cannot be understood',
  401: 'A key is missing or wrong',
  413: 'The request is larger than 4 MB',
  415: 'The body is neither JSON nor XML in UTF-8',
};

/** `baseAddress` is where the service answers. Plain data, ready for JSON. */
export function describeService(baseAddress: string): object {
  const { openAPIRegistry: registry, getOpenAPI31Document } = new OpenAPIHono();
  const keys = ['Service-Api-Key', 'Ocp-Apim-Subscription-Key'];
  for (const name of keys) registry.registerComponent('securitySchemes', name, { type: 'apiKey', in: 'header', name });
  for (const operation of allOperations) registry.registerPath(routeOf(operation, keys));
  return getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Order Shipping Service (sandbox)',
      version: '1.0.0',
      description:
        'Every answer comes in JSON or, by the Accept header, in XML. A failed operation says success false.',
    },
    servers: [{ url: baseAddress }],
  });
}

type Route = Parameters<OpenAPIHono['openAPIRegistry']['registerPath']>[0];

function routeOf(operation: BoundOperation, keys: readonly string[]): Route {
  const { request, answer } = operation;
  const responses: Route['responses'] = {
    200: {
      description: 'Done, or refused by a rule (success false)',
      content: bothForms(z.union([answer.schema, refusalAnswer]), answer.xmlRoot),
    },
  };
  for (const [status, description] of Object.entries(refusals)) {
    if (request.carriedIn === 'query' && Number(status) === 415) continue;
    if (operation.method === 'GET' && Number(status) === 413) continue;
    responses[status] = { description, content: bothForms(refusalAnswer, answer.xmlRoot) };
  }
  return {
    operationId: operation.operationId,
    summary: operation.summary,
    method: lowerMethod[operation.method],
    path: operation.path,
    deprecated: operation.deprecated,
    security: [Object.fromEntries(keys.map((name) => [name, []]))],
    ...requestOf(request),
    responses,
  };
}

const lowerMethod = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

function requestOf({ carriedIn, schema, xmlRoot = '' }: BoundOperation['request']): Pick<Route, 'request'> {
  if (carriedIn === 'body') return { request: { body: { required: true, content: bothForms(schema, xmlRoot) } } };
  return schema instanceof z.ZodObject ? { request: { query: schema } } : {};
}

/**
 * XML has the same fields below the root the document names. Only schemas that are made after the import above have its
 * method, and the operations are there before: no start of the service needs this file and its 530 kB of code.
 */
function bothForms(schema: z.ZodType, xmlRoot: string) {
  const named = z.ZodType.prototype.openapi.call(schema, { xml: { name: xmlRoot } });
  return { 'application/json': { schema }, 'application/xml': { schema: named } };
}
