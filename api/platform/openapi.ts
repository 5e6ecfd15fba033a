import { z } from 'zod';
import version from '../../package.json' with { type: 'json' };
import { CONTENT_LICENSE, PRODUCT_NAME } from '../contracts/product.ts';
import { isOpen } from './access.ts';
import type { Endpoint } from './defineEndpoint.ts';
import { errorResponses, jsonHeaders, pageHeaderSchemas, problemSchema, redirectHeaders } from './openapiAnswers.ts';

type Json = Record<string, unknown>;

export function openApiDocument(endpoints: Endpoint[]): Json & { openapi: string } {
  const schemas: Json = { Problem: problemSchema };
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const { path, method } = endpoint.call;
    paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(endpoint, schemas) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: version.version,
      license: { name: 'MIT', identifier: 'MIT' },
      description: `Reading is open to everybody. Every GET also accepts HEAD, sends an ETag, and answers If-None-Match with 304. An error is a short text, or an RFC 9457 problem when Accept asks for one. The API is under MIT. Texts of the encyclopedia, read or sent, are under [${CONTENT_LICENSE.name}](${CONTENT_LICENSE.url}), unless the terms of use say otherwise. Posts and talk belong to their authors.`,
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas,
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The session token from sign-in' } },
    },
  };
}

function toOperation({ call, access, location }: Endpoint, schemas: Json): Json {
  const isForAll = isOpen(access);
  const isPaged = 'page' in call.query.shape;
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.tag],
    security: isForAll ? [] : [{ session: [] }],
    parameters: [
      ...toParameters({ schema: call.params, place: 'path', schemas }),
      ...toParameters({ schema: call.query, place: 'query', schemas }),
    ],
    ...requestBody(call.body, schemas),
    responses: {
      [location ? 303 : 200]: {
        description: call.summary,
        headers: { ...jsonHeaders, ...(isPaged ? pageHeaderSchemas : {}), ...(location ? redirectHeaders : {}) },
        content: { 'application/json': { schema: toJsonSchema({ schema: call.output, io: 'output', schemas }) } },
      },
      ...(call.method === 'GET' ? { 304: { description: 'Not modified: the client has the current version' } } : {}),
      ...errorResponses({ call, isOpen: isForAll }),
    },
  };
}

type Place = { schema: z.ZodObject; place: 'path' | 'query'; schemas: Json };

/** Describes parameters by the type that they are parsed to: a number, not its text. */
function toParameters({ schema, place, schemas }: Place): Json[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const { description, ...described } = toJsonSchema({ schema: field as z.ZodType, io: 'output', schemas });
    const isRequired = place === 'path' || !(field as z.ZodType).safeParse(undefined).success;
    return { name, in: place, required: isRequired, ...(description ? { description } : {}), schema: described };
  });
}

function requestBody(body: z.ZodType, schemas: Json): Json {
  if (body.safeParse(undefined).success) return {};
  const schema = toJsonSchema({ schema: body, io: 'input', schemas });
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

/**
 * Returns a JSON Schema, and adds schemas with an id to `schemas`. The wrapper turns a root schema with an id into a
 * reference, too.
 */
function toJsonSchema({ schema, io, schemas }: { schema: z.ZodType; io: 'input' | 'output'; schemas: Json }): Json {
  const { properties, $defs = {} } = z.toJSONSchema(z.object({ schema }), { io, unrepresentable: 'any' });
  for (const [id, definition] of Object.entries($defs)) schemas[id] = withComponentReferences(definition);
  return withComponentReferences(properties?.schema);
}

function withComponentReferences(schema: unknown): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'), (key, value) =>
    // Zod repeats a schema's own id as a keyword that JSON Schema does not know.
    key === 'id' && typeof value === 'string' ? undefined : value,
  );
}
