import { z } from 'zod';
import type { Call } from '../contracts/call.ts';
import { BODY_BYTES } from '../contracts/limits.ts';
import type { Endpoint, Input } from './defineEndpoint.ts';
import { BadRequest, BodyTooLarge, NotFound, UnsupportedMediaType } from './errors.ts';
import { findFlaw } from './findFlaw.ts';

export type AnyInput = Input<Call>;

/** Throws NotFound for an invalid parameter, because it names a record that cannot exist. */
export function readParams(endpoint: Endpoint, params: Record<string, string>): AnyInput['params'] {
  const result = endpoint.call.params.safeParse(params);
  if (!result.success) throw new NotFound(endpoint.call.missing);
  return result.data;
}

/** Takes the first of repeated parameters, takes an empty one for missing, and drops unknown ones. */
export function readQuery(endpoint: Endpoint, search: URLSearchParams): AnyInput['query'] {
  const given: Record<string, string> = {};
  for (const name of Object.keys(endpoint.call.query.shape)) {
    const value = search.get(name);
    if (value) given[name] = value;
  }
  return parseInput(endpoint.call.query, given);
}

export async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  const { method, body } = endpoint.call;
  if (method === 'GET' || body instanceof z.ZodUndefined) return undefined;
  if (request.body === null && body.safeParse(undefined).success) return undefined;
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new UnsupportedMediaType();
  }
  const text = await readText(request);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadRequest('The request body is not valid JSON');
  }
  return parseInput(endpoint.call.body, value);
}

/** Counts bytes while reading, because a chunked body announces no length. */
async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > BODY_BYTES) throw new BodyTooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > BODY_BYTES) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses what a client sent. @throws BadRequest for an invalid field, or text that PostgreSQL cannot store */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = parseSafely(schema, value);
  if (result.success) {
    const flaw = findFlaw(result.data);
    if (flaw) throw new BadRequest(flaw);
    return result.data;
  }
  const issue = result.error.issues[0];
  const field = issue?.path.join('.');
  throw new BadRequest([field, issue?.message].filter(Boolean).join(': '));
}

/**
 * Turns errors that Zod throws by itself into BadRequest. Zod compares the `length` of values of a wrong type, such as
 * `{"length": {"toString": null}}`, and some of its checks fail on a thousand levels of nesting.
 */
function parseSafely<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  try {
    return schema.safeParse(value);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) throw new BadRequest('A value is of the wrong type');
    throw error;
  }
}
