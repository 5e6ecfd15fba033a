import { z } from 'zod';
import type { Call } from '../contracts/call.ts';
import { BODY_BYTES } from '../contracts/limits.ts';
import type { Endpoint, Input } from './defineEndpoint.ts';
import { BadRequest, BodyTooLarge, NotFound, UnsupportedMediaType } from './errors.ts';
import { flawIn } from './flawIn.ts';

/** What any row is given. */
export type AnyInput = Input<Call>;

/** A path parameter that cannot be an id names a record that cannot exist: not found, not a bad request. */
export function readParams(endpoint: Endpoint, params: Record<string, string>): AnyInput['params'] {
  const result = endpoint.call.params.safeParse(params);
  if (!result.success) throw new NotFound(endpoint.call.missing);
  return result.data;
}

/** Of a repeated query parameter the first counts; an empty value is as good as none; unknown ones are dropped. */
export function readQuery(endpoint: Endpoint, search: URLSearchParams): AnyInput['query'] {
  const given: Record<string, string> = {};
  for (const name of Object.keys(endpoint.call.query.shape)) {
    const value = search.get(name);
    if (value) given[name] = value;
  }
  return parse(endpoint.call.query, given);
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
  return parse(endpoint.call.body, value);
}

/** Counts as it reads, because a chunked body announces no length. */
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

/** What somebody sent, as the schema wants it. @throws BadRequest that names the first field that is wrong */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = safely(schema, value);
  if (result.success) {
    const flaw = flawIn(result.data);
    if (flaw) throw new BadRequest(flaw);
    return result.data;
  }
  const issue = result.error.issues[0];
  const field = issue?.path.join('.');
  throw new BadRequest([field, issue?.message].filter(Boolean).join(': '));
}

/**
 * Zod looks at the length of whatever has one, known by then to be of the wrong type or not, and `{"length": {"toString":
 * null}}` can be compared with nothing. What is nested a thousand times is too much for others of its checks. Both throw
 * what says as much as an issue would.
 */
function safely<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  try {
    return schema.safeParse(value);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) throw new BadRequest('A value is of the wrong type');
    throw error;
  }
}
